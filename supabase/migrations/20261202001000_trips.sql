-- Trips and their members.
--
-- The owner reads, writes, invites and deletes. A collaborator reads (viewer) or plans as well (editor). Policies of everything
-- below a trip ask by set, once a query: `app.visible_trip_ids()`, `app.editable_trip_ids()`, `app.owned_trip_ids()`; all are empty
-- for a banned caller. Supervisors have no right over private trips. How many travel is a trip's own number, known before its members join, and
-- what costs are divided by; while it is null they are divided by the members.
--
-- `id in (select f())` of a policy is a filter of every row, with or without indexes; `id = any (array(select f()))` is a condition of
-- the index. Trips and lists need it, which are read of all of one's trips; all else is asked for by its trip.

create table public.trips (
  id uuid primary key default gen_random_uuid(),
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  description text check (char_length(description) <= 10000),
  destination text check (char_length(destination) <= 200),
  destination_details jsonb
    check (jsonb_typeof(destination_details) = 'object' and octet_length(destination_details::text) <= 16384),
  start_date date not null check (app.is_day(start_date)),
  end_date date not null check (app.is_day(end_date)),
  status text not null default 'planned' check (status in ('draft', 'planned', 'ongoing', 'completed', 'cancelled')),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  budget numeric(13, 3) check (budget between 0 and 9999999999.99),
  travellers integer check (travellers between 1 and 999),
  image_url text check (app.is_url(image_url)),
  image_attribution text check (char_length(image_attribution) <= 500),
  owner_id uuid not null default auth.uid() references app.accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trips_dates_check check (end_date >= start_date and end_date - start_date < 366),
  constraint trips_units_check check (app.fits_currency(budget, currency))
);
comment on table public.trips is 'A trip lasts from start_date to end_date inclusive, 366 days at most.';
comment on column public.trips.status is 'Said by its people, not computed: draft, planned, ongoing, completed or cancelled.';
comment on column public.trips.travellers is 'How many people travel; null: not said.';
create index trips_owner_idx on public.trips (owner_id);
create index trips_created_idx on public.trips (created_at);

