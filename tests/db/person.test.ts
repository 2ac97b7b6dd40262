import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { addFactor, addSession } from '#tests/support/second-factor-rows.ts';

type Found = Record<string, unknown> & { sessions: { id: string }[] };

describeOnBoth('[ADMIN-6] one person, as supervisors see them', (database) => {
  let sue: Person;
  let sam: Person;
  let first: string;

  const read = 'select public.admin_person($1) as found';

  beforeAll(async () => {
    const { query } = database();
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sam = await makePerson(database(), 'Sam');
    await makeTrip(database(), sam);
    await addFactor(database(), sam, 'verified');
    first = await addSession(database(), sam);
    await addSession(database(), sam);
    await addSession(database(), sue);
    await query(
      `insert into public.custom_trip_requests (name, email, destination, user_id, created_at)
       values ('Sam', 'sam@example.org', 'Faro', $1, '2026-01-01'), ('Zoé', 'zoe@example.org', 'Oslo', null, now())`,
      [sam.id],
    );
    await query(
      `insert into public.contact_messages (name, email, message, user_id, created_at)
       values ('Sam', 'sam@example.org', 'Where is my trip?', $1, '2026-02-01')`,
      [sam.id],
    );
  });

  it('has the account, open sessions, what was sent and decided, and no trip by its name', async () => {
    await database().asUser(sue, async ({ query }) => {
      await query("select public.ban_user($1, 'Spam')", [sam.id]);
      const [row] = await query<{ found: Found }>(read, [sam.id]);
      expect(row?.found).toMatchObject({
        id: sam.id,
        email: sam.email,
        is_banned: true,
        ban_reason: 'Spam',
        has_factor: true,
        trips: 1,
        joined_trips: 0,
        entries: [
          { box: 'messages', about: 'Where is my trip?', status: 'new' },
          { box: 'requests', about: 'Faro', status: 'new' },
        ],
        changes: [{ by_name: 'Sue', after: { is_banned: true, ban_reason: 'Spam' } }],
      });
      expect(JSON.stringify(row?.found)).not.toContain('title_');
      expect(await query(read, [crypto.randomUUID()])).toEqual([{ found: null }]);
    });
  });

  it('is signed out of one session or of all, and nobody else is; it is logged', async () => {
    const end = (session: string | null) =>
      [`select public.end_person_sessions($1, $2) as gone`, [sam.id, session]] as const;
    await database().asUser(sue, async ({ query, refused }) => {
      expect(await query(...end(crypto.randomUUID()))).toEqual([{ gone: 0 }]);
      expect(await query(...end(first))).toEqual([{ gone: 1 }]);
      const [row] = await query<{ found: Found }>(read, [sam.id]);
      expect(row?.found.sessions).toHaveLength(1);
      expect(row?.found.sessions[0]).toMatchObject({ address: '203.0.113.…', user_agent: 'A browser' });
      expect(await query(...end(null))).toEqual([{ gone: 1 }]);
      expect(await query(...end(null))).toEqual([{ gone: 0 }]);
      expect(
        await query(
          "select after from public.supervisor_changes where row_id = $1 and after ? 'ended_sessions'",
          [sam.id],
        ),
      ).toHaveLength(2);
      const [own] = await query<{ found: Found }>(read, [sue.id]);
      expect(own?.found.sessions).toHaveLength(1);
      expect(await refused('select public.end_person_sessions($1)', [sue.id])).toMatchObject({
        message: 'profile_protected',
      });
      expect(await refused('select public.end_person_sessions($1)', [crypto.randomUUID()])).toMatchObject({
        message: 'user_not_found',
      });
    });
  });

  it('is for supervisors', async () => {
    await database().asUser(sam, async ({ refused }) => {
      expect(await refused(read, [sue.id])).toMatchObject({ message: 'supervisor_only' });
    });
  });
});
