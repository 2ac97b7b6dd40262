import { beforeAll, expect, it } from 'vitest';
import { describeOn } from '#tests/support/database.ts';
import { openHostedDatabase } from '#tests/support/hosted-database.ts';
import { FUNCTIONS, TABLES } from '#tests/support/rights.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

/** What the page reads beyond a table: from where, what, and by which hint. */
const EMBEDDED = [
  ['trips', 'profiles', 'trips_owner_id_fkey'],
  ['trips', 'profiles', 'owner_id'],
  ['trips', 'trip_collaborators', ''],
  ['trip_collaborators', 'profiles', 'trip_collaborators_user_id_fkey'],
  ['trip_collaborators', 'profiles', 'user_id'],
  ['trip_lists', 'trip_list_entries', ''],
  ['trip_polls', 'trip_votes', ''],
  ['trip_join_links', 'trip_joins', ''],
] as const;

describeOn('[API-2] what PostgREST asks of a Supabase project’s database', openHostedDatabase, (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(database());
  });

  it('answers what only reads within a transaction that may only read', async () => {
    const reading = await database().query<{ name: string; types: string[] | null }>(
      `select proname as name, array(select t::regtype::text from unnest(proargtypes) t) as types
       from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype`,
    );
    const listed = reading.filter(({ name }) => Object.hasOwn(FUNCTIONS, name));
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['whole_trip', 'cost_rates']));
    const statements = [
      ...listed.map(
        ({ name, types }) =>
          `select public.${name}(${(types ?? []).map((type) => argument(type, scene)).join(', ')})`,
      ),
      ...Object.keys(TABLES).map((table) => `select count(*) from public.${table}`),
    ];
    for (const role of ['anon', 'owner', 'supervisor'] as const) {
      await database().asUser(scene.caller(role), async ({ query }) => {
        await query('set transaction read only');
        for (const statement of statements) {
          await query('savepoint one');
          const code = await query(statement).then(
            () => undefined,
            (error: Error) => Reflect.get(error, 'code'),
          );
          expect({ statement, code }).not.toEqual({ statement, code: '25006' });
          await query('rollback to savepoint one');
        }
      });
    }
  });

  it('knows each function by its name alone', async () => {
    const names = await database().query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace group by 1 having count(*) > 1`,
    );
    expect(names).toEqual([]);
  });

  it.each(EMBEDDED)('finds one relation from %s to %s by %j', async (source, target, hint) => {
    const relations = await database().query<{ constraint: string }>(RELATIONS, [
      `public.${source}`,
      `public.${target}`,
      hint,
    ]);
    expect(relations).toHaveLength(1);
  });
});

/**
 * As PostgREST reads the catalogue: foreign keys in either direction; a view has those of a table whose column it takes over, in any schema,
 * which its rule tells. A hint is the constraint’s name, or its column’s.
 */
const RELATIONS = `
with columns as (
  select r.ev_class as view, m[1]::oid as origin, m[2]::smallint as number
  from pg_rewrite r join pg_class c on c.oid = r.ev_class and c.relkind = 'v' and c.relnamespace = 'public'::regnamespace,
    regexp_matches(r.ev_action::text, ':resname \\S+ :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+)', 'g') m
  where m[1] <> '0'
),
keys as (
  select f.conname, f.conkey[1] as number, cardinality(f.conkey) as columns, f.conrelid as source, f.confrelid as target
  from pg_constraint f where f.contype = 'f'
  union
  select f.conname, f.conkey[1], cardinality(f.conkey), f.conrelid, v.view
  from pg_constraint f join columns v on v.origin = f.confrelid and v.number = f.confkey[1]
  where f.contype = 'f' and cardinality(f.confkey) = 1
)
select k.conname as constraint from keys k left join pg_attribute a on a.attrelid = k.source and a.attnum = k.number
where array[k.source, k.target] in (
    array[to_regclass($1::text)::oid, to_regclass($2::text)::oid], array[to_regclass($2::text)::oid, to_regclass($1::text)::oid]
  ) and ($3::text = '' or k.conname = $3::text or (k.columns = 1 and a.attname = $3::text))`;

/** An argument that a function reads something by, where its type is that of an id. */
function argument(type: string, { tripId }: Scene): string {
  return type === 'uuid' ? `'${tripId}'` : `null::${type}`;
}
