-- Countries among the places found, where a destination is asked for [PLUS-6] [DASH-3].
--
-- Most people type a country. It is found by its French or English name like a town of a million people; one whose name is what was
-- typed comes first. Its point is its capital. It has the time zone that nine of ten of its airports have: where it has several, one is
-- of no use, and next to a border the zone of an airport may be the neighbour's.

alter table public.countries
  add column name_words tsvector not null generated always as (app.name_words(name_fr || ' ' || name_en)) stored;

-- What follows from the names is no change of a supervisor's.
select app.change_function('app.logged_columns(text, jsonb)', $$'search_name_fr', $$, $$'search_name_fr', 'name_words', 'region_words', $$);

drop function public.search_places(text, text, integer, double precision[], double precision[]);
drop function app.found_places(text[], integer, double precision[], double precision[]);

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
