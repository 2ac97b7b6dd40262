import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { keepUp } from '#server/database/upkeep.ts';
import { makeLink, markUsed } from '#server/mail/account-links.ts';
import type { TripMail } from '#server/mail/kinds.ts';
import { claimMail, purgeMails, queueSummaries } from '#server/mail/queue.ts';
import { readNews } from '#server/mail/trip/summary.ts';
import { createSignIn } from '#server/supabase/auth/sign-in.ts';
import { verify } from '#server/supabase/auth/verification.ts';
import { type CountingApi, openCountingApi } from '#tests/support/counting-api.ts';
import { createPostgres, postgresDatabase, type TestDatabase } from '#tests/support/database.ts';
import { CALLS, PUBLISHED } from '#tests/support/function-calls.ts';
import { type LargeSite, LINK_SECRET, MOST_READ, makeLargeSite } from '#tests/support/large-site.ts';
import { makeTrip, type Person } from '#tests/support/people.ts';
import type { Query } from '#tests/support/pglite.ts';
import { INSERTS } from '#tests/support/scene.ts';
import { readsOf, type TableReads } from '#tests/support/table-reads.ts';

type Writable = { name: string; isDeletable: boolean; changeable: string[]; hasId: boolean };

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

  it('signing in and up, links and codes of mails', async () => {
    const email = site.people.owner.email;
    const found: Record<string, TableReads[]> = {};
    const note = (name: string, reads: readonly TableReads[]) => {
      if (tooMuch(reads).length > 0) found[name] = tooMuch(reads);
    };
    for (const [path, body] of [
      ['token?grant_type=password', { email, password: 'not-this-one' }],
      ['token?grant_type=refresh_token', { refresh_token: 'a-token' }],
      ['signup', { email: 'new@example.org', password: 'a-password-of-new' }],
      ['recover', { email }],
      ['otp', { email }],
      ['resend', { type: 'signup', email }],
      ['verify', { type: 'recovery', token_hash: 'a'.repeat(56) }],
      ['verify', { type: 'signup', token_hash: 'a'.repeat(56) }],
      ['verify', { type: 'email', email, token: '123456' }],
      ['verify', { type: 'email_change', token_hash: 'a'.repeat(56) }],
    ] as const)
      note(`${path} ${JSON.stringify(body)}`, await api.readsOfAuth(path, body));
    const refused = async () => new Response(null, { status: 400 });
    await database.transaction(async ({ query }) => {
      const sql = { query };
      note(
        'wrong password',
        await readsOf(query, () => createSignIn(sql)({ email, password: 'x' }, refused)),
      );
      for (const input of [
        { type: 'email_change', email, token: '123456' },
        { type: 'recovery', token_hash: 'a'.repeat(56) },
      ])
        note(`verify ${input.type}`, await readsOf(query, () => verify(input, sql, refused)));
      const link = { tokenHash: 'a'.repeat(56), kind: 'recovery', userId: site.people.owner.id } as const;
      note('a link', await readsOf(query, () => makeLink(sql, link)));
      note('a used link', await readsOf(query, () => markUsed(sql, link.tokenHash)));
    });
    expect(found).toEqual({});
  });

  it('what the server does every day and for each mail, and the end of an account', async () => {
    const found: Record<string, TableReads[]> = {};
    const { owner } = site.people;
    const summary: TripMail = {
      kind: 'summary',
      userId: owner.id,
      tripId: null,
      causes: [],
      since: '2026-01-01',
      until: null,
    };
    const works = {
      // Figures are counted once a day, over whole tables (docs/adr/0058-lists-by-indexes.md).
      upkeep: (query: Query) =>
        keepUp(
          { query: async (sql) => (sql.includes('refresh_figures') ? [] : query(sql)) },
          { info: () => {}, error: console.error },
        ),
      mails: async (query: Query) => {
        await claimMail({ query }, 120);
        await purgeMails({ query });
      },
      summary: (query: Query) => readNews({ query }, summary),
      account: (query: Query) => query('delete from auth.users where id = $1', [owner.id]),
    };
    // Whom it concerns are the people of all trips in which something happened; what happened is found by its day.
    await database.transaction(async ({ query }) => {
      const reads = await readsOf(query, () => queueSummaries({ query }));
      const ofDays = reads.filter(({ table }) => /_(chat_messages|activity_log)$/.test(table));
      expect(ofDays.map(({ rows }) => rows < 10_000)).toEqual([true, true]);
    });
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
