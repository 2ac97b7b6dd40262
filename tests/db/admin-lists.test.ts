import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

type Listed = { rows: Record<string, unknown>[]; total: number; isMore: boolean };

const CALLS = [
  'admin_countries()',
  'admin_airports()',
  'admin_activities()',
  'admin_posts()',
  'admin_users()',
  'admin_requests()',
  'admin_messages()',
  'admin_changes()',
  'admin_change_authors()',
  'admin_security_events()',
  'admin_new_counts()',
  'admin_figures()',
  "ban_user(gen_random_uuid(), 'Spam')",
  'unban_user(gen_random_uuid())',
  'remove_second_factor(gen_random_uuid())',
  'admin_person(gen_random_uuid())',
  'make_post_preview(gen_random_uuid())',
  'withdraw_post_preview(gen_random_uuid())',
  'post_preview_since(gen_random_uuid())',
  'post_versions(gen_random_uuid())',
  'post_version(gen_random_uuid())',
  'end_person_sessions(gen_random_uuid())',
];

describeOnBoth('the lists of the administration', (database) => {
  let sue: Person;
  let sam: Person;
  const list = (call: string): Promise<Listed> =>
    database().asUser(sue, async ({ query }) => {
      const [row] = await query<{ listed: Listed }>(`select public.${call} as listed`);
      if (!row) throw new Error(`${call} answered nothing.`);
      return row.listed;
    });
  const column = async (call: string, name: string) => (await list(call)).rows.map((row) => row[name]);

  beforeAll(async () => {
    const { query } = database();
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sam = await makePerson(database(), 'Zoé Çelik');
    await query(
      `insert into public.countries (iso_a2, name_fr, name_en, capital, continent)
       values ('PT', 'Portugal', 'Portugal', 'Lisbonne', 'EU'), ('EG', 'Égypte', 'Egypt', 'Le Caire', 'AF'), ('US', 'États-Unis', 'United States', 'Washington', 'NA')`,
    );
    await query(
      `insert into public.airports (iata, icao, name, city, city_fr, country_iso_a2, lat, lng)
       values ('LIS', 'LPPT', 'Humberto Delgado', 'Lisbon', 'Lisbonne', 'PT', 38.8, -9.1), ('OPO', null, 'Sá Carneiro', 'Porto', null, 'PT', 41, -8), ('CAI', null, 'Cairo', 'Cairo', 'Le Caire', 'EG', 30, 31)`,
    );
    await query(
      `insert into public.activities (title, title_en, city, city_en, country_iso_a2, sub_type, is_published)
       values ('Élévateur de Santa Justa', 'Lift', 'Lisbonne', 'Lisbon', 'PT', 'sightseeing', true), ('Musée de l’Azulejo', null, 'Lisbonne', null, 'PT', 'museum', false), ('Musée égyptien', null, 'Le Caire', null, 'EG', 'museum', true)`,
    );
    await query(
      `insert into public.blog_posts (slug, title_fr, title_en, body_fr, status, published_at)
       values ('brouillon', 'Brouillon', 'Draft', '', 'draft', null), ('paru', 'Paru', 'Out', 'Mer.', 'published', now() - interval '1 day'), ('a-venir', 'À venir', 'To come', 'Mer.', 'published', now() + interval '1 day')`,
    );
  });

  it.each(CALLS)('[API-2] [GATE-3] %s answers supervisors alone', async (call) => {
    await database().asUser(sam, async ({ refused }) => {
      expect(await refused(`select public.${call}`)).toMatchObject({
        code: '42501',
        message: 'supervisor_only',
      });
    });
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused(`select public.${call}`)).toMatchObject({ code: '42501' });
    });
  });

  it('[ADMIN-5] countries are found without accents, sorted by what the language calls them', async () => {
    expect(await column("admin_countries('egy')", 'iso_a2')).toEqual(['EG']);
    expect(await column("admin_countries('LE CAIRE')", 'iso_a2')).toEqual(['EG']);
    expect(await column('admin_countries()', 'iso_a2')).toEqual(['EG', 'US', 'PT']);
    expect(await column("admin_countries(lang => 'en', descending => true)", 'iso_a2')).toEqual([
      'US',
      'PT',
      'EG',
    ]);
    expect(await column("admin_countries('', 'EU')", 'activities')).toEqual([2]);
  });

  it('[ADMIN-5] airports are found by code, town in either language and name, a page at a time', async () => {
    for (const search of ['lis', 'lisbonne', 'humberto delg', 'LPPT', 'hum li'])
      expect({ search, found: await column(`admin_airports('${search}')`, 'iata') }).toEqual({
        search,
        found: ['LIS'],
      });
    expect(await column("admin_airports('sa carn')", 'iata')).toEqual(['OPO']);
    expect(await column("admin_airports('', 'PT', 'city', true)", 'iata')).toEqual(['OPO', 'LIS']);
    expect(await list("admin_airports('', null, 'code', false, 2, 2)")).toMatchObject({
      rows: [{ iata: 'OPO' }],
      total: 3,
      isMore: false,
    });
  });

  it('[ADMIN-3] the catalogue is narrowed by country, kind, state and words; keys follow what is written', async () => {
    expect(await column("admin_activities('musee')", 'title')).toEqual([
      'Musée égyptien',
      'Musée de l’Azulejo',
    ]);
    expect((await list("admin_activities('lisbon lift')")).rows).toMatchObject([
      { city: 'Lisbonne', city_en: 'Lisbon' },
    ]);
    expect(await column("admin_activities('', 'PT', 'museum')", 'title')).toEqual(['Musée de l’Azulejo']);
    expect(await column('admin_activities(published => false)', 'title')).toEqual(['Musée de l’Azulejo']);
    await database().query("update public.activities set title = 'Ascenseur' where title_en = 'Lift'");
    expect(await column("admin_activities('ascenseur')", 'title_en')).toEqual(['Lift']);
    expect(await column("admin_activities('elevateur')", 'title')).toEqual([]);
  });

  it('[ADMIN-3] [ADMIN-4] [ADMIN-5] lists are sorted by what the language calls their rows', async () => {
    const { query } = database();
    await query(
      "insert into public.activities (title, title_en, country_iso_a2) values ('Zoo', 'A zoo', 'PT')",
    );
    await query(
      "insert into public.airports (iata, name, city, city_fr, country_iso_a2, lat, lng) values ('CPH', 'Kastrup', 'Copenhagen', 'Copenhague', 'PT', 55, 12)",
    );
    const sorted = (lang: string) =>
      Promise.all([
        column(`admin_activities(sort => 'title', country => 'PT', lang => '${lang}')`, 'title'),
        column(`admin_posts(sort => 'title', descending => false, lang => '${lang}')`, 'slug'),
        column(`admin_airports(sort => 'city', lang => '${lang}')`, 'iata'),
      ]);
    const activities = ['Ascenseur', 'Musée de l’Azulejo'];
    expect(await sorted('fr')).toEqual([
      [...activities, 'Zoo'],
      ['a-venir', 'brouillon', 'paru'],
      ['CPH', 'CAI', 'LIS', 'OPO'],
    ]);
    expect(await sorted('en')).toEqual([
      ['Zoo', ...activities],
      ['brouillon', 'paru', 'a-venir'],
      ['CAI', 'CPH', 'LIS', 'OPO'],
    ]);
    expect((await column("admin_activities(lang => 'en')", 'title')).slice(1, 2)).toEqual(['Zoo']);
    await query(
      "insert into public.airports (iata, name, country_iso_a2, lat, lng) values ('AAA', 'A', 'PT', 55, 12)",
    );
    const last = (lang: string) =>
      Promise.all(
        [false, true].map(async (descending) => {
          const call = `admin_airports(sort => 'city', descending => ${descending}, lang => '${lang}')`;
          return (await column(call, 'iata')).at(-1);
        }),
      );
    expect([await last('fr'), await last('en')]).toEqual([
      ['AAA', 'AAA'],
      ['AAA', 'AAA'],
    ]);
    await query("delete from public.airports where iata = 'AAA'");
    await query("delete from public.activities where title = 'Zoo'");
    await query("delete from public.airports where iata = 'CPH'");
  });

  it('a search takes every character as a letter of nothing: no wildcard, no quote reaches the query', async () => {
    for (const search of ['%', '_____', "a' or true --", '\\', 'ª', 'x'.repeat(500)])
      expect((await list(`admin_activities($$${search}$$)`)).total).toBeLessThanOrEqual(3);
    expect((await list("admin_activities('', $$PT' or true --$$)")).total).toBe(0);
    expect((await list("admin_airports('', null, 'iata; drop table x', null, -4, 100000)")).total).toBe(3);
  });

  it('[ADMIN-4] posts are drafts, scheduled or out; one that is to come is read by nobody else yet', async () => {
    expect(await column("admin_posts('', 'draft')", 'slug')).toEqual(['brouillon']);
    expect(await column("admin_posts('', 'scheduled')", 'slug')).toEqual(['a-venir']);
    expect(await column("admin_posts('', 'published')", 'slug')).toEqual(['paru']);
    expect(await column("admin_posts('a venir')", 'is_scheduled')).toEqual([true]);
    for (const caller of ['anon', sam] as const)
      await database().asUser(caller, async ({ query }) => {
        expect(await query('select slug from public.blog_posts')).toEqual([{ slug: 'paru' }]);
      });
  });

  it('[ADMIN-6] people are found by name and address, with when they were last seen', async () => {
    await database().query("update auth.users set last_sign_in_at = '2027-01-02 03:04:05+00' where id = $1", [
      sam.id,
    ]);
    expect(await list("admin_users('celik')")).toMatchObject({
      rows: [{ id: sam.id, role: 'traveler', last_seen_at: '2027-01-02T03:04:05+00:00' }],
      total: 1,
    });
    expect(await column(`admin_users('${sam.email}')`, 'id')).toEqual([sam.id]);
    expect(await column("admin_users('', 'supervisor')", 'id')).toEqual([sue.id]);
    expect(await column("admin_users('', null, 'banned')", 'id')).toEqual([]);
  });

  it('[ADMIN-6] keys follow what is decided about somebody, and what is written of a post', async () => {
    const { query } = database();
    await query('update app.accounts set is_premium = true, is_banned = true where id = $1', [sam.id]);
    expect(await column("admin_users('', 'traveler', 'banned')", 'id')).toEqual([sam.id]);
    expect(await column("admin_users('', null, 'premium')", 'id')).toEqual([sam.id]);
    await query('update app.accounts set is_premium = false, is_banned = false where id = $1', [sam.id]);
    expect(await column("admin_users('', null, 'banned')", 'id')).toEqual([]);
    await query("update public.blog_posts set status = 'draft', published_at = null where slug = 'paru'");
    expect(await column("admin_posts('', 'draft', 'title', false)", 'slug')).toEqual(['brouillon', 'paru']);
    await query("update public.airports set country_iso_a2 = 'EG' where iata = 'OPO'");
    expect(await column("admin_airports('', 'EG', 'code')", 'iata')).toEqual(['CAI', 'OPO']);
  });

  it('[ADMIN-1] security events tell the names of who still is, and are narrowed to one person', async () => {
    const { query } = database();
    await query('delete from app.security_events');
    await query(
      "insert into app.security_events (event, actor_role, actor_id, subject) values ('signed_in', 'authenticated', $1, $2), ('sign_in_failed', 'anon', null, '#aZ'), ('account_deleted', 'server', null, gen_random_uuid()::text)",
      [sam.id, sam.id],
    );
    expect(await list('admin_security_events()')).toMatchObject({
      rows: [
        { event: 'account_deleted', actor_name: null, subject_name: null },
        { event: 'sign_in_failed', subject: '#aZ', subject_name: null },
        { event: 'signed_in', actor_name: 'Zoé Çelik', subject_name: 'Zoé Çelik' },
      ],
      total: 3,
    });
    expect(await column("admin_security_events('sign_in_failed')", 'event')).toEqual(['sign_in_failed']);
    expect(await column(`admin_security_events(person => '${sam.id}')`, 'event')).toEqual(['signed_in']);
    expect(await column("admin_security_events('x', page => 9)", 'event')).toEqual([]);
  });

  it('[ADMIN-1] figures are counts, of the trips too, which supervisors do not read', async () => {
    await database().query('select app.refresh_figures()');
    await database().query(
      "insert into public.trips (title, start_date, end_date, owner_id) values ('Secret', '2027-01-01', '2027-01-02', $1)",
      [sam.id],
    );
    const figures: unknown = await list('admin_figures()');
    expect(figures).toMatchObject({
      users: { total: 2 },
      trips: { total: 1 },
      posts: { published: 0, scheduled: 1, draft: 2 },
      coverage: [
        { iso_a2: 'EG', activities: 1 },
        { iso_a2: 'PT', activities: 1 },
      ],
    });
    const weeks: unknown = figures && Reflect.get(figures, 'weeks');
    expect(weeks).toHaveLength(26);
    expect(Array.isArray(weeks) && weeks.at(-1)).toMatchObject({ users: 2, trips: 1 });
    expect(JSON.stringify(figures)).not.toContain('Secret');
  });
});
