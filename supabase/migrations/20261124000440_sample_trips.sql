-- Sample trips: days with real places, costs and tips, of a theme or as an example on the home page.
--
-- A sample has days, not dates: `use_sample_trip` makes a trip of the caller's own from it, beginning on a date, in a language. The
-- plan is one JSON value, since nobody changes a part of it alone. `theme_slug` is no reference: a deleted theme takes nothing along.

create or replace function app.is_sample_item(item jsonb, days integer) returns boolean language sql immutable parallel safe
return jsonb_typeof(item) = 'object'
  and jsonb_typeof(item -> 'day') = 'number' and (item ->> 'day')::numeric between 1 and days
  and coalesce(item ->> 'kind', '') in ('accommodation', 'activity', 'itinerary', 'meal', 'note')
  and char_length(btrim(coalesce(item ->> 'title_fr', ''))) between 1 and 200
  and char_length(btrim(coalesce(item ->> 'title_en', ''))) between 1 and 200
  and coalesce(item ->> 'time', '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  and case coalesce(jsonb_typeof(item -> 'duration'), 'null')
    when 'null' then true when 'number' then (item ->> 'duration')::numeric between 1 and 10080 else false end
  and case coalesce(jsonb_typeof(item -> 'nights'), 'null')
    when 'null' then true when 'number' then (item ->> 'nights')::numeric between 1 and 60 else false end
  and case coalesce(jsonb_typeof(item -> 'price'), 'null')
    when 'null' then true when 'number' then (item ->> 'price')::numeric between 0 and 9999999 else false end
  and app.is_location(nullif(item -> 'place', 'null')) and app.is_location(nullif(item -> 'to', 'null'));

create or replace function app.is_sample_plan(items jsonb, days integer) returns boolean language sql immutable parallel safe
return jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 300 and octet_length(items::text) <= 262144
  and not jsonb_path_exists(items, '$[*] ? (@.type() != "object")')
  and (select coalesce(bool_and(app.is_sample_item(item, days)), true) from jsonb_array_elements(items) item);

create table if not exists public.sample_trips (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  theme_slug text check (char_length(theme_slug) <= 100),
  is_example boolean not null default false,
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  summary_fr text check (char_length(summary_fr) <= 1000),
  summary_en text check (char_length(summary_en) <= 1000),
  tips_fr text check (char_length(tips_fr) <= 10000),
  tips_en text check (char_length(tips_en) <= 10000),
  destination_fr text not null check (not app.is_blank(destination_fr) and char_length(destination_fr) <= 200),
  destination_en text not null check (not app.is_blank(destination_en) and char_length(destination_en) <= 200),
  location jsonb check (app.is_location(location)),
  country_iso_a2 text check (country_iso_a2 ~ '^[A-Z]{2}$'),
  landscape text not null default 'city' check (landscape in ('sea', 'mountains', 'city', 'desert', 'forest', 'islands')),
  days integer not null check (days between 1 and 60),
  month integer not null check (month between 1 and 12),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  items jsonb not null default '[]',
  image_url text check (app.is_url(image_url)),
  position integer not null default 0,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint sample_trips_items_check check (app.is_sample_plan(items, days))
);
comment on table public.sample_trips is 'Trips to read and to use: `items` by day, prices for two in `currency`, `month` is a good one to begin in.';
create index if not exists sample_trips_theme_idx on public.sample_trips (theme_slug, position);

alter table public.sample_trips enable row level security;
create policy select_anyone on public.sample_trips for select to anon, authenticated using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.sample_trips for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.sample_trips for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.sample_trips for delete to authenticated using ((select app.is_supervisor()));
