import { REFERENCE_SETS, type ReferenceRow, type ReferenceSet } from '#seed/reference-sets.ts';
import type { Query } from '../session.ts';
import {
  deleteStatement,
  insertStatement,
  REFERENCES_STATEMENT,
  REMEMBER_STATEMENT,
  type Reference,
  updateStatement,
} from './merge-statements.ts';

type Queries = Query;

export type SeedDatabase = Queries & {
  transaction: <Result>(work: (sql: Queries) => Promise<Result>) => Promise<Result>;
};

/** Number of a lock, "escs", for which a second process waits. */
const LOCK_ID = 0x65736373;

/**
 * Loads all or nothing, and costs one small query when the versions match. Supervisors' changes stay (`merge-statements.ts`).
 * @param sets a test's own @returns the names of those loaded
 */
export async function loadReferenceData(
  database: SeedDatabase,
  sets: readonly ReferenceSet[] = REFERENCE_SETS,
): Promise<string[]> {
  if ((await outdatedSets(database, sets)).length === 0) return [];
  return database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1::bigint)', [String(LOCK_ID)]);
    // Another process may have loaded it while this one waited.
    const outdated = await outdatedSets(sql, sets);
    const vanished = new Map<ReferenceSet, readonly ReferenceRow[]>();
    for (const set of outdated) vanished.set(set, await mergeSet(sql, set));
    // Rows that refer to others go before those.
    for (const [set, rows] of [...vanished].reverse()) await deleteRows(sql, set, rows);
    return outdated.map((set) => set.name);
  });
}

async function outdatedSets(sql: Queries, sets: readonly ReferenceSet[]): Promise<ReferenceSet[]> {
  const rows = await sql.query<{ name: string; version: string }>(
    'select name, version from app.reference_data',
  );
  const versions = new Map(rows.map((row) => [row.name, row.version]));
  return sets.filter((set) => versions.get(set.name) !== set.version);
}

async function mergeSet(sql: Queries, set: ReferenceSet): Promise<readonly ReferenceRow[]> {
  const given = await set.rows();
  const [stored] = await sql.query<{ rows: readonly ReferenceRow[] }>(
    'select rows from app.reference_data where name = $1',
    [set.name],
  );
  const { added, changed, vanished } = rowChanges(set, stored?.rows ?? [], given);
  if (changed.length > 0) await sql.query(updateStatement(set), [JSON.stringify(changed)]);
  if (added.length > 0) await sql.query(insertStatement(set), [JSON.stringify(added)]);
  await sql.query(REMEMBER_STATEMENT, [set.name, set.version, JSON.stringify(given)]);
  // The embedded database has no autovacuum.
  await sql.query(`analyze ${set.table}`);
  return vanished;
}

async function deleteRows(sql: Queries, set: ReferenceSet, rows: readonly ReferenceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const references = await sql.query<Reference>(REFERENCES_STATEMENT, [set.table]);
  await sql.query(deleteStatement(set, references), [JSON.stringify(rows)]);
}

type RowChanges = {
  added: ReferenceRow[];
  /** Each column as this release has it, and as `was_…` the value loaded before. */
  changed: ReferenceRow[];
  vanished: ReferenceRow[];
};

/** Compares an earlier release's rows with this one's by `key`, value by value. */
function rowChanges(
  { key, columns }: { key: string; columns: Readonly<Record<string, string>> },
  loaded: readonly ReferenceRow[],
  given: readonly ReferenceRow[],
): RowChanges {
  const loadedByKey = new Map(loaded.map((row) => [row[key], row]));
  const changes: RowChanges = { added: [], changed: [], vanished: [] };
  for (const row of given) {
    const before = loadedByKey.get(row[key]);
    loadedByKey.delete(row[key]);
    if (!before) changes.added.push(row);
    else if (Object.keys(columns).some((column) => !isSame(row[column], before[column]))) {
      changes.changed.push({ ...row, ...underFormerNames(before) });
    }
  }
  changes.vanished.push(...loadedByKey.values());
  return changes;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function underFormerNames(row: ReferenceRow): ReferenceRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [`was_${column}`, value]));
}
