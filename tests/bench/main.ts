import { startPostgres } from '#tests/support/postgres.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { measureDataApi } from './data-api.ts';
import { measureDiscussion } from './discussion.ts';
import { measureDocuments } from './documents.ts';
import { measureEmbedded } from './embedded.ts';
import { measureFromClone } from './from-clone.ts';
import { measureImports } from './imports.ts';
import { measureLivePages } from './live-pages.ts';
import { measureLongLists } from './long-lists.ts';
import { createLongTrip } from './long-trip.ts';
import { describeMachine, walkThroughMemory } from './machine.ts';
import { measureMemory } from './memory.ts';
import { measureOpeningOfTrip } from './open-trip.ts';
import { measurePlanner } from './planner.ts';
import { measurePublicPages } from './public-pages.ts';
import { measureRealtime } from './realtime.ts';
import { type Figure, holds, report } from './report.ts';
import { measureSignedInPages } from './signed-in-pages.ts';
import { measureStart } from './start-up.ts';
import { createFullTrip } from './trip-fixture.ts';
import { type DrawWaterfall, writeWaterfall } from './waterfall.ts';

/**
 * Measures what the product promises and writes `docs/performance.md`. Exits with 1 when a limit does not hold.
 * Run it on a machine that does nothing else. `npm run bench` builds first: the server serves `dist`. With `public-pages`,
 * `signed-in-pages`, `data-api`, `memory`, `documents`, `imports`, `embedded` or `long-lists` it measures those alone, and
 * writes nothing.
 */
const part = process.argv[2];
const draw: DrawWaterfall = part === undefined ? writeWaterfall : () => {};

const database = await startPostgres({ isDurable: true });
const figures: Figure[] = [];
const walks = [walkThroughMemory()];
try {
  const databaseUrl = await database.createDatabase('escale_bench');
  const listsUrl = await database.createDatabase('escale_lists');
  if (part === undefined || part === 'public-pages')
    figures.push(...(await served(databaseUrl, (server) => measurePublicPages(server, draw))));
  if (part === 'signed-in-pages')
    figures.push(
      ...(await served(databaseUrl, async (server) =>
        measureSignedInPages(server, await createFullTrip(server), draw),
      )),
    );
  if (part === 'data-api')
    figures.push(
      ...(await served(databaseUrl, async (server) =>
        measureDataApi(server, databaseUrl, await createFullTrip(server)),
      )),
    );
  if (part === 'imports')
    figures.push(
      ...(await served(databaseUrl, async (server) => measureImports(server, await createLongTrip(server)))),
    );
  if (part === undefined || part === 'memory') {
    figures.push(...(await measureMemory(undefined)));
    figures.push(...(await measureMemory(await database.createDatabase('escale_memory'))));
  }
  if (part === undefined || part === 'documents') {
    figures.push(...(await measureDocuments(undefined)));
    figures.push(...(await measureDocuments(await database.createDatabase('escale_documents'))));
  }
  if (part === undefined || part === 'embedded') figures.push(...(await served(undefined, measureEmbedded)));
  if (part === undefined) {
    figures.push(...(await served(databaseUrl, (server) => measureTrips(server, databaseUrl))));
    walks.push(walkThroughMemory());
    figures.push(...(await measureRealtime(databaseUrl)));
    figures.push(...(await measureStart()));
    figures.push(await measureFromClone('.'));
  }
  // The last: a database of half a million rows is busy with itself for a while.
  if (part === undefined || part === 'long-lists')
    figures.push(...(await served(listsUrl, (server) => measureLongLists(server, listsUrl))));
} finally {
  await database.stop();
}

walks.push(walkThroughMemory());
report(figures, describeMachine(walks), part === undefined ? 'docs/performance.md' : null);
process.exitCode = figures.every(holds) ? 0 : 1;

/** What is measured of a server over a database, the embedded one without an address; it is stopped after. */
async function served(
  databaseUrl: string | undefined,
  measure: (server: RunningServer) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** What is done with a trip: opening it, working on it alone and with others, and asking for its data. */
async function measureTrips(server: RunningServer, databaseUrl: string): Promise<Figure[]> {
  const trip = await createFullTrip(server);
  const longTrip = await createLongTrip(server);
  return [
    await measureOpeningOfTrip(server, trip),
    ...(await measureSignedInPages(server, trip, draw)),
    ...(await measurePlanner(server, longTrip)),
    ...(await measureImports(server, longTrip)),
    ...(await measureLivePages(server)),
    await measureDiscussion(server, databaseUrl),
    ...(await measureDataApi(server, databaseUrl, trip)),
  ];
}
