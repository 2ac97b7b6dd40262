-- Recovery copies: deleted trips and items can be restored for thirty days.
--
-- A deleted trip leaves one row with all that was in it, for its owner; a deleted item one row of its own, unless its trip goes. No copy
-- stays when the account is deleted. The ids inside copies are reserved: nobody else may insert a row with one of them, so that a copy
-- can come back and cannot be replaced by another's. That check runs after the insert, when it sees a deletion that the insert
-- waited for.

create table if not exists app.deleted_trips (
  trip_id uuid primary key,
  owner_id uuid not null references app.accounts (id) on delete cascade,
  snapshot jsonb not null,
  deleted_at timestamptz not null default now()
);
comment on table app.deleted_trips is 'Snapshots, for 30 days. `snapshot` has a key for each table, with its rows.';
create index if not exists deleted_trips_owner_idx on app.deleted_trips (owner_id);
create index if not exists deleted_trips_deleted_at_idx on app.deleted_trips (deleted_at);
alter table app.deleted_trips enable row level security;

create table if not exists app.deleted_items (
  item_id uuid not null,
  trip_id uuid not null references public.trips (id) on delete cascade,
  source text not null
    check (source in ('trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes')),
  snapshot jsonb not null,
  deleted_at timestamptz not null default now(),
  primary key (item_id, source)
);
comment on table app.deleted_items is 'Items as they were when they were deleted, for 30 days.';
create index if not exists deleted_items_deleted_at_idx on app.deleted_items (deleted_at);
create index if not exists deleted_items_trip_idx on app.deleted_items (trip_id, deleted_at desc);
alter table app.deleted_items enable row level security;

create table if not exists app.reserved_ids (
  id uuid not null,
  source text not null,
  trip_id uuid not null references app.deleted_trips (trip_id) on delete cascade,
  primary key (id, source, trip_id)
);
comment on table app.reserved_ids is 'The ids of what is in copies of deleted trips, by table: nobody else may take them.';
create index if not exists reserved_ids_trip_idx on app.reserved_ids (trip_id);
alter table app.reserved_ids enable row level security;

create or replace function app.trip_snapshot(trip uuid) returns jsonb language plpgsql stable set search_path = '' as $$
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

create or replace function app.ids_of_snapshot(snapshot jsonb) returns table (id uuid, source text)
language sql immutable set search_path = '' as $$
  select (r.value ->> 'id')::uuid, t.key from jsonb_each(snapshot) t
  cross join lateral jsonb_array_elements(t.value) r
  where t.key in (
    'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes', 'trip_chat_messages',
    'trip_tasks', 'trip_settlements'
  );
$$;
comment on function app.ids_of_snapshot is 'The ids in a copy of a trip that clients name when they insert.';

create or replace function app.purge_deleted_trips() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from app.deleted_trips d where d.deleted_at < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end $$;

create or replace function app.purge_deleted() returns integer language plpgsql volatile set search_path = '' as $$
declare
  trips constant integer := app.purge_deleted_trips();
  items integer;
  lines integer;
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  get diagnostics items = row_count;
  delete from public.trip_activity_log l where l.created_at < now() - interval '90 days';
  get diagnostics lines = row_count;
  return trips + items + lines;
end $$;
comment on function app.purge_deleted is 'Forgets trips and items that were deleted more than thirty days ago, and activity of more than ninety. Answers how many.';

create or replace function app.copy_deleted_trip() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  copy jsonb;
begin
  perform app.purge_deleted_trips();
  if not exists (select from app.accounts a where a.id = old.owner_id) then return old; end if;
  insert into app.deleted_trips as d (trip_id, owner_id, snapshot)
  values (old.id, old.owner_id, app.trip_snapshot(old.id))
  on conflict (trip_id) do update set snapshot = excluded.snapshot, deleted_at = excluded.deleted_at
    where d.owner_id = excluded.owner_id
  returning d.snapshot into copy;
  delete from app.reserved_ids k where k.trip_id = old.id and copy is not null;
  insert into app.reserved_ids (id, source, trip_id) select i.id, i.source, old.id from app.ids_of_snapshot(copy) i;
  return old;
end $$;
create or replace trigger copy_deleted_trip before delete on public.trips for each row execute function app.copy_deleted_trip();

create or replace function app.copy_deleted_items() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  insert into app.deleted_items as d (item_id, trip_id, source, snapshot)
  select g.id, g.trip_id, tg_table_name, to_jsonb(g)
  from gone g
  where exists (select from public.trips t where t.id = g.trip_id)
  on conflict (item_id, source) do update
    set snapshot = excluded.snapshot, deleted_at = excluded.deleted_at
    where d.trip_id = excluded.trip_id;
  return null;
end $$;
create or replace trigger copy_deleted_items after delete on public.trip_accommodations referencing old table as gone for each statement execute function app.copy_deleted_items();
create or replace trigger copy_deleted_items after delete on public.trip_activities referencing old table as gone for each statement execute function app.copy_deleted_items();
create or replace trigger copy_deleted_items after delete on public.trip_itineraries referencing old table as gone for each statement execute function app.copy_deleted_items();
create or replace trigger copy_deleted_items after delete on public.trip_meals referencing old table as gone for each statement execute function app.copy_deleted_items();
create or replace trigger copy_deleted_items after delete on public.trip_notes referencing old table as gone for each statement execute function app.copy_deleted_items();

