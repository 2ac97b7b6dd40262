import type { Query } from '#tests/support/pglite.ts';

/** One column as a client sees it; `type` is PostgreSQL's name, an array ends in `[]`. */
export type Column = {
  relation: string;
  name: string;
  type: string;
  isNullable: boolean;
  isOptional: boolean;
  isWritable: boolean;
};

export type Relationship = {
  relation: string;
  name: string;
  columns: string[];
  referencedRelation: string;
  referencedColumns: string[];
  isOneToOne: boolean;
};

export type Argument = { name: string; type: string; isOptional: boolean };

export type DatabaseFunction = {
  name: string;
  arguments: Argument[];
  /** Columns of `returns table (…)`. */
  row: Argument[];
  type: string;
  isSet: boolean;
  /** TypeScript after `@returns` in the function's comment: what a jsonb answer holds. */
  documented: string | null;
};

export type Catalogue = { columns: Column[]; relationships: Relationship[]; functions: DatabaseFunction[] };

/**
 * Tables of the exposed schema, and views of a table that is not exposed: those that can be
 * written to by a trigger. Such a view has the nullability, defaults and keys of its table.
 */
const RELATIONS = `
  with relations as (
    select c.oid as relation_oid, c.relname as name, c.oid as table_oid
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select distinct c.oid, c.relname, d.refobjid
    from pg_class c
    join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    join pg_rewrite r on r.ev_class = c.oid
    join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
      and d.refclassid = 'pg_class'::regclass and d.refobjid <> c.oid
    join pg_class base on base.oid = d.refobjid and base.relkind = 'r'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  )`;

const COLUMNS = `${RELATIONS}
  select r.name as relation, a.attname as name, format_type(a.atttypid, null) as type,
    not b.attnotnull as "isNullable",
    not b.attnotnull or b.atthasdef or coalesce(col_description(r.table_oid, b.attnum) like '%@optional%', false) as "isOptional",
    b.attgenerated = '' as "isWritable"
  from relations r
  join pg_attribute a on a.attrelid = r.relation_oid and a.attnum > 0 and not a.attisdropped
  join pg_attribute b on b.attrelid = r.table_oid and b.attname = a.attname
  order by r.name collate "C", a.attname collate "C"`;

const RELATIONSHIPS = `${RELATIONS}
  select r.name as relation, k.conname as name, target.name as "referencedRelation",
    (select array_agg(a.attname::text order by p.n) from unnest(k.conkey) with ordinality p (attnum, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum) as columns,
    (select array_agg(a.attname::text order by p.n) from unnest(k.confkey) with ordinality p (attnum, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.attnum) as "referencedColumns",
    exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
      and u.conkey @> k.conkey and u.conkey <@ k.conkey) as "isOneToOne"
  from pg_constraint k
  join relations r on r.table_oid = k.conrelid
  join relations target on target.table_oid = k.confrelid
  where k.contype = 'f'
  order by r.name collate "C", k.conname collate "C"`;

const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as type, p.proretset as "isSet",
    substring(obj_description(p.oid, 'pg_proc') from '@returns (.*)$') as documented,
    coalesce(json_agg(part.argument order by part.place) filter (where part.mode = 'i'), '[]') as arguments,
    coalesce(json_agg(part.argument order by part.place) filter (where part.mode = 't'), '[]') as row
  from pg_proc p
  left join lateral (
    select n.place, coalesce(p.proargmodes[n.place], 'i') as mode, json_build_object('name', n.name,
      'type', format_type(coalesce(p.proallargtypes[n.place], p.proargtypes[n.place - 1]), null),
      'isOptional', p.proargmodes[n.place] is distinct from 't' and n.place > p.pronargs - p.pronargdefaults) as argument
    from unnest(p.proargnames) with ordinality n (name, place)
  ) part on true
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  group by p.oid, p.proname, p.prorettype, p.proretset
  order by p.proname collate "C"`;

/** Reads what the data API exposes. */
export async function readCatalogue(query: Query): Promise<Catalogue> {
  return {
    columns: await query<Column>(COLUMNS),
    relationships: await query<Relationship>(RELATIONSHIPS),
    functions: await query<DatabaseFunction>(FUNCTIONS),
  };
}
