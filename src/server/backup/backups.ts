import type { OwnerSql } from '../database/session.ts';
import { codeOf } from '../operations/operator-error.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  checkBackupFile,
  type Rows,
  readBackupHeader,
  readBackupRows,
  writeBackupFile,
} from './backup-file.ts';
import { fillDatabase, migrationsOf } from './fill-database.ts';
import { readDatabase, sumsOf } from './read-database.ts';
import { isDerived } from './stored-tables.ts';

interface MakeOptions {
  file: string;
  root: string;
  /** Files with keys, by name; in the backup only when given. */
  secrets?: Record<string, string> | undefined;
  /** Breaks it off, and leaves nothing of it. */
  signal?: AbortSignal;
}

/** Makes a backup from one snapshot. Throws BackupError when the file exists. */
export function makeBackup(
  database: OwnerSql,
  { file, signal, ...options }: MakeOptions,
): Promise<BackupEnd> {
  return readDatabase(database, options, (stream) => writeBackupFile(file, stream, signal));
}

export interface CheckedBackup {
  file: string;
  header: BackupHeader;
  end: BackupEnd;
}

/** Reads the file against its sums and looks for its migrations: opens no database [PLUS-26]. @throws BackupError */
export async function checkBackup(file: string, root: string, signal?: AbortSignal): Promise<CheckedBackup> {
  const header = await readBackupHeader(file);
  migrationsOf(header, root);
  return { file, header, end: await checkBackupFile(file, signal) };
}

/** Fills it and brings it up to date. @throws BackupError when it is not empty, or a row arrived changed */
export async function restoreBackup(
  database: OwnerSql,
  { file, header, end }: CheckedBackup,
  root: string,
): Promise<void> {
  const source = { header, rows: readBackupRows(file), end: async () => end };
  try {
    await fillDatabase(database, source, root, async (sql) => compareSums(end.tables, await sumsOf(sql)));
  } catch (error) {
    if (!/^2[23]/.test(codeOf(error))) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw new BackupError(`${file} has rows that the database refuses: ${reason}. Nothing was changed.`);
  }
}

/** Copies into an empty database, and compares every row. Throws BackupError. */
export function copyDatabase(source: OwnerSql, target: OwnerSql, root: string): Promise<BackupEnd['tables']> {
  return readDatabase(source, { root }, async ({ header, rows, end }) => {
    await fillDatabase(target, { header, rows: filled(rows), end: async () => end() }, root, async (sql) =>
      compareSums(end().tables, await sumsOf(sql)),
    );
    return end().tables;
  });
}

async function* filled(rows: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  for await (const some of rows) if (some.rows.length > 0) yield some;
}

function compareSums(expected: BackupEnd['tables'], found: BackupEnd['tables']): void {
  for (const [table, { rows, sum }] of Object.entries(expected)) {
    if (isDerived(table)) continue;
    const there = found[table];
    if (there?.rows !== rows)
      throw new BackupError(`${table} has ${there?.rows ?? 0} rows there, and ${rows} here.`);
    if (there.sum !== sum) throw new BackupError(`${table} has other values there than here.`);
  }
}
