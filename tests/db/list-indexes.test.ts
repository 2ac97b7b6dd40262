import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { readWhole } from '#tests/support/table-reads.ts';

/** With `list_page` made to explain: how each list chooses the rows of its page, as it asks it. */
const EXPLAIN = `
  create or replace function app.list_page(
    key text, keys text, condition text, ordering text, columns text, source text, page integer, size integer, ids uuid[] default null
  ) returns jsonb language plpgsql set enable_seqscan = off as $$
  declare plan json;
  begin
    execute format('explain (format json) select %s from %s where true%s order by %s limit 25', key, keys, condition, ordering) into plan;
    return jsonb_build_object('rows', '[]'::jsonb, 'plan', plan);
  end $$`;

describe('[ADMIN-3] [ADMIN-4] [ADMIN-5] [ADMIN-6] lists of thousands', () => {
  describeOnBoth(
    'are read by an index, and never as a whole',
    (database) => {
      let sue: Person;

      beforeAll(async () => {
        const { query } = database();
        sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
        await query(
          "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'P', 'P'), ('FR', 'F', 'F')",
        );
        await query(
          `insert into public.airports (iata, name, country_iso_a2, lat, lng) select 'A' || lpad(i::text, 2, '0'), md5(i::text), 'FR', 1, 1 from generate_series(1, 99) i`,
        );
        await query(
          `insert into public.activities (title, country_iso_a2, is_published) select md5(i::text), case when i % 50 = 0 then 'PT' else 'FR' end, i % 50 <> 1 from generate_series(1, 3000) i`,
        );
        await query(
          `insert into public.blog_posts (slug, title_fr, title_en) select 'post-' || i, md5(i::text), 'Post' from generate_series(1, 1500) i`,
        );
        await query(
          `insert into auth.users (id, email) select gen_random_uuid(), md5(i::text) || '@example.org' from generate_series(1, 1500) i`,
        );
        await query(
          'insert into app.accounts (id, email, created_at) select id, email, now() - random() * interval $$1 year$$ from auth.users on conflict do nothing',
        );
        await query(
          `insert into public.custom_trip_requests (name, email, status, created_at) select md5(i::text), 'z@example.org', case when i % 30 = 0 then 'new' else 'done' end, now() - i * interval '1 hour' from generate_series(1, 1500) i`,
        );
        await query(
          `insert into public.supervisor_changes (by_id, operation, source, row_id) select $1, 'UPDATE', case when i % 50 = 0 then 'themes' else 'activities' end, i::text from generate_series(1, 1500) i`,
          [sue.id],
        );
        await query(
          `insert into app.security_events (event, actor_role) select case when i % 30 = 0 then 'signed_in' else 'sign_in_failed' end, 'anon' from generate_series(1, 1500) i`,
        );
        await query('analyze');
        await query(EXPLAIN);
      });

      it.each([
        ['admin_activities()', 'activities_country_idx'],
        ["admin_activities(lang => 'en')", 'activities_country_idx'],
        ["admin_activities('', null, 'museum')", 'activities_sub_type_idx'],
        ["admin_activities('c4ca42')", 'activities_key_idx'],
        ["admin_activities('', 'PT')", 'activities_country_idx'],
        ["admin_activities(sort => 'title')", 'activities_title_idx'],
        ["admin_activities(sort => 'title', lang => 'en')", 'activities_title_en_idx'],
        ["admin_activities(sort => 'updated', descending => true)", 'activities_updated_idx'],
        ['admin_activities(published => false)', 'activities_unpublished_idx'],
        ['admin_posts()', 'blog_posts_updated_idx'],
        ["admin_posts('c4ca42')", 'blog_posts_key_idx'],
        ["admin_posts(sort => 'title', descending => false)", 'blog_posts_title_idx'],
        ["admin_posts(sort => 'title', lang => 'en')", 'blog_posts_title_en_idx'],
        ['admin_users()', 'accounts_created_idx'],
        ["admin_users('c4ca42')", 'accounts_key_idx'],
        ["admin_users(sort => 'name', descending => false)", 'accounts_name_idx'],
        ["admin_users('', null, 'banned')", 'accounts_banned_idx'],
        ["admin_posts(sort => 'published')", 'blog_posts_last_idx'],
        ["admin_posts(sort => 'published', descending => false)", 'blog_posts_first_idx'],
        ['admin_airports()', 'airports_name_idx'],
        ["admin_airports(sort => 'city')", 'airports_city_fr_idx'],
        ["admin_airports(sort => 'city', lang => 'en')", 'airports_city_idx'],
        ["admin_airports(sort => 'city', descending => true)", 'airports_last_city_fr_idx'],
        ["admin_airports(sort => 'city', descending => true, lang => 'en')", 'airports_last_city_idx'],
        ["admin_airports('', 'FR')", 'airports_country_idx'],
        ["admin_users('', 'supervisor')", 'accounts_role_idx'],
        ['admin_requests()', 'custom_trip_requests_created_idx'],
        ["admin_requests('new')", 'custom_trip_requests_status_idx'],
        ["admin_requests(search => 'c4ca42')", 'custom_trip_requests_key_idx'],
        ['admin_changes()', 'supervisor_changes_pkey'],
        ["admin_changes('themes')", 'supervisor_changes_source_idx'],
        ['admin_security_events()', 'security_events_pkey'],
        ["admin_security_events('signed_in')", 'security_events_event_idx'],
      ])('%s by %s', async (call, index) => {
        const [row] = await database().asUser(sue, ({ query }) =>
          query<{ plan: unknown }>(`select public.${call} -> 'plan' as plan`),
        );
        expect(JSON.stringify(row?.plan)).toContain(`"Index Name":"${index}"`);
        // Countries are some 250.
        expect(readWhole(row?.plan).filter((table) => table !== 'countries')).toEqual([]);
      });
    },
    { isOwn: true },
  );
});
