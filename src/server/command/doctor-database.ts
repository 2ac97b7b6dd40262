import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '../backup/open-database.ts';
import { UNVERIFIED } from '../backup/scheduled-backups.ts';
import type { Config } from '../config.ts';
import { checkServer, OLDEST_POSTGRES } from '../database/check-server.ts';
import { isOlderLayout, readMigrations } from '../database/migrations.ts';
import type { Database, Sql } from '../database/session.ts';
import { DataDirBusyError, holderOf, nearestFolder } from '../operations/data-dir.ts';
import type { Finding } from './doctor.ts';
import { withOwnDatabase } from './own-database.ts';

const DAY = 86_400_000;

export async function checkDatabase(config: Config, root: string): Promise<Finding[]> {
  if (config.hosted) return [{ state: 'well', text: `database: at Supabase, ${config.hosted.url}` }];
  const ask = (database: Database) => askDatabase(database, root);
  if (config.DATABASE_URL) return withDatabase(config.DATABASE_URL, ask);
  if (!existsSync(join(config.DATA_DIR, 'database')))
    return [{ state: 'well', text: 'database: the first start makes it' }];
  try {
    return await withOwnDatabase(config, ask);
  } catch (error) {
    if (!(error instanceof DataDirBusyError)) throw error;
    const address = holderOf(config.DATA_DIR)?.address;
    return [
      address
        ? { state: 'well', text: `database: embedded, in use by the server at ${address}` }
        : { state: 'warning', text: `database: ${error.message}` },
    ];
  }
}

async function askDatabase({ maintenance }: Database, root: string): Promise<Finding[]> {
  const [row] = await maintenance.query<{ number: number; version: string; has_history: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       to_regclass('supabase_migrations.schema_migrations') is not null as has_history`,
  );
  if (!row) return [{ state: 'wrong', text: 'database: it does not answer' }];
  const findings: Finding[] = [
    row.number < OLDEST_POSTGRES
      ? { state: 'wrong', text: `database: PostgreSQL ${row.version}; it takes 15 or later` }
      : { state: 'well', text: `database: PostgreSQL ${row.version}` },
  ];
  if (row.has_history) return [...findings, await checkHistory(maintenance, root)];
  await checkServer(maintenance);
  return [...findings, { state: 'well', text: 'migrations: the first start applies them' }];
}

async function checkHistory(sql: Sql, root: string): Promise<Finding> {
  const applied = await sql.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const migrations = readMigrations(join(root, 'supabase/migrations'));
  if (isOlderLayout(applied, migrations))
    return {
      state: 'wrong',
      text: 'migrations: the database has an earlier layout; back it up with the release that made it, and restore the file with this one',
    };
  const known = new Set(migrations.map(({ version }) => version));
  const newer = applied.filter(({ version }) => !known.has(version)).map(({ version }) => version);
  if (newer.length > 0)
    return { state: 'wrong', text: `migrations: the database is of a newer release (${newer.join(', ')})` };
  const pending = known.size - applied.length;
  return { state: 'well', text: `migrations: ${applied.length} applied, ${pending} for the next start` };
}

export function checkBackups({ BACKUP_EVERY: hours, BACKUP_DIR, DATA_DIR, hosted }: Config): Finding[] {
  if (hosted) return [];
  if (hours === undefined)
    return [{ state: 'warning', text: 'backups: none are made by themselves (BACKUP_EVERY)' }];
  const folder = BACKUP_DIR ?? join(DATA_DIR, 'backups');
  accessSync(nearestFolder(folder), constants.W_OK);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const timeOf = (name: string) => statSync(join(folder, name)).mtimeMs;
  const made = names.filter((name) => name.endsWith('.backup')).map(timeOf);
  const unverified = names.find((name) => name.endsWith(UNVERIFIED) && timeOf(name) > Math.max(...made));
  if (unverified)
    return [{ state: 'warning', text: `backups: ${join(folder, unverified)} could not be verified` }];
  if (made.length === 0) return [{ state: 'warning', text: `backups: none in ${folder} yet` }];
  const age = Date.now() - Math.max(...made);
  const text = `backups: ${made.length} in ${folder}, the newest ${Math.round(age / 3_600_000)} h old`;
  return [{ state: age > hours * 3_600_000 + DAY ? 'warning' : 'well', text }];
}
