/** Backups by themselves: every so many hours (`BACKUP_EVERY`), verified, the newest few (`BACKUP_KEEP`). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { OwnerSql } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import { programUrl } from '../program-files.ts';
import type { BackupMetrics } from './backup-metrics.ts';
import { makeBackup } from './backups.ts';

const HOUR = 3_600_000;
/** Milliseconds between looks at the clock: it may jump, and a machine may sleep. */
const LOOK_EVERY = 60_000;
/** Milliseconds after a failure. */
const RETRY_AFTER = 600_000;
const NAME = /^escale-[\dTZ-]+\.backup$/;
const COMMAND = programUrl('escale.ts');

interface Parts {
  database: OwnerSql;
  config: Pick<Config, 'BACKUP_EVERY' | 'BACKUP_KEEP' | 'BACKUP_DIR' | 'DATA_DIR'>;
  logger: Pick<Logger, 'info' | 'error'>;
  root: string;
  metrics: BackupMetrics;
}

/** Makes them until it is stopped; undefined: none are wanted. One that is due at the start is made at once. */
export function scheduleBackups({ config, ...parts }: Parts): { stop: () => Promise<void> } | undefined {
  const hours = config.BACKUP_EVERY;
  if (hours === undefined) return undefined;
  const folder = config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups');
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let lastFailure = -RETRY_AFTER;
  const look = () => {
    if (running || performance.now() - lastFailure < RETRY_AFTER || !isDue(folder, hours)) return;
    const { signal } = ending;
    running = makeOne({ ...parts, folder, count: config.BACKUP_KEEP, signal })
      .catch(() => {
        lastFailure = performance.now();
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

type Job = Omit<Parts, 'config'> & { folder: string; count: number; signal: AbortSignal };

async function makeOne({ database, logger, root, metrics, folder, count, signal }: Job): Promise<void> {
  const started = performance.now();
  const file = join(folder, `escale-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await makeBackup(database, { file, root });
    await verifyApart(file, signal);
    const { size: bytes } = statSync(file);
    const seconds = (performance.now() - started) / 1000;
    metrics.countMade({ seconds, bytes });
    logger.info({ file, bytes, seconds: Math.round(seconds) }, 'backup made and verified');
    for (const old of backupsIn(folder).slice(count)) rmSync(join(folder, old));
  } catch (error) {
    // It must not be taken for one that can be relied on.
    rmSync(file, { force: true });
    if (signal.aborted) return;
    metrics.countFailed();
    logger.error({ file, reason: error instanceof Error ? error.message : 'unknown' }, 'backup failed');
    throw error;
  }
}

/** In a process of its own: what restoring takes of memory goes with it. */
async function verifyApart(file: string, signal: AbortSignal): Promise<void> {
  const child = fork(COMMAND, ['verify', file], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], signal });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(said.trim() || `The verification ended with ${String(code)}.`);
}

/** The newest first. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

function isDue(folder: string, hours: number): boolean {
  try {
    const [newest] = backupsIn(folder);
    if (newest === undefined) return true;
    const age = Date.now() - statSync(join(folder, newest)).mtimeMs;
    // One of the future: the clock was wrong when it was made.
    return age >= hours * HOUR || age < -LOOK_EVERY;
  } catch {
    return true;
  }
}
