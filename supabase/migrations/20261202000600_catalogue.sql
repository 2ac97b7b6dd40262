-- What supervisors publish besides posts: themes, the catalogue of activities, sample trips, legal pages.
--
-- The public reads what is published. Titles, descriptions and towns of activities may have an English text beside the one for everyone; a
-- blank one counts as none. A sample trip has days, not dates: `use_sample_trip` makes a trip of the caller's own from it, beginning on a
-- date, in a language. Its plan is one JSON value, since nobody changes a part of it alone. `theme_slug` is no reference: a deleted theme
-- takes nothing along. A legal page is a row of three that there are; releases bring a text for each (supabase/seed/legal), which says what the
-- application stores; supervisors change it, and what they have changed stays theirs. Nobody deletes one, since addresses lead to all three.
--
-- What belongs to a picture is one value, since nobody reads a part of it alone: `alt_fr`, `alt_en`, `caption_fr`, `caption_en` and `credit`,
-- each up to 500 characters; what is blank is left out. A picture without an alternative text is decoration.

create function app.is_picture_texts(texts jsonb) returns boolean language sql immutable parallel safe
return jsonb_typeof(texts) = 'object'
  and texts - '{alt_fr,alt_en,caption_fr,caption_en,credit}'::text[] = '{}'
  and not exists (
    select from jsonb_each(texts) e where jsonb_typeof(e.value) <> 'string' or char_length(e.value #>> '{}') > 500
  );

create function app.clean_picture_texts(texts jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  part record;
begin
  if coalesce(jsonb_typeof(texts), 'null') = 'null' then return '{}'; end if;
  if jsonb_typeof(texts) <> 'object' then return texts; end if;
  for part in select e.key, e.value from jsonb_each(texts) e loop
    if coalesce(btrim(part.value #>> '{}'), '') = '' then texts := texts - part.key; end if;
    perform app.check_text(part.value #>> '{}', part.key, 500);
  end loop;
  return texts;
end $$;
comment on function app.clean_picture_texts is 'Texts of a picture without those that are blank; refuses one that is too long.';

create table public.themes (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  tagline_fr text check (char_length(tagline_fr) <= 500),
  tagline_en text check (char_length(tagline_en) <= 500),
  body_fr text check (char_length(body_fr) <= 10000),
  body_en text check (char_length(body_en) <= 10000),
  image_url text check (app.is_url(image_url)),
  picture_texts jsonb not null default '{}' check (app.is_picture_texts(picture_texts)),
  position integer not null default 0,
  is_published boolean not null default true
);
comment on table public.themes is 'Pages under /voyages-a-theme. Bodies are Markdown.';
comment on column public.themes.picture_texts is 'Of the picture, in both languages: alt, caption, and its credit.';

alter table public.themes enable row level security;
create policy select_anyone on public.themes for select to anon, authenticated using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.themes for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.themes for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.themes for delete to authenticated using ((select app.is_supervisor()));

create function app.check_theme() returns trigger language plpgsql set search_path = '' as $$
begin
  new.picture_texts := app.clean_picture_texts(new.picture_texts);
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

create trigger check_theme before insert or update on public.themes for each row execute function app.check_theme();
create trigger record_supervisor_change after insert or update or delete on public.themes
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  title_en text check (char_length(title_en) <= 200),
  description text check (char_length(description) <= 10000),
  description_en text check (char_length(description_en) <= 10000),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  city text check (char_length(city) <= 200),
  city_en text check (char_length(city_en) <= 200),
  type text check (char_length(type) <= 100),
  sub_type text not null default 'sightseeing' check (char_length(sub_type) <= 100),
  duration integer not null default 60 check (duration between 1 and 10080),
  closed_on smallint[] not null default '{}' check (app.is_weekdays(closed_on)),
  price numeric(13, 3) check (price between 0 and 9999999999.99),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  image_url text check (app.is_url(image_url)),
  picture_texts jsonb not null default '{}' check (app.is_picture_texts(picture_texts)),
  location jsonb check (app.is_location(location)),
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title_key text not null generated always as (app.list_word(title)) stored,
  search_key text not null generated always as (app.list_key(title, title_en, city, city_en)) stored,
  constraint activities_units_check check (app.fits_currency(price, currency))
);
comment on table public.activities is 'The catalogue, by country. `duration` is in minutes.';
comment on column public.activities.title_en is 'For readers of English; null: `title`.';
comment on column public.activities.closed_on is 'ISO weekdays (1 Monday to 7 Sunday) on which it is closed, in order; none: not known.';
comment on column public.activities.picture_texts is 'Of the picture, in both languages: alt, caption, and its credit.';
create index activities_country_idx on public.activities (country_iso_a2, title_key, id);
create index activities_sub_type_idx on public.activities (sub_type, country_iso_a2, title_key, id);
create index activities_unpublished_idx on public.activities (country_iso_a2, title_key, id) where not is_published;
create index activities_title_idx on public.activities (title_key, id);
create index activities_updated_idx on public.activities (updated_at, id);
create index activities_key_idx on public.activities using gin (search_key extensions.gin_trgm_ops) with (fastupdate = off);

alter table public.activities enable row level security;
create policy select_anyone on public.activities for select to anon, authenticated using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.activities for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.activities for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.activities for delete to authenticated using ((select app.is_supervisor()));

create function app.check_activity() returns trigger language plpgsql set search_path = '' as $$
begin
  new.sub_type := coalesce(new.sub_type, 'sightseeing');
  new.duration := coalesce(new.duration, 60);
  new.currency := coalesce(new.currency, 'EUR');
  new.is_published := coalesce(new.is_published, true);
  perform app.check_text(new.title, 'title', 200, true);
  perform app.check_text(new.description, 'description', 10000);
  perform app.check_text(new.city, 'city', 200);
  perform app.check_text(new.type, 'type', 100);
  perform app.check_text(new.sub_type, 'sub_type', 100);
  if not (new.duration between 1 and 10080) then perform app.refuse(400, 'duration_invalid', 'duration'); end if;
  if not (new.price between 0 and 9999999999.99) then perform app.refuse(400, 'price_invalid', 'price'); end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if not app.is_url(new.image_url) then perform app.refuse(400, 'image_url_invalid', 'image_url'); end if;
  if jsonb_typeof(new.location) = 'null' then new.location := null; end if;
  if not app.is_location(new.location) then perform app.refuse(400, 'location_invalid', 'location'); end if;
  if app.is_blank(new.title_en) then new.title_en := null; end if;
  if app.is_blank(new.description_en) then new.description_en := null; end if;
  if app.is_blank(new.city_en) then new.city_en := null; end if;
  perform app.check_text(new.title_en, 'title_en', 200);
  perform app.check_text(new.description_en, 'description_en', 10000);
  perform app.check_text(new.city_en, 'city_en', 200);
  new.closed_on := app.weekdays_of(new.closed_on);
  new.picture_texts := app.clean_picture_texts(new.picture_texts);
  perform app.check_units(new.price, new.currency, 'price');
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger check_activity before insert or update on public.activities for each row execute function app.check_activity();
create trigger record_supervisor_change after insert or update or delete on public.activities
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create function app.is_sample_item(item jsonb, days integer) returns boolean language sql immutable parallel safe
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

create function app.is_sample_plan(items jsonb, days integer) returns boolean language sql immutable parallel safe
return jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 300 and octet_length(items::text) <= 262144
  and not jsonb_path_exists(items, '$[*] ? (@.type() != "object")')
  and (select coalesce(bool_and(app.is_sample_item(item, days)), true) from jsonb_array_elements(items) item);

-- An item of a plan may have `closed_on`, as `trip_activities` has it, so that the planner of the trip that is made of it warns.
create function app.has_closed_days(items jsonb) returns boolean language sql immutable parallel safe
return not jsonb_path_exists(items, '$[*].closed_on[*] ? (@.type() != "number" || @ < 1 || @ > 7 || @.floor() != @)');
comment on function app.has_closed_days is 'Whether the days on which items of a plan are closed are weekdays.';

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
  landscape text not null default 'city' check (landscape in (
    'sea', 'mountains', 'city', 'desert', 'forest', 'islands', 'asia', 'medina', 'tropics', 'fjord', 'savanna', 'world', 'railway',
    'metropolis', 'terraces', 'harbour', 'vineyard', 'canyon', 'snow'
  )),
  days integer not null check (days between 1 and 60),
  month integer not null check (month between 1 and 12),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  items jsonb not null default '[]',
  image_url text check (app.is_url(image_url)),
  position integer not null default 0,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint sample_trips_items_check check (app.is_sample_plan(items, days)),
  constraint sample_trips_closed_on_check check (app.has_closed_days(items))
);
comment on table public.sample_trips is 'Trips to read and to use: `items` by day, prices for two in `currency`, `month` is a good one to begin in.';
create index sample_trips_theme_idx on public.sample_trips (theme_slug, position);

alter table public.sample_trips enable row level security;
create policy select_anyone on public.sample_trips for select to anon, authenticated using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.sample_trips for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.sample_trips for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.sample_trips for delete to authenticated using ((select app.is_supervisor()));

create trigger record_supervisor_change after insert or update or delete on public.sample_trips
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create table public.legal_pages (
  slug text primary key check (slug in ('terms', 'privacy', 'notice')),
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  body_fr text not null default '' check (char_length(body_fr) <= 100000),
  body_en text not null default '' check (char_length(body_en) <= 100000),
  updated_at timestamptz not null default now()
);
comment on table public.legal_pages is 'Terms, privacy, notice. Bodies are Markdown.';
comment on column public.legal_pages.updated_at is 'When a title or a text changed last.';

alter table public.legal_pages enable row level security;
create policy select_anyone on public.legal_pages for select to anon, authenticated using (true);
create policy insert_supervisor on public.legal_pages for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.legal_pages for update to authenticated using ((select app.is_supervisor()));

create function app.check_legal_page() returns trigger language plpgsql set search_path = '' as $$
begin
  if coalesce(new.slug not in ('terms', 'privacy', 'notice'), true) then perform app.refuse(400, 'slug_invalid', 'slug'); end if;
  perform app.check_text(new.title_fr, 'title_fr', 200, true);
  perform app.check_text(new.title_en, 'title_en', 200, true);
  perform app.check_text(new.body_fr, 'body_fr', 100000);
  perform app.check_text(new.body_en, 'body_en', 100000);
  new.updated_at := now();
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    if (new.title_fr, new.title_en, new.body_fr, new.body_en) is not distinct from (old.title_fr, old.title_en, old.body_fr, old.body_en) then
      new.updated_at := old.updated_at;
    end if;
  end if;
  return new;
end $$;
create trigger check_legal_page before insert or update on public.legal_pages for each row execute function app.check_legal_page();
create trigger record_supervisor_change after insert or update on public.legal_pages
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
