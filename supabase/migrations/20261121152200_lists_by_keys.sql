-- The lists of the administration, each page chosen from its keys: see …_admin_lists.sql for what they promise, and
-- …_wider_list_keys.sql for why.

drop function app.list_page(text, text, text, text, integer, integer);

create function app.list_page(
  key text, keys text, condition text, ordering text, columns text, source text, page integer, size integer
) returns jsonb
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  most constant integer := least(greatest(coalesce(size, 25), 1), 100);
  skipped constant integer := (least(greatest(coalesce(page, 1), 1), 400) - 1) * most;
  rows jsonb;
  total integer;
begin
  execute format(
    'select coalesce(jsonb_agg((select to_jsonb(told) from (select %s) told) order by chosen.n), ''[]'')
     from unnest(array(select %s from %s where true%s order by %s limit %s offset %s)) with ordinality chosen (key, n) join %s = chosen.key',
    columns, key, keys, condition, ordering, most, skipped, source
  ) into rows;
  execute format('select count(*) from (select from %s where true%s limit 1001) r', keys, condition) into total;
  return jsonb_build_object('rows', rows, 'total', least(total, 1000), 'isMore', total > 1000);
end;
$$;
comment on function app.list_page is
  'One page of a list, and how many rows there are, up to a thousand: `key` of `keys` chooses, `columns` of `source` tells. The texts are SQL, made by the caller, never by a client.';

create or replace function public.admin_countries(
  search text default '', continent text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  name constant text := case when lang = 'en' then 'app.list_word(k.name_en)' else 'app.list_word(k.name_fr)' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.iso_a2', 'public.countries k',
    app.list_search('concat('' '', app.search_key(concat_ws('' '', k.name_fr, k.name_en, k.capital, k.iso_a2)))', search)
      || case when continent <> '' then format(' and k.continent = %L', continent) else '' end,
    case sort when 'code' then 'k.iso_a2' when 'continent' then 'k.continent' when 'updated' then 'k.updated_at' else name end
      || direction || ', k.iso_a2',
    'c.*, (select count(*) from public.activities a where a.country_iso_a2 = c.iso_a2) as activities',
    'public.countries c on c.iso_a2',
    page, size
  );
end;
$$;

create or replace function public.admin_airports(
  search text default '', country text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.iata', 'app.airport_keys k',
    app.list_search('k.key', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end,
    case sort when 'code' then '' when 'city' then 'k.city_key' || direction || ', ' else 'k.name_key' || direction || ', ' end
      || 'k.iata' || direction,
    'a.*', 'public.airports a on a.iata',
    page, size
  );
end;
$$;

create or replace function public.admin_activities(
  search text default '', country text default null, kind text default null, published boolean default null,
  sort text default 'country', descending boolean default false, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.activity_keys k',
    app.list_search('k.key', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end
      || case when kind <> '' then format(' and k.sub_type = %L', kind) else '' end
      || case published when true then ' and k.is_published' when false then ' and not k.is_published' else '' end,
    case sort when 'title' then 'k.title_key' || direction || ', k.id'
      when 'updated' then 'k.updated_at' || direction || ', k.id'
      else 'k.country_iso_a2' || direction || ', k.title_key' || direction || ', k.id' end || direction,
    'a.id, a.title, a.title_en, a.city, a.city_en, a.country_iso_a2, a.sub_type, a.duration, a.price, a.currency, a.is_published, a.updated_at',
    'public.activities a on a.id',
    page, size
  );
end;
$$;

create or replace function public.admin_posts(
  search text default '', state text default null, sort text default 'updated', descending boolean default true,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.post_keys k',
    app.list_search('k.key', search)
      || case state when 'draft' then ' and k.status = ''draft'''
        when 'scheduled' then ' and k.status = ''published'' and k.published_at > now()'
        when 'published' then ' and k.status = ''published'' and k.published_at <= now()' else '' end,
    -- The drafts stand last among the dated ones, whichever way round.
    case sort when 'title' then 'k.title_key' || direction || ', k.id' || direction
      when 'published' then 'k.published_at' || direction || ' nulls last, k.id'
      else 'k.updated_at' || direction || ', k.id' || direction end,
    'p.id, p.slug, p.title_fr, p.title_en, p.country_iso_a2, p.status, p.published_at, p.updated_at, '
      || 'p.status = ''published'' and p.published_at > now() as is_scheduled, '
      || 'p.body_fr <> '''' as has_fr, p.body_en <> '''' as has_en',
    'public.blog_posts p on p.id',
    page, size
  );
end;
$$;

create or replace function public.admin_users(
  search text default '', role text default null, state text default null, sort text default 'created', descending boolean default true,
  page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.account_keys k',
    app.list_search('k.key', search)
      || case when role <> '' then format(' and k.role = %L', role) else '' end
      || case state when 'banned' then ' and k.is_banned' when 'premium' then ' and k.is_premium' else '' end,
    case sort when 'name' then 'k.name_key' || direction || ', k.id' else 'k.created_at' || direction || ', k.id' end || direction,
    'a.id, a.name, a.first_name, a.last_name, a.email, a.avatar_url, a.role, a.is_premium, a.is_banned, a.ban_reason, '
      || 'a.onboarding_completed, a.created_at, app.last_seen(a.id) as last_seen_at',
    'app.accounts a on a.id',
    page, size
  );
end;
$$;

create or replace function public.admin_changes(
  source text default null, by_id uuid default null, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.supervisor_changes k',
    case when admin_changes.source <> '' then format(' and k.source = %L', admin_changes.source) else '' end
      || case when admin_changes.by_id is not null then format(' and k.by_id = %L', admin_changes.by_id) else '' end,
    'k.id desc',
    'c.id, c.created_at, c.by_id, c.operation, c.source, c.row_id, c.before, c.after, '
      || '(select a.name from app.accounts a where a.id = c.by_id) as by_name, '
      || 'coalesce(c.title, case c.source when ''profiles'' then (select coalesce(a.name, a.email) from app.accounts a where a.id = c.row_id::uuid) end) as title',
    'public.supervisor_changes c on c.id',
    page, size
  );
end;
$$;

create or replace function public.admin_requests(state text default null, page integer default 1, size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.custom_trip_requests k',
    case when state <> '' then format(' and k.status = %L', state) else '' end,
    'k.created_at desc, k.id',
    'r.id, r.name, r.email, r.destination, r.start_date, r.end_date, r.flexible, r.travellers, r.budget, r.currency, r.status, r.created_at',
    'public.custom_trip_requests r on r.id',
    page, size
  );
end;
$$;

create or replace function public.admin_messages(state text default null, page integer default 1, size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.contact_messages k',
    case when state <> '' then format(' and k.status = %L', state) else '' end,
    'k.created_at desc, k.id',
    'm.id, m.name, m.email, m.subject, left(m.message, 200) as beginning, m.status, m.created_at',
    'public.contact_messages m on m.id',
    page, size
  );
end;
$$;
-- By state as without one: the index has the whole order, so that a page is read and not sorted.
drop index public.custom_trip_requests_status_idx, public.contact_messages_status_idx;
create index custom_trip_requests_status_idx on public.custom_trip_requests (status, created_at desc, id);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
