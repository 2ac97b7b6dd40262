-- The lists of the administration: countries, airports, the catalogue.
--
-- Each answers one page, searched, filtered and sorted in the database, and how many there are up to a thousand: beyond that the
-- answer is "more than a thousand", since nobody reads on and counting would cost more than all the rest; for the same
-- reason there are four hundred pages at most, and whoever looks further turns the order round or narrows the list. They are
-- functions and not plain queries because row-level security keeps `like` from the index (the operator is not leakproof).
-- Each asks first whether a supervisor is calling.

-- One condition a word: it stands somewhere; of one or two letters, a word begins so. Trigrams find both.
create function app.list_search(key text, search text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(
    format(' and %s like %L', key, case when char_length(w.word) < 3 then '% ' else '%' end || w.word || '%'), ''
  ), '')
  from unnest(string_to_array(app.search_key(left(search, 100)), ' ')) w (word)
  where w.word <> '';
$$;

create function app.list_page(columns text, source text, condition text, ordering text, page integer, size integer) returns jsonb
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  most constant integer := least(greatest(coalesce(size, 25), 1), 100);
  skipped constant integer := (least(greatest(coalesce(page, 1), 1), 400) - 1) * most;
  rows jsonb;
  total integer;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from %s where true%s order by %s limit %s offset %s) r',
    columns, source, condition, ordering, most, skipped
  ) into rows;
  execute format('select count(*) from (select from %s where true%s limit 1001) r', source, condition) into total;
  return jsonb_build_object('rows', rows, 'total', least(total, 1000), 'isMore', total > 1000);
end;
$$;
comment on function app.list_page is 'One page of a list, and how many rows there are, up to a thousand. The texts are SQL, made by the caller, never by a client.';

create function app.require_supervisor() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
end;
$$;

-- Countries are some 250: no index beside the key is worth its while.
create function public.admin_countries(
  search text default '', continent text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  name constant text := case when lang = 'en' then 'app.list_word(c.name_en)' else 'app.list_word(c.name_fr)' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'c.*, (select count(*) from public.activities a where a.country_iso_a2 = c.iso_a2) as activities',
    'public.countries c',
    app.list_search('concat('' '', app.search_key(concat_ws('' '', c.name_fr, c.name_en, c.capital, c.iso_a2)))', search)
      || case when continent <> '' then format(' and c.continent = %L', continent) else '' end,
    case sort when 'code' then 'c.iso_a2' when 'continent' then 'c.continent' when 'updated' then 'c.updated_at' else name end
      || direction || ', c.iso_a2',
    page, size
  );
end;
$$;
comment on function public.admin_countries is
  'A page of the countries. `sort`: name, code, continent, updated. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedCountry>';

create function public.admin_airports(
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
    'a.*',
    'app.airport_keys k join public.airports a on a.iata = k.iata',
    app.list_search('k.key', search)
      || case when country <> '' then format(' and a.country_iso_a2 = %L', country) else '' end,
    case sort when 'code' then '' when 'city' then 'k.city_key' || direction || ', ' else 'k.name_key' || direction || ', ' end
      || 'k.iata' || direction,
    page, size
  );
end;
$$;
comment on function public.admin_airports is
  'A page of the airports. `sort`: name, code, city. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./database.types.ts'').Tables<''airports''>>';

create function public.admin_activities(
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
    'a.id, a.title, a.title_en, a.city, a.country_iso_a2, a.sub_type, a.duration, a.price, a.currency, a.is_published, a.updated_at',
    'app.activity_keys k join public.activities a on a.id = k.id',
    app.list_search('k.key', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end
      || case when kind <> '' then format(' and k.sub_type = %L', kind) else '' end
      || case published when true then ' and k.is_published' when false then ' and not k.is_published' else '' end,
    case sort when 'title' then 'k.title_key' || direction || ', k.id'
      when 'updated' then 'a.updated_at' || direction || ', a.id'
      else 'k.country_iso_a2' || direction || ', k.title_key' || direction || ', k.id' end || direction,
    page, size
  );
end;
$$;
comment on function public.admin_activities is
  'A page of the catalogue. `sort`: country, title, updated. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedActivity>';
