-- The lists of the administration.
--
-- Each answers one page, searched, filtered and sorted in the database, and the total up to a thousand: nobody reads on, and counting
-- would cost more than the rest. There are four hundred pages at most. They are functions because row-level security keeps
-- `like` from the index (the operator is not leakproof). Each asks first whether a supervisor is calling. A search for a code ("LIS") has the
-- airport or the country of that very code first [ADMIN-5].

-- One condition a word: it stands somewhere; of one or two letters, a word begins so. Trigrams find both.
create function app.list_search(key text, search text) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg(
    format(' and %s like %L', key, case when char_length(w.word) < 3 then '% ' else '%' end || w.word || '%'), ''
  ), '')
  from unnest(string_to_array(app.search_key(left(search, 100)), ' ')) w (word)
  where w.word <> '';
$$;

create function app.list_page(
  key text, keys text, condition text, ordering text, columns text, source text, page integer, size integer
) returns jsonb
language plpgsql stable set search_path = '' set jit = off as $$
declare
  most constant integer := least(greatest(coalesce(size, 25), 1), 100);
  skipped constant integer := (least(greatest(coalesce(page, 1), 1), 400) - 1) * most;
  rows jsonb;
  total integer;
begin
  execute format(
    'select coalesce(jsonb_agg((select to_jsonb(listed) from (select %s) listed) order by chosen.n), ''[]'')
     from unnest(array(select %s from %s where true%s order by %s limit %s offset %s)) with ordinality chosen (key, n) join %s = chosen.key',
    columns, key, keys, condition, ordering, most, skipped, source
  ) into rows;
  execute format('select count(*) from (select from %s where true%s limit 1001) r', keys, condition) into total;
  return jsonb_build_object('rows', rows, 'total', least(total, 1000), 'isMore', total > 1000);
end $$;
comment on function app.list_page is
  'One page of a list, and how many rows there are, up to a thousand: `key` of `keys` chooses, `columns` of `source` lists. The texts are SQL, made by the caller, never by a client.';

-- Countries are some 250: no index beside the key is worth its while.
create function public.admin_countries(
  search text default '', continent text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  name constant text := case when lang = 'en' then 'app.list_word(k.name_en)' else 'app.list_word(k.name_fr)' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.iso_a2', 'public.countries k',
    app.list_search('concat('' '', app.search_key(concat_ws('' '', k.name_fr, k.name_en, k.capital, k.capital_fr, k.iso_a2)))', search)
      || case when continent <> '' then format(' and k.continent = %L', continent) else '' end,
    case when btrim(search) ~* '^[a-z]{2}$' then format('k.iso_a2 = %L desc, ', upper(btrim(search))) else '' end
      || case sort when 'code' then 'k.iso_a2' when 'continent' then 'k.continent' when 'updated' then 'k.updated_at' else name end
      || direction || ', k.iso_a2',
    'c.*, (select count(*) from public.activities a where a.country_iso_a2 = c.iso_a2) as activities', 'public.countries c on c.iso_a2',
    page, size
  );
end $$;
comment on function public.admin_countries is
  'A page of the countries. `sort`: name, code, continent, updated. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedCountry>';

