import { join } from 'node:path';
import { withDatabase } from '../backup/open-database.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/session.ts';
import { DataDirBusyError, type Holder, holderOf, lockDataDir } from '../operations/data-dir.ts';
import { CommandError } from './command.ts';

export function databaseOf({ hosted, DATABASE_URL, DATA_DIR }: Config): string {
  if (hosted) throw new CommandError('The data is at Supabase (SUPABASE_URL), which has backups of its own.');
  return DATABASE_URL ?? join(DATA_DIR, 'database');
}

/** Throws DataDirBusyError while a server has the embedded database's folder. */
export async function withOwnDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const where = databaseOf(config);
  const lock = lockDataDir(config.DATA_DIR, config.DATABASE_URL ? 'shared' : 'exclusive');
  try {
    return await withDatabase(where, work);
  } finally {
    lock.release();
  }
}

/** Undefined: no server has the folder, or it announced no address. */
export function servingProcess(config: Config, error: unknown): (Holder & { address: string }) | undefined {
  const holder = error instanceof DataDirBusyError ? holderOf(config.DATA_DIR) : undefined;
  return holder?.address ? { ...holder, address: holder.address } : undefined;
}
