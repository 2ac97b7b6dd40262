import type { Sql } from '../database/session.ts';

/** `supabase_migrations` is written by the restoring process. */
export const STORED_SCHEMAS = ['public', 'app', 'auth', 'storage'] as const;

/**
 * Tables derived from others before the baseline, indexes now (docs/adr/0058-lists-by-indexes.md), and the library's log, which is not
 * stored any more: restored without them.
 */
const DERIVED =
  /^app\.(?:(?:account|activity|airport|message|post|request)_keys|figures|figure_changes(?:_id_seq)?)$|^auth\.audit_log_entries$/;

export const isDerived = (name: string): boolean => DERIVED.test(name);

export interface StoredTable {
  name: string;
  /** Names of columns, quoted, with commas; generated ones are left out. */
  columns: string;
  /** True for files: few rows are then read at a time. */
  hasFiles: boolean;
}

export function storedTables(sql: Sql): Promise<StoredTable[]> {
  return sql.query<StoredTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
       bool_or(a.atttypid = 'bytea'::regtype) as "hasFiles"
     from pg_catalog.pg_class c
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any (string_to_array($1, ',')) and c.relkind = 'r' and c.relpersistence = 'p'
     group by n.nspname, c.relname order by 1`,
    [STORED_SCHEMAS.join()],
  );
}
