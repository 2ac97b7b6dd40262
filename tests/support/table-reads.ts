import type { Query } from './pglite.ts';

/** How many rows of a table statements have read, in turn or by its indexes. */
export type TableReads = { table: string; rows: number };

/** Of this connection since it last reported to the statistics; what functions, triggers and foreign keys read included. */
export const READS = `select format('%I.%I', s.schemaname, s.relname) as table,
    (s.seq_tup_read + coalesce((select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i where i.indrelid = s.relid), 0))::int as rows
  from pg_stat_xact_all_tables s`;

/** What was read between two answers of {@link READS} in one transaction. */
export function readsBetween(before: readonly TableReads[], after: readonly TableReads[]): TableReads[] {
  const earlier = new Map(before.map(({ table, rows }) => [table, rows]));
  return after.map(({ table, rows }) => ({ table, rows: rows - (earlier.get(table) ?? 0) }));
}

/** What `work` reads, in the transaction of `query`. */
export async function readsOf(query: Query, work: () => Promise<unknown>): Promise<TableReads[]> {
  const before = await query<TableReads>(READS);
  await work();
  return readsBetween(before, await query<TableReads>(READS));
}

/** The tables that a plan (`explain (format json)`) reads from beginning to end. */
export function readWhole(plan: unknown): unknown[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const inner = Object.values(plan).flatMap(readWhole);
  return Reflect.get(plan, 'Node Type') === 'Seq Scan'
    ? [Reflect.get(plan, 'Relation Name'), ...inner]
    : inner;
}
