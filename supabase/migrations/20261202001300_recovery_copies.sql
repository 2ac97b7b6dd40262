-- Recovery copies: deleted trips and items can be restored for thirty days.
--
-- A deleted trip leaves one row with all that was in it, for its owner; a deleted item one row of its own, unless its trip goes. No copy
-- stays when the account is deleted. The ids inside copies are reserved: nobody else may insert a row with one of them, so that a copy
-- can come back and cannot be replaced by another's. That check runs after the insert, when it sees a deletion that the insert
-- waited for. Of tasks, messages and votes there is no copy; their ids are stored, so that an insert that is sent again, because its
-- answer was lost, does not bring back what was deleted since [PLUS-3].

create table app.deleted_trips (
  trip_id uuid primary key,
  owner_id uuid not null references app.accounts (id) on delete cascade,
  snapshot jsonb not null,
  deleted_at timestamptz not null default now()
);
comment on table app.deleted_trips is 'Snapshots, for 30 days. `snapshot` has a key for each table, with its rows.';
create index deleted_trips_owner_idx on app.deleted_trips (owner_id);
create index deleted_trips_deleted_at_idx on app.deleted_trips (deleted_at);
alter table app.deleted_trips enable row level security;

create table app.deleted_items (
  item_id uuid not null,
  trip_id uuid not null references public.trips (id) on delete cascade,
  source text not null check (source in (
    'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes', 'trip_expenses'
  )),
  snapshot jsonb not null,
  deleted_at timestamptz not null default now(),
  primary key (item_id, source)
);
comment on table app.deleted_items is 'Items as they were when they were deleted, for 30 days.';
create index deleted_items_deleted_at_idx on app.deleted_items (deleted_at);
create index deleted_items_trip_idx on app.deleted_items (trip_id, deleted_at desc);
alter table app.deleted_items enable row level security;

