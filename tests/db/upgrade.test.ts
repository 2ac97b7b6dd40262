import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, openDatabase } from '#tests/support/database.ts';
import { type OldDatabase, openOldDatabase } from '#tests/support/old-database.ts';
import { addCollaborator, makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { INSERTS } from '#tests/support/scene.ts';
import { dumpSchema } from '#tests/support/schema-dump.ts';

/** The last migrations of databases that the baseline is applied to: of 22 November 2026, and of what it replaces. */
const OLD = ['20261121160300', '20261123020000'] as const;
/** Both states and both engines, without the other two pairs: the files that are applied are the same. */
const STATES = [
  ['postgres', OLD[0]],
  ['pglite', OLD[1]],
] as const;

const TABLES = [
  'profiles',
  'trips',
  'trip_collaborators',
  'trip_accommodations',
  'trip_activities',
  'trip_itineraries',
  'trip_meals',
  'trip_notes',
  'trip_chat_messages',
  'trip_tasks',
  'trip_shares',
  'activities',
] as const;

type Rows = Record<string, Record<string, unknown>[]>;

/** The link of the stored trip, as its owner knows it. */
const SECRET = 'a'.repeat(64);

interface Past {
  owner: Person;
  editor: Person;
  viewer: Person;
  tripId: string;
  /** Deleted before the upgrade, with all that was in it. */
  deletedId: string;
}

/** Two trips with something of everything, one of them deleted; a link, and an entry of the catalogue. */
async function livePast(database: OldDatabase, last: string): Promise<Past> {
  const { query, transaction } = database;
  const owner = await makePerson(database, 'Camille', { isPremium: true });
  const editor = await makePerson(database, 'Inès');
  const viewer = await makePerson(database, 'Thomas');
  await query(
    "insert into public.countries (iso_a2, iso_a3, name_fr, name_en) values ('PT', 'PRT', 'Portugal', 'Portugal') on conflict do nothing",
  );
  await query(
    "insert into public.activities (title, country_iso_a2, city) values ('Tour de Belém', 'PT', 'Lisbonne')",
  );
  await query(
    "insert into public.blog_posts (slug, title_fr, title_en, author_id, updated_at) values ('porto', 'Porto', 'Porto', $1, '2026-11-01')",
    [owner.id],
  );
  const makeWhole = async (title: string, secret: string) => {
    const tripId = await makeTrip(database, owner, title);
    await query('update public.trips set budget = 1500.50 where id = $1', [tripId]);
    await addCollaborator(database, tripId, editor, 'editor');
    await addCollaborator(database, tripId, viewer, 'viewer');
    for (const [table, insert] of Object.entries(INSERTS))
      if (isKnown(table)) await query(insert, [crypto.randomUUID(), tripId, owner.id]);
    await query(
      "update public.trip_meals set price = 45.90, currency = 'CHF', paid_by = $2 where trip_id = $1",
      [tripId, editor.id],
    );
    await query(
      'insert into public.trip_shares (trip_id, token, created_by) values ($1, app.share_hash($2), $3)',
      [tripId, secret, owner.id],
    );
    return tripId;
  };
  const tripId = await makeWhole('Lisbonne', SECRET);
  const deletedId = await makeWhole('Porto', 'b'.repeat(64));
  await transaction((sql) => sql.query('delete from public.trips where id = $1', [deletedId]));
  if (last === OLD[0])
    await query(
      `with outbox as (insert into app.mail_outbox (kind, user_id, trip_id, by_id) values ('invitation', $1, $2, $3))
       insert into app.letters (kind, address, language, about_id) values ('farewell', 'gone@example.org', 'fr', $1)`,
      [editor.id, tripId, owner.id],
    );
  return { owner, editor, viewer, tripId, deletedId };
}

const isKnown = (table: string) => TABLES.some((known) => known === table);

/** Every row of every table, in an order of its own. */
async function everything({ query }: OldDatabase): Promise<Rows> {
  const rows: Rows = {};
  for (const table of TABLES) {
    const found = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from public.${table} t order by to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'user_id'`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}

describe.each<readonly [Engine, string]>(STATES)('an upgrade (%s, from %s)', (engine, last) => {
  let database: OldDatabase;
  let past: Past;
  let before: Rows;

  beforeAll(async () => {
    database = await openOldDatabase(engine, last);
    past = await livePast(database, last);
    before = await everything(database);
    await database.upgrade();
  });
  afterAll(() => database.close());

  it('[TRIP-2] loses no row and changes no column of any but the sharers of what is paid [PLUS-5]', async () => {
    const after = await everything(database);
    const members = [past.owner, past.editor, past.viewer].map(({ id }) => [id, 1]);
    const split = { mode: 'parts', shares: Object.fromEntries(members) };
    const expected = (row: Record<string, unknown>) => (row.paid_by ? { ...row, split } : row);
    for (const table of TABLES) {
      expect(before[table]?.length, table).toBeGreaterThan(0);
      expect(after[table], table).toHaveLength(before[table]?.length ?? 0);
      expect(after[table], table).toMatchObject((before[table] ?? []).map(expected));
    }
  });

  it('makes the schema of a new database', async () => {
    const fresh = await openDatabase(engine);
    const expected = await dumpSchema(fresh.query);
    await fresh.close();
    expect(await dumpSchema(database.query)).toBe(expected);
  });

  it('is done once', async () => {
    expect(await database.upgrade()).toBe(0);
  });

  it('[ITEM-2] [PLUS-5] adds no closed day, no split and no settlement', async () => {
    const known = await database.query(
      `select a.closed_on, a.split, (select count(*)::int from public.trip_settlements) as settlements
       from public.trip_activities a`,
    );
    expect(known).toEqual([{ closed_on: [], split: null, settlements: 0 }]);
  });

  it('counts the rows that a trip has', async () => {
    const sizes = await database.query(
      `select kind, sum(amount)::int as amount from app.trip_sizes where trip_id = $1 group by 1 order by 1`,
      [past.tripId],
    );
    expect(sizes).toEqual([
      { kind: 'collaborators', amount: 2 },
      { kind: 'items', amount: 5 },
      { kind: 'messages', amount: 1 },
      { kind: 'tasks', amount: 1 },
    ]);
  });

  it('reserves the ids of what was deleted, once', async () => {
    const [row] = await database.query<{ reserved: number }>(
      'select count(*)::int as reserved from app.reserved_ids where trip_id = $1',
      [past.deletedId],
    );
    expect(row?.reserved).toBe(7);
  });

  // The other state has one queue already.
  if (last === OLD[0]) {
    it('sends the mails that were due', async () => {
      const due = await database.query(
        `select kind, user_id, address, payload ->> 'byId' as by_id from app.mail_queue where sent_at is null order by kind`,
      );
      expect(due).toEqual([
        { kind: 'account_deleted', user_id: null, address: 'gone@example.org', by_id: null },
        { kind: 'invitation', user_id: past.editor.id, address: null, by_id: past.owner.id },
      ]);
    });
  }

  it('[BLOG-1] names the author of a post, and not their account', async () => {
    const posts = await database.query(
      'select author_id, author_name, updated_at::text from public.blog_posts',
    );
    expect(posts).toEqual([
      { author_id: null, author_name: 'Camille', updated_at: '2026-11-01 00:00:00+00' },
    ]);
  });

  it('[COLLAB-4] leaves everyone what they may do', async () => {
    const seen = (person: Person) =>
      database.asUser(person, ({ query }) => query('select id from public.trips'));
    for (const person of [past.owner, past.editor, past.viewer])
      expect(await seen(person)).toEqual([{ id: past.tripId }]);
    const rename = "update public.trip_meals set title = 'Pastéis de Belém' returning title";
    expect(await database.asUser(past.editor, ({ query }) => query(rename))).toHaveLength(1);
    expect(await database.asUser(past.viewer, ({ query }) => query(rename))).toHaveLength(0);
  });

  it('[PLUS-4] keeps the links that were sent, with the plan and nothing more', async () => {
    const [shared] = await database.asUser('anon', ({ query }) =>
      query<{ plan: Record<string, Record<string, unknown>[]> }>('select public.shared_trip($1) as plan', [
        SECRET,
      ]),
    );
    expect(shared?.plan.trip_meals).toMatchObject([{ title: 'Pastéis de nata' }]);
    expect(JSON.stringify(shared)).not.toMatch(/"price"|45\.9|paid_by|Inès|budget/);
  });

  it('[PLUS-2] brings back a trip that was deleted before it, whole', async () => {
    await database.asUser(past.owner, async ({ query }) => {
      await query('select public.restore_trip($1)', [past.deletedId]);
      for (const table of TABLES.filter((name) => name.startsWith('trip_'))) {
        const found = await query(`select true from public.${table} where trip_id = $1`, [past.deletedId]);
        expect(found.length, table).toBe(table === 'trip_collaborators' ? 2 : 1);
      }
      const meals = await query<{ price: unknown; paid_by: string }>(
        'select price::text, paid_by from public.trip_meals where trip_id = $1',
        [past.deletedId],
      );
      expect(meals).toEqual([{ price: '45.90', paid_by: past.editor.id }]);
    });
  });
});
