import type { Query } from './pglite.ts';

/** The schemas whose rows are tests' own; the history of the migrations is not. */
const SCHEMAS = "array['public', 'app', 'auth', 'storage', 'realtime']";

/** Copies of the rows that the migrations have written, made before the first test. */
const STORE = `
do $$
declare
  source record;
  is_filled boolean;
begin
  if to_regnamespace('first_rows') is not null then return; end if;
  create schema first_rows;
  for source in
    select c.oid, n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (${SCHEMAS})
  loop
    execute format('select exists (select from %I.%I)', source.nspname, source.relname) into is_filled;
    if is_filled then
      execute format('create table first_rows.%I as table %I.%I', source.oid, source.nspname, source.relname);
    end if;
  end loop;
end $$`;

/** Every other row goes, and those come back; triggers and foreign keys have no part in it. */
const RESET = `
do $$
declare
  target record;
begin
  set local session_replication_role = replica;
  for target in
    select c.oid, format('%I.%I', n.nspname, c.relname) as name, to_regclass(format('first_rows.%I', c.oid)) as first_rows,
      (select string_agg(format('%I', a.attname), ', ') from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (${SCHEMAS})
  loop
    execute format('delete from %s', target.name);
    if target.first_rows is not null then
      execute format('insert into %s (%s) overriding system value select %2$s from %s', target.name, target.columns, target.first_rows);
    end if;
  end loop;
end $$`;

/** Makes the rows of a database what the migrations left. */
export async function resetRows({ query }: { query: Query }): Promise<void> {
  await query(STORE);
  await query(RESET);
}
