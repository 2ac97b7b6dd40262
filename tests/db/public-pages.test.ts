import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, ROLES, type Role, type Scene } from '#tests/support/scene.ts';

/** What the house publishes: who reads which rows, and how a row is made. */
const PUBLISHED: { table: string; key: string; shown: string; hidden?: string; insert: string }[] = [
  {
    table: 'countries',
    key: 'iso_a2',
    shown: 'PT',
    insert: "insert into public.countries (iso_a2, name_fr, name_en) values ('ES', 'Espagne', 'Spain')",
  },
  {
    table: 'airports',
    key: 'iata',
    shown: 'LIS',
    insert:
      "insert into public.airports (iata, name, country_iso_a2, lat, lng) values ('OPO', 'Porto', 'PT', 41.2, -8.7)",
  },
  {
    table: 'themes',
    key: 'slug',
    shown: 'mer',
    hidden: 'secret',
    insert: "insert into public.themes (slug, title_fr, title_en) values ('foret', 'Forêt', 'Forest')",
  },
  {
    table: 'sample_trips',
    key: 'slug',
    shown: 'lisbonne',
    hidden: 'secret',
    insert: `insert into public.sample_trips (slug, title_fr, title_en, destination_fr, destination_en, days, month)
      values ('porto', 'P', 'P', 'Porto', 'Porto', 2, 5)`,
  },
  {
    table: 'activities',
    key: 'title',
    shown: 'Tram',
    hidden: 'Secret',
    insert: "insert into public.activities (title, country_iso_a2) values ('Fado', 'PT')",
  },
  {
    table: 'blog_posts',
    key: 'slug',
    shown: 'lisbonne',
    hidden: 'brouillon',
    insert: "insert into public.blog_posts (slug, title_fr, title_en) values ('porto', 'Porto', 'Porto')",
  },
];

const cases = PUBLISHED.flatMap((published) => ROLES.map((role) => ({ ...published, role })));

