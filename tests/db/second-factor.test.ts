import { expect, it } from 'vitest';
import { type Caller, describeOn, describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { openHostedDatabase } from '#tests/support/hosted-database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { addFactor, addSession } from '#tests/support/second-factor-rows.ts';

const FACTOR_TABLES = [
  'mfa_factors',
  'mfa_challenges',
  'mfa_amr_claims',
  'mfa_recovery_codes',
  'mfa_failures',
];

type Claims = { aal?: string; session_id?: string };

/** Whether the database takes the person's token for theirs. */
async function isKnown(database: TestDatabase, person: Person, claims: Claims = {}): Promise<boolean> {
  const caller: Caller = { ...person, claims };
  const [row] = await database.asUser(caller, ({ query }) =>
    query<{ known: boolean; trips: number; supervises: boolean }>(
      `select app.uid() is not null as known, (select count(*)::integer from public.trips) as trips,
         app.is_supervisor() as supervises`,
    ),
  );
  expect(row?.trips).toBe(row?.known ? 1 : 0);
  expect(row?.supervises).toBe(row?.known);
  return row?.known === true;
}

async function supervisorWithTrip(database: TestDatabase): Promise<Person> {
  const person = await makePerson(database, 'Robin', { role: 'supervisor' });
  await database.query('delete from public.trips');
  await makeTrip(database, person);
  return person;
}

/** What holds wherever the tables of factors come from. */
function rules(database: () => TestDatabase): void {
  it('[AUTH-9] who has a verified factor is nobody until it was shown', async () => {
    const person = await supervisorWithTrip(database());
    expect(await isKnown(database(), person)).toBe(true);
    await addFactor(database(), person, 'unverified');
    expect(await isKnown(database(), person, { aal: 'aal1' })).toBe(true);
    await database().query(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [person.id]);
    expect(await isKnown(database(), person)).toBe(false);
    expect(await isKnown(database(), person, { aal: 'aal1' })).toBe(false);
    expect(await isKnown(database(), person, { aal: 'aal2' })).toBe(true);
  });

  it('[AUTH-10] a token is worth as much as its session', async () => {
    const person = await supervisorWithTrip(database());
    const other = await makePerson(database(), 'Other');
    const session = await addSession(database(), person);
    expect(await isKnown(database(), person, { session_id: session })).toBe(true);
    expect(await isKnown(database(), person, { session_id: await addSession(database(), other) })).toBe(
      false,
    );
    await database().query('delete from auth.sessions where id = $1', [session]);
    expect(await isKnown(database(), person, { session_id: session })).toBe(false);
  });

  it('[AUTH-10] one’s sessions are shown with the address cut short, and ended one by one', async () => {
    const person = await supervisorWithTrip(database());
    const here = await addSession(database(), person);
    const there = await addSession(database(), person, 'aal2');
    await database().query(
      `update auth.sessions set ip = '2001:db8:1:2::3', user_agent = null where id = $1`,
      [there],
    );
    const caller: Caller = { ...person, claims: { session_id: here } };
    await database().asUser(caller, async ({ query, refused }) => {
      expect(
        await query('select id, address, user_agent, aal, is_current from public.my_sessions()'),
      ).toEqual([
        { id: here, address: '203.0.113.…', user_agent: 'A browser', aal: 'aal1', is_current: true },
        { id: there, address: '2001:db8:1::', user_agent: null, aal: 'aal2', is_current: false },
      ]);
      await query('select public.end_session($1)', [there]);
      expect(await query('select id from public.my_sessions()')).toEqual([{ id: here }]);
      for (const id of [there, crypto.randomUUID()])
        expect(await refused('select public.end_session($1)', [id])).toMatchObject({
          code: 'PT404',
          message: 'session_not_found',
        });
    });
  });
}

describeOnBoth('second factors and sessions', (database) => {
  rules(database);

  it('[AUTH-9] each function answers who has not shown theirs as it answers the banned', async () => {
    const banned = await makePerson(database(), 'Bob', { role: 'supervisor', isBanned: true });
    const guarded = await makePerson(database(), 'Gus', { role: 'supervisor' });
    await addFactor(database(), guarded, 'verified');
    const functions = await database().query<{ call: string }>(
      `select format('%s(%s)', p.oid::regproc, (select string_agg(format('null::%s', a), ', ') from unnest(p.proargtypes) with ordinality
         t (type, n), lateral (select format_type(t.type, null) as a) names)) as call
       from pg_proc p where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')`,
    );
    expect(functions.length).toBeGreaterThan(15);
    const answers = (person: Person) =>
      database().asUser(person, async ({ query }) => {
        const all: Record<string, unknown> = {};
        for (const { call } of functions) {
          await query('savepoint one');
          all[call] = await query(`select * from ${call}`).catch((error: Error) => error.message);
          await query('rollback to savepoint one');
        }
        return all;
      });
    expect(await answers(guarded)).toEqual(await answers(banned));
  });

  it('[AUTH-9] no client reads a factor, not even their own', async () => {
    const person = await makePerson(database(), 'Ana');
    await addFactor(database(), person, 'unverified');
    await database().asUser(person, async ({ query }) => {
      for (const table of FACTOR_TABLES) {
        await query('savepoint one');
        const rows = await query(`select * from auth.${table}`).catch(() => []);
        expect(rows).toEqual([]);
        await query('rollback to savepoint one');
      }
    });
  });

  it('[AUTH-10] whose session ends is notified on their own topic, of the session', async () => {
    const person = await makePerson(database(), 'Ana');
    const session = await addSession(database(), person);
    await database().query('delete from auth.sessions where id = $1', [session]);
    const messages = await database().query<{ payload: object }>(
      `select payload from realtime.messages where topic = $1 and event = 'revoked'`,
      [`user:${person.id}`],
    );
    expect(messages).toEqual([
      { payload: expect.objectContaining({ topic: `session:${session}`, reason: 'session_ended' }) },
    ]);
  });
});

describeOn('second factors and sessions (supabase)', openHostedDatabase, rules);
