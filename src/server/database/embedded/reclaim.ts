/**
 * The work of PostgreSQL's autovacuum, a process that PGlite has not: without it the place of deleted and replaced rows is never filled
 * again, and the folder only grows.
 */
import type { Sql } from '../session.ts';

const HOUR_MS = 3_600_000;
const HOURS_OF_ALL = 24;

/** All tables, or the one whose rows live for minutes. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and ($1::boolean or (n.nspname, c.relname) = ('realtime', 'messages'))
  order by 1`;

/**
 * Looks each hour at the messages of live updates, and at all tables an hour after the start, then daily. Table by table, outside of
 * transactions, so that others wait for one table at most. Returns how to end it.
 */
export function reclaimRegularly(sql: Sql, report: (error: unknown) => void): () => void {
  let hours = 0;
  let isStopped = false;
  const look = async () => {
    const isAll = hours % HOURS_OF_ALL === 0;
    hours += 1;
    for (const { name } of await sql.query<{ name: string }>(TABLES, [isAll])) {
      if (isStopped) return;
      // PGlite has no process that could help.
      await sql.exec(`vacuum (analyze, parallel 0) ${name}`).catch(report);
    }
  };
  const timer = setInterval(() => look().catch(report), HOUR_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
