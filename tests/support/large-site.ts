import type { TestDatabase } from './database.ts';
import { makeScene, type Scene } from './scene.ts';

/** What the site itself has: settings, reference data, what supervisors publish. All other tables grow with its people. */
const OF_THE_SITE = [
  'app.deleted_posts',
  'app.former_post_slugs',
  'app.limits',
  'app.post_authors',
  'app.post_previews',
  'app.post_versions',
  'app.rate_reads',
  'app.reference_data',
  'app.session_rules',
  'public.activities',
  'public.airports',
  'public.blog_posts',
  'public.countries',
  'public.legal_pages',
  'public.places',
  'public.reference_rates',
  'public.sample_trips',
  'public.themes',
  'storage.buckets',
];

const PEOPLE = 20_000;
const TRIPS = 100_000;
/** Of each other table: so many that no plan that reads them all is the cheapest. */
const ROWS = 4_000;
/** Tables that are found by more than one key at a time, or by blocks of their pages: only many rows have them read by index. */
const SIZES: Record<string, number> = {
  'app.security_events': 20_000,
  'public.trip_activity_log': 20_000,
  'public.trip_chat_messages': 20_000,
  'public.trip_collaborators': 40_000,
};

/** Fewer rows than any of the tables has: who reads more has read the table. */
export const MOST_READ = ROWS / 2;

/** Opens all links of the site's trip. */
export const LINK_SECRET = 'secret-of-a-link-of-a-large-site-as-long-as-any';

/** The rows that a scene does not have: $1 a trip, $2 its owner, $3 a supervisor. */
const FURTHER_ROWS = `
  with given as (select $1::uuid as trip_id, $2::uuid as owner_id, $3::uuid as supervisor_id),
  session as (insert into auth.sessions (id, user_id) select gen_random_uuid(), owner_id from given),
  factor as (insert into auth.mfa_factors (id, user_id, factor_type) select gen_random_uuid(), owner_id, 'totp' from given),
  flow as (insert into auth.flow_state (id, authentication_method, provider_type) select gen_random_uuid(), 'oauth', 'google' from given),
  message as (
    insert into public.contact_messages (name, email, message, user_id, status)
    select 'Alice', 'alice@example.org', 'Hello', owner_id, 'archived' from given returning id
  ),
  request as (
    insert into public.custom_trip_requests (name, email, user_id, status)
    select 'Alice', 'alice@example.org', owner_id, 'archived' from given returning id
  ),
  note as (insert into public.inbox_notes (message_id, note) select id, 'Seen' from message),
  reply as (insert into public.inbox_answers (message_id, text) select id, 'Hello' from message),
  change as (
    insert into public.supervisor_changes (by_id, operation, source, row_id) select supervisor_id, 'UPDATE', 'themes', 'sea' from given
  ),
  deleted_item as (
    insert into app.deleted_items (item_id, trip_id, source, snapshot) select gen_random_uuid(), trip_id, 'trip_notes', '{}' from given
  )
  insert into app.deleted_trips (trip_id, owner_id, snapshot) select gen_random_uuid(), owner_id, '{}' from given`;

const COLUMNS = `
  select format('%I.%I', n.nspname, c.relname) as table, a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull as "isNeeded",
    (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum) as preset,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey::text = a.attnum::text) as "isKey",
    -- A unique index with an id in it has different rows by that.
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey) and not exists (
      select from pg_attribute o where o.attrelid = c.oid and o.attnum = any (i.indkey) and o.atttypid = 'uuid'::regtype
    )) as "isUnique",
    (select format('%I.%I.%I', rn.nspname, rc.relname, ra.attname)
      from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) u (own, other)
      join pg_class rc on rc.oid = k.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
      join pg_attribute ra on ra.attrelid = rc.oid and ra.attnum = u.other
      where k.conrelid = c.oid and k.contype = 'f' and u.own = a.attnum order by cardinality(k.conkey) limit 1) as "refersTo"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'app', 'auth', 'storage', 'realtime')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
  order by 1, a.attnum`;

type Column = {
  table: string;
  name: string;
  type: string;
  isNeeded: boolean;
  /** Its default, as an expression. */
  preset: string | null;
  isKey: boolean;
  isUnique: boolean;
  /** `schema.table.column` of its foreign key. */
  refersTo: string | null;
};

export type LargeSite = Scene & { growingTables: ReadonlySet<string> };

