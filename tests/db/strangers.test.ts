import { beforeAll, expect, it } from 'vitest';
import { type Caller, describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { addCollaborator, makePerson } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';
import { addFactor } from '#tests/support/second-factor-rows.ts';

type Outsider = Extract<Role, 'anon' | 'stranger' | 'banned'> | 'unproven' | 'signed out';

/** What the public may read: nothing of it is anyone's own. */
const PUBLIC = [
  'activities',
  'airports',
  'blog_posts',
  'countries',
  'legal_pages',
  'places',
  'reference_rates',
  'sample_trips',
  'themes',
];

/**
 * Reads the list of tables from the database itself, so that a table that is added tomorrow is held to the same promise.
 */
describeOnBoth(
  '[COLLAB-4] [GATE-5] [BAN-1] [AUTH-9] [AUTH-10] nothing of a stranger’s can be touched, in any table, by any verb',
  (database) => {
    let scene: Scene;
    let tables: string[];

    beforeAll(async () => {
      scene = await makeScene(database());
      await database().query(
        `insert into public.contact_messages (name, email, message, user_id) values ('Alice', 'alice@example.org', 'Hello', $1)`,
        [scene.people.owner.id],
      );
      await database().query(
        `insert into public.custom_trip_requests (name, email, user_id) values ('Alice', 'alice@example.org', $1)`,
        [scene.people.owner.id],
      );
      await publish(database(), scene);
      await database().query(
        `insert into app.former_post_slugs (slug, post_id) select 'before', p.id from public.blog_posts p limit 1`,
      );
      await database().query(
        `insert into app.deleted_posts (post_id, versions, previews, former_slugs) values (gen_random_uuid(), '[]', '[]', '{}')`,
      );
      await database().query(
        `insert into public.trip_notes (trip_id, title, created_by) values ($1, 'Old', $2)`,
        [scene.tripId, scene.people.owner.id],
      );
      await database().query(`delete from public.trip_notes where title = 'Old'`);
      await database().query(
        `insert into app.mail_links (secret_hash, token_hash, user_id, kind) values ('secret', 'token', $1, 'signup')`,
        [scene.people.owner.id],
      );
      tables = await tablesOf(database());
    });

    /** Two more who have every right: one who has not shown their second factor, and one whose session has ended. */
    async function outsider(role: Outsider): Promise<Caller> {
      if (role !== 'unproven' && role !== 'signed out') return scene.caller(role);
      const person = await makePerson(database(), 'Robin', { role: 'supervisor', isPremium: true });
      await addCollaborator(database(), scene.tripId, person, 'editor');
      if (role === 'signed out') return { ...person, claims: { session_id: crypto.randomUUID() } };
      await addFactor(database(), person, 'verified');
      return { ...person, claims: { aal: 'aal1' } };
    }

    it('every table has a row to protect', async () => {
      const empty: string[] = [];
      for (const table of tables) {
        const [row] = await database().query<{ filled: boolean }>(
          `select exists (select from ${table}) as filled`,
        );
        if (!row?.filled) empty.push(table);
      }
      // Sessions are opened by the server alone: what shows them, or belongs to them, is empty here.
      expect(empty).toEqual([
        'app.deleted_trips',
        'app.open_sessions',
        'app.received_tokens',
        'app.reference_data',
        'app.reserved_ids',
      ]);
    });

    it.each<Outsider>(['anon', 'stranger', 'banned', 'unproven', 'signed out'])('by %s', async (role) => {
      const caller = await outsider(role);
      const before = await contents(database(), tables);
      const copies = await copiesOf(database(), tables);
      const touched: string[] = [];
      await database().actAs(caller, async ({ query }) => {
        for (const table of tables) {
          for (const [verb, sql] of statements(table, scene, role)) {
            const count = await succeed(query, sql, verb === 'insert' ? [copies[table]] : []);
            if (count > 0) touched.push(`${verb} ${table}`);
          }
        }
      });
      expect(touched).toEqual([]);
      expect(await contents(database(), tables)).toEqual(before);
    });
  },
);

/** What supervisors have written, with what is stored of it. */
async function publish({ query, actAs }: TestDatabase, scene: Scene): Promise<void> {
  await query(
    "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal')",
  );
  await query(
    "insert into public.airports (iata, name, country_iso_a2, lat, lng) values ('LIS', 'Lisbon', 'PT', 38.8, -9.1)",
  );
  await query('insert into public.reference_rates (date, rates) values (\'2026-10-06\', \'{"USD": "1.1"}\')');
  await actAs(scene.people.supervisor, async (supervisor) => {
    await supervisor.query("insert into public.activities (title, country_iso_a2) values ('Tram', 'PT')");
    await supervisor.query(
      "insert into public.blog_posts (slug, title_fr, title_en) values ('lisbonne', 'Lisbonne', 'Lisbon')",
    );
    await supervisor.query("update public.blog_posts set title_en = 'Lisboa' where slug = 'lisbonne'");
    await supervisor.query(
      "select public.make_post_preview(id) from public.blog_posts where slug = 'lisbonne'",
    );
    await supervisor.query(
      "insert into public.inbox_notes (request_id, note) select id, 'VIP' from public.custom_trip_requests limit 1",
    );
    await supervisor.query(
      "insert into public.inbox_answers (message_id, text) select id, 'Hello' from public.contact_messages limit 1",
    );
  });
}

async function tablesOf({ query }: TestDatabase): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_class
     where relkind in ('r', 'v', 'm', 'p') and relnamespace in ('public'::regnamespace, 'app'::regnamespace)
       and relname <> all ($1::text[]) order by 1`,
    [`{${PUBLIC.join(',')}}`],
  );
  return rows.map(({ name }) => name);
}

/** Each verb on everyone else's rows: own rows (a stranger's profile) are left out. */
function statements(table: string, scene: Scene, role: Outsider): [string, string][] {
  const self = role === 'stranger' ? scene.people.stranger.id : crypto.randomUUID();
  const others = ['app.accounts', 'public.profiles'].includes(table) ? `where id <> '${self}'` : '';
  const column = COLUMNS[table] ?? 'trip_id';
  return [
    ['select', `select 1 from ${table} ${others}`],
    ['update', `update ${table} set ${column} = ${column} ${others} returning 1`],
    ['delete', `delete from ${table} ${others} returning 1`],
    [
      'insert',
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb) returning 1`,
    ],
  ];
}

