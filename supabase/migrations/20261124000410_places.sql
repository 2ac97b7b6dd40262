-- Places: the gazetteer that finds a destination without any key.
--
-- Towns of the world with their population. The columns `search_name` and `search_name_fr` are generated from the names. A search
-- looks for the beginning of a word first, then for similar words when letters are missing or swapped; bigger towns come first.

create table if not exists public.places (
  id bigint primary key,
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  name_fr text check (char_length(name_fr) <= 200),
  ascii_name text not null check (char_length(ascii_name) <= 200),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  admin1 text check (char_length(admin1) <= 200),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  population integer not null default 0 check (population >= 0),
  time_zone text check (char_length(time_zone) <= 64),
  search_name text generated always as (app.search_key(name)) stored,
  search_name_fr text generated always as (app.search_key(name_fr)) stored
);
comment on table public.places is 'Towns, from GeoNames (CC BY 4.0); `id` is the GeoNames id.';
comment on column public.places.name_fr is 'Where French has a name of its own (Londres).';
comment on column public.places.admin1 is 'First-order division: a name, or its code where no name is known.';
create index if not exists places_country_idx on public.places (country_iso_a2);
create index if not exists places_search_idx on public.places using gin (search_name extensions.gin_trgm_ops);
create index if not exists places_search_fr_idx on public.places using gin (search_name_fr extensions.gin_trgm_ops) where search_name_fr is not null;
create index if not exists places_prefix_idx on public.places (search_name text_pattern_ops, population desc);
create index if not exists places_prefix_fr_idx on public.places (search_name_fr text_pattern_ops, population desc) where search_name_fr is not null;

alter table public.places enable row level security;
create policy select_anyone on public.places for select to anon, authenticated using (true);
create policy insert_supervisor on public.places for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.places for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.places for delete to authenticated using ((select app.is_supervisor()));

create or replace function public.search_places(query text, lang text default 'fr', "limit" integer default 10)
returns table (
  id bigint, name text, admin1 text, country_iso_a2 text, country_name text, lat double precision, lng double precision,
  population integer, time_zone text
)
language plpgsql stable set search_path = '' set pg_trgm.similarity_threshold = 0.22 set enable_seqscan = off as $$
#variable_conflict use_column
declare
  key constant text := left(app.search_key(search_places.query), 100);
  wanted constant integer := least(greatest(coalesce(search_places."limit", 10), 1), 50);
  in_french constant boolean := search_places.lang is distinct from 'en';
  found bigint[];
  more bigint[];
begin
  if key is null or key = '' then return; end if;
  -- Names that begin so; the very name first. `~>=~` and `~<~` are what a prefix index understands.
  select array_agg(f.id order by f.exact desc, f.population desc, f.id) into found from (
    select p.id, p.population, coalesce(key in (p.search_name, p.search_name_fr), false) as exact
    from public.places p
    where (p.search_name operator(pg_catalog.~>=~) key and p.search_name operator(pg_catalog.~<~) (key || chr(1114111)))
      or (p.search_name_fr operator(pg_catalog.~>=~) key and p.search_name_fr operator(pg_catalog.~<~) (key || chr(1114111)))
    order by exact desc, p.population desc, p.id
    limit wanted
  ) f;
  found := coalesce(found, '{}');
  -- Names with a later word that begins so ("york").
  if cardinality(found) < wanted and char_length(key) >= 3 then
    select array_agg(f.id order by f.population desc, f.id) into more from (
      select p.id, p.population from public.places p
      where (p.search_name like '% ' || key || '%' or p.search_name_fr like '% ' || key || '%') and p.id <> all (found)
      order by p.population desc, p.id
      limit wanted - cardinality(found)
    ) f;
    found := found || coalesce(more, '{}');
  end if;
  -- Names that look so, when little was found: a missing, doubled or swapped letter. Of about the same length, rather.
  if cardinality(found) < least(wanted, 3) and char_length(key) >= 4 then
    select array_agg(f.id order by f.score desc, f.id) into more from (
      select p.id,
        greatest(extensions.similarity(p.search_name, key), extensions.similarity(coalesce(p.search_name_fr, ''), key))
          + 0.06 * log(greatest(p.population, 1))
          - 0.04 * least(
            abs(char_length(p.search_name) - char_length(key)), abs(char_length(p.search_name_fr) - char_length(key))
          ) as score
      from public.places p
      where (p.search_name operator(extensions.%) key or p.search_name_fr operator(extensions.%) key) and p.id <> all (found)
      order by score desc, p.id
      limit least(wanted, 5)
    ) f;
    found := (found || coalesce(more, '{}'))[1:wanted];
  end if;
  return query
    select p.id, case when in_french then coalesce(p.name_fr, p.name) else p.name end, p.admin1, p.country_iso_a2,
      case when in_french then c.name_fr else c.name_en end, p.lat, p.lng, p.population, p.time_zone
    from unnest(found) with ordinality f (id, rank)
    join public.places p on p.id = f.id
    join public.countries c on c.iso_a2 = p.country_iso_a2
    order by f.rank;
end $$;
comment on function public.search_places is 'Towns whose name begins like, contains or resembles the query; bigger ones first. At most 50. @returns { id: number; name: string; admin1: string | null; country_iso_a2: string; country_name: string; lat: number; lng: number; population: number; time_zone: string | null }';
