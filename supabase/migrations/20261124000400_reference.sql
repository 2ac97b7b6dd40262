-- Reference data: countries, airports and themes.
--
-- Loaded by `supabase/seed` from open data, read by everyone, corrected by supervisors. `app.reference_data` holds the version and
-- the rows of each set as loaded: an unchanged set costs nothing at start, and a new release leaves corrections alone.

create table if not exists app.reference_data (
  name text primary key,
  version text not null,
  rows json not null,
  loaded_at timestamptz not null default now()
);
comment on table app.reference_data is 'Which version of each set of reference data is loaded, and its rows. Server only.';
alter table app.reference_data enable row level security;

create table if not exists public.countries (
  iso_a2 text primary key check (iso_a2 ~ '^[A-Z]{2}$'),
  iso_a3 text unique check (iso_a3 ~ '^[A-Z]{3}$'),
  name_fr text not null check (not app.is_blank(name_fr) and char_length(name_fr) <= 200),
  name_en text not null check (not app.is_blank(name_en) and char_length(name_en) <= 200),
  capital text check (char_length(capital) <= 200),
  continent text check (continent in ('AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA')),
  currency text check (currency ~ '^[A-Z]{3}$'),
  languages text[] not null default '{}' check (char_length(languages::text) <= 500),
  flag text check (char_length(flag) <= 16),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  advice_fr text check (char_length(advice_fr) <= 10000),
  advice_en text check (char_length(advice_en) <= 10000),
  is_featured boolean not null default false,
  updated_at timestamptz not null default now(),
  facts jsonb check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 4096)
);
comment on table public.countries is 'ISO 3166-1. `continent` is the two-letter code, `flag` the path of its picture, `languages` ISO 639-1 codes.';
comment on column public.countries.facts is 'Telephone code, time zone, side of the road, plugs and voltage, emergency numbers; see supabase/seed/advice/facts.ts.';

create table if not exists public.airports (
  iata text primary key check (iata ~ '^[A-Z0-9]{3}$'),
  icao text check (icao ~ '^[A-Z0-9]{3,7}$'),
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  city text check (char_length(city) <= 200),
  city_fr text check (char_length(city_fr) <= 200),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text check (char_length(time_zone) <= 64),
  updated_at timestamptz not null default now()
);
comment on table public.airports is 'Airports with an IATA code, from OurAirports (public domain).';
comment on column public.airports.city_fr is 'Where French has a name of its own (Londres).';
create index if not exists airports_country_idx on public.airports (country_iso_a2);
create index if not exists airports_icao_idx on public.airports (icao);

create table if not exists public.themes (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  tagline_fr text check (char_length(tagline_fr) <= 500),
  tagline_en text check (char_length(tagline_en) <= 500),
  body_fr text check (char_length(body_fr) <= 10000),
  body_en text check (char_length(body_en) <= 10000),
  image_url text check (app.is_url(image_url)),
  position integer not null default 0,
  is_published boolean not null default true
);
comment on table public.themes is 'Pages under /voyages-a-theme. Bodies are Markdown.';

create or replace function app.check_country() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.iso_a2 !~ '^[A-Z]{2}$' then perform app.refuse(400, 'country_code_invalid', 'iso_a2'); end if;
  if new.iso_a3 !~ '^[A-Z]{3}$' then perform app.refuse(400, 'country_code_invalid', 'iso_a3'); end if;
  if new.currency !~ '^[A-Z]{3}$' then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if new.continent not in ('AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA') then perform app.refuse(400, 'continent_unknown', 'continent'); end if;
  perform app.check_text(new.name_fr, 'name_fr', 200, true);
  perform app.check_text(new.name_en, 'name_en', 200, true);
  perform app.check_text(new.capital, 'capital', 200);
  perform app.check_text(new.languages::text, 'languages', 500);
  perform app.check_text(new.flag, 'flag', 16);
  perform app.check_text(new.advice_fr, 'advice_fr', 10000);
  perform app.check_text(new.advice_en, 'advice_en', 10000);
  perform app.check_coordinates(new.lat, new.lng);
  if tg_op = 'UPDATE' then new.updated_at := now(); end if;
  return new;
end $$;
create or replace trigger check_country before insert or update on public.countries for each row execute function app.check_country();

create or replace function app.check_airport() returns trigger language plpgsql set search_path = '' as $$
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
create or replace trigger check_airport before insert or update on public.airports for each row execute function app.check_airport();

create or replace function app.check_theme() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(new.slug) > 100 then perform app.refuse(400, 'slug_invalid', 'slug'); end if;
  perform app.check_text(new.title_fr, 'title_fr', 200, true);
  perform app.check_text(new.title_en, 'title_en', 200, true);
  perform app.check_text(new.tagline_fr, 'tagline_fr', 500);
  perform app.check_text(new.tagline_en, 'tagline_en', 500);
  perform app.check_text(new.body_fr, 'body_fr', 10000);
  perform app.check_text(new.body_en, 'body_en', 10000);
  if not app.is_url(new.image_url) then perform app.refuse(400, 'image_url_invalid', 'image_url'); end if;
  return new;
end $$;
create or replace trigger check_theme before insert or update on public.themes for each row execute function app.check_theme();

alter table public.countries enable row level security;
create policy select_anyone on public.countries for select to anon, authenticated using (true);
create policy insert_supervisor on public.countries for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.countries for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.countries for delete to authenticated using ((select app.is_supervisor()));

alter table public.airports enable row level security;
create policy select_anyone on public.airports for select to anon, authenticated using (true);
create policy insert_supervisor on public.airports for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.airports for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.airports for delete to authenticated using ((select app.is_supervisor()));

alter table public.themes enable row level security;
create policy select_anyone on public.themes for select to anon, authenticated using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.themes for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.themes for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.themes for delete to authenticated using ((select app.is_supervisor()));
