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

export type DataDirLock = { release: () => void };

/** Another process has the folder. The message says which. */
export class DataDirBusyError extends Error {
  override name = 'DataDirBusyError';
}

/**
 * Makes the folder if need be (mode 0700) and locks it. Processes that keep their data elsewhere share the
 * folder's secrets; one that keeps its data in it wants it for itself. Throws DataDirBusyError.
 */
export function lockDataDir(dir: string, mode: 'exclusive' | 'shared'): DataDirLock {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  chmodSync(dir, 0o700);
  const holderFile = join(dir, 'process.json');
  const lock = new DatabaseSync(join(dir, 'lock'), { timeout: 0 });
  try {
    lock.exec(mode === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_master');
  } catch (cause) {
    lock.close();
    throw new DataDirBusyError(
      `${dir} is in use by another process${describeHolder(holderFile)}. Stop it first, or choose another DATA_DIR.`,
      { cause },
    );
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), {
    mode: 0o600,
  });
  return { release: () => lock.close() };
}

function describeHolder(file: string): string {
  try {
    const { pid, since }: { pid: number; since: string } = JSON.parse(readFileSync(file, 'utf8'));
    return ` (${pid}, since ${since})`;
  } catch {
    return '';
  }
}
