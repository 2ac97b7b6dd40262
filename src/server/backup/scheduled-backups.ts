/**
 * Backups every `BACKUP_EVERY` hours, verified; the newest `BACKUP_KEEP` stay. A clock that is wrong for a while costs none of them: a process
 * measures by the time that it has run, and names from the future count for nothing.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { OwnerSql } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import { reasonOf } from '../operations/operator-error.ts';
import { PART } from './backup-file.ts';
import type { BackupMetrics } from './backup-metrics.ts';
import { checkBackup, makeBackup } from './backups.ts';

const HOUR = 3_600_000;
const LOOK_EVERY = 60_000;
const RETRY_AFTER = 600_000;
/** A name, with the moment at which the backup was begun. */
const NAME = /^escale-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.backup$/;
/** Old ones that a new one replaces: a second, so that a lower `BACKUP_KEEP` is reached. */
const MOST_REPLACED = 2;
/** Suffix of one that could not be verified: the newest stays for a person to look at. */
export const UNVERIFIED = '.unverified';

interface Parts {
  database: OwnerSql;
  config: Pick<Config, 'BACKUP_EVERY' | 'BACKUP_KEEP' | 'BACKUP_DIR' | 'DATA_DIR'>;
  logger: Pick<Logger, 'info' | 'error'>;
  root: string;
  metrics: BackupMetrics;
}

/** Undefined: none are wanted. One that is due at the start is made at once. */
export function scheduleBackups({ config, ...parts }: Parts): { stop: () => Promise<void> } | undefined {
  const hours = config.BACKUP_EVERY;
  if (hours === undefined) return undefined;
  const folder = config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups');
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let lastFailure = -RETRY_AFTER;
  let lastMade: number | undefined;
  const isDue = () =>
    lastMade === undefined ? isNoneRecent(folder, hours) : performance.now() - lastMade >= hours * HOUR;
  const look = () => {
    if (running || performance.now() - lastFailure < RETRY_AFTER || !isDue()) return;
    running = makeOne({ ...parts, folder, count: config.BACKUP_KEEP, signal: end.signal })
      .then(() => {
        lastMade = performance.now();
      })
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
    /** Breaks off the one that is being made: the next start makes it, and the stop waits for one read at most. */
    async stop() {
      clearInterval(timer);
      end.abort();
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
    removeBrokenOff(folder);
    await makeBackup(database, { file, root, signal });
    await checkBackup(file, root, signal);
    const { size: bytes } = statSync(file);
    const seconds = (performance.now() - started) / 1000;
    metrics.countMade({ seconds, bytes });
    logger.info({ file, bytes, seconds: Math.round(seconds) }, 'backup made and verified');
    const replaced = backupsIn(folder).slice(count).slice(-MOST_REPLACED);
    for (const { name } of replaced) rmSync(join(folder, name));
  } catch (error) {
    if (signal.aborted) {
      rmSync(file, { force: true });
      logger.info({ file }, 'backup broken off, since the server stops');
      return;
    }
    const unverified = markUnverified(folder, file);
    metrics.countFailed();
    logger.error({ file: unverified ?? file, reason: reasonOf(error) }, 'backup failed');
    throw error;
  }
}

/** Removes what a process that was killed had written of one: nothing else makes backups of these names here. */
function removeBrokenOff(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith(PART) && NAME.test(name.replace(/\.\d+\.part$/, ''))) rmSync(join(folder, name));
}

/** Renames an unverified backup and returns its name; undefined where nothing was written. */
function markUnverified(folder: string, file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  for (const name of readdirSync(folder).filter((one) => one.endsWith(UNVERIFIED)))
    rmSync(join(folder, name));
  renameSync(file, `${file}${UNVERIFIED}`);
  return `${file}${UNVERIFIED}`;
}

/** The newest first, without those from the future: the clock is wrong now, or was then. */
function backupsIn(folder: string): { name: string; made: number }[] {
  const latest = Date.now() + LOOK_EVERY;
  return readdirSync(folder)
    .map((name) => ({ name, made: Date.parse(name.replace(NAME, '$1:$2:$3.$4')) }))
    .filter(({ name, made }) => NAME.test(name) && made <= latest)
    .sort((one, other) => other.made - one.made);
}

function isNoneRecent(folder: string, hours: number): boolean {
  try {
    const [newest] = backupsIn(folder);
    return newest === undefined || Date.now() - newest.made >= hours * HOUR;
  } catch {
    return true;
  }
}
