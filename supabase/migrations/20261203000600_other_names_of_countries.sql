-- Countries are found by what people call them besides: "USA", "Angleterre", "Turkey" [PLUS-6]. The expression of a generated column
-- cannot be changed before PostgreSQL 17: the column is made again.

alter table public.countries
  add column other_names text check (char_length(other_names) <= 200),
  drop column name_words;
alter table public.countries add column name_words tsvector not null
  generated always as (app.name_words(name_fr || ' ' || name_en || ' ' || coalesce(other_names, ''))) stored;
comment on column public.countries.other_names is 'What people call it besides; ` / ` stands between names.';

create or replace function app.found_places(
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
    select null, c.iso_a2, w.is_whole, w.is_whole and app.is_name(nation, concat_ws(' / ', c.name_fr, c.name_en, c.other_names)), 2, true,
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
