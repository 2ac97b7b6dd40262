-- Countries, airports and places, and how they are found by their words [PLUS-6].
--
-- Loaded by `supabase/seed` from open data, read by everyone, corrected by supervisors. `app.reference_data` holds the version and
-- the rows of each set as loaded: an unchanged set costs nothing at start, and a new release leaves corrections alone.
--
-- A match has every word of what was typed, at the beginning of words of its names: rather no place than a wrong one. When no name
-- has them all, the others may be words of its town, region or country ("paris texas"); when nothing has them all, articles may be
-- missing ("la tour eiffel"). What has that very name comes first, then what is near the trip, then a town, then what is bigger.
--
-- Where a destination is asked for, countries are among them: most people type one. It is found by its French or English name like a
-- town of a million people; one whose name is what was typed comes first. Its point is its capital. It has the time zone that nine of
-- ten of its airports have: where it has several, one is of no use, and next to a border the zone of an airport may be the neighbour's.

create table app.reference_data (
  name text primary key,
  version text not null,
  rows json not null,
  loaded_at timestamptz not null default now()
);
comment on table app.reference_data is 'Which version of each set of reference data is loaded, and its rows. Server only.';
alter table app.reference_data enable row level security;

-- What a hyphen or an apostrophe joins is one word, too: `xian`, `sensoji`.
create function app.name_words(names text) returns tsvector language sql immutable parallel safe set search_path = ''
return array_to_tsvector(array_remove(string_to_array(
  app.list_word(names) || case when names ~ '[-''’‘ʻ]' then ' ' || app.list_word(translate(names, '-''’‘ʻ', '')) else '' end,
  ' '
), ''));
comment on function app.name_words is 'The words by which a place is found, without case and accents.';

create table public.countries (
  iso_a2 text primary key check (iso_a2 ~ '^[A-Z]{2}$'),
  iso_a3 text unique check (iso_a3 ~ '^[A-Z]{3}$'),
  name_fr text not null check (not app.is_blank(name_fr) and char_length(name_fr) <= 200),
  name_en text not null check (not app.is_blank(name_en) and char_length(name_en) <= 200),
  capital text check (char_length(capital) <= 200),
  capital_fr text check (char_length(capital_fr) <= 200),
  continent text check (continent in ('AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA')),
  currency text check (currency ~ '^[A-Z]{3}$'),
  languages text[] not null default '{}' check (char_length(languages::text) <= 500),
  flag text check (char_length(flag) <= 16),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  facts jsonb check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 4096),
  advice_fr text check (char_length(advice_fr) <= 10000),
  advice_en text check (char_length(advice_en) <= 10000),
  is_featured boolean not null default false,
  updated_at timestamptz not null default now(),
  name_words tsvector not null generated always as (app.name_words(name_fr || ' ' || name_en)) stored
);
comment on table public.countries is 'ISO 3166-1. `continent` is the two-letter code, `flag` the path of its picture, `languages` ISO 639-1 codes.';
comment on column public.countries.capital is 'In English.';
comment on column public.countries.capital_fr is 'In French. @optional';
comment on column public.countries.facts is 'Telephone code, time zone, side of the road, plugs and voltage, emergency numbers; see supabase/seed/advice/facts.ts.';

alter table public.countries enable row level security;
create policy select_anyone on public.countries for select to anon, authenticated using (true);
create policy insert_supervisor on public.countries for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.countries for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.countries for delete to authenticated using ((select app.is_supervisor()));

create function app.check_country() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.iso_a2 !~ '^[A-Z]{2}$' then perform app.refuse(400, 'country_code_invalid', 'iso_a2'); end if;
  if new.iso_a3 !~ '^[A-Z]{3}$' then perform app.refuse(400, 'country_code_invalid', 'iso_a3'); end if;
  if new.currency !~ '^[A-Z]{3}$' then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if new.continent not in ('AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA') then perform app.refuse(400, 'continent_unknown', 'continent'); end if;
  perform app.check_text(new.name_fr, 'name_fr', 200, true);
  perform app.check_text(new.name_en, 'name_en', 200, true);
  perform app.check_text(new.capital, 'capital', 200);
  perform app.check_text(new.capital_fr, 'capital_fr', 200);
  perform app.check_text(new.languages::text, 'languages', 500);
  perform app.check_text(new.flag, 'flag', 16);
  perform app.check_text(new.advice_fr, 'advice_fr', 10000);
  perform app.check_text(new.advice_en, 'advice_en', 10000);
  perform app.check_coordinates(new.lat, new.lng);
  if tg_op = 'UPDATE' then new.updated_at := now(); end if;
  return new;