-- Asked of the index, however few copies there were when it was planned.
create or replace function app.refuse_reserved_ids() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  if tg_table_name = 'trips' then
    if exists (
      select from came c join app.deleted_trips d on d.trip_id = c.id where d.owner_id <> (to_jsonb(c) ->> 'owner_id')::uuid
    ) then
      perform app.refuse(409, 'id_reserved', 'id');
    end if;
  elsif exists (
    select from came c join app.reserved_ids k on k.id = c.id and k.source = tg_table_name
    where k.trip_id <> (to_jsonb(c) ->> 'trip_id')::uuid
  ) or exists (
    select from came c join app.deleted_items d on d.item_id = c.id and d.source = tg_table_name
    where d.trip_id <> (to_jsonb(c) ->> 'trip_id')::uuid
  ) then
    perform app.refuse(409, 'id_reserved', 'id');
  end if;
  return null;
end $$;
create or replace trigger refuse_reserved_ids after insert on public.trip_accommodations referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_activities referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_chat_messages referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_itineraries referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_meals referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_notes referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_settlements referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_tasks referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trips referencing new table as came for each statement execute function app.refuse_reserved_ids();

-- A trip that is restored brings messages of those who have left meanwhile, too.
create or replace function app.without_deleted(rows jsonb) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(r.value || coalesce(g.gone, '{}')), '[]')
  from jsonb_array_elements(rows) r
  cross join lateral (select r.value ?& '{user_id,text}'::text[] as is_message) m
  cross join lateral (
    select jsonb_object_agg(f.key, null) as gone
    from jsonb_each_text(r.value) f
    where ((f.key in ('created_by', 'paid_by', 'assigned_to') or (f.key = 'user_id' and m.is_message))
        and not exists (select from app.accounts a where a.id = f.value::uuid))
      or (f.key = 'catalogue_id' and not exists (select from public.activities a where a.id = f.value::uuid))
  ) g
  where m.is_message or not (r.value ? 'user_id')
    or exists (select from app.accounts a where a.id = (r.value ->> 'user_id')::uuid);
$$;

-- Answers the ids that are nowhere: never in this trip, deleted too long ago, or gone with an earlier trip of this id.
create or replace function app.restore_items(trip uuid, ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  child text;
  copy jsonb;
  there uuid[];
  found uuid[] := '{}';
begin
  if trip not in (select app.editable_trip_ids()) then perform app.forbid('not_trip_editor', 'trip_id'); end if;
  -- What comes back was within the limits of rows when it was made (app.is_limited).
  perform set_config('escale.restoring', 'on', true);
  foreach child in array app.item_tables() loop
    select jsonb_agg(d.snapshot) into copy from app.deleted_items d
    where d.item_id = any (ids) and d.trip_id = trip and d.source = child
      and d.deleted_at >= now() - interval '30 days';
    if copy is not null then
      execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r
        on conflict (id) do nothing', child) using app.without_deleted(copy);
    end if;
    execute format('select array(select t.id from public.%I t where t.trip_id = $1 and t.id = any ($2))', child)
      into there using trip, ids;
    found := found || there;
  end loop;
  perform set_config('escale.restoring', '', true);
  delete from app.deleted_items d where d.item_id = any (found) and d.trip_id = trip;
  return array(select i from unnest(ids) i where i <> all (found));
end $$;
comment on function app.restore_items is 'Brings deleted items of a trip back as they were. Answers the ids that are nowhere.';

create or replace function public.restore_trip(trip_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  copy jsonb;
  child text;
begin
  delete from app.deleted_trips d
  where d.trip_id = restore_trip.trip_id and d.owner_id = app.uid() and d.deleted_at >= now() - interval '30 days'
  returning d.snapshot into copy;
  if copy is null then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  perform set_config('escale.restoring', 'on', true);
  insert into public.trips select r.* from jsonb_populate_recordset(null::public.trips, copy -> 'trips') r;
  foreach child in array app.trip_tables() loop
    execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r', child)
      using app.without_deleted(coalesce(copy -> child, '[]'));
  end loop;
  perform set_config('escale.restoring', '', true);
  return restore_trip.trip_id;
end $$;
comment on function public.restore_trip is 'Brings back a trip that the caller deleted in the last 30 days, with everything in it.';

create or replace function public.purge_trip(trip_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from app.deleted_trips d where d.trip_id = purge_trip.trip_id and d.owner_id = app.uid();
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
end $$;
comment on function public.purge_trip is 'Forgets a deleted trip of the caller''s at once and for good.';

create or replace function public.deleted_trips() returns table (
  id uuid, title text, destination text, start_date date, end_date date, deleted_at timestamptz, restorable_until timestamptz
)
language sql stable security definer set search_path = '' as $$
  select d.trip_id, t ->> 'title', t ->> 'destination', (t ->> 'start_date')::date, (t ->> 'end_date')::date,
    d.deleted_at, d.deleted_at + interval '30 days'
  from app.deleted_trips d
  cross join lateral (select d.snapshot #> '{trips,0}' as t) s
  where d.owner_id = app.uid() and d.deleted_at >= now() - interval '30 days'
  order by d.deleted_at desc;
$$;
comment on function public.deleted_trips is 'The caller''s deleted trips that can still be restored.';
