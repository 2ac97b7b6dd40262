import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/session.ts';
import { openBareEmbedded } from '../support/embedded.ts';

const HOUR = 3_600_000;

let folder: string;
let database: Database;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'escale-reclaimed-'));
  database = await openBareEmbedded(join(folder, 'database'));
  await database.exec(`
    create schema realtime;
    create table realtime.messages (seq integer, payload text);
    create table public.documents (seq integer, payload text)`);
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  rmSync(folder, { recursive: true });
});

const fill = (table: string) =>
  database.exec(`insert into ${table} select n, repeat('x', 100) from generate_series(1, 5000) as n`);
const sizeOf = async (table: string) => {
  const [row] = await database.query<{ bytes: number }>(
    `select pg_relation_size('${table}')::float8 as bytes`,
  );
  return row?.bytes ?? 0;
};
/** Rows as the last vacuum counted them; -1 before the first. */
const countedRows = (table: string) => async () => {
  const [row] = await database.query<{ rows: number }>(
    `select reltuples::float8 as rows from pg_class where oid = '${table}'::regclass`,
  );
  return row?.rows;
};

it('[PLUS-16] the embedded database fills the place of deleted rows again', async () => {
  await fill('public.documents');
  const full = await sizeOf('public.documents');
  // The last row holds the end of the file, which could be given back otherwise.
  await database.exec('delete from public.documents where seq < 5000');
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(countedRows('public.documents'), { timeout: 30_000 }).toBe(1);
  await fill('public.documents');
  expect(await sizeOf('public.documents')).toBeLessThanOrEqual(full);
});

it('[PLUS-16] and that of live messages each hour, of all else each day', async () => {
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(countedRows('realtime.messages'), { timeout: 30_000 }).toBe(0);
  await fill('public.documents');
  await fill('realtime.messages');
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(countedRows('realtime.messages'), { timeout: 30_000 }).toBe(5000);
  expect(await countedRows('public.documents')()).not.toBe(5000);
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  await expect.poll(countedRows('public.documents'), { timeout: 30_000 }).toBe(5000);
});
