import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { badRequests } from '#tests/support/bad-requests.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { root, untilServing } from '#tests/support/server-process.ts';
import { wholeTripUrl } from './data-api.ts';
import { load } from './load.ts';
import { memoryOf, watchMemory } from './process-memory.ts';
import type { Figure } from './report.ts';
import { authorised, createFullTrip } from './trip-fixture.ts';

const CONNECTIONS = 10;
const SECONDS = 60;
const HOSTILE = 10_000;
/** After which a process that is left alone counts as idle, in ms. */
const SETTLED = 20_000;
/** Megabytes above its first rest to which a process returns. */
const REMAINDER = 40;

/** Megabytes that the issue asks for. */
const LIMITS = {
  embedded: { idle: 220, load: 350 },
  PostgreSQL: { idle: 160, load: 300 },
};

/** Measures what the server has of memory, without a `databaseUrl` with the embedded database. */
export async function measureMemory(databaseUrl: string | undefined): Promise<Figure[]> {
  const database = databaseUrl ? 'PostgreSQL' : 'embedded';
  const limits = LIMITS[database];
  const figures = [await measureFirstStart(databaseUrl)];
  const figure = (what: string, measured: number, atMost: number, note: string) =>
    figures.push({ what: `Memory, ${database}: ${what}`, measured, unit: 'MB', limit: { atMost }, note });

  let server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  await server.end('SIGTERM');
  server = await server.restart();
  try {
    await delay(SETTLED);
    const idle = memoryOf(server.pid).own;
    figure('idle after a restart', idle, limits.idle, 'no request yet');
    const watch = watchMemory(server.pid);
    const perSecond = await readTrips(server);
    const highest = watch.stop().own;
    await delay(SETTLED);
    const trips = `${perSecond} whole trips a second, ${CONNECTIONS} connections`;
    figure(`highest under ${SECONDS} s of whole trips`, highest, limits.load, trips);
    figure(`${SETTLED / 1000} s after them`, memoryOf(server.pid).own, idle + REMAINDER, 'left alone');
    const attacked = watchMemory(server.pid);
    await sendHostile(server);
    await delay(SETTLED);
    const peak = `${SETTLED / 1000} s later; highest meanwhile ${attacked.stop().own} MB`;
    figure(`after ${HOSTILE} hostile requests`, memoryOf(server.pid).own, limits.load, peak);
  } finally {
    await server.stop();
  }
  return figures;
}

/** The first start of all, with a front end that is built and with reference data and the demonstration trip. */
async function measureFirstStart(databaseUrl: string | undefined): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-first-'));
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const pid = child.pid ?? 0;
  const watch = watchMemory(pid);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    await untilServing(child, () => output);
    await delay(SETTLED);
    const { own, tree } = watch.stop();
    return {
      what: `Memory, ${databaseUrl ? 'PostgreSQL' : 'embedded'}: highest during the first start`,
      measured: tree,
      unit: 'MB',
      limit: { atMost: 450 },
      note: `all processes; the serving one ${own} MB, ${SETTLED / 1000} s later ${memoryOf(pid).own} MB; the front end was built before`,
    };
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readTrips(server: RunningServer): Promise<number> {
  const { id, owner } = await createFullTrip(server);
  const { perSecond, failures } = await load({
    url: wholeTripUrl(server, id),
    headers: authorised(server, owner),
    method: 'GET',
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  if (failures > 0) throw new Error(`${failures} reads of a trip failed.`);
  return perSecond;
}

/** What the tests throw at the server, from several connections at a time. */
async function sendHostile(server: RunningServer): Promise<void> {
  const known = {
    key: server.publishableKey,
    token: server.publishableKey,
    tables: ['trips', 'trip_activities', 'profiles', 'countries', 'activities', 'posts'],
    functions: ['whole_trip', 'search_places', 'change_trip'],
  };
  const requests = badRequests(known, HOSTILE, 21);
  const { hostname, port } = new URL(server.url);
  const send = ({ method, path, headers, body }: (typeof requests)[number]) =>
    new Promise<void>((resolve) => {
      const call = request({ hostname, port, method, path, headers: sendable(headers) }, (answer) => {
        answer.resume();
        answer.once('close', resolve);
      });
      // A connection that the server hangs up on is an answer too.
      call.once('error', () => resolve());
      call.end(body);
    });
  const next = async () => {
    for (let one = requests.pop(); one; one = requests.pop()) await send(one);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, next));
}

/** Node refuses to send characters past Latin 1. */
function sendable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => /^[\x20-\x7e\x80-\xff]*$/.test(value)),
  );
}
