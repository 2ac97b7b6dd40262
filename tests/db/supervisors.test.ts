import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

type Change = { operation: string; source: string; title: string | null; before: object; after: object };

describeOnBoth('what supervisors do', (database) => {
  let sue: Person;
  let sid: Person;
  let sam: Person;

  beforeEach(async () => {
    const { query } = database();
    await query('delete from auth.users');
    await query('delete from public.supervisor_changes');
    await query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal') on conflict do nothing",
    );
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sid = await makePerson(database(), 'Sid', { role: 'supervisor' });
    sam = await makePerson(database(), 'Sam');
  });

  const act = (who: Person, sql: string, parameters: unknown[] = []) =>
    database().actAs(who, ({ query }) => query(sql, parameters));
  const refusal = (who: Person, sql: string, parameters: unknown[] = []) =>
    database().asUser(who, ({ refused }) => refused(sql, parameters));
  const changes = () =>
    database().asUser(sue, ({ query }) =>
      query<Change>(
        'select operation, source, title, before, after from public.supervisor_changes order by id',
      ),
    );

  it('[ADMIN-6] a ban says why, ends with its reason, and is logged with both', async () => {
    await act(sue, 'select public.ban_user($1, $2)', [sam.id, ' Spam ']);
    const state = 'select is_banned, ban_reason from app.accounts where id = $1';
    expect(await database().query(state, [sam.id])).toEqual([{ is_banned: true, ban_reason: 'Spam' }]);
    await act(sue, 'select public.unban_user($1)', [sam.id]);
    expect(await database().query(state, [sam.id])).toEqual([{ is_banned: false, ban_reason: null }]);
    expect(await changes()).toEqual([
      {
        operation: 'UPDATE',
        source: 'profiles',
        title: null,
        before: { is_banned: false, ban_reason: null },
        after: { is_banned: true, ban_reason: 'Spam' },
      },
      {
        operation: 'UPDATE',
        source: 'profiles',
        title: null,
        before: { is_banned: true, ban_reason: 'Spam' },
        after: { is_banned: false, ban_reason: null },
      },
    ]);
  });

  it('[ADMIN-6] a ban needs a reason and somebody; nobody bans themselves', async () => {
    const ban = 'select public.ban_user($1, $2)';
    expect(await refusal(sue, ban, [sam.id, ' '])).toMatchObject({ message: 'text_blank', detail: 'reason' });
    expect(await refusal(sue, ban, [sam.id, 'x'.repeat(1001)])).toMatchObject({ message: 'text_too_long' });
    expect(await refusal(sue, ban, [crypto.randomUUID(), 'X'])).toMatchObject({ message: 'user_not_found' });
    expect(await refusal(sue, ban, [sue.id, 'X'])).toMatchObject({ message: 'profile_protected' });
    expect(await refusal(sue, 'select public.unban_user($1)', [sue.id])).toMatchObject({
      message: 'profile_protected',
    });
  });

  it('[AUTH-9] [ADMIN-6] a second factor is removed with its codes, logged and mailed, by supervisors and not of oneself', async () => {
    const remove = 'select public.remove_second_factor($1) as had';
    const { query } = database();
    expect(await refusal(sam, remove, [sid.id])).toMatchObject({ message: 'supervisor_only' });
    expect(await refusal(sue, remove, [sue.id])).toMatchObject({ message: 'profile_protected' });
    expect(await refusal(sue, remove, [crypto.randomUUID()])).toMatchObject({ message: 'user_not_found' });
    expect(await act(sue, remove, [sam.id])).toEqual([{ had: false }]);
    await query('delete from app.mail_queue');
    await query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
       select gen_random_uuid(), $1, t, t, 'verified' from unnest(array['totp', 'recovery_code']) t`,
      [sam.id],
    );
    expect(await act(sue, remove, [sam.id])).toEqual([{ had: true }]);
    expect(await query('select 1 from auth.mfa_factors where user_id = $1', [sam.id])).toEqual([]);
    expect(await query('select kind, address, language, payload from app.mail_queue')).toEqual([
      { kind: 'factor_removed', address: sam.email, language: null, payload: { userId: sam.id } },
    ]);
    expect(
      await query('select event, actor_id, subject from app.security_events order by id desc limit 1'),
    ).toEqual([{ event: 'factor_removed', actor_id: sue.id, subject: sam.id }]);
    expect(await changes()).toEqual([
      {
        operation: 'UPDATE',
        source: 'profiles',
        title: null,
        before: { has_second_factor: true },
        after: { has_second_factor: false },
      },
    ]);
  });

  it('[ADMIN-6] the last supervisor is neither demoted nor banned, no matter who asks', async () => {
    await act(sue, "update public.profiles set role = 'traveler' where id = $1", [sid.id]);
    for (const change of ["role = 'traveler'", "role = 'admin'", 'is_banned = true'])
      await database()
        .transaction(async ({ query }) => {
          await expect(
            query(`update app.accounts set ${change} where id = $1`, [sue.id]),
          ).rejects.toMatchObject({
            message: 'last_supervisor',
          });
        })
        .catch(() => {});
    expect(
      await database().query("select id from app.accounts where role = 'supervisor' and not is_banned"),
    ).toEqual([{ id: sue.id }]);
  });

  it('[ADMIN-6] not even all of them in one statement, nor one who is banned counted as one', async () => {
    await expect(database().query("update app.accounts set role = 'traveler'")).rejects.toMatchObject({
      message: 'last_supervisor',
    });
    await act(sue, 'select public.ban_user($1, $2)', [sid.id, 'X']);
    await expect(
      database().query('update app.accounts set is_banned = true where id = $1', [sue.id]),
    ).rejects.toMatchObject({ message: 'last_supervisor' });
  });

  it('every change of what the house publishes is logged: who, what, before and after', async () => {
    await act(sue, "insert into public.activities (title, country_iso_a2) values ('Tram', 'PT')");
    await act(sue, "update public.activities set title = 'Tram 28', duration = 60");
    await act(sid, 'update public.activities set title = title');
    await act(sid, 'delete from public.activities');
    await act(sid, "update public.countries set advice_fr = repeat('x', 500) where iso_a2 = 'PT'");
    await act(sid, "update public.countries set name_en = 'Lusitania' where iso_a2 = 'PT'");
    const logged = await changes();
    expect(logged).toMatchObject([
      { operation: 'INSERT', source: 'activities', title: 'Tram', before: null, after: { title: 'Tram' } },
      { operation: 'UPDATE', title: 'Tram 28', before: { title: 'Tram' }, after: { title: 'Tram 28' } },
      { operation: 'DELETE', title: 'Tram 28', before: { title: 'Tram 28' }, after: null },
      { operation: 'UPDATE', source: 'countries', title: 'Portugal', before: { advice_fr: null } },
      { operation: 'UPDATE', source: 'countries' },
    ]);
    expect(logged[1]?.after).toEqual({ title: 'Tram 28' });
    expect(logged[4]?.after).toEqual({ name_en: 'Lusitania' });
    expect(logged[3]?.after).toEqual({ advice_fr: `${'x'.repeat(400)} … (500)` });
    const authors = await database().asUser(sue, ({ query }) =>
      query('select name from public.admin_change_authors()'),
    );
    expect(authors).toEqual([{ name: 'Sid' }, { name: 'Sue' }]);
  });

  it('the server’s own writes, people’s of themselves and refused ones are no news', async () => {
    await database().query("insert into public.activities (title, country_iso_a2) values ('Seed', 'PT')");
    await act(sam, "update public.profiles set bio = 'Hi' where id = $1", [sam.id]);
    await refusal(sam, "insert into public.activities (title, country_iso_a2) values ('X', 'PT')");
    await act(sue, 'update public.profiles set is_premium = is_premium where id = $1', [sam.id]);
    expect(await changes()).toEqual([]);
  });

  it('[ADMIN-1] who deletes their account stays in the log of what they changed', async () => {
    await act(sid, 'update public.profiles set is_premium = true where id = $1', [sam.id]);
    await act(sid, 'select public.delete_my_account(confirmation => $1)', [sid.email]);
    const [logged] = await database().query('select by_id from public.supervisor_changes');
    expect(logged).toEqual({ by_id: sid.id });
    const [list] = await act(sue, 'select public.admin_changes(by_id => $1) as page', [sid.id]);
    expect(list).toMatchObject({ page: { rows: [{ by_id: sid.id, by_name: null }] } });
  });

  it('the log is read by supervisors, and written, changed or emptied by nobody', async () => {
    await act(sue, 'update public.profiles set is_premium = true where id = $1', [sam.id]);
    expect(await changes()).toHaveLength(1);
    expect(
      await database().asUser(sam, ({ query }) => query('select 1 from public.supervisor_changes')),
    ).toEqual([]);
    for (const sql of [
      'delete from public.supervisor_changes',
      "update public.supervisor_changes set title = ''",
      "insert into public.supervisor_changes (operation, source, row_id) values ('DELETE', 'x', 'x')",
    ])
      expect(await refusal(sue, sql)).toMatchObject({ code: '42501' });
  });

  it('[ADMIN-7] letters are noted, answered and logged without what they say', async () => {
    await database().query('delete from public.custom_trip_requests');
    await database().query(
      "insert into public.custom_trip_requests (name, email, message, user_id) values ('Zoé', 'zoe@example.org', 'A secret', $1)",
      [sam.id],
    );
    await act(
      sue,
      "insert into public.inbox_notes (request_id, note) select id, 'VIP' from public.custom_trip_requests",
    );
    await act(
      sue,
      "insert into public.inbox_answers (request_id, text) select id, 'Dear Zoé' from public.custom_trip_requests",
    );
    expect(await database().query('select status from public.custom_trip_requests')).toEqual([
      { status: 'done' },
    ]);
    expect(
      await refusal(
        sue,
        "insert into public.inbox_answers (request_id, text) select id, ' ' from public.custom_trip_requests",
      ),
    ).toMatchObject({ message: 'text_blank', detail: 'text' });
    expect(
      await database().query("select address, language from app.mail_queue where kind = 'request_reply'"),
    ).toEqual([{ address: 'zoe@example.org', language: 'fr' }]);
    for (const table of ['inbox_notes', 'inbox_answers'])
      expect(await database().asUser(sam, ({ query }) => query(`select 1 from public.${table}`))).toEqual([]);
    const logged = await changes();
    expect(logged.map(({ source }) => source)).toEqual([
      'inbox_notes',
      'custom_trip_requests',
      'inbox_answers',
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|Zoé|VIP/);
    await act(sue, 'delete from public.custom_trip_requests');
    expect(await database().query('select 1 from public.inbox_notes')).toEqual([]);
  });
});