describeOnBoth('what the house publishes', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    const { query } = database();
    scene = await makeScene(database());
    await query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal')",
    );
    await query(
      "insert into public.airports (iata, name, country_iso_a2, lat, lng) values ('LIS', 'Lisbon', 'PT', 38.8, -9.1)",
    );
    await query(
      `insert into public.themes (slug, title_fr, title_en, is_published) values ('mer', 'Mer', 'Sea', true), ('secret', 'S', 'S', false)`,
    );
    await query(
      `insert into public.sample_trips (slug, title_fr, title_en, destination_fr, destination_en, days, month, is_published)
       values ('lisbonne', 'L', 'L', 'L', 'L', 2, 5, true), ('secret', 'S', 'S', 'S', 'S', 2, 5, false)`,
    );
    await query(
      `insert into public.activities (title, country_iso_a2, is_published) values ('Tram', 'PT', true), ('Secret', 'PT', false)`,
    );
    await query(
      `insert into public.blog_posts (slug, title_fr, title_en, body_fr, status) values ('lisbonne', 'L', 'L', 'Mer.', 'published'), ('brouillon', 'B', 'B', 'Mer.', 'draft')`,
    );
  });

  it.each(cases)(
    '[API-2] [ADMIN-3] [ADMIN-4] [ADMIN-5] $table for $role',
    async ({ table, key, shown, hidden, insert, role }) => {
      const isSupervisor = role === 'supervisor';
      await database().asUser(scene.caller(role), async ({ query, refused }) => {
        const rows = await query<Record<string, string>>(
          `select ${key} as key from public.${table} order by 1`,
        );
        const seen = rows.map((row) => row.key);
        expect(seen).toContain(shown);
        if (hidden) expect(seen.includes(hidden)).toBe(isSupervisor);
        const write = [
          insert,
          `update public.${table} set ${key} = ${key} where ${key} = '${shown}' returning 1`,
          `delete from public.${table} where ${key} = '${table === 'countries' ? 'XX' : shown}' returning 1`,
        ];
        for (const sql of write) {
          if (isSupervisor) await query(sql);
          else if (sql !== insert && role !== 'anon') {
            const touched = await attempt(query, refused, sql);
            expect(touched).toBe(0);
          } else expect(await refused(sql)).toMatchObject({ code: '42501' });
        }
      });
    },
  );

  it.each([
    ['blog_posts', 'slug', "'Not a slug'", 'slug_invalid'],
    ['blog_posts', 'title_fr', "' '", 'text_blank'],
    ['blog_posts', 'body_fr', "repeat('x', 100001)", 'text_too_long'],
    ['blog_posts', 'cover_url', "'data:image/png;base64,AAAA'", 'image_url_invalid'],
    ['blog_posts', 'status', "'hidden'", 'status_unknown'],
    ['activities', 'title', "''", 'title_blank'],
    ['activities', 'duration', '0', 'duration_invalid'],
    ['activities', 'price', '-1', 'price_invalid'],
    ['countries', 'name_fr', "''", 'text_blank'],
    ['countries', 'lat', '91', 'coordinates_invalid'],
    ['countries', 'currency', "'euro'", 'currency_unknown'],
    ['airports', 'icao', "'toolong42'", 'airport_code_invalid'],
    ['airports', 'lng', '-181', 'coordinates_invalid'],
    ['themes', 'slug', "'Été'", 'slug_invalid'],
    ['blog_posts', 'published_at', "'20277-01-01'", 'day_out_of_range'],
    ['blog_posts', 'published_at', "'infinity'", 'day_out_of_range'],
  ])('%s.%s = %s is refused with its key', async (table, column, value, key) => {
    await database().asUser(scene.people.supervisor, async ({ refused }) => {
      expect(await refused(`update public.${table} set ${column} = ${value}`)).toEqual({
        code: 'PT400',
        message: key,
        detail: column,
      });
    });
  });

  it('[ADMIN-4] a post is dated when it is first published, and its address is its own', async () => {
    await database().asUser(scene.people.supervisor, async ({ query, refused }) => {
      const publish =
        "update public.blog_posts set status = 'published' where slug = 'brouillon' returning published_at = now() as dated";
      expect(await query(publish)).toEqual([{ dated: true }]);
      expect(
        await refused("update public.blog_posts set slug = 'lisbonne' where slug = 'brouillon'"),
      ).toEqual({
        code: 'PT409',
        message: 'slug_taken',
        detail: 'slug',
      });
    });
  });

  const REQUEST = `insert into public.custom_trip_requests (name, email, message, user_id, filled_ms) values ('Zoé', $1, 'Hi', $2, 9000)`;
  const MESSAGE = `insert into public.contact_messages (name, email, message, user_id, filled_ms) values ('Zoé', $1, 'Hi', $2, 9000)`;

  it.each<Role>(ROLES.slice())(
    '[PUB-2] [PUB-4] %s writes to the house, and only supervisors read it',
    async (role) => {
      await database().asUser(scene.caller(role), async ({ query, refused }) => {
        for (const [insert, table] of [
          [REQUEST, 'custom_trip_requests'],
          [MESSAGE, 'contact_messages'],
        ] as const) {
          await query(insert, ['zoe@example.org', null]);
          const self = role === 'anon' ? scene.people.stranger.id : scene.people[role].id;
          if (role === 'anon' || role === 'banned') {
            expect(await refused(insert, ['zoe@example.org', self])).toMatchObject({ code: '42501' });
          } else {
            await query(insert, ['zoe@example.org', self]);
            const other = role === 'owner' ? scene.people.editor.id : scene.people.owner.id;
            expect(await refused(insert, ['zoe@example.org', other])).toMatchObject({ code: '42501' });
          }
          if (role === 'supervisor') {
            expect(await query(`update public.${table} set status = 'done' returning status`)).not.toEqual(
              [],
            );
            expect(await query(`delete from public.${table} returning 1`)).not.toEqual([]);
          } else if (role === 'anon') {
            expect(await refused(`select 1 from public.${table}`)).toMatchObject({ code: '42501' });
          } else {
            // What they sent signed in; of a message nothing becomes that they could follow.
            const own = table === 'custom_trip_requests' && role !== 'banned' ? [{ own: true }] : [];
            expect(
              await query(`select user_id = $1 as own from public.${table}`, [scene.people[role].id]),
            ).toEqual(own);
          }
          expect(await refused(insert, ['not an address', null])).toEqual({
            code: 'PT400',
            message: 'email_invalid',
            detail: 'email',
          });
        }
      });
    },
  );
});

async function attempt(
  query: (sql: string) => Promise<object[]>,
  refused: (sql: string) => Promise<{ code: string }>,
  sql: string,
): Promise<number> {
  await query('savepoint attempt');
  try {
    return (await query(sql)).length;
  } catch {
    await query('rollback to savepoint attempt');
    expect(await refused(sql)).toMatchObject({ code: '42501' });
    return 0;
  }
}
