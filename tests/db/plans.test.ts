import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { INSERTS } from '#tests/support/scene.ts';

type Plan = { 'QUERY PLAN': string };

const CHILDREN = [...Object.keys(INSERTS), 'trip_collaborators'];

/**
 * The hot paths as the planner sees them: the caller's trips are found once a query, never once a row, and
 * one trip's rows are found by index, however many trips there are.
 */
/** All but those that the database works out. */
const WRITTEN_COLUMNS = `select attname::text as name from pg_attribute
  where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

describeOnBoth('[API-2] the cost of the policies', (database) => {
  let owner: Person;
  let tripId: string;

  beforeAll(async () => {
    const { query } = database();
    owner = await makePerson(database(), 'Alice');
    const friend = await makePerson(database(), 'Fay');
    tripId = await makeTrip(database(), owner);
    await addCollaborator(database(), tripId, friend, 'editor');
    await query(
      `with quick as (select set_config('session_replication_role', 'replica', true))
       insert into public.trips (title, start_date, end_date, owner_id)
       select 'Trip ' || n, '2027-01-01', '2027-01-05', $1::uuid from generate_series(1, 2000) n, quick`,
      [friend.id],
    );
    for (const [table, insert] of Object.entries(INSERTS)) {
      await query(insert, [crypto.randomUUID(), tripId, owner.id]);
      const columns = (await query<{ name: string }>(WRITTEN_COLUMNS, [table])).map(({ name }) => name);
      const copied = columns.map((name) => `(copy.row).${name}`);
      // The same row again, four times in every trip, a vote each time in another poll; `replica` spares the triggers.
      await query(
        `with quick as (select set_config('session_replication_role', 'replica', true))
         insert into public.${table} (${columns.join()}) select ${copied.join()} from (
           select jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(), 'trip_id', t.id, 'poll_id', gen_random_uuid())) as row
           from public.${table} x, (select id from public.trips limit 200) t, generate_series(1, 4), quick
         ) copy`,
      );
      await query(`analyze public.${table}`);
    }
    await query(
      `with quick as (select set_config('session_replication_role', 'replica', true))
       insert into public.trip_collaborators (trip_id, user_id) select id, $1 from public.trips, quick where owner_id <> $1`,
      [owner.id],
    );
    await query('analyze public.trips, public.trip_collaborators, app.accounts');
  });

  const explain = (sql: string, parameters: readonly unknown[]) =>
    database().asUser(owner, async ({ query }) => {
      const lines = await query<Plan>(`explain (costs off) ${sql}`, parameters);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });

  it.each(CHILDREN)('reading one trip’s %s: an index, and the set of trips hashed once', async (table) => {
    const plan = await explain(`select * from public.${table} where trip_id = $1`, [tripId]);
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on trip/);
    expect(plan).toMatch(/hashed SubPlan|InitPlan/);
    expect(plan).not.toMatch(/Filter:.*visible_trip_ids/);
  });

  it('reading one trip: its key, and the set of trips once', async () => {
    const plan = await explain('select * from public.trips where id = $1', [tripId]);
    expect(plan).toMatch(/Index Scan using trips_pkey/);
    expect(plan).toMatch(/InitPlan/);
  });

  it('listing one’s own trips: an index', async () => {
    const plan = await explain('select * from public.trips where owner_id = $1', [owner.id]);
    expect(plan).toMatch(/trips_owner_idx/);
  });

  it('the people of a trip: accounts by key, fellow members hashed once', async () => {
    const plan = await explain(
      `select c.role, p.name from public.trip_collaborators c join public.profiles p on p.id = c.user_id where c.trip_id = $1`,
      [tripId],
    );
    expect(plan).toMatch(/hashed SubPlan/);
  });

  it('adding items: who may is asked once a statement, not once a row', async () => {
    const plan = await database().asUser(owner, async ({ query }) => {
      const lines = await query<Plan>(
        `explain (analyze, costs off, timing off) insert into public.trip_meals (trip_id, title, date, currency)
         select $1, 'Meal ' || n, '2027-03-12', 'EUR' from generate_series(1, 20) n returning id`,
        [tripId],
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    const calls = [...plan.matchAll(/ProjectSet.*loops=(\d+)/g)].map(([, loops]) => loops);
    expect(calls.length).toBeGreaterThanOrEqual(1);
    expect(new Set(calls)).toEqual(new Set(['1']));
  });

  it.each(CHILDREN)('the sets are asked once for all rows of %s', async (table) => {
    const plan = await database().asUser(owner, async ({ query }) => {
      const lines = await query<Plan>(
        `explain (analyze, costs off, timing off) select * from public.${table}`,
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    const calls = [...plan.matchAll(/Function Scan on (\w+).*loops=(\d+)/g)].map(([, , loops]) => loops);
    expect(calls.every((loops) => loops === '1')).toBe(true);
    expect(calls.length + [...plan.matchAll(/ProjectSet.*loops=1\b/g)].length).toBeGreaterThan(0);
  });
});
