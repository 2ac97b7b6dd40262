-- Finding a place by its words: towns, sights and stations, and airports [PLUS-6].
--
-- A match has every word of what was typed, at the beginning of words of its names: rather no place than a wrong one. When no name
-- has them all, the others may be words of its town, region or country ("paris texas"); when nothing has them all, articles may be
-- missing ("la tour eiffel"). What has that very name comes first, then what is near the trip, then a town, then what is bigger.

alter table public.places
  add column kind text not null default 'town' check (kind in ('town', 'sight', 'station')),
  add column other_names text check (char_length(other_names) <= 200),
  add column city text check (char_length(city) <= 200),
  add column city_fr text check (char_length(city_fr) <= 200);
comment on table public.places is 'Towns, from GeoNames (CC BY 4.0), whose `id` they have; sights and stations of ours, whose `id` is below zero.';
comment on column public.places.other_names is 'What people call it besides; ` / ` stands between names.';
comment on column public.places.city is 'Where a sight or a station is; null of a town.';

-- What a hyphen or an apostrophe joins is one word, too: `xian`, `sensoji`.
create function app.name_words(names text) returns tsvector language sql immutable parallel safe set search_path = ''
return array_to_tsvector(array_remove(string_to_array(
  app.list_word(names) || case when names ~ '[-''’‘ʻ]' then ' ' || app.list_word(translate(names, '-''’‘ʻ', '')) else '' end,
  ' '
), ''));
comment on function app.name_words is 'The words by which a place is found, without case and accents.';

alter table public.places
  add column name_words tsvector not null generated always as (
    app.name_words(name || ' ' || coalesce(name_fr, '') || ' ' || coalesce(other_names, ''))
  ) stored,
  add column region_words tsvector not null generated always as (
    app.name_words(coalesce(admin1, '') || ' ' || coalesce(city, '') || ' ' || coalesce(city_fr, ''))
  ) stored;
create index places_words_idx on public.places using gin (name_words);
drop index public.places_search_idx, public.places_search_fr_idx, public.places_prefix_idx, public.places_prefix_fr_idx;

alter table public.airports
  add column name_words tsvector not null generated always as (
    app.name_words(iata || ' ' || name || ' ' || coalesce(city, '') || ' ' || coalesce(city_fr, ''))
  ) stored;
create index airports_words_idx on public.airports using gin (name_words);

create function app.words_query(words text[], operator text, suffix text default ':*') returns tsquery
language sql immutable parallel safe set search_path = ''
return (select string_agg(quote_literal(w) || suffix, operator) from unnest(words) w)::tsquery;
comment on function app.words_query is 'What begins with each of the words (`&`) or with one of them (`|`). @param words As `app.search_key` has them. @param suffix Empty: what has the word itself.';

create function app.remoteness(lat double precision, lng double precision, near_lats double precision[], near_lngs double precision[])
returns integer language sql immutable parallel safe set search_path = ''
return (
  select coalesce(min(case when way < sin(15 / 2.0 / 6371) ^ 2 then 0 when way < sin(75 / 2.0 / 6371) ^ 2 then 1 end), 2)
  from unnest(near_lats[:20], near_lngs[:20]) n (lat, lng),
    lateral (select sin(radians(n.lat - remoteness.lat) / 2) ^ 2
      + cos(radians(n.lat)) * cos(radians(remoteness.lat)) * sin(radians(n.lng - remoteness.lng) / 2) ^ 2 as way) w
  where abs(n.lat - remoteness.lat) < 0.7
);
comment on function app.remoteness is 'How far the nearest of the points is, the first 20 of them: 0 within 15 km, 1 within 75 km, 2 further, as without points.';

create function app.is_name(key text, names text) returns boolean language sql immutable parallel safe set search_path = ''
return exists (
  select from string_to_table(names, ' / ') n, app.list_word(n) k where key in (k, regexp_replace(k, '^(l|la|le|les|the) ', ''))
);
comment on function app.is_name is 'Whether one of the names is the key, but for an article before it. @param names With ` / ` between them.';

create function app.found_places(
  words text[], wanted integer, near_lats double precision[], near_lngs double precision[]
) returns bigint[] language plpgsql stable set search_path = '' as $$
declare
  key constant text := array_to_string(words, ' ');
  every_word constant tsquery := app.words_query(words, '&');
  whole_words constant tsquery := app.words_query(words, '&', '');
  some_word constant tsquery := app.words_query(words, '|');
  found_ids bigint[];
