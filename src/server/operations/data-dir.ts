/**
 * The data folder, private and with one process: an exclusive lock of SQLite on an empty file, which the system releases however the process
 * ends and which holds across containers, where a process id means nothing.
 */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fieldOf } from '#domain/json.ts';
import { codeOf, OperatorError } from './operator-error.ts';

const HOLDER = 'process.json';

export type DataDirLock = {
  /** Notes where this server listens, for commands and the doctor. */
  announce: (address: string) => void;
  release: () => void;
};

const holderSchema = z.object({ pid: z.number(), since: z.string(), address: z.url().optional() });
export type Holder = z.infer<typeof holderSchema>;

export class DataDirBusyError extends OperatorError {
  override name = 'DataDirBusyError';
}

/** Code of SQLITE_BUSY. */
const BUSY = 5;

/** Makes the folder if need be (0700). Shared: data is elsewhere, secrets are here. Throws DataDirBusyError, OperatorError. */
export function lockDataDir(dir: string, mode: 'exclusive' | 'shared'): DataDirLock {
  const lock = writing(dir, () => {
    accessSync(nearestFolder(dir), constants.W_OK);
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    chmodSync(dir, 0o700);
    return new DatabaseSync(join(dir, 'lock'), { timeout: 0 });
  });
  try {
    lock.exec(mode === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_master');
  } catch (cause) {
    lock.close();
    if (fieldOf(cause, 'errcode') !== BUSY) throw unusable(dir, cause);
    throw new DataDirBusyError(
      `${dir} is in use by another process${describeHolder(dir)}. Stop it first, or choose another DATA_DIR.`,
      { cause },
    );
  }
  const holder = { pid: process.pid, since: new Date().toISOString() };
  const write = (current: Holder) =>
    writing(dir, () => writeFileSync(join(dir, HOLDER), JSON.stringify(current), { mode: 0o600 }));
  // Of those that share it a server alone announces itself: a command must not take its place.
  if (mode === 'exclusive') write(holder);
  return { announce: (address) => write({ ...holder, address }), release: () => lock.close() };
}

function writing<Result>(dir: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw unusable(dir, cause);
  }
}

function unusable(dir: string, cause: unknown): OperatorError {
  const reason = cause instanceof Error ? cause.message : 'unknown';
  return new OperatorError(
    codeOf(cause) === 'ENOSPC'
      ? `The disk of ${dir} is full. Make room, or choose another DATA_DIR.`
      : `${dir} can’t be written (${reason}). Let this user write there, or choose another DATA_DIR.`,
    { cause },
  );
}

/** The folder itself or the nearest above it that exists: what a recursive `mkdir` needs, whose own error is misleading. */
export function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

/** The process that has the folder; undefined: none announced itself. */
export function holderOf(dir: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(dir, HOLDER), 'utf8')));
  } catch {
    return undefined;
  }
}

function describeHolder(dir: string): string {
  const holder = holderOf(dir);
  return holder ? ` (${holder.pid}, since ${holder.since})` : '';
}