/**
 * Fills every table that grows, as a site of many people has it: copies of the rows of a scene, each with ids of its own that refer to
 * each other as the scene's do. Its people and trip are the scene's.
 */
export async function makeLargeSite(database: TestDatabase): Promise<LargeSite> {
  const { query, transaction } = database;
  const scene = await makeScene(database);
  const { owner, supervisor } = scene.people;
  await query(FURTHER_ROWS, [scene.tripId, owner.id, supervisor.id]);
  for (const table of ['trip_shares', 'calendar_feeds', 'trip_join_links'])
    await query(`update public.${table} set token = app.share_hash($1)`, [LINK_SECRET]);
  await query("update public.trip_activities set price = 20, currency = 'USD'");
  // As most accounts, and most of a queue.
  await query('update auth.users set email_confirmed_at = now()');
  await query('update app.mail_queue set sent_at = now()');
  await query("update app.rate_limits set expire = extract(epoch from now() + interval '1 day') * 1000");
  const columns = await query<Column>(COLUMNS);
  const growingTables = new Set(
    columns.map(({ table }) => table).filter((name) => !OF_THE_SITE.includes(name)),
  );
  await transaction(async (session) => {
    // Copies of what passed pass: neither triggers nor foreign keys are asked.
    await session.query("set local session_replication_role = 'replica'");
    for (const table of growingTables) {
      const isEmpty = (await session.query(`select from ${table} limit 1`)).length === 0;
      await session.query(copying(table, columns, isEmpty));
    }
  });
  await query('update public.supervisor_changes set by_id = $1', [supervisor.id]);
  await query(`vacuum analyze ${[...growingTables].join()}`);
  return { ...scene, growingTables };
}

function copying(table: string, columns: readonly Column[], isEmpty: boolean): string {
  const own = columns.filter((column) => column.table === table && !column.preset?.startsWith('nextval'));
  const values = own.map((column) => expressionFor(column, columns, isEmpty));
  return `insert into ${table} (${own.map(({ name }) => `"${name}"`).join()})
    select ${values.join()} from generate_series(1, ${sizeOf(table, columns)}) copies (nth)
    left join (select * from ${table} limit 1) x on true`;
}

/** As many as there are of what its key names. */
function sizeOf(table: string, columns: readonly Column[]): number {
  const key = columns.find((column) => column.table === table && column.isKey);
  const root = key && rootOf(key, columns);
  if (root === 'auth.users.id') return PEOPLE;
  if (root === 'public.trips.id') return TRIPS;
  return SIZES[table] ?? ROWS;
}

/** Where a column's foreign key ends, over columns that have one themselves. */
function rootOf({ table, name, refersTo }: Column, columns: readonly Column[]): string {
  const next = refersTo ? columns.find((column) => `${column.table}.${column.name}` === refersTo) : undefined;
  return next ? rootOf(next, columns) : `${table}.${name}`;
}

/** Of types whose columns may have to be filled without a row to copy. */
const BLANKS: Record<string, string> = {
  text: "''",
  'character varying': "''",
  jsonb: "'{}'",
  boolean: 'false',
  bytea: "''",
  'timestamp with time zone': 'now()',
};

/** A column's expression for the copy of number `nth`. */
function expressionFor(column: Column, columns: readonly Column[], isEmpty: boolean): string {
  const { table, name, type, isNeeded, isUnique } = column;
  const original = `x."${name}"`;
  const isText = type === 'text' || type === 'character varying';
  if (type === 'uuid') {
    const root = rootOf(column, columns);
    const size = sizeOf(root.split('.', 2).join('.'), columns);
    const id = `md5('${root}' || nth % ${size})::uuid`;
    return isNeeded ? id : `case when ${original} is not null then ${id} end`;
  }
  // One after the other, over some weeks.
  if (name === 'created_at' && !table.startsWith('storage.'))
    return `now() - (${sizeOf(table, columns)} - nth) * interval '5 minutes'`;
  if (isText && name.includes('email')) return `'person' || nth || '@example.org'`;
  if (isText && isUnique) return `coalesce(left(${original}, -8), '') || lpad(to_hex(nth), 8, '0')`;
  // Few people pay; what is counted of them is read by an index of theirs.
  if (name === 'is_premium') return 'nth % 20 = 0';
  return isNeeded && isEmpty ? (column.preset ?? BLANKS[type] ?? 'nth') : original;
}
