import { join } from 'node:path';
import { applyMigrations, isOlderLayout, type Migration, readMigrations } from '../database/migrations.ts';
import { prepareDatabase } from '../database/prepare.ts';
import type { OwnerSql, Sql } from '../database/session.ts';
import { prepareSystemSchema } from '../database/system-schema.ts';
import { addLimits, listLimits } from '../operations/limits.ts';
import { type BackupEnd, BackupError, type BackupHeader, type Rows } from './backup-file.ts';
import { isDerived, STORED_SCHEMAS, type StoredTable, storedTables } from './stored-tables.ts';

interface Source {
  header: BackupHeader;
  rows: AsyncIterable<Rows>;
  end: () => Promise<BackupEnd>;
}

/**
 * Makes the schema of that time, fills it and migrates, all in one transaction. @param check throws to leave nothing
 * @throws BackupError when there are tables already, or the rows are of a newer release
 */
export async function fillDatabase(
  database: OwnerSql,
  { header, rows, end }: Source,
  root: string,
  check: (sql: Sql) => Promise<void>,
): Promise<void> {
  const migrations = migrationsOf(header, root);
  await refuseFilled(database);
  const isEarlierLayout = !migrations.some(({ version }) => header.migrations.includes(version));
  await database.transaction(async (sql) => {
    const inside: OwnerSql = { ...sql, transaction: (work) => work(sql) };
    await prepareSystemSchema(inside);
    await applyMigrations(inside, migrations);
    const stored = await storedTables(sql);
    const limits = await listLimits(sql);
    const columns = columnsOf(header, stored);
    await withoutRules(sql, stored, async () => {
      for await (const some of rows) if (!isDerived(some.table)) await insertRows(sql, columns, some);
    });
    for (const [name, value] of Object.entries((await end()).sequences).filter(([name]) => !isDerived(name)))
      await sql.query('select setval($1::regclass, $2::bigint)', [name, value]);
    await check(sql);
    if (isEarlierLayout) await addLimits(sql, limits);
    await prepareDatabase(inside, { root, referenceData: false });
  });
}

/** The baseline's last migration, and the one before it with the same tables but for derived ones (docs/adr/0057-baseline-of-the-schema.md). */
const BASELINE = { last: '20261202003000', from: ['20261130006100', '20261201003000'] };

/** The migrations of a backup's tables, or the baseline. @throws BackupError where this release lacks some */
export function migrationsOf({ migrations, version }: BackupHeader, root: string): Migration[] {
  const known = readMigrations(join(root, 'supabase/migrations'));
  if (
    isOlderLayout(
      migrations.map((name) => ({ version: name })),
      known,
    )
  ) {
    if (!BASELINE.from.some((version) => migrations.includes(version)))
      throw new BackupError(
        `It was made by release ${version} before its database had migration ${BASELINE.from[0]}. Start the last release of that layout on it, and back it up with that.`,
      );
    return known.filter((migration) => migration.version <= BASELINE.last);
  }
  const unknown = migrations.find((name) => known.every((migration) => migration.version !== name));
  if (unknown)
    throw new BackupError(
      `It was made by release ${version}, whose migration ${unknown} this release does not have.`,
    );
  return known.filter((migration) => migrations.includes(migration.version));
}

async function refuseFilled(database: OwnerSql): Promise<void> {
  const [found] = await database.query<{ exists: boolean }>(
    "select to_regclass('app.accounts') is not null as exists",
  );
  if (found?.exists) throw new BackupError('The database has tables of Escale already. Name an empty one.');
}

/** Columns to fill, by table. Throws BackupError where the database lacks one. */
function columnsOf(header: BackupHeader, stored: readonly StoredTable[]): Map<string, string> {
  const known = new Map(stored.map(({ name, columns }) => [name, columns.split(', ')]));
  return new Map(
    header.tables
      .filter(({ name }) => !isDerived(name))
      .map(({ name, columns }) => {
        const missing = columns.split(', ').find((column) => !known.get(name)?.includes(column));
        if (missing) throw new BackupError(`This release has no ${name}.${missing}, which the backup has.`);
        return [name, columns];
      }),
  );
}

/** Fills tables without triggers and foreign keys. The replication role would need a superuser. */
async function withoutRules(
  sql: Sql,
  stored: readonly StoredTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const keys = await sql.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
     from pg_catalog.pg_constraint c join pg_catalog.pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = any (string_to_array($1, ','))`,
    [STORED_SCHEMAS.join()],
  );
  const onEach = (statement: (name: string) => string) =>
    sql.exec(stored.map(({ name }) => statement(name)).join(';\n'));
  if (keys.length > 0) await sql.exec(keys.map(({ drop }) => drop).join(';\n'));
  await onEach((name) => `truncate ${name}`);
  await onEach((name) => `alter table ${name} disable trigger user`);
  await fill();
  await onEach((name) => `alter table ${name} enable trigger user`);
  if (keys.length > 0) await sql.exec(keys.map(({ add }) => add).join(';\n'));
}

async function insertRows(
  sql: Sql,
  columns: ReadonlyMap<string, string>,
  { table, rows }: Rows,
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.get(table);
  if (names === undefined) throw new BackupError(`${table} is not in the backup’s list of tables.`);
  await sql.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}
