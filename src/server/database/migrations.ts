/** Migrations as Supabase has them, one transaction each, recorded in `supabase_migrations.schema_migrations` with a checksum. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseErrorText, OperatorError } from '../operations/operator-error.ts';
import type { OwnerSql, Sql } from './session.ts';

export type Migration = { version: string; name: string; text: string; checksum: string };

/** Thrown when files and the database's records differ. The message names the file and the way out. */
class MigrationError extends OperatorError {
  override name = 'MigrationError';
}

const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
alter table supabase_migrations.schema_migrations add column if not exists checksum text;
revoke all on schema supabase_migrations from public;
`;

/** Reads migrations in order. Line endings don't count: every check-out has the same sums. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new MigrationError(`${file} is not named {version}_{name}.sql.`);
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { version, name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** Returns how many were applied. @throws MigrationError, with nothing changed */
export async function applyMigrations(database: OwnerSql, migrations: readonly Migration[]): Promise<number> {
  await ensureHistory(database);
  const applied = await database.query<{ version: string; name: string | null; checksum: string | null }>(
    'select version, name, checksum from supabase_migrations.schema_migrations order by version',
  );
  if (isOlderLayout(applied, migrations)) {
    const { version, name } = applied.at(-1) ?? {};
    throw new MigrationError(
      `The database has an earlier layout (up to ${version}_${name}.sql): back it up with the release that made it (escale backup FILE), and fill an empty database from the file with this one (escale restore FILE).`,
    );
  }
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const row of applied) {
    const file = known.get(row.version);
    const label = `${row.version}_${row.name ?? ''}.sql`;
    if (!file)
      throw new MigrationError(
        `The database has applied ${label}, but the file is missing. Restore it, or start the release that has it.`,
      );
    if (row.checksum && row.checksum !== file.checksum) {
      throw new MigrationError(
        `${label} was changed after it had been applied. Restore it and write a new migration instead.`,
      );
    }
  }
  const last = applied.at(-1)?.version ?? '';
  const done = new Set(applied.map((row) => row.version));
  const pending = migrations.filter((migration) => !done.has(migration.version));
  const late = pending.find((migration) => migration.version < last);
  if (late)
    throw new MigrationError(
      `${late.version}_${late.name}.sql is new, but sorts before ${last}, which is applied. Give it a later version.`,
    );
  for (const migration of pending) await database.transaction((sql) => applyOne(sql, migration));
  return pending.length;
}

/** Whether a baseline replaced these versions: the last sorts before our first (docs/adr/0057-baseline-of-the-schema.md). */
export function isOlderLayout(
  applied: readonly { version: string }[],
  migrations: readonly Migration[],
): boolean {
  const [last, first] = [applied.at(-1), migrations[0]];
  return last !== undefined && first !== undefined && last.version < first.version;
}

async function applyOne(sql: Sql, { version, name, text, checksum }: Migration): Promise<void> {
  try {
    await sql.exec(text);
  } catch (cause) {
    // A full disk or a missing right is no fault of the migration.
    if (databaseErrorText(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`${version}_${name}.sql failed: ${reason}`, { cause });
  }
  await sql.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements, checksum) values ($1, $2, array[$3::text], $4)',
    [version, name, text, checksum],
  );
}

async function ensureHistory(database: OwnerSql): Promise<void> {
  const [found] = await database.query<{ exists: boolean }>(
    `select exists (select from pg_catalog.pg_attribute where attname = 'checksum'
       and attrelid = to_regclass('supabase_migrations.schema_migrations')) as exists`,
  );
  if (!found?.exists) await database.exec(HISTORY);
}
