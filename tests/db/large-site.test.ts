import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { keepUp } from '#server/database/upkeep.ts';
import { type CountingApi, openCountingApi } from '#tests/support/counting-api.ts';
import { createPostgres, postgresDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type LargeSite, LINK_SECRET, MOST_READ, makeLargeSite } from '#tests/support/large-site.ts';
import { makeTrip, type Person } from '#tests/support/people.ts';
import type { Query } from '#tests/support/pglite.ts';
import { INSERTS, type Role } from '#tests/support/scene.ts';
import { readsOf, type TableReads } from '#tests/support/table-reads.ts';

type Who = Exclude<Role, 'anon'>;
type Writable = { name: string; isDeletable: boolean; changeable: string[]; hasId: boolean };

/** The arguments of every function that clients may call, by who calls it. `{…}` is an id of the site. */
const CALLS = new Map<Who, Record<string, string>>([
  [
    'owner',
    {
      add_list: `id => gen_random_uuid(), trip_id => '{trip}', title => 'Bag'`,
      blog_destinations: '',
      calendar_feed: `'{trip}'`,
      calendar_plan: `'{secret}'`,
      change_preferences: `'{"theme": "dark"}'`,
      change_trip: `'{trip}', '{"trip": {"title": "Porto"}}'`,
      copy_trip: `gen_random_uuid(), '{trip}', 'Again', '2027-05-01'`,
      cost_rates: `'{trip}'`,
      create_join_link: `'{trip}'`,
      delete_my_account: `'{}', '{email}'`,
      deleted_trips: '',
      end_session: `'{session}'`,
      export_my_data: '',
      has_password: '',
      import_trip: `'{"id": "{new}", "title": "X", "start_date": "2027-03-12", "end_date": "2027-03-16"}', '[]', '{}'`,
      invite_address: `'{trip}', 'person77@example.org'`,
      invite_collaborator: `'{trip}', '{stranger-email}'`,
      mark_activity_read: `'{trip}', '2027-01-01T00:00:00Z'`,
      mark_read: `'{trip}', '2027-01-01T00:00:00Z'`,
      my_sessions: '',
      my_shared_trips: '',
      post_neighbours: `'a-post'`,
      purge_trip: `'{deleted}'`,
      restore_trip: `'{deleted}'`,
      revoke_calendar_feed: `'{trip}'`,
      revoke_join_link: `'{trip}', '{trip}'`,
      revoke_share: `'{trip}'`,
      save_push_subscription: `'https://push.example.org/a', repeat('x', 87), repeat('x', 22), 'X'`,
      search_airports: `'par'`,
      search_places: `'par'`,
      share_document: `'{share}', '{document}', true`,
      share_trip: `'{trip}'`,
      transfer_ownership: `'{trip}', '{editor}'`,
      was_deleted: `'{trip}', 'trip_notes', '{deleted}'`,
      trip_news: '',
      trip_rows: `'{trip}', '{trip_notes,trip_tasks}'`,
      whole_trip: `'{trip}'`,
    },
  ],
  ['viewer', { leave_trip: `'{trip}'` }],
  [
    'stranger',
    {
      decline_invitation: `'{secret}'`,
      join_link: `'{secret}'`,
      shared_trip: `'{secret}'`,
    },
  ],
  [
    'supervisor',
    {
      admin_activities: `'a1b2'`,
      admin_airports: `'a1b2'`,
      admin_change_authors: '',
      admin_changes: '',
      admin_countries: `'a1b2'`,
      admin_figures: '',
      admin_messages: `search => 'a1b2'`,
      admin_new_counts: '',
      admin_person: `'{viewer}'`,
      admin_posts: `'a1b2'`,
      admin_requests: `search => 'a1b2'`,
      admin_security_events: `person => '{viewer}'`,
      admin_users: `search => 'a1b2'`,
      ban_user: `'{viewer}', 'Spam'`,
      end_person_sessions: `'{viewer}'`,
      join_trip: `'{secret}'`,
      post_preview_since: `gen_random_uuid()`,
      post_version: `gen_random_uuid()`,
      post_versions: `gen_random_uuid()`,
      remove_second_factor: `'{viewer}'`,
      security_events: '',
      unban_user: `'{banned}'`,
      withdraw_post_preview: `gen_random_uuid()`,
    },
  ],
]);

