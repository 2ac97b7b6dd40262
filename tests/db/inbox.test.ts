import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

type Logged = { operation: string; title: string | null; before: object | null; after: object | null };

describeOnBoth('what supervisors do about requests and messages', (database) => {
  let sue: Person;
  let sally: Person;
  let sam: Person;
  const act = <Row extends object>(who: Person, sql: string, values: unknown[] = []) =>
    database().actAs(who, ({ query }) => query<Row>(sql, values));
  const list = async <Row>(who: Person, call: string) => {
    const [row] = await database().actAs(who, ({ query }) =>
      query<{ listed: { rows: Row[] } }>(`select public.${call} as listed`),
    );
    return row?.listed.rows;
  };

  beforeAll(async () => {
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sally = await makePerson(database(), 'Sally', { role: 'supervisor' });
    sam = await makePerson(database(), 'Sam');
    await database().query(
      `insert into public.custom_trip_requests (name, email, language, user_id) values ('Sam', $1, 'en', $2)`,
      [sam.email, sam.id],
    );
    await database().query(
      "insert into public.contact_messages (name, email, message) values ('Zoé', 'zoe@example.org', 'Hi')",
    );
  });

  it('[ADMIN-7] an entry says in which language it was written, and is read once a supervisor has opened it', async () => {
    expect(await list(sue, 'admin_requests()')).toMatchObject([{ language: 'en', is_read: false }]);
    expect(await list(sue, "admin_messages('unread')")).toMatchObject([{ language: 'fr', is_read: false }]);
    await act(
      sue,
      'insert into public.inbox_notes (message_id, is_read) select id, true from public.contact_messages',
    );
    expect(await list(sally, "admin_messages('unread')")).toEqual([]);
    expect(await list(sally, 'admin_messages()')).toMatchObject([{ is_read: true }]);
    await act(sally, 'update public.inbox_notes set is_read = false');
    expect(await list(sue, "admin_messages('unread', search => 'zoe')")).toHaveLength(1);
  });

  it('[ADMIN-7] an entry is assigned to a supervisor, who finds it among theirs; its sender learns nothing of it', async () => {
    await act(
      sue,
      'insert into public.inbox_notes (request_id, assigned_to) select id, $1 from public.custom_trip_requests',
      [sally.id],
    );
    expect(await list(sally, "admin_requests('mine')")).toMatchObject([
      { assigned_name: 'Sally', is_read: false },
    ]);
    expect(await list(sue, "admin_requests('mine')")).toEqual([]);
    await database().asUser(sue, async ({ refused }) => {
      expect(
        await refused('update public.inbox_notes set assigned_to = $1 where request_id is not null', [
          sam.id,
        ]),
      ).toEqual({ code: 'PT422', message: 'assignee_not_supervisor', detail: 'assigned_to' });
    });
    expect(await act(sam, 'select * from public.inbox_notes')).toEqual([]);
    const [own] = await act(sam, 'select * from public.custom_trip_requests');
    expect(JSON.stringify(own)).not.toContain(sally.id);
  });

  it('[ADMIN-7] the log has notes and assignments with what they are about, not the read marks, and a mark moves no date', async () => {
    const logged = async () => {
      const [row] = await act<{ listed: { rows: Logged[] } }>(
        sue,
        "select public.admin_changes('inbox_notes') as listed",
      );
      return row?.listed.rows.map(({ operation, title, before, after }) => ({
        operation,
        title,
        before,
        after,
      }));
    };
    const dates = () => database().query('select updated_at from public.inbox_notes order by id');
    const assigned = {
      operation: 'INSERT',
      title: 'Sam',
      before: null,
      after: { assigned_to: 'Sally', request_id: expect.any(String), updated_at: expect.any(String) },
    };
    expect(await logged()).toEqual([assigned]);
    const before = await dates();
    await act(sue, 'update public.inbox_notes set is_read = true');
    expect(await dates()).toEqual(before);
    await act(sue, "update public.inbox_notes set note = 'VIP' where message_id is not null");
    await act(sally, 'update public.inbox_notes set assigned_to = null where request_id is not null');
    expect(await logged()).toEqual([
      {
        operation: 'UPDATE',
        title: 'Sam',
        before: { assigned_to: 'Sally' },
        after: { assigned_to: null, request_id: expect.any(String) },
      },
      {
        operation: 'UPDATE',
        title: 'Zoé',
        before: { updated_at: expect.any(String) },
        after: { updated_at: expect.any(String), message_id: expect.any(String) },
      },
      assigned,
    ]);
  });

  it('[ADMIN-7] suspected spam is listed on demand alone, unread or assigned as it may be', async () => {
    await database().query(
      "insert into public.contact_messages (name, email, message, website) values ('Bot', 'bot@example.org', 'Buy', 'x')",
    );
    await act(
      sue,
      `insert into public.inbox_notes (message_id, assigned_to)
       select id, $1 from public.contact_messages where status = 'suspect'`,
      [sue.id],
    );
    const names = async (state: string) =>
      (await list<{ name: string }>(sue, `admin_messages('${state}')`))?.map(({ name }) => name);
    expect(await names('suspect')).toEqual(['Bot']);
    for (const state of ['', 'unread', 'mine']) expect(await names(state)).not.toContain('Bot');
  });

  it('[ADMIN-1] somebody who deletes their account, and so what they sent, is not in the log of supervisors', async () => {
    await act(sam, 'select public.delete_my_account(confirmation => $1)', [sam.email]);
    expect(await database().query('select 1 from public.custom_trip_requests')).toEqual([]);
    expect(
      await database().query('select 1 from public.supervisor_changes where by_id = $1', [sam.id]),
    ).toEqual([]);
  });
});
