import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '../backup/open-database.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/session.ts';
import { lockDataDir } from '../operations/data-dir.ts';
import { CommandError } from './command.ts';

export function databaseOf({ hosted, DATABASE_URL, DATA_DIR }: Config): string {
  if (hosted) throw new CommandError('The data is at Supabase (SUPABASE_URL), which has backups of its own.');
  return DATABASE_URL ?? join(DATA_DIR, 'database');
}

/** Makes an embedded database where there is none. @throws DataDirBusyError while a server has its folder */
export function withOwnDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const where = databaseOf(config);
  if (!config.DATABASE_URL) return withEmbeddedDatabase(config.DATA_DIR, work);
  return withLock(config.DATA_DIR, 'shared', () => withDatabase(where, work));
}

/** Makes folder and database where there are none; those go again when `work` fails. @throws DataDirBusyError */
export function withEmbeddedDatabase<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const where = join(dataDir, 'database');
  return withLock(dataDir, 'exclusive', async () => {
    const isNew = !existsSync(join(where, 'PG_VERSION'));
    try {
      return await withDatabase(where, work);
    } catch (error) {
      if (isNew) for (const made of [where, `${where}.new`]) rmSync(made, { recursive: true, force: true });
      throw error;
    }
  });
}

async function withLock<Result>(
  dataDir: string,
  mode: 'shared' | 'exclusive',
  work: () => Promise<Result>,
): Promise<Result> {
  const isNew = !existsSync(dataDir);
  const lock = lockDataDir(dataDir, mode);
  try {
    return await work();
  } catch (error) {
    if (isNew) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

/** The same for a database that has data. @throws DataDirBusyError, CommandError where it has none, which makes nothing */
export async function withInstallation<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const where = databaseOf(config);
  const missing = new CommandError(
    `There is no data in ${config.DATABASE_URL ? 'the database' : where} yet. Start the server once, or restore a backup.`,
  );
  if (!config.DATABASE_URL && !existsSync(join(where, 'PG_VERSION'))) {
    // Another user's folder hides what is in it.
    if (existsSync(config.DATA_DIR)) accessSync(config.DATA_DIR, constants.X_OK);
    throw missing;
  }
  return withOwnDatabase(config, async (database) => {
    const [found] = await database.query<{ exists: boolean }>(
      "select to_regclass('app.accounts') is not null as exists",
    );
    if (!found?.exists) throw missing;
    return work(database);
  });
}
