-- The catalogue of activities, by country, written by supervisors.
--
-- The public reads what is published. Titles, descriptions and towns may have an English text beside the one for everyone; a blank
-- one counts as none.

create table if not exists public.activities (
  id uuid primary key default gen_random_uuid(),
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  description text check (char_length(description) <= 10000),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  city text check (char_length(city) <= 200),
  type text check (char_length(type) <= 100),
  sub_type text not null default 'sightseeing' check (char_length(sub_type) <= 100),
  duration integer not null default 60 check (duration between 1 and 10080),
  price numeric(12, 2) check (price between 0 and 9999999999.99),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  image_url text check (app.is_url(image_url)),
  location jsonb check (app.is_location(location)),
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_on smallint[] not null default '{}' check (app.is_weekdays(closed_on)),
  title_en text check (char_length(title_en) <= 200),
  description_en text check (char_length(description_en) <= 10000),
  city_en text check (char_length(city_en) <= 200)
);
comment on table public.activities is 'The catalogue, by country. `duration` is in minutes.';
comment on column public.activities.closed_on is 'ISO weekdays (1 Monday to 7 Sunday) on which it is closed, in order; none: not known.';
comment on column public.activities.title_en is 'For readers of English; null: `title`.';
create index if not exists activities_country_idx on public.activities (country_iso_a2, title);

create or replace function app.check_activity() returns trigger language plpgsql set search_path = '' as $$
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
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end $$;
create or replace trigger check_activity before insert or update on public.activities for each row execute function app.check_activity();

create or replace function app.check_activity_in_english() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.is_blank(new.title_en) then new.title_en := null; end if;
  if app.is_blank(new.description_en) then new.description_en := null; end if;
  if app.is_blank(new.city_en) then new.city_en := null; end if;
  perform app.check_text(new.title_en, 'title_en', 200);
  perform app.check_text(new.description_en, 'description_en', 10000);
  perform app.check_text(new.city_en, 'city_en', 200);
  return new;
end $$;
create or replace trigger check_activity_in_english before insert or update on public.activities for each row execute function app.check_activity_in_english();

create or replace function app.check_closed_on() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.closed_on is null or new.closed_on = '{}' then
    new.closed_on := '{}';
    return new;
  end if;
  if coalesce(array_ndims(new.closed_on), 1) = 1 then
    new.closed_on := array(select distinct day from unnest(new.closed_on) day order by day);
  end if;
  if not app.is_weekdays(new.closed_on) then perform app.refuse(400, 'weekday_invalid', 'closed_on'); end if;
  return new;
end $$;
create or replace trigger check_closed_on before insert or update of closed_on on public.activities for each row execute function app.check_closed_on();

alter table public.activities enable row level security;
create policy select_anyone on public.activities for select to anon, authenticated using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.activities for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.activities for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.activities for delete to authenticated using ((select app.is_supervisor()));
