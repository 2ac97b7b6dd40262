-- Trips that the house has written: days with real places, costs and tips, of a theme or as an example on the home page.
--
-- A sample has no dates, only days: whoever uses it says when it begins, and gets a trip of their own with all its
-- items, in their language, in one piece (`use_sample_trip`). The plan is one JSON value, since nobody changes a part of it
-- alone. `theme_slug` is no reference: a theme that a supervisor has deleted takes nothing along.

create function app.is_sample_item(item jsonb, days integer) returns boolean
language sql immutable parallel safe
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

create function app.is_sample_plan(items jsonb, days integer) returns boolean
language sql immutable parallel safe
return jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 300 and octet_length(items::text) <= 262144
  and not jsonb_path_exists(items, '$[*] ? (@.type() != "object")')
  and (select coalesce(bool_and(app.is_sample_item(item, days)), true) from jsonb_array_elements(items) item);

create table public.sample_trips (
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
create index sample_trips_theme_idx on public.sample_trips (theme_slug, position);

alter table public.sample_trips enable row level security;
create policy select_anyone on public.sample_trips for select to anon, authenticated
  using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.sample_trips for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.sample_trips for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.sample_trips for delete to authenticated using ((select app.is_supervisor()));

-- The items of a plan in one language, from the day on which the trip begins.
create function app.sample_items(items jsonb, first date, language text)
returns table (
  kind text, title text, notes text, day date, "time" time, duration integer, nights integer, sub_type text,
  place jsonb, "to" jsonb, price numeric, n bigint
)
language sql immutable set search_path = ''
as $$
  select i.item ->> 'kind',
    case when sample_items.language = 'en' then i.item ->> 'title_en' else i.item ->> 'title_fr' end,
    case when sample_items.language = 'en' then i.item ->> 'note_en' else i.item ->> 'note_fr' end,
    sample_items.first + (i.item ->> 'day')::integer - 1, (i.item ->> 'time')::time, (i.item ->> 'duration')::integer,
    (i.item ->> 'nights')::integer, i.item ->> 'sub_type', nullif(i.item -> 'place', 'null'), nullif(i.item -> 'to', 'null'),
    (i.item ->> 'price')::numeric, i.n
  from jsonb_array_elements(sample_items.items) with ordinality i (item, n);
$$;

-- As its caller, so that the trip is made as everybody makes theirs: policies, checks and log hold.
create function public.use_sample_trip(id uuid, slug text, start_date date, language text) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  trip constant uuid := coalesce(use_sample_trip.id, gen_random_uuid());
  first constant date := use_sample_trip.start_date;
  lang constant text := coalesce(use_sample_trip.language, 'fr');
  sample public.sample_trips;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  if first is null then perform app.refuse(400, 'day_missing', 'start_date'); end if;
  if not app.is_day(first) then perform app.refuse(400, 'day_out_of_range', 'start_date'); end if;
  select s.* into sample from public.sample_trips s where s.slug = use_sample_trip.slug and s.is_published;
  if not found then perform app.refuse(404, 'sample_trip_unknown', 'slug'); end if;
  -- Sent twice, it is made once.
  if exists (select from public.trips t where t.id = trip and t.owner_id = app.uid()) then return trip; end if;

  insert into public.trips (id, title, description, destination, destination_details, start_date, end_date, currency)
  values (
    trip, case when lang = 'en' then sample.title_en else sample.title_fr end,
    case when lang = 'en' then sample.summary_en else sample.summary_fr end,
    case when lang = 'en' then sample.destination_en else sample.destination_fr end,
    sample.location || jsonb_strip_nulls(jsonb_build_object('country_iso_a2', sample.country_iso_a2)),
    first, first + sample.days - 1, sample.currency);
  insert into public.trip_accommodations (trip_id, title, address, location, check_in, check_out, check_in_time, price, currency, notes, position)
  select trip, i.title, i.place ->> 'formatted_address', i.place, i.day, i.day + coalesce(i.nights, 1), coalesce(i.time, '14:00'), i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'accommodation';
  insert into public.trip_activities (trip_id, title, date, time, duration, sub_type, location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), coalesce(i.sub_type, 'sightseeing'), i.place, i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'activity';
  insert into public.trip_itineraries (trip_id, title, date, time, duration, sub_type, start_location, end_location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, i.duration, coalesce(i.sub_type, 'other'), i.place, i."to", i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'itinerary';
  insert into public.trip_meals (trip_id, title, date, time, duration, sub_type, location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), i.sub_type, i.place, i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'meal';
  insert into public.trip_notes (trip_id, title, content, date, position)
  select trip, i.title, i.notes, i.day, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'note';
  return trip;
end;
$$;
comment on function public.use_sample_trip is 'Makes a sample the caller''s own trip, beginning on start_date, in a language.';
