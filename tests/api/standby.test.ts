import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBackup, makeBackup } from '#server/backup/backups.ts';
import { withDatabase } from '#server/backup/open-database.ts';
import { createPerson, type Person } from '../support/accounts.ts';
import { join, type Live, makeTrip } from '../support/live.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { root } from '../support/server-process.ts';
import { type Pair, startPair } from '../support/standby.ts';

/** In ms, from the end of the promotion. */
const LONGEST = 10_000;
/** In ms, for what has no limit of its own. */
const PATIENCE = 60_000;

const joinedTwice = ({ statuses }: Live) => statuses.filter((status) => status === 'SUBSCRIBED').length > 1;
const hasNote = (live: Live, title: string) =>
  live.changesOf('trip_notes').some(({ rows }) => rows.some((row) => row.title === title));

describe('[PLUS-25] two processes on a primary and its standby', () => {
  let pair: Pair;
  let first: RunningServer;
  let second: RunningServer;
  let person: Person;

  // For each try: a pair fails over once.
  beforeEach(async () => {
    pair = await startPair();
    await pair.primary.admin`create database escale`;
    // Of the folder the keys are used; the data are on the pair.
    first = await startApiServer({ database: 'pglite', env: { DATABASE_URL: pair.url('escale') } });
    second = await first.restart({ PORT: '0' });
    person = await createPerson(first, { premium: true });
  });
  afterEach(async () => {
    await person?.client.realtime.disconnect();
    await second?.end('SIGTERM');
    await first?.stop();
    await pair?.stop();
  });

  const post = (server: RunningServer, path: string, body: object) =>
    call(server, path, { method: 'POST', headers: headersOf(server, person), body: JSON.stringify(body) });

  it('follow the standby that takes over: they write again by themselves, with all that was acknowledged, and live', async () => {
    const trip = await makeTrip(person);
    const live = await join(person, `trip:${trip}`);
    const add = (server: RunningServer, title: string, id = crypto.randomUUID()) =>
      post(server, '/rest/v1/trip_notes', { id, trip_id: trip, title });
    expect((await add(second, 'Avant')).status).toBe(201);
    await live.until((one) => hasNote(one, 'Avant'));
    expect(await notesInBackupOf(pair.standby.url('escale'))).toBe(1);

    const acknowledged: string[] = [];
    const refusals = new Set<string>();
    let isOver = false;
    const write = async (server: RunningServer) => {
      while (!isOver) {
        const id = crypto.randomUUID();
        const { status, body } = await add(server, 'Pendant', id);
        if (status === 201) acknowledged.push(id);
        else refusals.add(`${status} ${String(body.code)}`);
      }
    };
    const writers = [first, second, first, second].map(write);
    await expect.poll(() => acknowledged.length, { timeout: PATIENCE }).toBeGreaterThan(30);
    await pair.killPrimary();
    await expect.poll(() => refusals.size, { timeout: PATIENCE }).toBeGreaterThan(0);
    const before = acknowledged.length;
    expect((await call(first, '/health/ready')).status).toBe(503);
    // The official client ends the session after 500, and tries again after 503.
    const { email, password } = person;
    expect((await post(first, '/auth/v1/token?grant_type=password', { email, password })).status).toBe(503);

    await pair.standby.admin`select pg_promote()`;
    const promoted = performance.now();
    await expect.poll(() => acknowledged.length, { timeout: PATIENCE }).toBeGreaterThan(before);
    expect(performance.now() - promoted).toBeLessThan(LONGEST);
    isOver = true;
    await Promise.all(writers);
    expect([...refusals]).toEqual(['503 PGRST001']);
    const stored = await notesOn(pair.standby.url('escale'));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);

    await live.until(joinedTwice);
    expect((await add(second, 'Après')).status).toBe(201);
    await live.until((one) => hasNote(one, 'Après'));

    // A primary before a switchover: refused as what can be tried again, and served again by the same connections.
    const { admin } = pair.standby;
    await admin`alter system set default_transaction_read_only = on`;
    await admin`select pg_reload_conf()`;
    const answer = () => add(first, 'Plus tard').then(({ status, body }) => `${status} ${String(body.code)}`);
    await expect.poll(answer, { timeout: PATIENCE }).toBe('503 PGRST001');
    await admin`alter system reset default_transaction_read_only`;
    await admin`select pg_reload_conf()`;
    await expect.poll(answer, { timeout: PATIENCE }).toBe('201 undefined');
  });
});

/** Made of the standby, which receives rows before it shows them. */
async function notesInBackupOf(url: string): Promise<number | undefined> {
  await expect.poll(() => notesOn(url).then(({ size }) => size), { timeout: PATIENCE }).toBe(1);
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-backup-'));
  const file = path.join(folder, 'all.backup');
  await withDatabase(url, ({ maintenance }) => makeBackup(maintenance, { file, root }));
  const { end } = await checkBackup(file, root);
  rmSync(folder, { recursive: true });
  return end.tables['public.trip_notes']?.rows;
}

async function notesOn(url: string): Promise<Set<string>> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ id: string }[]>`select id from public.trip_notes`;
  await sql.end();
  return new Set(rows.map(({ id }) => id));
}
