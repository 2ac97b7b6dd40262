/**
 * SQL that merges a set of reference data: a value or row that differs from what an earlier release loaded is a supervisor's, and stays.
 * Rows are one JSON text, `$1`: ten times faster than a row at a time.
 */
import type { ReferenceSet } from '#seed/reference-sets.ts';

export type Reference = { table: string; column: string };

export function insertStatement(set: ReferenceSet): string {
  const columns = Object.keys(set.columns).join(', ');
  return `
    insert into ${set.table} (${columns})
    select ${columns} from json_to_recordset($1::text::json) as given(${columnTypes(set)})
    where not exists (select from ${set.table} existing where existing.${set.key} = given.${set.key})
      ${set.belongsToCountry ? `and ${HAS_COUNTRY}` : ''}
    on conflict do nothing`;
}

/** Changes values that no supervisor has changed. Takes rows as in `RowChanges.changed`. */
export function updateStatement(set: ReferenceSet): string {
  const columns = Object.keys(set.columns).filter((column) => column !== set.key);
  const isOurs = (column: string) =>
    `given.${column} is distinct from given.was_${column} and existing.${column} is not distinct from given.was_${column}`;
  const values = columns.map(
    (column) => `${column} = case when ${isOurs(column)} then given.${column} else existing.${column} end`,
  );
  return `
    update ${set.table} existing
    set ${values.join(', ')}
    from json_to_recordset($1::text::json) as given(${columnTypes(set)}, ${columnTypes(set, 'was_')})
    where existing.${set.key} = given.${set.key}
      and (${columns.map((column) => `(${isOurs(column)})`).join(' or ')})
      ${set.belongsToCountry ? `and ${HAS_COUNTRY}` : ''}`;
}

/** Deletes rows that left the release, but those that a supervisor has changed or something refers to. */
export function deleteStatement(set: ReferenceSet, references: readonly Reference[]): string {
  const columns = Object.keys(set.columns);
  const isUntouched = columns.map((column) => `existing.${column} is not distinct from given.${column}`);
  const isUnused = references.map(
    ({ table, column }) => `not exists (select from ${table} r where r.${column} = existing.${set.key})`,
  );
  return `
    delete from ${set.table} existing
    using json_to_recordset($1::text::json) as given(${columnTypes(set)})
    where ${[...isUntouched, ...isUnused].join(' and ')}
      ${set.protectedWhen ? `and not (${set.protectedWhen})` : ''}`;
}

/** Takes in $1 the qualified table. Returns rows of `Reference`. */
export const REFERENCES_STATEMENT = `
  select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = $1::text::regclass and cardinality(c.conkey) = 1`;

/** Takes name in $1, version in $2, and the rows as JSON in $3. */
export const REMEMBER_STATEMENT = `
  insert into app.reference_data (name, version, rows) values ($1, $2, $3::text::json)
  on conflict (name) do update set version = excluded.version, rows = excluded.rows, loaded_at = now()`;

const HAS_COUNTRY =
  '(given.country_iso_a2 is null or exists (select from public.countries c where c.iso_a2 = given.country_iso_a2))';

function columnTypes(set: ReferenceSet, prefix = ''): string {
  return Object.entries(set.columns)
    .map(([column, type]) => `${prefix}${column} ${type}`)
    .join(', ');
}