end $$;
create trigger check_country before insert or update on public.countries for each row execute function app.check_country();
create trigger record_supervisor_change after insert or update or delete on public.countries
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create table public.airports (
  iata text primary key check (iata ~ '^[A-Z0-9]{3}$'),
  icao text check (icao ~ '^[A-Z0-9]{3,7}$'),
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  city text check (char_length(city) <= 200),
  city_fr text check (char_length(city_fr) <= 200),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text check (char_length(time_zone) <= 64),
  updated_at timestamptz not null default now(),
  name_words tsvector not null generated always as (
    app.name_words(iata || ' ' || name || ' ' || coalesce(city, '') || ' ' || coalesce(city_fr, ''))
  ) stored
);
comment on table public.airports is 'Airports with an IATA code, from OurAirports (public domain).';
comment on column public.airports.city_fr is 'Where French has a name of its own (Londres).';
create index airports_country_idx on public.airports (country_iso_a2, app.list_word(name), iata);
create index airports_icao_idx on public.airports (icao);
create index airports_words_idx on public.airports using gin (name_words);
create index airports_name_idx on public.airports (app.list_word(name), iata);
create index airports_city_idx on public.airports (app.list_word(coalesce(city, '')), iata);
create index airports_key_idx on public.airports using gin (app.list_key(name, city, city_fr, iata, icao) extensions.gin_trgm_ops)
  with (fastupdate = off);

alter table public.airports enable row level security;
create policy select_anyone on public.airports for select to anon, authenticated using (true);
create policy insert_supervisor on public.airports for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.airports for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.airports for delete to authenticated using ((select app.is_supervisor()));

create function app.check_airport() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.iata !~ '^[A-Z0-9]{3}$' then perform app.refuse(400, 'airport_code_invalid', 'iata'); end if;
  if new.icao !~ '^[A-Z0-9]{3,7}$' then perform app.refuse(400, 'airport_code_invalid', 'icao'); end if;
  perform app.check_text(new.name, 'name', 200, true);
  perform app.check_text(new.city, 'city', 200);
  perform app.check_text(new.city_fr, 'city_fr', 200);
  perform app.check_text(new.time_zone, 'time_zone', 64);
  perform app.check_coordinates(new.lat, new.lng);
  if tg_op = 'UPDATE' then new.updated_at := now(); end if;
  return new;
end $$;
create trigger check_airport before insert or update on public.airports for each row execute function app.check_airport();
create trigger record_supervisor_change after insert or update or delete on public.airports
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create table public.places (
  id bigint primary key,
  kind text not null default 'town' check (kind in ('town', 'sight', 'station')),
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  name_fr text check (char_length(name_fr) <= 200),
  other_names text check (char_length(other_names) <= 200),
  ascii_name text not null check (char_length(ascii_name) <= 200),
  city text check (char_length(city) <= 200),
  city_fr text check (char_length(city_fr) <= 200),
  admin1 text check (char_length(admin1) <= 200),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  population integer not null default 0 check (population >= 0),
  time_zone text check (char_length(time_zone) <= 64),
  search_name text generated always as (app.search_key(name)) stored,
  search_name_fr text generated always as (app.search_key(name_fr)) stored,
  name_words tsvector not null generated always as (
    app.name_words(name || ' ' || coalesce(name_fr, '') || ' ' || coalesce(other_names, ''))
  ) stored,
  region_words tsvector not null generated always as (
    app.name_words(coalesce(admin1, '') || ' ' || coalesce(city, '') || ' ' || coalesce(city_fr, ''))
  ) stored
);
comment on table public.places is 'Towns, from GeoNames (CC BY 4.0), whose `id` they have; sights and stations of ours, whose `id` is below zero.';
comment on column public.places.admin1 is 'First-order division: a name, or its code where no name is known.';
comment on column public.places.name_fr is 'Where French has a name of its own (Londres).';
comment on column public.places.other_names is 'What people call it besides; ` / ` stands between names.';
comment on column public.places.city is 'Where a sight or a station is; null of a town.';
create index places_country_idx on public.places (country_iso_a2);
create index places_words_idx on public.places using gin (name_words);

alter table public.places enable row level security;
create policy select_anyone on public.places for select to anon, authenticated using (true);
create policy insert_supervisor on public.places for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.places for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.places for delete to authenticated using ((select app.is_supervisor()));

