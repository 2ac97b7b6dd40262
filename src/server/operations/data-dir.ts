/**
 * The data folder: made private, and held by one process at a time.
 *
 * The lock is an exclusive lock of SQLite (part of Node) on an empty file. The operating system lets go of
 * it when the process ends, however it ends, so there is never a stale lock to reason about; and it holds
 * across containers that share the folder, where a process id would mean nothing.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const HOLDER = 'process.json';

export type DataDirLock = {
  /** Says where the process that has the folder listens. */
  announce: (address: string) => void;
  release: () => void;
};

const holderSchema = z.object({ pid: z.number(), since: z.string(), address: z.url().optional() });
/** Who has a folder, or had it last. */
export type Holder = z.infer<typeof holderSchema>;

/** Another process has the folder. The message says which. */
export class DataDirBusyError extends Error {
  override name = 'DataDirBusyError';
}

/** The folder can't be written. The message says which, and why. */
export class DataDirError extends Error {
  override name = 'DataDirError';
}

/** SQLite's code for a lock that another process has. */
const BUSY = 5;

/**
 * Makes the folder if need be (mode 0700) and locks it. Processes that keep their data elsewhere share the
 * folder's secrets; one that keeps its data in it wants it for itself. Throws DataDirBusyError, DataDirError.
 */
export function lockDataDir(dir: string, mode: 'exclusive' | 'shared'): DataDirLock {
  const lock = writing(dir, () => {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    chmodSync(dir, 0o700);
    return new DatabaseSync(join(dir, 'lock'), { timeout: 0 });
  });
  try {
    lock.exec(mode === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_master');
  } catch (cause) {
    lock.close();
    if (!(cause instanceof Error) || Reflect.get(cause, 'errcode') !== BUSY) throw unusable(dir, cause);
    throw new DataDirBusyError(
      `${dir} is in use by another process${describeHolder(dir)}. Stop it first, or choose another DATA_DIR.`,
      { cause },
    );
  }
  const holder = { pid: process.pid, since: new Date().toISOString() };
  const write = (said: Holder) => writeFileSync(join(dir, HOLDER), JSON.stringify(said), { mode: 0o600 });
  writing(dir, () => write(holder));
  return { announce: (address) => write({ ...holder, address }), release: () => lock.close() };
}

function writing<Result>(dir: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw unusable(dir, cause);
  }
}

function unusable(dir: string, cause: unknown): DataDirError {
  const reason = cause instanceof Error ? cause.message : 'unknown';
  return new DataDirError(
    `${dir} can’t be written (${reason}). Let this user write there, or choose another DATA_DIR.`,
    {
      cause,
    },
  );
}

/** Who has the folder, as they said; undefined: nobody said. */
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
