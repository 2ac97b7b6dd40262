import { startPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { measureDataApi } from './data-api.ts';
import { measureDiscussion } from './discussion.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureFromClone } from './from-clone.ts';
import { measureLivePages } from './live-pages.ts';
import { createLongTrip } from './long-trip.ts';
import { measureOpeningOfTrip } from './open-trip.ts';
import { measurePlanner } from './planner.ts';
import { measureRealtime } from './realtime.ts';
import { type Figure, holds, report } from './report.ts';
import { measureStart } from './start-up.ts';
import { createFullTrip } from './trip-fixture.ts';

/**
 * Measures what the product promises and writes `docs/performance.md`. Exits with 1 when a limit does not hold.
 * Run it on a machine that does nothing else. `npm run bench` builds first: the server serves `dist`.
 */
const KILOBYTE = 1000;

const database = await startPostgres({ isDurable: true, settings: ['track_activity_query_size=65536'] });
const figures: Figure[] = [];
try {
  const databaseUrl = await database.createDatabase('escale_bench');
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  try {
    const visit = await measureFirstVisit(server.url);
    const line = `${visit.requests} requests; 1.6 Mbit/s, 150 ms, processor four times slower`;
    figures.push(
      {
        what: 'First visit of /: over the wire',
        measured: Math.round(visit.bytes / KILOBYTE),
        unit: 'kB',
        limit: { atMost: 200 },
        note: line,
      },
      {
        what: 'First visit of /: first paint',
        measured: Math.round(visit.firstPaintMs),
        unit: 'ms',
        limit: { atMost: 1000 },
        note: line,
      },
      {
        what: 'First visit of /: largest paint',
        measured: Math.round(visit.largestPaintMs),
        unit: 'ms',
        limit: { atMost: 2000 },
        note: line,
      },
    );
    const trip = await createFullTrip(server);
    figures.push(await measureOpeningOfTrip(server, trip));
    figures.push(...(await measurePlanner(server, await createLongTrip(server))));
    figures.push(...(await measureLivePages(server)));
    figures.push(await measureDiscussion(server, databaseUrl));
    figures.push(...(await measureDataApi(server, databaseUrl, trip)));
  } finally {
    await server.stop();
  }
  figures.push(...(await measureRealtime(databaseUrl)));
  figures.push(await measureStart());
  figures.push(await measureFromClone('.'));
} finally {
  await database.stop();
}

report(figures, 'docs/performance.md');
process.exitCode = figures.every(holds) ? 0 : 1;