create function public.admin_airports(
  search text default '', country text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.iata', 'public.airports k',
    app.list_search('app.list_key(k.name, k.city, k.city_fr, k.iata, k.icao)', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end,
    case when btrim(search) ~* '^[a-z]{3}$' then format('k.iata = %L desc, ', upper(btrim(search))) else '' end
      || case sort when 'code' then '' when 'city' then 'app.list_word(coalesce(k.city, ''''))' || direction || ', ' else 'app.list_word(k.name)' || direction || ', ' end
      || 'k.iata' || direction,
    'a.*', 'public.airports a on a.iata',
    page, size
  );
end $$;
comment on function public.admin_airports is
  'A page of the airports. `sort`: name, code, city. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./database.types.ts'').Tables<''airports''>>';

create function public.admin_activities(
  search text default '', country text default null, kind text default null, published boolean default null,
  sort text default 'country', descending boolean default false, page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  is_by_country constant boolean := coalesce(sort not in ('title', 'updated'), true) and coalesce(country, '') = '';
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id',
    -- From one country to the next in their order, each by its index.
    case when is_by_country then format('(select c.iso_a2, app.list_word(c.%I) as name from public.countries c order by 2%s) c '
      || 'join public.activities k on k.country_iso_a2 = c.iso_a2', case lang when 'en' then 'name_en' else 'name_fr' end, direction)
      else 'public.activities k' end,
    app.list_search('k.search_key', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end
      || case when kind <> '' then format(' and k.sub_type = %L', kind) else '' end
      || case published when true then ' and k.is_published' when false then ' and not k.is_published' else '' end,
    case when is_by_country then 'c.name' || direction || ', ' else '' end
      || case sort when 'updated' then 'k.updated_at' else 'k.title_key' end || direction || ', k.id' || direction,
    'a.id, a.title, a.title_en, a.city, a.city_en, a.country_iso_a2, a.sub_type, a.duration, a.price, a.currency, a.is_published, a.updated_at',
    'public.activities a on a.id',
    page, size
  );
end $$;
comment on function public.admin_activities is
  'A page of the catalogue. `sort`: country, title, updated. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedActivity>';

create function public.admin_posts(
  search text default '', state text default null, sort text default 'updated', descending boolean default true,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.blog_posts k',
    app.list_search('app.list_key(k.title_fr, k.title_en, k.slug)', search)
      || case state when 'draft' then ' and k.status = ''draft'''
        when 'scheduled' then ' and k.status = ''published'' and k.published_at > now()'
        when 'published' then ' and k.status = ''published'' and k.published_at <= now()' else '' end,
    -- The drafts stand last among the dated ones, whichever way round.
    case sort when 'title' then 'app.list_word(k.title_fr)' || direction || ', k.id' || direction
      when 'published' then case when descending then 'k.published_at desc nulls last, k.id' else 'coalesce(k.published_at, ''infinity''), k.id' end
      else 'k.updated_at' || direction || ', k.id' || direction end,
    'p.id, p.slug, p.title_fr, p.title_en, p.country_iso_a2, p.status, p.published_at, p.updated_at, '
      || 'p.status = ''published'' and p.published_at > now() as is_scheduled, '
      || 'p.body_fr <> '''' as has_fr, p.body_en <> '''' as has_en',
    'public.blog_posts p on p.id',
    page, size
  );
end $$;
comment on function public.admin_posts is 'A page of the posts, drafts too. `state`: draft, scheduled, published; `sort`: updated, published, title. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedPost>';

create function app.last_seen(person uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select greatest(
    (select u.last_sign_in_at from auth.users u where u.id = person),
    (select max(s.updated_at) from auth.sessions s where s.user_id = person)
  );
$$;

create function public.admin_users(
  search text default '', role text default null, state text default null, sort text default 'created', descending boolean default true,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.accounts k',
    app.list_search('k.search_key', search)
      || case when role <> '' then format(' and k.role = %L', role) else '' end
      || case state when 'banned' then ' and k.is_banned' when 'premium' then ' and k.is_premium' else '' end,
    case sort when 'name' then 'k.name_key' else 'k.created_at' end || direction || ', k.id' || direction,
    'a.id, a.name, a.first_name, a.last_name, a.email, a.avatar_url, a.role, a.is_premium, a.is_banned, a.ban_reason, '
      || 'a.onboarding_completed, a.created_at, app.last_seen(a.id) as last_seen_at',
    'app.accounts a on a.id',
    page, size
  );
end $$;
comment on function public.admin_users is 'A page of the accounts, with when each was last seen. `state`: banned, premium; `sort`: created, name. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedUser>';

create function public.admin_requests(state text default null, page integer default 1, size integer default 25, search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.custom_trip_requests k',
    app.list_search('k.search_key', search)
      || case when state = 'unread' then ' and not exists (select from public.inbox_notes n where n.request_id = k.id and n.is_read)'
        when state = 'mine' then format(' and k.id in (select n.request_id from public.inbox_notes n where n.assigned_to = %L)', auth.uid())
        when state <> '' then format(' and k.status = %L', state) else ' and k.status <> ''suspect''' end,
    'k.created_at desc, k.id',
    'r.id, r.name, r.email, r.destination, r.start_date, r.end_date, r.flexible, r.travellers, r.budget, r.currency, r.status, r.created_at, r.language, coalesce(n.is_read, false) as is_read, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = n.assigned_to) as assigned_name',
    '(public.custom_trip_requests r left join public.inbox_notes n on n.request_id = r.id) on r.id',
    page, size
  );
end $$;
comment on function public.admin_requests is 'A page of the requests for custom trips, the last first; found by words. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedRequest>';

create function public.admin_messages(state text default null, page integer default 1, size integer default 25, search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.contact_messages k',
    app.list_search('k.search_key', search)
      || case when state = 'unread' then ' and not exists (select from public.inbox_notes n where n.message_id = k.id and n.is_read)'
        when state = 'mine' then format(' and k.id in (select n.message_id from public.inbox_notes n where n.assigned_to = %L)', auth.uid())
        when state <> '' then format(' and k.status = %L', state) else ' and k.status <> ''suspect''' end,
    'k.created_at desc, k.id',
    'm.id, m.name, m.email, m.subject, left(m.message, 200) as beginning, m.status, m.created_at, m.language, coalesce(n.is_read, false) as is_read, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = n.assigned_to) as assigned_name',
    '(public.contact_messages m left join public.inbox_notes n on n.message_id = m.id) on m.id',
    page, size
  );
end $$;
comment on function public.admin_messages is 'A page of the messages, the last first; found by words. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedMessage>';

-- How many there were of what only grows, by week (Monday to Sunday, UTC), when it was counted last. Reading whole tables takes longer than a page may.
create materialized view app.figures as
select f.figure, date_trunc('week', f.created_at at time zone 'UTC')::date as week, count(f.created_at) as n, now() as counted_at
from (
  select 'users' as figure, a.created_at from app.accounts a
  union all select 'trips', t.created_at from public.trips t
  union all select 'requests', r.created_at from public.custom_trip_requests r where r.status <> 'suspect'
  union all select 'messages', m.created_at from public.contact_messages m where m.status <> 'suspect'
  union all select 'none', null
) f
group by 1, 2;

create function app.refresh_figures() returns integer language plpgsql volatile set search_path = '' as $$
begin
  refresh materialized view app.figures;
  return (select count(*) from app.figures f where f.n > 0);
end $$;
comment on function app.refresh_figures is 'Counts again what the administration shows; the server calls it once a day. Answers how many figures there are.';

-- What came since it was counted is counted by its index, so that figures grow at once; what was deleted leaves them with the next count. What a
-- supervisor decides and edits is counted as it is, by indexes: the tables are far wider.
create function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  first_week constant date := date_trunc('week', now() at time zone 'UTC') - interval '25 weeks';
  since constant timestamptz := (select max(f.counted_at) from app.figures f);
  figures jsonb;
begin
  perform app.require_supervisor();
  with recent as (
    select 'users' as figure, a.created_at from app.accounts a where a.created_at >= since
    union all select 'trips', t.created_at from public.trips t where t.created_at >= since
    union all select 'requests', r.created_at from public.custom_trip_requests r where r.created_at >= since and r.status <> 'suspect'
    union all select 'messages', m.created_at from public.contact_messages m where m.created_at >= since and m.status <> 'suspect'
  ), counted as materialized (
    select f.figure, f.week, f.n from app.figures f
    union all select r.figure, date_trunc('week', r.created_at at time zone 'UTC')::date, 1 from recent r
  ), catalogue as materialized (
    select a.country_iso_a2, count(*) as n from public.activities a group by 1
  ), hidden as materialized (
    select a.country_iso_a2, count(*) as n from public.activities a where not a.is_published group by 1
  ), total as (
    select coalesce(sum(c.n) filter (where c.figure = 'users'), 0) as users, coalesce(sum(c.n) filter (where c.figure = 'trips'), 0) as trips,
      coalesce(sum(c.n) filter (where c.figure = 'requests'), 0) as requests, coalesce(sum(c.n) filter (where c.figure = 'messages'), 0) as messages,
      (select count(*) from public.blog_posts p where p.status = 'published' and p.published_at > now()) as scheduled
    from counted c
  )
  select jsonb_build_object(
    'users', jsonb_build_object('total', t.users,
      'premium', (select count(*) from app.accounts a where a.is_premium), 'banned', (select count(*) from app.accounts a where a.is_banned)),
    'trips', jsonb_build_object('total', t.trips),
    'posts', jsonb_build_object(
      'published', (select count(*) from public.blog_posts p where p.status = 'published') - t.scheduled, 'scheduled', t.scheduled,
      'draft', (select count(*) from public.blog_posts p where p.status = 'draft')),
    'activities', jsonb_build_object('total', (select coalesce(sum(c.n), 0) from catalogue c), 'unpublished', (select coalesce(sum(h.n), 0) from hidden h)),
    'requests', jsonb_build_object('total', t.requests, 'new', (select count(*) from public.custom_trip_requests r where r.status = 'new')),
    'messages', jsonb_build_object('total', t.messages, 'new', (select count(*) from public.contact_messages m where m.status = 'new')),
    'weeks', (
      select jsonb_agg(jsonb_build_object('week', w.week, 'users', w.users, 'trips', w.trips, 'requests', w.requests) order by w.week)
      from (
        select g.week::date, coalesce(sum(c.n) filter (where c.figure = 'users'), 0) as users,
          coalesce(sum(c.n) filter (where c.figure = 'trips'), 0) as trips, coalesce(sum(c.n) filter (where c.figure = 'requests'), 0) as requests
        from generate_series(first_week, first_week + interval '25 weeks', interval '1 week') g (week)
        left join counted c on c.week = g.week::date group by 1
      ) w
    ),
    'coverage', (
      select coalesce(jsonb_agg(jsonb_build_object('iso_a2', c.iso_a2, 'name_fr', c.name_fr, 'name_en', c.name_en, 'activities', p.n)
        order by p.n desc, c.iso_a2), '[]')
      from (select k.country_iso_a2, k.n - coalesce(h.n, 0) as n from catalogue k left join hidden h using (country_iso_a2)) p
      join public.countries c on c.iso_a2 = p.country_iso_a2 where p.n > 0
    )
  ) into figures from total t;
  return figures;
end $$;
comment on function public.admin_figures is 'What there is, in figures; the last 26 weeks; the catalogue by country. For supervisors. @returns import(''./admin.types.ts'').Figures';

create function public.admin_new_counts() returns table (requests integer, messages integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return query select
    (select count(*)::integer from (select from public.custom_trip_requests r where r.status = 'new' limit 100) n),
    (select count(*)::integer from (select from public.contact_messages m where m.status = 'new' limit 100) n);
end $$;
comment on function public.admin_new_counts is 'How many requests and messages are new, up to a hundred. For supervisors.';
