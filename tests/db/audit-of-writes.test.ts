import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { FUNCTIONS, TABLES, type Verb } from '#tests/support/rights.ts';
import { addSession } from '#tests/support/second-factor-rows.ts';

const WRITES = ['insert', 'update', 'delete'] as const satisfies readonly Verb[];

/** A row of each table, to begin with. */
const ROWS = [
  "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal'), ('JP', 'Japon', 'Japan')",
  "insert into public.airports (iata, name, country_iso_a2, lat, lng) values ('LIS', 'Lisbon', 'PT', 38.8, -9.1)",
  "insert into public.places (id, name, ascii_name, country_iso_a2, lat, lng) values (1, 'Lisboa', 'lisboa', 'PT', 38.7, -9.1)",
  "insert into public.themes (slug, title_fr, title_en) values ('mer', 'La mer', 'The sea')",
  "insert into public.sample_trips (slug, title_fr, title_en, destination_fr, destination_en, days, month) values ('un', 'Un', 'One', 'Faro', 'Faro', 2, 5)",
  "insert into public.activities (title, country_iso_a2) values ('Tram', 'PT')",
  "insert into public.legal_pages (slug, title_fr, title_en) values ('terms', 'Conditions', 'Terms')",
  "insert into public.blog_posts (slug, title_fr, title_en) values ('un', 'Un', 'One')",
  "insert into public.custom_trip_requests (name, email) values ('Zoé', 'zoe@example.org')",
  "insert into public.contact_messages (name, email, message) values ('Zoé', 'zoe@example.org', 'Hello')",
  "insert into public.inbox_notes (request_id, note) select id, 'New' from public.custom_trip_requests",
];

/** A row that a supervisor adds, by table: another one than those above. */
const INSERTS: Record<string, string> = {
  countries: "(iso_a2, name_fr, name_en) values ('FR', 'France', 'France')",
  airports: "(iata, name, country_iso_a2, lat, lng) values ('OPO', 'Porto', 'PT', 41.2, -8.6)",
  places: "(id, name, ascii_name, country_iso_a2, lat, lng) values (2, 'Porto', 'porto', 'PT', 41.1, -8.6)",
  themes: "(slug, title_fr, title_en) values ('lac', 'Le lac', 'The lake')",
  activities: "(title, country_iso_a2) values ('Musée', 'PT')",
  legal_pages: "(slug, title_fr, title_en) values ('privacy', 'Confidentialité', 'Privacy')",
  blog_posts: "(slug, title_fr, title_en) values ('deux', 'Deux', 'Two')",
  sample_trips:
    "(slug, title_fr, title_en, destination_fr, destination_en, days, month) values ('deux', 'Deux', 'Two', 'Porto', 'Porto', 2, 5)",
  inbox_notes: '(message_id, note) select id, $$VIP$$ from public.contact_messages',
  inbox_answers: '(message_id, text) select id, $$Hello$$ from public.contact_messages',
};

/** What a supervisor changes, by table. */
const UPDATES: Record<string, string> = {
  countries: "capital = 'Lisboa'",
  airports: "city = 'Lisboa'",
  places: 'population = 500000',
  themes: "title_en = 'Sea'",
  activities: "title = 'Tram 28'",
  legal_pages: "body_en = 'Be kind.'",
  blog_posts: "title_en = 'The one'",
  sample_trips: "title_en = 'Another'",
  inbox_notes: "note = 'Call back'",
  custom_trip_requests: "status = 'in_progress'",
  contact_messages: "status = 'in_progress'",
};

/** What a supervisor calls that changes something. */
const CALLS: Record<string, string> = {
  ban_user: "ban_user($1, 'Spam')",
  unban_user: 'unban_user($1)',
  remove_second_factor: 'remove_second_factor($1)',
  end_person_sessions: 'end_person_sessions($1)',
  make_post_preview: "make_post_preview((select id from public.blog_posts where slug = 'un'))",
  withdraw_post_preview: "withdraw_post_preview((select id from public.blog_posts where slug = 'un'))",
};

const isSupervisors = (roles: readonly string[]) =>
  roles.includes('supervisor') && !roles.includes('stranger');

