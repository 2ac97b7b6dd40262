import type { OwnerSql, Sql } from '../database/session.ts';
import { readVersion } from '../program-files.ts';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHeader,
  type BackupStream,
  RowSum,
  type Rows,
} from './backup-file.ts';
import { STORED_SCHEMAS, type StoredTable, storedTables } from './stored-tables.ts';

const FEW = 4;
const MANY = 500;

/** Settings by which a value has the same text on every database. */
const SETTINGS = `
set local timezone = 'UTC';
set local datestyle = 'ISO';
set local intervalstyle = 'postgres';
set local bytea_output = 'hex';
set local extra_float_digits = 1;
`;

/** Reads one snapshot; on the embedded database nothing else runs during it. */
export function readDatabase<Result>(
  database: OwnerSql,
  { root, secrets }: { root: string; secrets?: Record<string, string> | undefined },
  work: (stream: BackupStream) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (sql) => {
    await sql.exec(`set transaction isolation level repeatable read read only; ${SETTINGS}`);
    const tables = await storedTables(sql);
    const header: BackupHeader = {
      escale: BACKUP_FORMAT,
      version: readVersion(root),
      made: new Date().toISOString(),
      migrations: await appliedMigrations(sql),
      tables: tables.map(({ name, columns }) => ({ name, columns })),
      ...(secrets && { secrets }),
    };
    const end: BackupEnd = { tables: {}, sequences: {} };
    return work({ header, rows: rowsOf(sql, tables, end), end: () => end });
  });
}

/** Computes sums of each table's rows in a transaction, in constant memory. */
export async function sumsOf(sql: Sql): Promise<BackupEnd['tables']> {
  await sql.exec(SETTINGS);
  const end: BackupEnd = { tables: {}, sequences: {} };
  for await (const _ of rowsOf(sql, await storedTables(sql), end));
  return end.tables;
}

async function* rowsOf(sql: Sql, tables: readonly StoredTable[], end: BackupEnd): AsyncGenerator<Rows> {
  for (const table of tables) {
    const sum = new RowSum();
    yield { table: table.name, rows: [] };
    for await (const rows of rowsOfTable(sql, table)) {
      for (const row of rows) sum.add(row);
      yield { table: table.name, rows };
    }
    end.tables[table.name] = sum.result();
  }
  Object.assign(end.sequences, await lastValues(sql));
}

async function* rowsOfTable(sql: Sql, { name, columns, hasFiles }: StoredTable): AsyncGenerator<string[]> {
  const count = hasFiles ? FEW : MANY;
  await sql.exec(
    `declare rows_of_table no scroll cursor for select to_jsonb(r)::text as row from (select ${columns} from ${name}) r`,
  );
  for (let isLast = false; !isLast; ) {
    const rows = await sql.query<{ row: string }>(`fetch ${count} from rows_of_table`);
    isLast = rows.length < count;
    if (rows.length > 0) yield rows.map(({ row }) => row);
  }
  await sql.exec('close rows_of_table');
}

async function lastValues(sql: Sql): Promise<Record<string, string>> {
  const rows = await sql.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_catalog.pg_sequences
     where schemaname = any (string_to_array($1, ',')) and last_value is not null order by 1`,
    [STORED_SCHEMAS.join()],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function appliedMigrations(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version }) => version);
}
