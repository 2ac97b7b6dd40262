import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

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

  it('[ADMIN-7] the log has the notes, not the read marks, and a mark moves no date of a note', async () => {
    const logged = () =>
      database().query("select 1 from public.supervisor_changes where source = 'inbox_notes'");
    const dates = () => database().query('select updated_at from public.inbox_notes order by id');
    expect(await logged()).toEqual([]);
    const before = await dates();
    await act(sue, 'update public.inbox_notes set is_read = true');
    expect(await dates()).toEqual(before);
    await act(sue, "update public.inbox_notes set note = 'VIP' where message_id is not null");
    expect(await logged()).toHaveLength(1);
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
});
