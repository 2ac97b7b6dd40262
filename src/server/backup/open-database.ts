import { isDatabaseAddress } from '../database/database-address.ts';
import { openEmbedded } from '../database/embedded/embedded-database.ts';
import { openPostgres } from '../database/postgres-database.ts';
import type { Database } from '../database/session.ts';

const LONGEST = 3_600_000;

const shared = {
  cache: { load: () => undefined, save: () => {} },
  maintenanceLimit: LONGEST,
  report: console.error,
  onEnded: console.error,
};

/** `where`: a folder, made if missing, or `postgres://…`. */
export async function withDatabase<Result>(
  where: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = isDatabaseAddress(where)
    ? openPostgres({ ...shared, url: where, sessions: 1 })
    : await openEmbedded({ ...shared, folder: where });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
