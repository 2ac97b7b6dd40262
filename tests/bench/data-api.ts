import postgres from 'postgres';
import type { RunningServer } from '#tests/support/server.ts';
import { type Load, load } from './load.ts';
import { asPerson, pgbench } from './pgbench.ts';
import type { Figure } from './report.ts';
import { authorised, type BenchTrip } from './trip-fixture.ts';

const SECONDS = 10;
const CONNECTIONS = 10;

/** The address at which the planner reads a trip, its people and its items. */
export const wholeTripUrl = (server: RunningServer, id: string): string =>
  `${server.url}/rest/v1/rpc/whole_trip?trip_id=${id}`;

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
  const url = wholeTripUrl(server, id);
  const headers = { ...authorised(server, owner) };
  const whole = await (await fetch(url, { headers })).text();
  const read = () => load({ url, headers, method: 'GET', connections: CONNECTIONS, seconds: SECONDS });
  await load({ url, headers, method: 'GET', connections: CONNECTIONS, seconds: 3 });
  const bare = pgbench(databaseUrl, asPerson(owner.id, `select public.whole_trip('${id}')`), {
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  const { perSecond, medianMs, failures } = await read();
  if (failures > 0) throw new Error(`${failures} reads of a trip failed.`);
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

/** Adds items to a trip from several connections, each in a request of its own. */
export async function addItems(
  server: RunningServer,
  { id, owner }: BenchTrip,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const row = () =>
    JSON.stringify({
      id: crypto.randomUUID(),
      trip_id: id,
      created_by: owner.id,
      title: 'Miradouro',
      date: '2027-03-05',
      time: '17:10',
    });
  const added = await load({
    url: `${server.url}/rest/v1/trip_activities`,
    headers: { ...authorised(server, owner), prefer: 'return=minimal' },
    method: 'POST',
    connections,
    seconds,
    body: row,
  });
  if (added.failures > 0) throw new Error(`${added.failures} inserts failed.`);
  return added;
}

async function measureInserts(server: RunningServer, databaseUrl: string, trip: BenchTrip): Promise<Figure> {
  const { id, owner } = trip;
  await allowMoreItems(databaseUrl);
  const { perSecond, medianMs } = await addItems(server, trip, {
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
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