begin
  select array_agg(f.id order by f.rank) into found_ids from (
    select p.id, row_number() over (
      order by p.name_words @@ whole_words and app.is_name(key, concat_ws(' / ', p.name, p.name_fr, p.other_names)) desc,
        app.remoteness(p.lat, p.lng, near_lats, near_lngs),
        p.name_words @@ whole_words desc,
        p.name_words @@ whole_words or p.search_name like key || '%' or coalesce(p.search_name_fr like key || '%', false) desc,
        p.kind = 'town' and not p.name_words @@ whole_words and (p.search_name like key || '%' or coalesce(p.search_name_fr like key || '%', false)) desc,
        case p.kind when 'town' then p.population else 1000000 end desc, p.id
    ) as rank
    from public.places p where p.name_words @@ every_word
  ) f where f.rank <= wanted;
  if found_ids is not null or cardinality(words) = 1 then return found_ids; end if;
  with nations as materialized (
    select c.iso_a2, app.name_words(c.name_fr || ' ' || c.name_en) as words from public.countries c
  )
  select array_agg(f.id order by f.rank) into found_ids from (
    select p.id, row_number() over (
      order by app.remoteness(p.lat, p.lng, near_lats, near_lngs), case p.kind when 'town' then p.population else 1000000 end desc, p.id
    ) as rank
    from public.places p join nations n on n.iso_a2 = p.country_iso_a2
    where p.name_words @@ some_word and (p.name_words || p.region_words || n.words) @@ every_word
  ) f where f.rank <= wanted;
  return found_ids;
end $$;
comment on function app.found_places is 'Ids of the places that have the words, the best first; null when there is none.';

drop function public.search_places(text, text, integer);
create function public.search_places(
  query text, lang text default 'fr', "limit" integer default 10,
  near_lats double precision[] default '{}', near_lngs double precision[] default '{}'
) returns table (
  id bigint, kind text, name text, city text, admin1 text, country_iso_a2 text, country_name text, lat double precision,
  lng double precision, population integer, time_zone text
) language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  words constant text[] := string_to_array(left(app.search_key(search_places.query), 100), ' ');
  telling constant text[] := array(
    select w from unnest(words) w where w not in ('l', 'le', 'la', 'les', 'the', 'a', 'an', 'un', 'une', 'd', 'de', 'du', 'des', 'of')
  );
  wanted constant integer := least(greatest(coalesce(search_places."limit", 10), 1), 50);
  in_french constant boolean := search_places.lang is distinct from 'en';
  found_ids bigint[];
begin
  if coalesce(cardinality(words), 0) = 0 then return; end if;
  found_ids := app.found_places(words, wanted, near_lats, near_lngs);
  if found_ids is null and cardinality(telling) between 1 and cardinality(words) - 1 then
    found_ids := app.found_places(telling, wanted, near_lats, near_lngs);
  end if;
  return query
    select p.id, p.kind, case when in_french then coalesce(p.name_fr, p.name) else p.name end,
      case when in_french then coalesce(p.city_fr, p.city) else p.city end, p.admin1, p.country_iso_a2,
      case when in_french then c.name_fr else c.name_en end, p.lat, p.lng, p.population, p.time_zone
    from unnest(found_ids) with ordinality f (id, rank)
    join public.places p on p.id = f.id
    join public.countries c on c.iso_a2 = p.country_iso_a2
    order by f.rank;
end $$;
comment on function public.search_places is 'Towns, sights and stations that have every word of the query at the beginning of words; at most 50. First what has that name, then what is near one of the points, then the bigger. @returns { id: number; kind: string; name: string; city: string | null; admin1: string | null; country_iso_a2: string; country_name: string; lat: number; lng: number; population: number; time_zone: string | null }';

create function public.search_airports(query text, lang text default 'fr', "limit" integer default 10)
returns table (
  iata text, name text, city text, country_iso_a2 text, lat double precision, lng double precision, time_zone text
) language sql stable set search_path = '' as $$
  with typed as materialized (
    select left(app.search_key(search_airports.query), 100) as key
  ), match as (
    select a.*, app.search_key(a.city) as city_key, app.search_key(a.city_fr) as city_fr_key, t.key
    from typed t join public.airports a on a.name_words @@ app.words_query(string_to_array(t.key, ' '), '&')
  )
  select m.iata, m.name, coalesce(case when search_airports.lang is distinct from 'en' then m.city_fr end, m.city), m.country_iso_a2,
    m.lat, m.lng, m.time_zone
  from match m
  order by lower(m.iata) = m.key desc, coalesce(m.key in (m.city_key, m.city_fr_key), false) desc,
    coalesce(starts_with(m.city_key, m.key), false) or coalesce(starts_with(m.city_fr_key, m.key), false) desc, m.name, m.iata
  limit least(greatest(coalesce(search_airports."limit", 10), 1), 50)
$$;
comment on function public.search_airports is 'Airports that have every word of the query in their code, city or name, at the beginning of words; at most 50. @returns { iata: string; name: string; city: string | null; country_iso_a2: string; lat: number; lng: number; time_zone: string | null }';
