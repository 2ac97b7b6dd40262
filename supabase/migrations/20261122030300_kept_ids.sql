-- A copy of what was deleted belongs to its trip and its owner, and so do the ids in it.
--
-- Whoever knew the id of a deleted trip or item could insert one of that id, and delete it: their copy took the place of the
-- owner's, or the owner's could not come back since its id was taken. Now the ids of all that was in a trip, and that a client may
-- name, are kept with its copy. A row with an id that is kept is refused, but for the owner's trip and for the trip that the
-- item was in. An id counts within its table: nobody keeps others from theirs by using it in another. The check runs after the
-- insert, when it sees a deletion that the insert may have waited for; a copy never takes the place of another's.

create table app.kept_ids (
  id uuid not null,
  source text not null,
  trip_id uuid not null references app.deleted_trips (trip_id) on delete cascade,
  primary key (id, source, trip_id)
);
comment on table app.kept_ids is 'The ids of what is in copies of deleted trips, by table: nobody else may take them.';
create index kept_ids_trip_idx on app.kept_ids (trip_id);
alter table app.kept_ids enable row level security;

create function app.ids_of_snapshot(snapshot jsonb) returns table (id uuid, source text)
language sql immutable set search_path = ''
as $$
  select (r.value ->> 'id')::uuid, t.key from jsonb_each(snapshot) t
  cross join lateral jsonb_array_elements(t.value) r
  where t.key in (
    'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes', 'trip_chat_messages',
    'trip_tasks', 'trip_settlements'
  );
$$;
comment on function app.ids_of_snapshot is 'The ids in a copy of a trip that clients name when they insert.';

insert into app.kept_ids (id, source, trip_id)
select i.id, i.source, d.trip_id from app.deleted_trips d, app.ids_of_snapshot(d.snapshot) i;

alter table app.deleted_items drop constraint deleted_items_pkey, add primary key (item_id, source);

create or replace function app.keep_deleted_trip() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept jsonb;
begin
  perform app.purge_deleted_trips();
  if not exists (select from app.accounts a where a.id = old.owner_id) then return old; end if;
  insert into app.deleted_trips as d (trip_id, owner_id, snapshot)
  values (old.id, old.owner_id, app.trip_snapshot(old.id))
  on conflict (trip_id) do update set snapshot = excluded.snapshot, deleted_at = excluded.deleted_at
    where d.owner_id = excluded.owner_id
  returning d.snapshot into kept;
  delete from app.kept_ids k where k.trip_id = old.id and kept is not null;
  insert into app.kept_ids (id, source, trip_id) select i.id, i.source, old.id from app.ids_of_snapshot(kept) i;
  return old;
end;
$$;

create or replace function app.keep_deleted_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
end;
$$;

-- Asked of the index, however few copies there were when it was planned.
create function app.refuse_kept_ids() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
begin
  if tg_table_name = 'trips' then
    if exists (
      select from came c join app.deleted_trips d on d.trip_id = c.id where d.owner_id <> (to_jsonb(c) ->> 'owner_id')::uuid
    ) then
      perform app.refuse(409, 'id_kept', 'id');
    end if;
  elsif exists (
    select from came c join app.kept_ids k on k.id = c.id and k.source = tg_table_name
    where k.trip_id <> (to_jsonb(c) ->> 'trip_id')::uuid
  ) or exists (
    select from came c join app.deleted_items d on d.item_id = c.id and d.source = tg_table_name
    where d.trip_id <> (to_jsonb(c) ->> 'trip_id')::uuid
  ) then
    perform app.refuse(409, 'id_kept', 'id');
  end if;
  return null;
end;
$$;

do $$
declare
  source text;
begin
  foreach source in array app.item_tables() || '{trips,trip_chat_messages,trip_tasks,trip_settlements}'::text[] loop
    execute format('create trigger refuse_kept_ids after insert on public.%I referencing new table as came
      for each statement execute function app.refuse_kept_ids()', source);
  end loop;
end;
$$;

-- As before; what cannot come back, because its id is in use, stays kept.
create or replace function app.restore_items(trip uuid, ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  child text;
  kept jsonb;
  there uuid[];
  found uuid[] := '{}';
begin
  if trip not in (select app.editable_trip_ids()) then perform app.forbid('not_trip_editor', 'trip_id'); end if;
  -- What comes back was within the limits of rows when it was made (app.is_limited).
  perform set_config('escale.restoring', 'on', true);
  foreach child in array app.item_tables() loop
    select jsonb_agg(d.snapshot) into kept from app.deleted_items d
    where d.item_id = any (ids) and d.trip_id = trip and d.source = child
      and d.deleted_at >= now() - interval '30 days';
    if kept is not null then
      execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r
        on conflict (id) do nothing', child) using app.without_the_gone(kept);
    end if;
    execute format('select array(select t.id from public.%I t where t.trip_id = $1 and t.id = any ($2))', child)
      into there using trip, ids;
    found := found || there;
  end loop;
  perform set_config('escale.restoring', '', true);
  delete from app.deleted_items d where d.item_id = any (found) and d.trip_id = trip;
  return array(select i from unnest(ids) i where i <> all (found));
end;
$$;
