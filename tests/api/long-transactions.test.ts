import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPostgres } from '#server/database/postgres-database.ts';
import type { Database } from '#server/database/session.ts';
import { sharedServer } from '../support/each-database.ts';

/** Intervals of ten minutes, past the hour at which the driver replaces connections at the latest. */
const TENS_OF_MINUTES = 7;
const TEN_MINUTES = 600_000;

let database: Database;
beforeEach(() => {
  // Those of the driver, which connects by one; PostgreSQL has a clock of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  database = openPostgres({
    url: sharedServer('postgres').databaseUrl ?? '',
    sessions: 1,
    cache: { load: () => undefined, save: () => {} },
    maintenanceLimit: 3_600_000,
    report: () => {},
    onEnded: () => {},
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

it('[PLUS-16] a backup or a copy may take more than an hour on PostgreSQL, and pause meanwhile', async () => {
  await database.maintenance.transaction(async (sql) => {
    const state = async () => (await sql.query('select pg_current_xact_id()::text as id'))[0];
    const begun = await state();
    for (let count = 0; count < TENS_OF_MINUTES; count += 1) {
      await vi.advanceTimersByTimeAsync(TEN_MINUTES);
      expect(await state()).toEqual(begun);
    }
    const [{ pause } = { pause: '' }] = await sql.query<{ pause: string }>(
      "select current_setting('idle_in_transaction_session_timeout') as pause",
    );
    expect(pause).toBe('1h');
  });
});

it('[PLUS-16] and so may migrations, which other processes wait for', async () => {
  await database.exclusively(async () => {
    const holders = async () => {
      // Real time, in which a connection that the driver ends has ended.
      await database.query('select pg_sleep(0.3)');
      return database.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = x'65736361'::bigint
         and database = (select oid from pg_database where datname = current_database())`,
      );
    };
    const first = await holders();
    expect(first).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(TENS_OF_MINUTES * TEN_MINUTES);
    expect(await holders()).toEqual(first);
  });
});
