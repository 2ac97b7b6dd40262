/** Opens a database for commands, beside no server: the folder of an embedded one, or a PostgreSQL by its address. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../database/embedded/embedded-database.ts';
import { openPostgres } from '../database/postgres-database.ts';
import type { Database } from '../database/session.ts';

/** Milliseconds: a command's statements run for as long as they need. */
const LONGEST = 3_600_000;

const shared = {
  cache: { load: () => undefined, save: () => {} },
  maintenanceLimit: LONGEST,
  report: console.error,
  onEnded: console.error,
};

/** `where`: the folder of an embedded database, which is made if it is not there, or `postgres://…`. */
export async function withDatabase<Result>(
  where: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = /^postgres(ql)?:/.test(where)
    ? openPostgres({ ...shared, url: where, sessions: 1 })
    : await openEmbedded({ ...shared, folder: where });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** With an embedded database that is removed afterwards. */
export async function withPassingDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'escale-check-'));
  try {
    return await withDatabase(join(folder, 'database'), work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
