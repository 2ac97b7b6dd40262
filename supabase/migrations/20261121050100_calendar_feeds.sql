-- A trip as a calendar that one subscribes to.
--
-- Calendars ask for an address by themselves and cannot sign in: the address itself is the secret. Each member of a trip has
-- one at most; it is told once and only its hash is kept, a new one ends the old one, and it can be taken back. It shows the
-- plan, without money, as long as its person could open the trip: not when they left or were removed (coming back does not
-- revive it), when they are banned, or when the trip is deleted. A trip that is restored brings its calendars back, as
-- it does its links: an accident that was undone has changed nothing.

create table public.calendar_feeds (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references app.accounts (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.calendar_feeds is 'Calendars of trips, one for each member. Made and ended by functions alone.';
comment on column public.calendar_feeds.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
create index calendar_feeds_user_idx on public.calendar_feeds (user_id);

alter table public.calendar_feeds enable row level security;
create policy select_own on public.calendar_feeds for select to authenticated
  using (user_id = (select app.uid()));

create function app.end_calendar_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.calendar_feeds f where f.trip_id = old.trip_id and f.user_id = old.user_id;
  return old;
end;
$$;
create trigger end_calendar_feed after delete on public.trip_collaborators
  for each row execute function app.end_calendar_feed();

create function public.calendar_feed(trip_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
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
end;
$$;
comment on function public.calendar_feed is
  'Makes the caller''s calendar of a trip, in place of an earlier one; the token is told this once. @returns { token: string; created_at: string }';

create function public.revoke_calendar_feed(trip_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  delete from public.calendar_feeds f where f.trip_id = revoke_calendar_feed.trip_id and f.user_id = app.uid();
  return found;
end;
$$;
comment on function public.revoke_calendar_feed is 'Ends the caller''s calendar of a trip; answers whether there was one.';

create function public.calendar_plan(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  trip public.trips;
  columns constant text[] := app.plan_columns() || 'updated_at'::text;
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
end;
$$;
comment on function public.calendar_plan is
  'The plan behind a calendar''s secret. @returns import(''./plan.types.ts'').CalendarPlan';

create or replace function app.trip_tables() returns text[]
language sql immutable
return array[
  'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_chat_messages', 'trip_tasks', 'trip_shares', 'calendar_feeds'
];

-- As before; secrets of calendars, like those of links, are nobody's to have in a document, hashed as they are.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  secrets constant text[] := '{trip_shares,calendar_feeds}';
  own jsonb;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  select jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(a) from app.accounts a where a.id = caller),
    'trips', (select coalesce(jsonb_agg(app.trip_snapshot(t.id) - secrets order by t.start_date), '[]')
      from public.trips t where t.owner_id = caller),
    'deleted_trips', (select coalesce(jsonb_agg(d.snapshot - secrets), '[]')
      from app.deleted_trips d where d.owner_id = caller),
    'memberships', (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('title', t.title)), '[]')
      from public.trip_collaborators c join public.trips t on t.id = c.trip_id where c.user_id = caller),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.trip_chat_messages m where m.user_id = caller),
    'tasks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tasks k where caller in (k.created_by, k.assigned_to)),
    'custom_trip_requests', (select coalesce(jsonb_agg(to_jsonb(r)), '[]')
      from public.custom_trip_requests r where r.user_id = caller),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.contact_messages m where m.user_id = caller)
  ) into own;
  return own;
end;
$$;
