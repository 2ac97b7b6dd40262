import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

type Listed = { rows: { id: string }[]; ids?: string[] };

describeOnBoth('files of lists', (database) => {
  let sue: Person;
  const list = (call: string): Promise<Listed | undefined> =>
    database().asUser(sue, async ({ query }) => {
      const [row] = await query<{ listed: Listed }>(`select public.${call} as listed`);
      return row?.listed;
    });
  const idsOf = async (call: string) => (await list(call))?.rows.map(({ id }) => id) ?? [];

  beforeAll(async () => {
    const { query } = database();
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    await makePerson(database(), 'Zoé');
    await query(
      `insert into public.contact_messages (name, email, message, created_at)
       select 'Zoé', 'zoe@example.org', 'Bonjour', now() - i * interval '1 hour' from generate_series(1, 3) i`,
    );
    await query(
      `insert into public.custom_trip_requests (name, email, created_at)
       select 'Zoé', 'zoe@example.org', now() - i * interval '1 hour' from generate_series(1, 3) i`,
    );
  });

  it.each([
    ['users', "sort => 'name', descending => false"],
    ['requests', "search => 'zoe'"],
    ['messages', "search => 'zoe'"],
  ])(
    '[ADMIN-6] [ADMIN-7] a file of %s has the rows that its list had at one moment, in that order',
    async (name, asked) => {
      const shown = await idsOf(`admin_${name}(${asked})`);
      expect(shown.length).toBeGreaterThan(1);
      expect(await list(`admin_${name}(${asked}, size => 0)`)).toMatchObject({ rows: [], ids: shown });
      // Another order than the list's, and a row that is gone by then.
      const ids = [crypto.randomUUID(), ...shown.toReversed()].join(',');
      expect(await idsOf(`admin_${name}(${asked}, ids => '{${ids}}')`)).toEqual(shown.toReversed());
    },
  );
});