create trigger record_supervisor_change after insert or update or delete on public.places
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

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
  words text[], wanted integer, near_lats double precision[], near_lngs double precision[], with_countries boolean
) returns table (place_id bigint, country text, rank bigint) language plpgsql stable set search_path = '' as $$
declare
  key constant text := array_to_string(words, ' ');
  every_word constant tsquery := app.words_query(words, '&');
  whole_words constant tsquery := app.words_query(words, '&', '');
  some_word constant tsquery := app.words_query(words, '|');
  nation constant text := regexp_replace(key, '^(l|la|le|les|the) ', '');
  nation_words constant tsquery := app.words_query(string_to_array(nation, ' '), '&');
  whole_nation constant tsquery := app.words_query(string_to_array(nation, ' '), '&', '');
begin
  return query
  with candidates as (
    select p.id, null::text as country, w.is_whole, w.is_whole and app.is_name(key, concat_ws(' / ', p.name, p.name_fr, p.other_names)) as is_it,
      app.remoteness(p.lat, p.lng, near_lats, near_lngs) as remoteness, p.kind = 'town' as is_area,
      p.search_name like key || '%' or coalesce(p.search_name_fr like key || '%', false) as begins,
      case p.kind when 'town' then p.population else 1000000 end as size, 0 as letters
    from public.places p, lateral (select p.name_words @@ whole_words as is_whole) w
    where p.name_words @@ every_word
    union all
    select null, c.iso_a2, w.is_whole, w.is_whole and app.is_name(nation, concat_ws(' / ', c.name_fr, c.name_en)), 2, true,
      app.list_word(c.name_fr) like nation || '%' or app.list_word(c.name_en) like nation || '%', 1000000, char_length(c.name_fr || c.name_en)
    from public.countries c, lateral (select c.name_words @@ whole_nation as is_whole) w
    where with_countries and c.name_words @@ nation_words and c.lat is not null and c.lng is not null
  ), ranked as (
    select c.id, c.country, row_number() over (
      order by c.is_it desc, c.is_it and c.country is not null desc, c.remoteness, c.is_whole desc, c.is_whole or c.begins desc,
        c.is_area and not c.is_whole and c.begins desc, c.size desc, c.letters, c.id
    ) as rank
    from candidates c
  )
  select r.id, r.country, r.rank from ranked r where r.rank <= wanted;
  if found or cardinality(words) = 1 then return; end if;
  return query
  with ranked as (
    select p.id, row_number() over (
      order by app.remoteness(p.lat, p.lng, near_lats, near_lngs), case p.kind when 'town' then p.population else 1000000 end desc, p.id
    ) as rank
    from public.places p join public.countries c on c.iso_a2 = p.country_iso_a2
    where p.name_words @@ some_word and (p.name_words || p.region_words || c.name_words) @@ every_word
  )
  select r.id, null::text, r.rank from ranked r where r.rank <= wanted;
end $$;
comment on function app.found_places is 'The places that have the words, the best first, each by its id or, of a country, by its code; nothing when there is none.';

create function public.search_places(
  query text, lang text default 'fr', "limit" integer default 10,
  near_lats double precision[] default '{}', near_lngs double precision[] default '{}', with_countries boolean default false
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
  tried text[] := words;
begin
  if coalesce(cardinality(words), 0) = 0 then return; end if;
  loop
    return query
      select p.id, coalesce(p.kind, 'country'),
        case when p.id is null then n.name when in_french then coalesce(p.name_fr, p.name) else p.name end,
        case when in_french then coalesce(p.city_fr, p.city) else p.city end, p.admin1, c.iso_a2, case when p.id is not null then n.name end,
        coalesce(p.lat, c.lat), coalesce(p.lng, c.lng), p.population,
        case when p.id is not null then p.time_zone
          when coalesce((
            select avg((a.time_zone = c.facts ->> 'time_zone')::integer) from public.airports a where a.country_iso_a2 = c.iso_a2
          ), 1) >= 0.9 then c.facts ->> 'time_zone' end
      from app.found_places(tried, wanted, near_lats, near_lngs, coalesce(search_places.with_countries, false)) f
      left join public.places p on p.id = f.place_id
      join public.countries c on c.iso_a2 = coalesce(f.country, p.country_iso_a2),
        lateral (select case when in_french then c.name_fr else c.name_en end as name) n
      order by f.rank;
    exit when found or tried = telling or cardinality(telling) = 0;
    tried := telling;
  end loop;
end $$;
comment on function public.search_places is 'Towns, sights and stations, on demand countries, too, that have every word of the query at the beginning of words; at most 50. First what has that name, then what is near one of the points, then the bigger. Of a country `id`, `country_name` and `population` are null: `country_iso_a2` is what it is. @returns { id: number | null; kind: string; name: string; city: string | null; admin1: string | null; country_iso_a2: string; country_name: string | null; lat: number; lng: number; population: number | null; time_zone: string | null }';

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
