import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { withDatabase } from '../backup/open-database.ts';
import type { Config } from '../config.ts';
import { readMigrations } from '../database/migrations.ts';
import { holderOf, nearestFolder } from '../operations/data-dir.ts';
import type { Finding } from './doctor.ts';

const MEGABYTE = 1_048_576;
/** Megabytes free: below the first a database soon fails, below the second it is time to look. */
const TOO_FULL = 200;
const RATHER_FULL = 1024;
/** Largest difference in seconds: tokens last an hour. */
const CLOCK_DIFFERENCE = 30;

export function checkNode(root: string): Finding[] {
  const { engines }: { engines: { node: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const wanted = Number.parseInt(engines.node.replace(/\D*/, ''), 10);
  const has = Number.parseInt(process.versions.node, 10);
  if (has < wanted) return [{ state: 'wrong', text: `Node ${process.version}: it takes ${engines.node}` }];
  return [{ state: 'well', text: `Node ${process.version}` }];
}

export function checkDisk({ DATA_DIR }: Config): Finding[] {
  const folder = nearestFolder(DATA_DIR);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return [{ state: 'wrong', text: `data folder: ${folder} can’t be written by this user` }];
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const room = `data folder: ${DATA_DIR}, ${free} MB free`;
  const findings: Finding[] = [
    { state: free < TOO_FULL ? 'wrong' : free < RATHER_FULL ? 'warning' : 'well', text: room },
  ];
  if (existsSync(DATA_DIR) && (statSync(DATA_DIR).mode & 0o077) !== 0)
    findings.push({
      state: 'warning',
      text: `data folder: others may read ${DATA_DIR} (the next start mends it)`,
    });
  return findings;
}

/** Accepts a port that is free, or in use by this installation's own server. */
export async function checkPort({ PORT, HOST, DATA_DIR }: Config): Promise<Finding[]> {
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(PORT, HOST, () => server.close(() => done(true)));
  });
  if (isFree) return [{ state: 'well', text: `port: ${PORT} at ${HOST} is free; no server runs there` }];
  const address = holderOf(DATA_DIR)?.address;
  const isOurs = address !== undefined && new URL(address).port === String(PORT) && (await isLive(address));
  if (isOurs) return [{ state: 'well', text: `port: the server of this data folder listens at ${address}` }];
  return [
    { state: 'wrong', text: `port: ${PORT} at ${HOST} is taken by another program. Choose another PORT` },
  ];
}

/** Compares the clock with the newest migration and with PostgreSQL's. */
export async function checkClock({ DATABASE_URL }: Config, root: string): Promise<Finding[]> {
  const [newest] = readMigrations(join(root, 'supabase/migrations')).toReversed();
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(newest?.version ?? '') ?? [];
  // Migrations may be dated a few days ahead.
  const earliest = Date.parse(`${year}-${month}-${day}T00:00:00Z`) - 14 * 86_400_000;
  const now = new Date().toISOString();
  if (Date.now() < earliest)
    return [{ state: 'wrong', text: `clock: it shows ${now}, before this release was made` }];
  if (!DATABASE_URL) return [{ state: 'well', text: `clock: ${now}` }];
  const difference = await withDatabase(DATABASE_URL, async ({ maintenance }) => {
    const [row] = await maintenance.query<{ seconds: number }>(
      'select extract(epoch from clock_timestamp())::float8 as seconds',
    );
    return Math.round((row?.seconds ?? 0) - Date.now() / 1000);
  });
  const text = `clock: ${now}, ${Math.abs(difference)} s from that of the database`;
  return [{ state: Math.abs(difference) > CLOCK_DIFFERENCE ? 'wrong' : 'well', text }];
}

export function checkFrontEnd({ DIST_DIR }: Config, root: string): Finding[] {
  const page = join(resolve(root, DIST_DIR), 'index.html');
  if (existsSync(page)) return [{ state: 'well', text: 'front end: built' }];
  return [
    {
      state: 'warning',
      text: 'front end: not built yet; the start does so, which takes half a gigabyte of memory',
    },
  ];
}

async function isLive(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/health/live`, { signal: AbortSignal.timeout(3000) }).catch(
    () => null,
  );
  return answer?.ok === true;
}