/** Every way in which supervisors, and nobody else, may write to a table. */
const TABLE_WRITES = Object.entries(TABLES).flatMap(([table, rights]) =>
  WRITES.filter((verb) => isSupervisors(rights[verb])).map((verb) => [table, verb] as const),
);
const FUNCTION_WRITES = Object.entries(FUNCTIONS)
  .filter(([, { may, changes }]) => changes === true && isSupervisors(may))
  .map(([name]) => name);

describeOnBoth('[ADMIN-1] what a supervisor can write', (database) => {
  let sue: Person;
  let sam: Person;

  beforeAll(async () => {
    const { query } = database();
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sam = await makePerson(database(), 'Sam');
    for (const row of ROWS) await query(row);
  });

  /** What the log has of a statement of Sue's, which is taken back. */
  const logged = (sql: string, parameters: unknown[] = []) =>
    database().asUser(sue, async ({ query }) => {
      const [last] = await query<{ id: string }>(
        'select coalesce(max(id), 0) as id from public.supervisor_changes',
      );
      await query(sql, parameters);
      return query(
        'select by_id, operation, source from public.supervisor_changes where id > $1 order by id',
        [last?.id],
      );
    });

  it.each(TABLE_WRITES)('%s: each %s is in the log', async (table, verb) => {
    const change = verb === 'insert' ? INSERTS[table] : UPDATES[table];
    if (verb !== 'delete' && !change) throw new Error(`Say here how a supervisor would ${verb} ${table}.`);
    const sql = {
      insert: `insert into public.${table} ${change}`,
      update: `update public.${table} set ${change}`,
      // Of countries, one that nothing lies in.
      delete: `delete from public.${table} ${table === 'countries' ? "where iso_a2 = 'JP'" : ''}`,
    }[verb];
    expect(await logged(sql)).toContainEqual({ by_id: sue.id, operation: verb.toUpperCase(), source: table });
  });

  it.each(FUNCTION_WRITES)('%s(): a call is in the log', async (name) => {
    const call = CALLS[name];
    if (!call) throw new Error(`Say here how a supervisor would call ${name}.`);
    const banned = name === 'unban_user';
    if (name === 'remove_second_factor')
      await database().query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', 'verified')`,
        [sam.id],
      );
    if (name === 'end_person_sessions') await addSession(database(), sam);
    if (banned) await setBanned(database(), sam, true);
    if (name === 'withdraw_post_preview')
      await database().query(
        "insert into app.post_previews (post_id, token) select id, repeat('a', 64) from public.blog_posts where slug = 'un'",
      );
    const source = name.endsWith('_post_preview') ? 'blog_posts' : 'profiles';
    expect(await logged(`select public.${call}`, call.includes('$1') ? [sam.id] : [])).toEqual([
      { by_id: sue.id, operation: 'UPDATE', source },
    ]);
    if (banned) await setBanned(database(), sam, false);
  });

  it.each(["role = 'supervisor'", 'is_premium = true', 'is_banned = true'])(
    'profiles: %s of somebody else is in the log',
    async (change) => {
      expect(await logged(`update public.profiles set ${change} where id = $1`, [sam.id])).toEqual([
        { by_id: sue.id, operation: 'UPDATE', source: 'profiles' },
      ]);
    },
  );

  it('a table that a policy opens to supervisors is one of those above', async () => {
    const open = await database().query<{ name: string; verb: string }>(
      `select c.relname as name, case p.polcmd when 'a' then 'insert' when 'w' then 'update' else 'delete' end as verb
       from pg_policy p join pg_class c on c.oid = p.polrelid
       where c.relnamespace = 'public'::regnamespace and p.polcmd in ('a', 'w', 'd', '*')
         and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%is_supervisor()%'`,
    );
    const tried = new Set(TABLE_WRITES.map((write) => write.join(' ')));
    expect(open.length).toBeGreaterThan(20);
    expect(open.map(({ name, verb }) => `${name} ${verb}`).filter((write) => !tried.has(write))).toEqual([]);
  });
});

async function setBanned({ query }: TestDatabase, { id }: Person, isBanned: boolean) {
  await query('update app.accounts set is_banned = $2 where id = $1', [id, isBanned]);
}
