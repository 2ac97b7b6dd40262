-- Calendar feeds: a trip as an iCalendar subscription.
--
-- Calendars cannot sign in: the address is the secret, answered once, stored as a hash. Each member has one feed a trip at most; a
-- new one replaces it. It shows the plan without money for as long as its person may open the trip. Leaving ends it for good;
-- a restored trip brings its feeds back, as it does its share links.

create table if not exists public.calendar_feeds (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references app.accounts (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.calendar_feeds is 'Calendars of trips, one for each member. Made and ended by functions alone.';
comment on column public.calendar_feeds.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
create index if not exists calendar_feeds_user_idx on public.calendar_feeds (user_id);

alter table public.calendar_feeds enable row level security;
create policy select_own on public.calendar_feeds for select to authenticated using (user_id = (select app.uid()));

create or replace function app.end_calendar_feed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds f where f.trip_id = old.trip_id and f.user_id = old.user_id;
  return old;
end $$;
create or replace trigger end_calendar_feed after delete on public.trip_collaborators for each row execute function app.end_calendar_feed();

create or replace function public.calendar_feed(trip_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  made timestamptz;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  if not exists (select from app.visible_trip_ids() v (id) where v.id = calendar_feed.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  insert into public.calendar_feeds as f (trip_id, user_id, token)
  values (calendar_feed.trip_id, app.uid(), app.share_hash(secret))
  on conflict on constraint calendar_feeds_pkey do update set token = excluded.token, created_at = now()
  returning f.created_at into made;
  return jsonb_build_object('token', secret, 'created_at', made);
end $$;
comment on function public.calendar_feed is 'Makes the caller''s calendar of a trip, in place of an earlier one; the token is answered this once. @returns { token: string; created_at: string }';

create or replace function public.revoke_calendar_feed(trip_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  delete from public.calendar_feeds f where f.trip_id = revoke_calendar_feed.trip_id and f.user_id = app.uid();
  return found;
end $$;
comment on function public.revoke_calendar_feed is 'Ends the caller''s calendar of a trip; answers whether there was one.';

create or replace function public.calendar_plan(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  trip public.trips;
  columns constant text[] := app.plan_columns() || array['updated_at', 'booking'];
begin
  select t.* into trip
  from public.calendar_feeds f
  join public.trips t on t.id = f.trip_id
  join app.accounts a on a.id = f.user_id and not a.is_banned
  where f.token = app.share_hash(calendar_plan.token)
    and (t.owner_id = f.user_id
      or exists (select from public.trip_collaborators c where c.trip_id = t.id and c.user_id = f.user_id));
  if trip.id is null then perform app.refuse(404, 'calendar_not_found', 'token'); end if;
  return jsonb_build_object(
    'title', trip.title, 'start_date', trip.start_date, 'end_date', trip.end_date, 'updated_at', trip.updated_at,
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end $$;
comment on function public.calendar_plan is 'The plan behind a calendar''s secret. @returns import(''./plan.types.ts'').CalendarPlan';