create table app.deleted_ids (
  id uuid not null,
  source text not null check (source in ('trip_tasks', 'trip_chat_messages', 'trip_votes')),
  trip_id uuid not null references public.trips (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  primary key (id, source)
);
comment on table app.deleted_ids is 'Ids of deleted rows of which there is no copy, for 30 days.';
create index deleted_ids_trip_idx on app.deleted_ids (trip_id);
create index deleted_ids_deleted_at_idx on app.deleted_ids (deleted_at);
alter table app.deleted_ids enable row level security;

create table app.reserved_ids (
  id uuid not null,
  source text not null,
  trip_id uuid not null references app.deleted_trips (trip_id) on delete cascade,
  primary key (id, source, trip_id)
);
comment on table app.reserved_ids is 'The ids of what is in copies of deleted trips, by table: nobody else may take them.';
create index reserved_ids_trip_idx on app.reserved_ids (trip_id);
alter table app.reserved_ids enable row level security;

create function app.ids_of_snapshot(snapshot jsonb) returns table (id uuid, source text)
language sql immutable set search_path = '' as $$
  select (r.value ->> 'id')::uuid, t.key from jsonb_each(snapshot) t
  cross join lateral jsonb_array_elements(t.value) r
  where t.key in (
    'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes', 'trip_chat_messages',
    'trip_tasks', 'trip_settlements', 'trip_expenses', 'trip_polls', 'trip_votes'
  );
$$;
comment on function app.ids_of_snapshot is 'The ids in a copy of a trip that clients name when they insert.';

create function app.purge_deleted_trips() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from app.deleted_trips d where d.deleted_at < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end $$;

create function app.purge_deleted() returns integer language plpgsql volatile set search_path = '' as $$
declare
  trips constant integer := app.purge_deleted_trips();
  items integer;
  lines integer;
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  get diagnostics items = row_count;
  delete from app.deleted_ids d where d.deleted_at < now() - interval '30 days';
  delete from public.trip_activity_log l where l.created_at < now() - interval '90 days';
  get diagnostics lines = row_count;
  delete from public.trip_tracks k where k.deleted_at < now() - interval '30 days';
  delete from public.trip_documents d where d.deleted_at < now() - interval '30 days';
  delete from public.trip_lists l where l.deleted_at < now() - interval '30 days';
  delete from public.trip_list_entries e where e.deleted_at < now() - interval '30 days';
  delete from public.trip_polls p where p.deleted_at < now() - interval '30 days';
  return trips + items + lines;
end $$;
comment on function app.purge_deleted is 'Forgets trips and items that were deleted more than thirty days ago, and activity of more than ninety. Answers how many.';

create function app.copy_deleted_trip() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger copy_deleted_trip before delete on public.trips for each row execute function app.copy_deleted_trip();

create function app.copy_deleted_rows(trip uuid, source text, rows jsonb) returns void language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  insert into app.deleted_items as d (item_id, trip_id, source, snapshot)
  select (r.value ->> 'id')::uuid, trip, copy_deleted_rows.source, r.value from jsonb_array_elements(rows) r
  on conflict (item_id, source) do update
    set snapshot = excluded.snapshot, deleted_at = excluded.deleted_at
    where d.trip_id = excluded.trip_id;
end $$;

create function app.note_deleted_ids(trip uuid, source text, ids uuid[]) returns void language plpgsql volatile set search_path = '' as $$
#variable_conflict use_column
begin
  insert into app.deleted_ids as d (id, source, trip_id)
  select i, note_deleted_ids.source, trip from unnest(ids) i
  on conflict (id, source) do update set deleted_at = excluded.deleted_at where d.trip_id = excluded.trip_id;
end $$;

-- Asked of the index, however few copies there were when it was planned.
create function app.refuse_reserved_ids(source text, trip uuid, ids uuid[]) returns void
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  if exists (
    select from app.reserved_ids k where k.id = any (ids) and k.source = refuse_reserved_ids.source and k.trip_id <> trip
  ) or exists (
    select from app.deleted_items d where d.item_id = any (ids) and d.source = refuse_reserved_ids.source and d.trip_id <> trip
  ) then
    perform app.refuse(409, 'id_reserved', 'id');
  end if;
end $$;

create function app.refuse_deleted_trips(owner uuid, ids uuid[]) returns void
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  if exists (select from app.deleted_trips d where d.trip_id = any (ids) and d.owner_id <> owner) then
    perform app.refuse(409, 'id_reserved', 'id');
  end if;
end $$;

-- Copies are bounded too: beyond so many of an owner, or of a trip, the oldest go before their thirty days are over.
create function app.limit_deleted_trips() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.deleted_trips d where d.trip_id in (
    select o.trip_id from app.deleted_trips o where o.owner_id = new.owner_id
    order by o.deleted_at desc, o.trip_id offset app.limit_of('deleted-trips')
  );
  return null;
end $$;
create trigger limit_deleted_trips after insert on app.deleted_trips for each row execute function app.limit_deleted_trips();

create function app.limit_deleted_items() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  delete from app.deleted_items d
  using (select distinct c.trip_id from came c) t
  cross join lateral (
    select o.deleted_at from app.deleted_items o where o.trip_id = t.trip_id
    order by o.deleted_at desc offset greatest(app.limit_of('deleted-items') - 1, 0) limit 1
  ) oldest_allowed
  where d.trip_id = t.trip_id and d.deleted_at < oldest_allowed.deleted_at;
  return null;
end $$;
create trigger limit_deleted_items after insert on app.deleted_items referencing new table as came for each statement execute function app.limit_deleted_items();

-- A trip that is restored brings messages of those who have left meanwhile, too.
create function app.without_deleted(rows jsonb) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(r.value || coalesce(g.gone, '{}')), '[]')
  from jsonb_array_elements(rows) r
  cross join lateral (select r.value ?| '{text,left_at,option_id}'::text[] as is_message) m
  cross join lateral (
    select jsonb_object_agg(f.key, null) as gone
    from jsonb_each_text(r.value) f
    where ((f.key = 'assigned_to' or (f.key = 'created_by' and not r.value ?| '{operation,due_date,is_multiple}'::text[]))
        and not exists (select from app.accounts a where a.id = f.value::uuid))
      or (f.key = 'catalogue_id' and not exists (select from public.activities a where a.id = f.value::uuid))
  ) g
  where m.is_message or not (r.value ? 'user_id')
    or exists (select from app.accounts a where a.id = (r.value ->> 'user_id')::uuid);
$$;

-- Answers the ids that are nowhere: never in this trip, deleted too long ago, or gone with an earlier trip of this id.
create function app.restore_items(trip uuid, ids uuid[]) returns uuid[]
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
  foreach child in array app.item_tables() || 'trip_expenses'::text loop
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

create function public.restore_trip(trip_id uuid) returns uuid
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

create function public.purge_trip(trip_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from app.deleted_trips d where d.trip_id = purge_trip.trip_id and d.owner_id = app.uid();
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
end $$;
comment on function public.purge_trip is 'Forgets a deleted trip of the caller''s at once and for good.';

create function public.deleted_trips() returns table (
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

create function public.was_deleted(trip_id uuid, source text, id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  sources constant text[] := '{trip_expenses,trip_tasks,trip_chat_messages,trip_polls,trip_votes,trip_lists,trip_list_entries,trip_documents,trip_tracks}';
  is_marked boolean;
begin
  if not exists (select from app.visible_trip_ids() v (id) where v.id = was_deleted.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  if source = any (app.item_tables() || sources) is not true then return false; end if;
  execute format('select to_jsonb(x) ->> ''deleted_at'' is not null from public.%I x where x.id = $1 and x.trip_id = $2', source)
    into is_marked using id, trip_id;
  -- Brought back, it is there again.
  return coalesce(is_marked,
    exists (select from app.deleted_ids d where (d.id, d.source, d.trip_id) = (was_deleted.id, was_deleted.source, was_deleted.trip_id))
    or exists (select from app.deleted_items d where (d.item_id, d.source, d.trip_id) = (was_deleted.id, was_deleted.source, was_deleted.trip_id)));
end $$;
comment on function public.was_deleted is 'Whether a row of the trip, by its table and id, was deleted in the last thirty days and is not there.';
