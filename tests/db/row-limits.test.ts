import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';

/** Each kind of row below a trip: how the owner adds so many of it ($1: the trip), and the key when there are too many. */
const KINDS: Record<string, { insert: (count: number) => string; table: string }> = {
  items: {
    table: 'trip_notes',
    insert: (count) =>
      `insert into public.trip_notes (trip_id, title) select $1::uuid, 'N' from generate_series(1, ${count})`,
  },
  tasks: {
    table: 'trip_tasks',
    insert: (count) =>
      `insert into public.trip_tasks (trip_id, title) select $1::uuid, 'N' from generate_series(1, ${count})`,
  },
  messages: {
    table: 'trip_chat_messages',
    insert: (count) =>
      `insert into public.trip_chat_messages (trip_id, text) select $1::uuid, 'N' from generate_series(1, ${count})`,
  },
  expenses: {
    table: 'trip_expenses',
    insert: (count) =>
      `insert into public.trip_expenses (trip_id, title, date, price) select $1::uuid, 'N', '2027-03-12', 5 from generate_series(1, ${count})`,
  },
  settlements: {
    table: 'trip_settlements',
    insert: (count) =>
      `insert into public.trip_settlements (trip_id, from_id, to_id, amount, currency)
       select t.id, t.owner_id, c.user_id, 1, 'EUR' from public.trips t
       join public.trip_collaborators c on c.trip_id = t.id, generate_series(1, ${count}) where t.id = $1`,
  },
};

