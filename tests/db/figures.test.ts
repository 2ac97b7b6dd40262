import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

type Listed = { rows: Record<string, unknown>[]; total: number };

describeOnBoth('figures and lists of the administration', (database) => {
  let sue: Person;
  let sam: Person;
  const ask = <Answer>(call: string): Promise<Answer> =>
    database().asUser(sue, async ({ query }) => {
      const [row] = await query<{ answer: Answer }>(`select public.${call} as answer`);
      if (!row) throw new Error(`${call} answered nothing.`);
      return row.answer;
    });
  const column = async (call: string, name: string) => (await ask<Listed>(call)).rows.map((row) => row[name]);

  beforeAll(async () => {
    const { query } = database();
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    sam = await makePerson(database(), 'Zoé Çelik');
    await query(
      `insert into public.countries (iso_a2, name_fr, name_en)
       values ('PT', 'Portugal', 'Portugal'), ('EG', 'Égypte', 'Egypt'), ('US', 'États-Unis', 'United States')`,
    );
    await query(
      "insert into public.trips (title, start_date, end_date, owner_id) values ('Secret', '2027-01-01', '2027-01-02', $1)",
      [sam.id],
    );
    await query(
      `insert into public.blog_posts (slug, title_fr, title_en, body_fr, status, published_at)
       values ('brouillon', 'Brouillon', 'Draft', '', 'draft', null), ('paru', 'Paru', 'Out', 'Mer.', 'published', now() - interval '1 day'), ('a-venir', 'À venir', 'To come', 'Mer.', 'published', now() + interval '1 day')`,
    );
  });

  it('[ADMIN-1] figures follow what is written and changed; what is deleted leaves them with the next count at the latest', async () => {
    const { query } = database();
    const numbers = async () => {
      const figures = await ask<Record<string, unknown>>('admin_figures()');
      const { users, trips, posts, activities, requests, messages, coverage } = figures;
      return { users, trips, posts, activities, requests, messages, coverage };
    };
    /** The same, counted row by row. */
    const counted = async () => {
      const [row] = await query<{ n: unknown }>(`select jsonb_build_object(
        'users', (select jsonb_build_object('total', count(*), 'premium', count(*) filter (where is_premium), 'banned', count(*) filter (where is_banned)) from app.accounts),
        'trips', (select jsonb_build_object('total', count(*)) from public.trips),
        'posts', (select jsonb_build_object('published', count(*) filter (where status = 'published' and published_at <= now()),
          'scheduled', count(*) filter (where status = 'published' and published_at > now()), 'draft', count(*) filter (where status = 'draft')) from public.blog_posts),
        'activities', (select jsonb_build_object('total', count(*), 'unpublished', count(*) filter (where not is_published)) from public.activities),
        'requests', (select jsonb_build_object('total', count(*), 'new', count(*) filter (where status = 'new')) from public.custom_trip_requests),
        'messages', (select jsonb_build_object('total', count(*), 'new', count(*) filter (where status = 'new')) from public.contact_messages),
        'coverage', (select coalesce(jsonb_agg(jsonb_build_object('iso_a2', c.iso_a2, 'name_fr', c.name_fr, 'name_en', c.name_en, 'activities', a.n) order by a.n desc, c.iso_a2), '[]')
          from (select country_iso_a2, count(*) as n from public.activities where is_published group by 1) a join public.countries c on c.iso_a2 = a.country_iso_a2)
      ) as n`);
      return row?.n;
    };
    const agree = async () => expect(await numbers()).toEqual(await counted());
    await query('select app.refresh_figures()');
    await agree();
    await query(
      `insert into public.activities (title, country_iso_a2, is_published) select 'A' || i, 'US', i > 2 from generate_series(1, 9) i`,
    );
    await query(
      "insert into public.custom_trip_requests (name, email, message) select 'N', 'n@example.org', 'm' from generate_series(1, 3)",
    );
    await query(
      "insert into public.contact_messages (name, email, message) values ('N', 'n@example.org', 'm')",
    );
    await agree();
    await query("update public.activities set country_iso_a2 = 'EG' where title in ('A3', 'A4')");
    await query("update public.activities set is_published = not is_published where title in ('A1', 'A5')");
    await query("update public.custom_trip_requests set status = 'done' where name = 'N'");
    await query('update app.accounts set is_premium = true where id = $1', [sam.id]);
    await agree();
    await query("delete from public.activities where title like 'A_' and country_iso_a2 in ('US', 'EG')");
    await query("delete from public.custom_trip_requests where name = 'N'");
    await query("delete from public.contact_messages where name = 'N'");
    await query('update app.accounts set is_premium = false where id = $1', [sam.id]);
    await agree();
    await query('delete from public.trips');
    expect(await numbers()).toMatchObject({ trips: { total: 1 } });
    await query('select app.refresh_figures()');
    await agree();
  });

  it('[ADMIN-7] letters are found by who wrote them, what they are about, and what they say', async () => {
    const { query } = database();
    await query(
      `insert into public.custom_trip_requests (name, email, destination, message, status) values
       ('Zoé Çelik', 'zoe@exemple.fr', 'Açores', 'Nous aimerions voir des baleines.', 'new'), ('Paul', 'paul@exemple.fr', 'Porto', 'Du vin.', 'done')`,
    );
    await query(
      "insert into public.contact_messages (name, email, subject, message) values ('Ana', 'ana@exemple.fr', 'Facture', 'Où est-elle ?')",
    );
    for (const words of ['celik', 'acores', 'baleines zoe', 'zoe@exemple', 'BALEINE'])
      expect([words, await column(`admin_requests(search => '${words}')`, 'name')]).toEqual([
        words,
        ['Zoé Çelik'],
      ]);
    expect(await column("admin_requests('new', search => 'exemple')", 'name')).toEqual(['Zoé Çelik']);
    expect(await column("admin_requests(search => 'nulle part')", 'name')).toEqual([]);
    await query("update public.custom_trip_requests set status = 'in_progress' where name = 'Zoé Çelik'");
    expect(await column("admin_requests('in_progress', search => 'baleines')", 'status')).toEqual([
      'in_progress',
    ]);
    expect(await column("admin_messages(search => 'facture ana')", 'name')).toEqual(['Ana']);
    expect(await column("admin_messages(search => '%')", 'name')).toContain('Ana');
  });

  it('[ADMIN-3] by country is by its name, as the reader calls it, and follows when that changes', async () => {
    const { query } = database();
    await query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('DE', 'Allemagne', 'Germany'), ('ES', 'Espagne', 'Spain')",
    );
    await query(
      "insert into public.activities (title, city, country_iso_a2) values ('Nommée', 'Nommée', 'DE'), ('Nommée', 'Nommée', 'ES')",
    );
    const countries = (lang: string) =>
      column(`admin_activities('nommee', lang => '${lang}')`, 'country_iso_a2');
    expect(await countries('fr')).toEqual(['DE', 'ES']);
    await query("update public.countries set name_fr = 'République d’Allemagne' where iso_a2 = 'DE'");
    expect(await countries('fr')).toEqual(['ES', 'DE']);
    expect(await countries('en')).toEqual(['DE', 'ES']);
    await query("delete from public.activities where title = 'Nommée'");
  });
});
