import { expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { writeSupervisorFactor } from '#server/supabase/auth/factors/enrolment.ts';
import { createRefresh } from '#server/supabase/auth/refresh.ts';
import { type Caller, describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { addFactor, addSession } from '#tests/support/second-factor-rows.ts';

describeOnBoth('sessions and supervisors', (database) => {
  /** A session that began and was last used so long ago. */
  const sessionOf = async (person: Person, begun: string, used = '0 days') => {
    const session = await addSession(database(), person);
    await database().query(
      `update auth.sessions set created_at = now() - $2::interval, updated_at = now() - $2::interval,
         refreshed_at = timezone('utc', now()) - $3::interval where id = $1`,
      [session, begun, used],
    );
    return session;
  };
  const isKnown = async (person: Person, session: string) => {
    const caller: Caller = { ...person, claims: { session_id: session } };
    const [row] = await database().asUser(caller, ({ query }) =>
      query<{ known: boolean }>('select app.uid() is not null as known'),
    );
    return row?.known;
  };

  it.each([
    ['traveler', '364 days', '0 days', true],
    ['traveler', '366 days', '0 days', false],
    ['traveler', '200 days', '89 days', true],
    ['traveler', '200 days', '91 days', false],
    ['supervisor', '11 hours', '0 days', true],
    ['supervisor', '13 hours', '0 days', false],
  ])('[AUTH-10] a %s’s session of %s ago, last used %s ago, lasts: %s', async (role, begun, used, lasts) => {
    const person = await makePerson(database(), 'Ana', { role });
    const session = await sessionOf(person, begun, used);
    expect(await isKnown(person, session)).toBe(lasts);
    const asked = database().query('select app.require_session($1)', [session]);
    if (lasts) await asked;
    else await expect(asked).rejects.toMatchObject({ message: 'session_expired', code: 'PT401' });

    await database().query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) values ($1, $2, $3, $4, false)`,
      [crypto.randomUUID(), session, person.id, session],
    );
    const forward = vi.fn(async () => Response.json({}));
    const answer = await createRefresh(database())(session, forward, () => {});
    expect(forward).toHaveBeenCalledTimes(lasts ? 1 : 0);
    if (!lasts) expect(await answer.json()).toMatchObject({ code: 400, error_code: 'session_expired' });
    await database().query('select app.purge_sessions()');
    const left = await database().query('select from auth.sessions where id = $1', [session]);
    expect(left).toHaveLength(lasts ? 1 : 0);
  });

  it('[AUTH-10] what has ended is not listed, and is removed once a day', async () => {
    const person = await makePerson(database(), 'Ana');
    const here = await addSession(database(), person);
    const old = await sessionOf(person, '400 days');
    const ended = await addSession(database(), person);
    await database().query("update auth.sessions set not_after = now() - interval '1 second' where id = $1", [
      ended,
    ]);
    const caller: Caller = { ...person, claims: { session_id: here } };
    const [listed] = await database().asUser(caller, ({ query }) =>
      query('select array_agg(id) as ids from public.my_sessions()'),
    );
    expect(listed).toEqual({ ids: [here] });
    await database().query('select app.purge_sessions()');
    expect(await database().query('select id from auth.sessions where user_id = $1', [person.id])).toEqual([
      { id: here },
    ]);
    expect(
      await database().query(`select from realtime.messages where payload ->> 'topic' = $1`, [
        `session:${old}`,
      ]),
    ).toHaveLength(1);
  });

  it.each([
    ['idle', '2 days'],
    ['longest', '9 days'],
  ])('[AUTH-10] the operator’s own limit holds at once, and past a start: %s', async (column, limit) => {
    const person = await makePerson(database(), 'Ana');
    const session = await sessionOf(person, '10 days', '3 days');
    const [{ usual } = {}] = await database().query<{ usual: string }>(
      `select ${column}::text as usual from app.session_rules`,
    );
    const set = (value: string | undefined) =>
      database().query(`update app.session_rules set ${column} = $1::text::interval`, [value]);
    try {
      await set(limit);
      await writeSupervisorFactor(database(), readConfig({}));
      expect(await isKnown(person, session)).toBe(false);
    } finally {
      await set(usual);
    }
    expect(await isKnown(person, session)).toBe(true);
  });

  it('[AUTH-9] [ADMIN-1] where the operator demands it, a supervisor without a second factor is none', async () => {
    const person = await makePerson(database(), 'Robin', { role: 'supervisor' });
    const supervises = async (aal: 'aal1' | 'aal2') => {
      const [row] = await database().asUser({ ...person, claims: { aal } }, ({ query }) =>
        query<{ known: boolean; supervises: boolean; messages: number }>(
          `select app.uid() is not null as known, app.is_supervisor() as supervises,
             (select count(*)::integer from public.contact_messages) as messages`,
        ),
      );
      expect(row?.messages).toBe(row?.supervises ? 1 : 0);
      return [row?.known, row?.supervises];
    };
    await database().query(
      `insert into public.contact_messages (name, email, message) values ('Zoé', 'zoe@example.org', 'Bonjour')`,
    );
    expect(await supervises('aal1')).toEqual([true, true]);
    await writeSupervisorFactor(database(), readConfig({ SUPERVISOR_SECOND_FACTOR: 'required' }));
    expect(await supervises('aal1')).toEqual([true, false]);
    // A token of a session whose factor was removed meanwhile.
    expect(await supervises('aal2')).toEqual([true, false]);
    await addFactor(database(), person, 'unverified');
    expect(await supervises('aal2')).toEqual([true, false]);
    await database().query(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [person.id]);
    expect(await supervises('aal2')).toEqual([true, true]);
  });
});
