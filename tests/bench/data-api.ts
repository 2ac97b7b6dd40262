import postgres from 'postgres';
import type { RunningServer } from '#tests/support/server.ts';
import { load } from './load.ts';
import { asPerson, pgbench } from './pgbench.ts';
import type { Figure } from './report.ts';
import { authorised, type BenchTrip } from './trip-fixture.ts';

const SECONDS = 10;
const CONNECTIONS = 10;

/** The nested select of the planner: the trip, its people and its five tables of items, in one request. */
export const TRIP_SELECT = [
  'id,title,description,destination,destination_details,start_date,end_date,status,currency,image_url,image_attribution,owner_id',
  'owner:profiles!trips_owner_id_fkey(id,name,email,avatar_url)',
  'trip_collaborators(user_id,role,joined_at,profile:profiles!trip_collaborators_user_id_fkey(id,name,email,avatar_url))',
  'trip_accommodations(*)',
  'trip_activities(*)',
  'trip_itineraries(*)',
  'trip_meals(*)',
  'trip_notes(*)',
].join(',');

/** Compares reading a whole trip, and adding items, with what `pgbench` reaches on the same PostgreSQL. */
export async function measureDataApi(
  server: RunningServer,
  databaseUrl: string,
  trip: BenchTrip,
): Promise<Figure[]> {
  return [
    ...(await measureReads(server, databaseUrl, trip)),
    await measureInserts(server, databaseUrl, trip),
  ];
}

async function measureReads(
  server: RunningServer,
  databaseUrl: string,
  { id, owner }: BenchTrip,
): Promise<Figure[]> {
  const url = `${server.url}/rest/v1/trips?select=${encodeURIComponent(TRIP_SELECT)}&id=eq.${id}`;
  const headers = authorised(server, owner);
  const whole = await (await fetch(url, { headers })).text();
  const read = () => load({ url, headers, method: 'GET', connections: CONNECTIONS, seconds: SECONDS });
  await load({ url, headers, method: 'GET', connections: CONNECTIONS, seconds: 3 });
  const [statement, first] = await Promise.all([
    statementUnderWay(databaseUrl, 'trip_accommodations'),
    read(),
  ]);
  if (first.failures > 0) throw new Error(`${first.failures} reads of a trip failed.`);
  const bare = pgbench(databaseUrl, asPerson(owner.id, withParameters(statement, id)), {
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  const { perSecond, medianMs } = await read();
  const note = `${perSecond} of ${bare} a second, ${CONNECTIONS} connections, ${Math.round(whole.length / 1024)} kB each, median ${medianMs} ms`;
  const share = Math.round((100 * perSecond) / bare);
  return [
    {
      what: 'Whole trip of 140 items, of what pgbench reaches with the same SQL',
      measured: share,
      unit: '%',
      limit: { atLeast: 40 },
      note,
    },
  ];
}

async function measureInserts(
  server: RunningServer,
  databaseUrl: string,
  { id, owner }: BenchTrip,
): Promise<Figure> {
  const row = () =>
    JSON.stringify({
      id: crypto.randomUUID(),
      trip_id: id,
      created_by: owner.id,
      title: 'Miradouro',
      date: '2027-03-05',
      time: '17:10',
    });
  await allowMoreItems(databaseUrl);
  const { perSecond, medianMs, failures } = await load({
    url: `${server.url}/rest/v1/trip_activities`,
    headers: { ...authorised(server, owner), prefer: 'return=minimal' },
    method: 'POST',
    connections: CONNECTIONS,
    seconds: SECONDS,
    body: row,
  });
  if (failures > 0) throw new Error(`${failures} inserts failed.`);
  const bare = pgbench(
    databaseUrl,
    asPerson(
      owner.id,
      `insert into public.trip_activities (trip_id, created_by, title, date, time) values ('${id}', '${owner.id}', 'Miradouro', '2027-03-05', '17:10')`,
    ),
    { connections: CONNECTIONS, seconds: SECONDS },
  );
  const note = `${CONNECTIONS} connections, each committed to disk and checked by policy; median ${medianMs} ms; pgbench ${bare}`;
  return {
    what: 'Items added a second, PostgreSQL',
    measured: perSecond,
    unit: '/s',
    limit: { atLeast: 800 },
    note,
  };
}

/** A trip takes five thousand items; here it gets more in ten seconds. */
async function allowMoreItems(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update app.limits set amount = 1000000 where name = 'items'`;
  await sql.end();
}

/** The data API's limit of rows; its only other parameter is the id. */
const ROW_LIMIT = 1000;

function withParameters(statement: string, id: string): string {
  return statement
    .replaceAll(/limit \$\d+/g, `limit ${ROW_LIMIT}`)
    .replaceAll(/"id" = \$\d+/g, `"id" = '${id}'`);
}

/**
 * Reads the text of the statement that the server is running, while it is under load.
 *
 * @throws when it is not seen within ten seconds
 */
async function statementUnderWay(databaseUrl: string, table: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    for (const deadline = Date.now() + SECONDS * 1000; Date.now() < deadline; ) {
      const [seen] = await sql<{ query: string }[]>`
        select query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like ${`%${table}%`} and query ilike 'select%'
        order by length(query) desc limit 1`;
      if (seen) return seen.query;
    }
    throw new Error('The statement of a whole trip was not seen in pg_stat_activity.');
  } finally {
    await sql.end();
  }
}