/** Of what the site publishes, which is empty here: they are refused before they read what grows. */
const PUBLISHED = ['make_post_preview', 'previewed_post', 'use_sample_trip'];

const CALLABLE = `select p.proname as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute') order by 1`;

/** What clients may do with each table: the columns to change, and whether rows can be deleted. */
const WRITABLE = `select c.relname as name, has_table_privilege('authenticated', c.oid, 'delete') as "isDeletable",
    coalesce((select array_to_json(array_agg(a.attname)) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and has_column_privilege('authenticated', c.oid, a.attnum, 'update')), '[]') as changeable,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.attnum > 0) as "hasId"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

/** What the exported queries of the pages are asked with, by the names of their parameters. */
const PARAMETERS = (site: LargeSite): Record<string, unknown> => ({
  tripId: site.tripId,
  id: site.tripId,
  userId: site.people.owner.id,
  itemId: site.ids.trip_activities,
  ids: [site.ids.trip_chat_messages],
  moment: '2026-01-01T00:00:00Z',
  asked: { page: 1, size: 25 },
  slug: 'terms',
  code: 'FR',
  token: LINK_SECRET,
  signal: undefined,
});

/** What a module asks the data API for. */
const ASKED = /\.(?:from|rpc)\('(\w+)'/g;

describe('[API-2] what is read of a site of 20 000 people and 100 000 trips', () => {
  let database: TestDatabase;
  let api: CountingApi;
  let site: LargeSite;
  let names: Record<string, string>;

  beforeAll(async () => {
    const url = await createPostgres(inject('postgresTemplate'));
    database = postgresDatabase(url);
    site = await makeLargeSite(database);
    const { people, tripId, ids } = site;
    const deleted = await makeTrip(database, people.owner);
    await database.actAs(people.owner, ({ query }) =>
      query('delete from public.trips where id = $1', [deleted]),
    );
    const only = async (sql: string) => {
      const [row] = await database.query<{ id: string }>(sql, [tripId]);
      return row?.id ?? '';
    };
    names = {
      trip: tripId,
      deleted,
      new: crypto.randomUUID(),
      secret: LINK_SECRET,
      document: ids.trip_documents ?? '',
      email: people.owner.email,
      'stranger-email': people.stranger.email,
      share: await only('select id from public.trip_shares where trip_id = $1'),
      session: await only(
        'select s.id from auth.sessions s join public.trips t on t.owner_id = s.user_id where t.id = $1',
      ),
      ...Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id])),
    };
    // What a day has left, as it is every morning.
    await keepUp(database, { info: () => {}, error: console.error });
    api = await openCountingApi(url);
    const auth = { getUser: async () => ({ data: { user: null }, error: null }) };
    vi.doMock('#web/data/supabase-client.ts', () => ({
      loadClient: async () => Object.assign(api.client, { auth }),
    }));
  });

  afterAll(async () => {
    vi.doUnmock('#web/data/supabase-client.ts');
    await api.close();
    await database.close();
  });

  const tooMuch = (reads: readonly TableReads[]) =>
    reads.filter(({ table, rows }) => site.growingTables.has(table) && rows > MOST_READ);

  const expectFewReads = (caller: Person, sql: string, parameters: readonly unknown[] = []) =>
    database.asUser(caller, async ({ query }) => {
      expect(tooMuch(await readsOf(query, () => query(sql, parameters))), sql).toEqual([]);
    });

  const named = (text: string) =>
    text.replace(/\{([a-z-]+)\}/g, (whole, name: string) => names[name] ?? whole);

  it('every function that clients may call', async () => {
    const callable = (await database.query<{ name: string }>(CALLABLE)).map(({ name }) => name);
    const listed = [...CALLS.values()].flatMap((calls) => Object.keys(calls));
    expect([...listed, ...PUBLISHED].sort()).toEqual(callable);
    for (const [who, calls] of CALLS)
      for (const [name, values] of Object.entries(calls))
        await expectFewReads(site.people[who], `select * from public.${name}(${named(values)})`);
  });

  it('every table that clients may write, and what a deletion takes along', async () => {
    const { tripId, ids, people } = site;
    for (const { name, isDeletable, changeable, hasId } of await database.query<Writable>(WRITABLE)) {
      if (!site.growingTables.has(`public.${name}`)) continue;
      const table = `public.${name}`;
      const where = `where ${hasId ? 'id' : 'trip_id'} = '${ids[name] ?? tripId}'`;
      const [column] = changeable;
      if (isDeletable) await expectFewReads(people.owner, `delete from ${table} ${where}`);
      if (column)
        await expectFewReads(people.owner, `update ${table} set "${column}" = "${column}" ${where}`);
    }
    for (const insert of Object.values(INSERTS))
      await expectFewReads(people.owner, insert, [crypto.randomUUID(), tripId, people.owner.id]);
  });

  it('every query of the pages', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../src/web/**/queries.ts');
    const texts = import.meta.glob<string>('../../src/web/**/queries.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const found: Record<string, TableReads[]> = {};
    for (const [path, load] of Object.entries(modules)) {
      const asked = new Set([...(texts[path] ?? '').matchAll(ASKED)].map(([, name]) => name));
      if (asked.size === 0) continue;
      const caller = path.includes('/admin/') ? site.people.supervisor : site.people.owner;
      for (const broken of [undefined, 'whole_trip'])
        for (const [name, exported] of Object.entries(await load())) {
          if (broken && asked.size === 0) break;
          // Some ask other services besides, which are not here.
          const work = () => run(exported, PARAMETERS(site)).catch(() => {});
          const { reads, names } = await api.readsAs(caller, work, broken);
          for (const requested of names) asked.delete(requested);
          if (tooMuch(reads).length > 0) found[`${path} ${name}`] = tooMuch(reads);
        }
      expect([...asked], path).toEqual([]);
    }
    expect(found).toEqual({});
  });

  it('what the server does every day, and the end of an account', async () => {
    const found: Record<string, TableReads[]> = {};
    const { owner } = site.people;
    const works = {
      upkeep: (query: Query) => keepUp({ query }, { info: () => {}, error: console.error }),
      account: (query: Query) => query('delete from auth.users where id = $1', [owner.id]),
    };
    for (const [name, work] of Object.entries(works))
      await database.transaction(async ({ query }) => {
        const reads = tooMuch(await readsOf(query, () => work(query)));
        if (reads.length > 0) found[name] = reads;
      });
    expect(found).toEqual({});
  });
});

/** Asks an exported query, or what it returns for the arguments that its parameters name. */
async function run(exported: unknown, parameters: Readonly<Record<string, unknown>>): Promise<void> {
  if (typeof exported === 'function') {
    const [, list = ''] = /^(?:async )?(?:function \w+)?\(([^)]*)\)/.exec(String(exported)) ?? [];
    const names = list.split(',').map((name) => name.trim());
    await run(await exported(...names.map((name) => parameters[name])), parameters);
  } else if (isQuery(exported)) {
    const { queryFn, queryKey, initialPageParam } = exported;
    await queryFn({ queryKey, pageParam: initialPageParam, client: { getQueryData: () => null } });
  }
}

type AnyQuery = {
  queryFn: (context: object) => Promise<unknown>;
  queryKey: unknown;
  initialPageParam?: unknown;
};

const isQuery = (exported: unknown): exported is AnyQuery =>
  typeof exported === 'object' && exported !== null && 'queryFn' in exported;
