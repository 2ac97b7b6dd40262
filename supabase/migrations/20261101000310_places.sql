-- Places: the gazetteer that finds a destination without any key.
--
-- Towns of the world with their population. `search_name` (and `search_name_fr` where French has a name of its
-- own) is kept by the database itself from the names, so whoever loads places writes names only. Finding is by
-- the beginning of a word first, by likeness when letters are missing or swapped; bigger towns come first.

create table public.places (
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
create index places_country_idx on public.places (country_iso_a2);
create index places_search_idx on public.places using gin (search_name extensions.gin_trgm_ops);
create index places_search_fr_idx on public.places using gin (search_name_fr extensions.gin_trgm_ops)
  where search_name_fr is not null;
create index places_prefix_idx on public.places (search_name text_pattern_ops, population desc);
create index places_prefix_fr_idx on public.places (search_name_fr text_pattern_ops, population desc)
  where search_name_fr is not null;

alter table public.places enable row level security;
create policy select_anyone on public.places for select to anon, authenticated using (true);
create policy insert_supervisor on public.places for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.places for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.places for delete to authenticated using ((select app.is_supervisor()));