describeOnBoth('[API-2] how many rows a trip and an account may have', (database) => {
  let owner: Person;
  let trip: string;

  beforeEach(async () => {
    await database().query('delete from app.rate_limits');
    owner = await makePerson(database(), 'Alice', { isPremium: true });
    trip = await makeTrip(database(), owner);
    await database().query('insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)', [
      trip,
      (await makePerson(database(), 'Bea')).id,
    ]);
  });

  /** Sets a figure for this work alone. */
  async function limited(
    name: string,
    amount: number,
    work: (db: TestDatabase) => Promise<void>,
  ): Promise<void> {
    const [before] = await database().query<{ amount: number }>(
      'select amount from app.limits where name = $1',
      [name],
    );
    const set = (value: number | undefined) =>
      database().query('update app.limits set amount = $2 where name = $1', [name, value]);
    await set(amount);
    try {
      await work(database());
    } finally {
      await set(before?.amount);
    }
  }
  const act = (sql: string, parameters: readonly unknown[]) =>
    database().actAs(owner, ({ query }) => query(sql, parameters));

  it.each(Object.keys(KINDS))('%s: a trip has so many, and room again once one is gone', async (kind) => {
    const { insert, table } = KINDS[kind] ?? KINDS.items ?? { insert: String, table: '' };
    await limited(kind, 3, async ({ asUser, query }) => {
      const refusal = { code: 'PT422', message: `${kind}_too_many`, detail: '' };
      await act(insert(2), [trip]);
      await asUser(owner, async (session) => {
        expect(await session.refused(insert(2), [trip])).toEqual(refusal);
        await session.query(insert(1), [trip]);
        expect(await session.refused(insert(1), [trip])).toEqual(refusal);
        await session.query(
          `delete from public.${table} where id = (select id from public.${table} where trip_id = $1 limit 1)`,
          [trip],
        );
        await session.query(insert(1), [trip]);
      });
      const another = await makeTrip(database(), owner);
      if (kind !== 'settlements') await act(insert(3), [another]);
      // The operator is not bound.
      if (kind === 'items') await query(insert(9), [trip]);
    });
  });

  it('items of all five kinds count together', async () => {
    await limited('items', 2, async ({ asUser }) => {
      await act("insert into public.trip_meals (trip_id, title, date) values ($1, 'M', '2027-03-12')", [
        trip,
      ]);
      await act("insert into public.trip_notes (trip_id, title) values ($1, 'N')", [trip]);
      await asUser(owner, async ({ refused }) => {
        const insert =
          "insert into public.trip_activities (trip_id, title, date) values ($1, 'A', '2027-03-12')";
        expect(await refused(insert, [trip])).toMatchObject({ message: 'items_too_many' });
      });
    });
  });

  it('collaborators: a trip has so many', async () => {
    const dan = await makePerson(database(), 'Dan');
    await limited('collaborators', 1, ({ asUser }) =>
      asUser(owner, async ({ refused }) => {
        const add = 'insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)';
        const refusal = { code: 'PT422', message: 'collaborators_too_many', detail: '' };
        expect(await refused(add, [trip, dan.id])).toEqual(refusal);
        expect(await refused('select public.invite_collaborator($1, $2)', [trip, dan.email])).toEqual(
          refusal,
        );
      }),
    );
  });

  it('[CHAT-1] messages: a trip takes so many an hour', async () => {
    const { insert } = KINDS.messages ?? { insert: String };
    await limited('messages-hour', 2, async ({ asUser }) => {
      await act(insert(2), [trip]);
      await asUser(owner, async ({ refused }) => {
        expect(await refused(insert(1), [trip])).toEqual({
          code: 'PT429',
          message: 'messages_too_often',
          detail: '',
        });
      });
    });
  });

  it('trips: an account has so many, two at once included, and what was deleted comes back', async () => {
    const insert = (count: number) =>
      `insert into public.trips (title, start_date, end_date)
       select 'T', '2027-01-01', '2027-01-02' from generate_series(1, ${count})`;
    const refusal = { code: 'PT422', message: 'trips_too_many' };
    await limited('trips', 3, async ({ asUser, query }) => {
      await asUser(owner, async (session) => {
        expect(await session.refused(insert(3))).toEqual({ ...refusal, detail: '' });
        await session.query(insert(2));
        expect(await session.refused(insert(1))).toMatchObject(refusal);
      });
      await act(insert(1), []);
      const both = await Promise.allSettled([act(insert(1), []), act(insert(1), [])]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await act('delete from public.trips where id = $1', [trip]);
      await act(insert(1), []);
      await act('select public.restore_trip($1)', [trip]);
      await expect(act(insert(1), [])).rejects.toMatchObject(refusal);
      const [count] = await query<{ n: number }>(
        'select count(*)::integer as n from public.trips where owner_id = $1',
        [owner.id],
      );
      expect(count?.n).toBe(4);
    });
  });

  it('[PLUS-4] links: a trip has so many that still lead to it, and remembers so many that were revoked', async () => {
    const share = 'select public.share_trip($1)';
    const refusal = { code: 'PT422', message: 'shares_too_many', detail: '' };
    await limited('shares', 2, async ({ asUser, query }) => {
      await act(share, [trip]);
      await act(share, [trip]);
      await asUser(owner, async ({ refused }) => expect(await refused(share, [trip])).toEqual(refusal));
      for (const _ of [1, 2, 3]) {
        await act('select public.revoke_share($1)', [trip]);
        await act(share, [trip]);
      }
      const links = await query<{ live: boolean }>(
        'select revoked_at is null as live from public.trip_shares where trip_id = $1 order by 1',
        [trip],
      );
      expect(links).toEqual([{ live: false }, { live: false }, { live: true }]);
    });
  });

  it('the sizes are what there is, after inserts, deletions and a trip that comes back', async () => {
    for (const { insert } of Object.values(KINDS)) await act(insert(4), [trip]);
    await act('delete from public.trip_tasks where trip_id = $1', [trip]);
    const sizes = () =>
      database().query(
        'select kind, sum(amount)::integer as amount from app.trip_sizes where trip_id = $1 group by kind having sum(amount) > 0 order by kind collate "C"',
        [trip],
      );
    const expected = [
      { kind: 'collaborators', amount: 1 },
      { kind: 'expenses', amount: 4 },
      { kind: 'items', amount: 4 },
      { kind: 'messages', amount: 4 },
      { kind: 'settlements', amount: 4 },
    ];
    expect(await sizes()).toEqual(expected);
    await limited('items', 1, async () => {
      await act('delete from public.trips where id = $1', [trip]);
      expect(await sizes()).toEqual([]);
      await act('select public.restore_trip($1)', [trip]);
    });
    expect(await sizes()).toEqual(expected);
  });
});
