import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

describeOnBoth('[ADMIN-5] rows that supervisors edit', (database) => {
  let sue: Person;

  beforeAll(async () => {
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    await makePerson(database(), 'Ana');
    const { query } = database();
    await query(
      `insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal')`,
    );
    await query(
      `insert into public.airports (iata, name, country_iso_a2, lat, lng) values ('LIS', 'Lisbonne', 'PT', 38.7, -9.1)`,
    );
    await query(`insert into public.activities (title, country_iso_a2) values ('Tram', 'PT')`);
    await query(`insert into public.themes (slug, title_fr, title_en) values ('mer', 'La mer', 'The sea')`);
    await query(
      `insert into public.sample_trips (slug, title_fr, title_en, destination_fr, destination_en, days, month) values ('tour', 'Tour', 'Tour', 'Porto', 'Porto', 3, 5)`,
    );
    const [message] = await query<{ id: string }>(
      `insert into public.contact_messages (name, email, message) values ('Zoé', 'zoe@example.org', 'Bonjour') returning id`,
    );
    await query(`insert into public.inbox_notes (message_id) values ($1)`, [message?.id]);
  });

  it.each([
    ['airports', "name = 'Humberto Delgado'"],
    ['countries', "capital = 'Lisboa'"],
    ['activities', "title = 'Tram 28'"],
    ['themes', "title_fr = 'Les mers'"],
    ['sample_trips', "title_fr = 'Grand tour'"],
    ['inbox_notes', "note = 'A appelé.'"],
    ['profiles', 'is_premium = true'],
  ])(
    '%s: a change gives the row another version, by which the next one is not written',
    async (table, set) => {
      await database().asUser(sue, async ({ query }) => {
        const where = table === 'profiles' ? "name = 'Ana'" : 'true';
        const [before] = await query<{ version: string }>(
          `select updated_at::text as version from public.${table} where ${where}`,
        );
        const write = () =>
          query(`update public.${table} set ${set} where ${where} and updated_at = $1 returning true`, [
            before?.version,
          ]);
        expect(await write()).toHaveLength(1);
        expect(await write()).toEqual([]);
      });
    },
  );
});
