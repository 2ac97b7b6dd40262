/**
 * The data folder, private and with one process: an exclusive lock of SQLite on an empty file, which the system releases however the process
 * ends and which holds across containers, where a process id means nothing.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const HOLDER = 'process.json';

export type DataDirLock = {
  announce: (address: string) => void;
  release: () => void;
};

const holderSchema = z.object({ pid: z.number(), since: z.string(), address: z.url().optional() });
export type Holder = z.infer<typeof holderSchema>;

export class DataDirBusyError extends Error {
  override name = 'DataDirBusyError';
}

/** Failure to use the folder; the message names it and the reason. */
export class DataDirError extends Error {
  override name = 'DataDirError';
}

/** Code of SQLITE_BUSY. */
const BUSY = 5;

/** Makes the folder if need be (0700). Shared: data is elsewhere, secrets are here. Throws DataDirBusyError, DataDirError. */
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
  const write = (current: Holder) =>
    writeFileSync(join(dir, HOLDER), JSON.stringify(current), { mode: 0o600 });
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