const COLUMNS: Record<string, string> = {
  'app.mail_days': 'user_id',
  'app.accounts': 'name',
  'app.mail_links': 'used_at',
  'app.reference_data': 'version',
  'app.rate_limits': 'points',
  'app.security_events': 'event',
  'public.contact_messages': 'status',
  'public.custom_trip_requests': 'status',
  'public.inbox_answers': 'text',
  'public.inbox_notes': 'note',
  'public.profiles': 'name',
  'public.supervisor_changes': 'title',
  'public.trips': 'title',
};

/** How many rows a statement reached; a refusal reaches none. */
async function succeed(
  query: TestDatabase['query'],
  sql: string,
  parameters: readonly unknown[],
): Promise<number> {
  await query('savepoint attempt');
  try {
    return (await query(sql, parameters)).length;
  } catch {
    await query('rollback to savepoint attempt');
    return 0;
  }
}

/** Every table's rows as JSON, each with an id of its own: what a forger would send. */
async function copiesOf({ query }: TestDatabase, tables: string[]): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const table of tables) {
    const [row] = await query<{ rows: string }>(
      `select coalesce(jsonb_agg(to_jsonb(t) || case when to_jsonb(t) ? 'id' then jsonb_build_object('id', gen_random_uuid())
         else '{}' end), '[]')::text as rows from ${table} t`,
    );
    all[table] = row?.rows ?? '[]';
  }
  return all;
}

async function contents({ query }: TestDatabase, tables: string[]): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of tables) {
    const [row] = await query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${table} t`,
    );
    all[table] = row?.sum;
  }
  return all;
}
