import { join, resolve } from 'node:path';
import { copyDatabase } from '../backup/backups.ts';
import { withDatabase } from '../backup/open-database.ts';
import { isDatabaseAddress } from '../database/database-address.ts';
import type { Database } from '../database/session.ts';
import { type Command, CommandError, needed } from './command.ts';
import { databaseOf, withEmbeddedDatabase, withInstallation } from './own-database.ts';

/** Copies a database and compares every row. A server on the embedded database has to be stopped first. */
export const copyTo: Command = async ({ config: read, args, root, print }) => {
  const config = read();
  const given = needed(args[0], 'postgres://… or a data folder');
  const folder = isDatabaseAddress(given) ? undefined : resolve(given);
  const where = folder ? join(folder, 'database') : given;
  if (where === databaseOf(config))
    throw new CommandError('That is the database of this configuration itself.');
  const tables = await withInstallation(config, (source) => {
    const copy = (target: Database) => copyDatabase(source.maintenance, target.maintenance, root);
    return folder ? withEmbeddedDatabase(folder, copy) : withDatabase(given, copy);
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  print(`Copied and compared: ${rows} rows in ${Object.keys(tables).length} tables.`);
  print(
    folder
      ? `Copy secrets.json, factor-key and vapid-key there as well, then start with DATA_DIR=${folder} and without DATABASE_URL.`
      : 'Start with DATABASE_URL set to that address, and the same DATA_DIR: the keys stay there.',
  );
  return 0;
};