create table public.trip_collaborators (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references app.accounts (id) on delete cascade,
  role text not null default 'viewer' check (role in ('viewer', 'editor')),
  joined_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.trip_collaborators is 'Who else sees a trip. The owner is not among them.';
create index trip_collaborators_user_idx on public.trip_collaborators (user_id, trip_id, role);

create function app.visible_trip_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  caller uuid := app.uid();
begin
  return query
    select t.id from public.trips t where t.owner_id = caller
    union all
    select c.trip_id from public.trip_collaborators c where c.user_id = caller;
end $$;
comment on function app.visible_trip_ids is 'The trips that the caller owns or shares.';

create function app.editable_trip_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  caller uuid := app.uid();
begin
  return query
    select t.id from public.trips t where t.owner_id = caller
    union all
    select c.trip_id from public.trip_collaborators c where c.user_id = caller and c.role = 'editor';
end $$;
comment on function app.editable_trip_ids is 'The trips that the caller owns or edits.';

create function app.owned_trip_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  caller uuid := app.uid();
begin
  return query select t.id from public.trips t where t.owner_id = caller;
end $$;
comment on function app.owned_trip_ids is 'The trips that the caller owns.';

create function app.fellow_member_ids() returns setof uuid
language plpgsql stable security definer rows 50 set search_path = '' as $$
begin
  return query
    with mine as materialized (select v.id from app.visible_trip_ids() v (id))
    select t.owner_id from public.trips t join mine using (id)
    union
    select c.user_id from public.trip_collaborators c join mine on mine.id = c.trip_id;
end $$;
comment on function app.fellow_member_ids is 'The people of the trips that the caller sees, the caller included.';

create function app.require_trip(trip uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  perform app.require_uid();
  if trip is null or trip not in (select app.visible_trip_ids()) then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
end $$;

create function app.require_own_trip(trip uuid) returns void language plpgsql stable set search_path = '' as $$
begin
  perform app.require_trip(trip);
  if trip not in (select app.owned_trip_ids()) then perform app.forbid('not_trip_owner', 'trip_id'); end if;
end $$;
comment on function app.require_own_trip is 'Refuses who does not see a trip, and whose it is not.';

-- As its caller: to someone outside the trip nobody is in it.
create function app.is_member(trip uuid, person uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.trips t where t.id = trip and t.owner_id = person)
    or exists (select from public.trip_collaborators c where c.trip_id = trip and c.user_id = person);
$$;

alter table public.trips enable row level security;
-- The first half is what lets an insert return its own row: the set is taken before the insert.
create policy select_member on public.trips for select to authenticated
  using (owner_id = (select app.uid()) or id = any (array(select app.visible_trip_ids())));
create policy insert_own on public.trips for insert to authenticated with check (owner_id = (select app.uid()));
create policy update_editor on public.trips for update to authenticated using (id in (select app.editable_trip_ids()));
create policy delete_owner on public.trips for delete to authenticated using (owner_id = (select app.uid()));

alter table public.trip_collaborators enable row level security;
create policy select_member on public.trip_collaborators for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_premium_owner on public.trip_collaborators for insert to authenticated
  with check (trip_id in (select app.owned_trip_ids()) and (select app.is_premium()));
create policy update_owner on public.trip_collaborators for update to authenticated using (trip_id in (select app.owned_trip_ids()));
create policy delete_owner_or_self on public.trip_collaborators for delete to authenticated
  using (trip_id in (select app.owned_trip_ids()) or user_id = (select app.uid()));

create policy select_fellow_member on app.accounts for select to authenticated using (id in (select app.fellow_member_ids()));

create function app.check_trip() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.owner_id <> old.owner_id and (app.is_client() or current_setting('app.transfers_ownership', true) is distinct from old.id::text) then
      perform app.forbid('column_protected', 'owner_id');
    end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  new.status := coalesce(new.status, 'planned');
  new.currency := coalesce(new.currency, 'EUR');
  perform app.check_text(new.title, 'title', 200, true);
  perform app.check_text(new.description, 'description', 10000);
  perform app.check_text(new.destination, 'destination', 200);
  perform app.check_text(new.image_attribution, 'image_attribution', 500);
  if new.start_date is null then perform app.refuse(400, 'day_missing', 'start_date'); end if;
  if new.end_date is null then perform app.refuse(400, 'day_missing', 'end_date'); end if;
  if not app.is_day(new.start_date) then perform app.refuse(400, 'day_out_of_range', 'start_date'); end if;
  if not app.is_day(new.end_date) then perform app.refuse(400, 'day_out_of_range', 'end_date'); end if;
  if new.end_date < new.start_date then perform app.refuse(400, 'trip_ends_before_start', 'end_date'); end if;
  if new.end_date - new.start_date >= 366 then perform app.refuse(400, 'trip_too_long', 'end_date'); end if;
  if new.status not in ('draft', 'planned', 'ongoing', 'completed', 'cancelled') then
    perform app.refuse(400, 'status_unknown', 'status');
  end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if not app.is_url(new.image_url) then perform app.refuse(400, 'image_url_invalid', 'image_url'); end if;
  if not (new.budget between 0 and 9999999999.99) then perform app.refuse(400, 'price_invalid', 'budget'); end if;
  if jsonb_typeof(new.destination_details) = 'null' then new.destination_details := null; end if;
  if jsonb_typeof(new.destination_details) <> 'object' or octet_length(new.destination_details::text) > 16384 then
    perform app.refuse(400, 'destination_invalid', 'destination_details');
  end if;
  if not (new.travellers between 1 and 999) then perform app.refuse(400, 'travellers_invalid', 'travellers'); end if;
  perform app.check_units(new.budget, new.currency, 'budget');
  return new;
end $$;

create trigger check_trip before insert or update on public.trips for each row execute function app.check_trip();

create function app.check_collaborator() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.trip_id <> old.trip_id then perform app.forbid('column_protected', 'trip_id'); end if;
    if new.user_id <> old.user_id then perform app.forbid('column_protected', 'user_id'); end if;
  end if;
  new.role := coalesce(new.role, 'viewer');
  if new.role not in ('viewer', 'editor') then perform app.refuse(400, 'role_unknown', 'role'); end if;
  if exists (select from public.trips t where t.id = new.trip_id and t.owner_id = new.user_id) then
    perform app.refuse(409, 'collaborator_is_owner', 'user_id');
  end if;
  return new;
end $$;

create trigger check_collaborator before insert or update on public.trip_collaborators for each row execute function app.check_collaborator();

create function app.trip_tables() returns text[] language sql immutable
return array[
  'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_chat_messages', 'trip_tasks', 'trip_shares', 'calendar_feeds', 'trip_settlements', 'trip_reads', 'trip_activity_log',
  'trip_expenses', 'trip_polls', 'trip_votes', 'trip_former_members'
];
comment on function app.trip_tables is 'The tables below a trip, in the order in which they can be restored.';

create function app.trip_snapshot(trip uuid) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  whole jsonb;
  part jsonb;
  child text;
begin
  select jsonb_build_object('trips', jsonb_build_array(to_jsonb(t))) into whole from public.trips t where t.id = trip;
  foreach child in array app.trip_tables() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(c)), ''[]'') from public.%I c where c.trip_id = $1', child)
      into part using trip;
    whole := whole || jsonb_build_object(child, part);
  end loop;
  return whole;
end $$;
