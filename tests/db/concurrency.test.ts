import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deleteAccount, makePerson, makeTrip, makeUser } from '#tests/support/people.ts';

/** Two connections at once: only a PostgreSQL server has them. */
describe('what happens at the same time (postgres)', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openDatabase('postgres');
  });
  afterAll(() => database.close());

  it('[PROF-1] two tabs that make the profile at once both get the one profile', async () => {
    const newcomer = await makeUser(database, 'Nina');
    const create = () =>
      database.actAs(newcomer, ({ query }) =>
        query('insert into public.profiles (id, email) values ($1, $2) returning id', [
          newcomer.id,
          newcomer.email,
        ]),
      );
    expect(await Promise.all([create(), create(), create()])).toEqual(Array(3).fill([{ id: newcomer.id }]));
  });

  it('[PROF-2] two devices that change a profile at once both have what they changed', async () => {
    const ana = await makePerson(database, 'Ana');
    let late: Promise<unknown> = Promise.resolve();
    await database.actAs(ana, async ({ query }) => {
      await query("update public.profiles set bio = 'By train' where id = $1", [ana.id]);
      late = database.actAs(ana, (session) =>
        session.query("update public.profiles set home_address = 'Lyon' where id = $1", [ana.id]),
      );
      late.catch(() => {});
      const waiting = 'select 1 from pg_locks l where not l.granted';
      await expect.poll(() => database.query(waiting)).not.toEqual([]);
    });
    await late;
    expect(
      await database.query('select bio, home_address from app.accounts where id = $1', [ana.id]),
    ).toEqual([{ bio: 'By train', home_address: 'Lyon' }]);
  });

  it('[COLLAB-2] two invitations of one person at once: one collaborator, one refusal', async () => {
    const owner = await makePerson(database, 'Alice', { isPremium: true });
    const friend = await makePerson(database, 'Fay');
    const trip = await makeTrip(database, owner);
    const invite = () =>
      database.actAs(owner, ({ query }) =>
        query('select public.invite_collaborator($1, $2)', [trip, friend.email]),
      );
    const answers = await Promise.allSettled([invite(), invite()]);
    const refusals = answers.filter((answer) => answer.status === 'rejected');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toHaveProperty('reason.message', 'collaborator_exists');
    expect(
      await database.query('select role from public.trip_collaborators where trip_id = $1', [trip]),
    ).toHaveLength(1);
  });

  it('[ITEM-7] the same item from two tabs at once is one item', async () => {
    const owner = await makePerson(database, 'Alice');
    const trip = await makeTrip(database, owner);
    const id = crypto.randomUUID();
    const add = () =>
      database.actAs(owner, ({ query }) =>
        query(
          `insert into public.trip_meals (id, trip_id, title, date) values ($1, $2, 'Dinner', '2027-03-12') on conflict (id) do nothing`,
          [id, trip],
        ),
      );
    await Promise.all([add(), add()]);
    expect(await database.query('select id from public.trip_meals where trip_id = $1', [trip])).toEqual([
      { id },
    ]);
  });

  it('[PLUS-2] an id that becomes free while an insert waits for it is stored for its owner', async () => {
    const owner = await makePerson(database, 'Alice');
    const trip = await makeTrip(database, owner);
    const other = await makePerson(database, 'Sam');
    let late: Promise<unknown> = Promise.resolve();
    await database.actAs(owner, async ({ query }) => {
      await query('delete from public.trips where id = $1', [trip]);
      late = database.actAs(other, (session) =>
        session.query(
          "insert into public.trips (id, title, start_date, end_date) values ($1, 'X', '2027-01-01', '2027-01-02')",
          [trip],
        ),
      );
      late.catch(() => {});
      const waiting = 'select 1 from pg_locks l where not l.granted';
      await expect.poll(() => database.query(waiting)).not.toEqual([]);
    });
    await expect(late).rejects.toMatchObject({ code: 'PT409', message: 'id_reserved' });
    await database.actAs(owner, ({ query }) => query('select public.restore_trip($1)', [trip]));
  });

  it('[API-2] who writes to one trip at once waits for nobody in a circle, and its sizes are right', async () => {
    const owner = await makePerson(database, 'Alice');
    const trip = await makeTrip(database, owner);
    const act = (sql: string, ...more: unknown[]) =>
      database.actAs(owner, ({ query }) => query(sql, [trip, ...more]));
    const round = async (n: number) => {
      const id = crypto.randomUUID();
      await act("insert into public.trip_notes (id, trip_id, title) values ($2, $1, 'N')", id);
      await act("insert into public.trip_meals (trip_id, title, date) values ($1, 'M', '2027-03-12')");
      const moved = { trip: { from: {}, to: { title: `T${n}` } }, lenient: true };
      const removed = { removed: [{ table: 'trip_notes', id }] };
      await Promise.allSettled([
        act('select public.change_trip($1, $2::text::jsonb)', JSON.stringify(moved)),
        act("insert into public.trip_chat_messages (trip_id, text) values ($1, 'Hi')"),
      ]);
      await act('select public.change_trip($1, $2::text::jsonb)', JSON.stringify(removed));
      await act("delete from public.trip_notes where trip_id = $1 and title = 'nobody'");
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => round(n)));
    expect(
      await database.query(
        'select kind, sum(amount)::integer as amount from app.trip_sizes where trip_id = $1 group by kind order by kind',
        [trip],
      ),
    ).toEqual([
      { kind: 'items', amount: 12 },
      { kind: 'messages', amount: 12 },
    ]);
  });

  it('[PLUS-2] a trip that is restored twice at once comes back once', async () => {
    const owner = await makePerson(database, 'Alice');
    const trip = await makeTrip(database, owner);
    await database.actAs(owner, ({ query }) => query('delete from public.trips where id = $1', [trip]));
    const restore = () =>
      database.actAs(owner, ({ query }) => query('select public.restore_trip($1)', [trip]));
    const answers = await Promise.allSettled([restore(), restore()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('[ADMIN-6] of two supervisors who leave at once, one stays', async () => {
    await database.query("update app.accounts set role = 'traveler'");
    const pair = [
      await makePerson(database, 'Sue', { role: 'supervisor' }),
      await makePerson(database, 'Sid', { role: 'supervisor' }),
    ];
    const leave = pair.map((person) => deleteAccount(database, person));
    const answers = await Promise.allSettled(leave);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await database.query("select 1 from app.accounts where role = 'supervisor'")).toHaveLength(1);
  });

  it('[ADMIN-6] of two supervisors who demote or ban each other at once, one stays', async () => {
    await database.query(
      "delete from auth.users where id in (select id from app.accounts where role = 'supervisor')",
    );
    const sue = await makePerson(database, 'Sue', { role: 'supervisor' });
    const sid = await makePerson(database, 'Sid', { role: 'supervisor' });
    const answers = await Promise.allSettled([
      database.actAs(sue, ({ query }) =>
        query("update public.profiles set role = 'traveler' where id = $1 returning id", [sid.id]),
      ),
      database.actAs(sid, ({ query }) => query("select public.ban_user($1, 'Spam')", [sue.id])),
    ]);
    // Who comes second is refused; banned already, they see no row that they could change.
    const done = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.length > 0);
    expect(done).toHaveLength(1);
    expect(
      await database.query("select 1 from app.accounts where role = 'supervisor' and not is_banned"),
    ).toHaveLength(1);
  });
});
