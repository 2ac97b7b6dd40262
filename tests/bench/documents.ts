import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createPerson, type Person } from '#tests/support/accounts.ts';
import { FILES } from '#tests/support/documents.ts';
import { MB, resumableUpload } from '#tests/support/resumable-upload.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { openLine } from './line.ts';
import { memoryOf, watchMemory } from './process-memory.ts';
import { type Figure, quantile } from './report.ts';

/** As large as a document may be. */
const FILE = Buffer.concat([FILES.pdf, randomBytes(25 * MB - FILES.pdf.byteLength)]);
const PEOPLE = 10;
/** Megabits a second, and how often the file goes up each way. */
const LINES = [
  { mbits: 20, runs: 1 },
  { mbits: 100, runs: 3 },
];
const ROUND_TRIP_MS = 20;
/** After which a process that is left alone counts as idle, in ms. */
const SETTLED = 20_000;

/** Measures uploads of documents to a server, without a `databaseUrl` with the embedded database: their speed, and what they take of its memory. */
export async function measureDocuments(databaseUrl: string | undefined): Promise<Figure[]> {
  const database = databaseUrl ? 'PostgreSQL' : 'embedded';
  let server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  try {
    const owners = await Promise.all(Array.from({ length: PEOPLE }, () => ownerOfTrip(server)));
    await server.end('SIGTERM');
    server = await server.restart();
    return [
      await measureMemory(server, owners, database),
      ...(await measureSpeed(server, await ownerOfTrip(server), database)),
    ];
  } finally {
    await server.stop();
  }
}

interface Owner {
  person: Person;
  trip: string;
}

async function ownerOfTrip(server: RunningServer): Promise<Owner> {
  const person = await createPerson(server);
  return { person, trip: await createTrip(person) };
}

const sendFile = (server: Pick<RunningServer, 'url' | 'publishableKey'>, { person, trip }: Owner) =>
  resumableUpload({ server, person, path: `${trip}/${randomUUID()}`, file: FILE });

async function measureMemory(
  server: RunningServer,
  owners: readonly Owner[],
  database: string,
): Promise<Figure> {
  await delay(SETTLED);
  const idle = memoryOf(server.pid).own;
  const watch = watchMemory(server.pid);
  const seconds = await secondsOf(() => Promise.all(owners.map((owner) => sendFile(server, owner))));
  const highest = watch.stop().own;
  await delay(SETTLED);
  const rest = memoryOf(server.pid).own;
  return {
    what: `Memory, ${database}: above idle, while ${PEOPLE} people upload 25 MB each at once`,
    measured: highest - idle,
    unit: 'MB',
    limit: { atMost: 60 },
    note: `highest ${highest} MB, ${idle} before any request, ${rest} ${SETTLED / 1000} s later; all stored after ${seconds.toFixed(1)} s`,
  };
}

/** Compares with one POST of the same bytes over the same line, to a server that writes them to the disk and no more. */
async function measureSpeed(server: RunningServer, owner: Owner, database: string): Promise<Figure[]> {
  const bare = await startBareServer();
  const { publishableKey } = server;
  const figures: Figure[] = [];
  try {
    const speedOf = (seconds: number) => `${(FILE.byteLength / MB / seconds).toFixed(1)} MB/s`;
    const free = [
      await secondsOf(() => sendFile(server, owner)),
      await secondsOf(() => sendBare(bare.url)),
    ] as const;
    for (const { mbits, runs } of LINES) {
      const line = { mbits, roundTripMs: ROUND_TRIP_MS };
      const [toServer, toBare] = [await openLine(server.url, line), await openLine(bare.url, line)];
      const stored: number[] = [];
      const posted: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        stored.push(await secondsOf(() => sendFile({ url: toServer.url, publishableKey }, owner)));
        posted.push(await secondsOf(() => sendBare(toBare.url)));
      }
      await Promise.all([toServer.close(), toBare.close()]);
      const [ours, theirs] = [quantile(stored, 0.5), quantile(posted, 0.5)];
      figures.push({
        what: `25 MB up over ${mbits} Mbit/s, ${database}: of the speed of a bare upload`,
        measured: Math.round((100 * theirs) / ours),
        unit: '%',
        limit: { atLeast: 90 },
        note:
          `${ours.toFixed(2)} s by tus with the official client, ${theirs.toFixed(2)} s as one POST to a server that only writes it to the disk; ` +
          `${ROUND_TRIP_MS} ms to the server and back; median of ${runs}; without a limit of the line ${speedOf(free[0])}, bare ${speedOf(free[1])}`,
      });
    }
  } finally {
    await bare.stop();
  }
  return figures;
}

async function startBareServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-bare-'));
  const server = createServer((request, response) => {
    // `flush`: on the disk before it is acknowledged, as a document is.
    pipeline(request, createWriteStream(join(folder, 'file'), { flush: true })).then(
      () => response.end(),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The bare server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

async function sendBare(url: string): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: FILE });
  if (!answer.ok) throw new Error(`The bare upload was answered ${answer.status}.`);
  await answer.text();
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}
