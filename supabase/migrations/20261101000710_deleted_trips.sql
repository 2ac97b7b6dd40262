-- Deleted trips can come back.
--
-- Before a trip goes, one row keeps a snapshot of it and of everything in it, for 30 days. Its owner can list such
-- trips, restore one whole, or purge it for good. When an account is deleted no snapshot is kept. Rows past their
-- time are removed whenever another trip is deleted, and by `app.purge_deleted_trips()`, which the server calls.

create table app.deleted_trips (
  trip_id uuid primary key,
  owner_id uuid not null references app.accounts (id) on delete cascade,
  snapshot jsonb not null,
  deleted_at timestamptz not null default now()
);
comment on table app.deleted_trips is 'Snapshots, kept 30 days. `snapshot` has a key for each table, with its rows.';
create index deleted_trips_owner_idx on app.deleted_trips (owner_id);
create index deleted_trips_deleted_at_idx on app.deleted_trips (deleted_at);
alter table app.deleted_trips enable row level security;

create function app.trip_tables() returns text[]
language sql immutable
return array[
  'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_chat_messages', 'trip_tasks', 'trip_shares'
];
comment on function app.trip_tables is 'The tables below a trip, in the order in which they can be restored.';

create function app.trip_snapshot(trip uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
end;
$$;

create function app.purge_deleted_trips() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  gone integer;
begin
  delete from app.deleted_trips d where d.deleted_at < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end;
$$;

create function app.keep_deleted_trip() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.purge_deleted_trips();
  if exists (select from app.accounts a where a.id = old.owner_id) then
    insert into app.deleted_trips (trip_id, owner_id, snapshot)
    values (old.id, old.owner_id, app.trip_snapshot(old.id))
    on conflict (trip_id) do update
      set owner_id = excluded.owner_id, snapshot = excluded.snapshot, deleted_at = excluded.deleted_at;
  end if;
  return old;
end;
$$;
create trigger keep_deleted_trip before delete on public.trips for each row execute function app.keep_deleted_trip();

-- People and catalogue entries may have gone meanwhile: an item then names nobody, as it would have.
create function app.without_the_gone(rows jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(r.value || coalesce(g.gone, '{}')), '[]')
  from jsonb_array_elements(rows) r
  cross join lateral (
    select jsonb_object_agg(f.key, null) as gone
    from jsonb_each_text(r.value) f
    where (f.key in ('created_by', 'paid_by', 'assigned_to')
        and not exists (select from app.accounts a where a.id = f.value::uuid))
      or (f.key = 'catalogue_id' and not exists (select from public.activities a where a.id = f.value::uuid))
  ) g
  where not (r.value ? 'user_id') or exists (select from app.accounts a where a.id = (r.value ->> 'user_id')::uuid);
$$;

create function public.restore_trip(trip_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept jsonb;
  child text;
begin
  delete from app.deleted_trips d
  where d.trip_id = restore_trip.trip_id and d.owner_id = app.uid() and d.deleted_at >= now() - interval '30 days'
  returning d.snapshot into kept;
  if kept is null then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  insert into public.trips select r.* from jsonb_populate_recordset(null::public.trips, kept -> 'trips') r;
  foreach child in array app.trip_tables() loop
    execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r', child)
      using app.without_the_gone(coalesce(kept -> child, '[]'));
  end loop;
  return restore_trip.trip_id;
end;
$$;
comment on function public.restore_trip is 'Brings back a trip that the caller deleted in the last 30 days, with everything in it.';

create function public.purge_trip(trip_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from app.deleted_trips d where d.trip_id = purge_trip.trip_id and d.owner_id = app.uid();
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
end;
$$;
comment on function public.purge_trip is 'Forgets a deleted trip of the caller''s at once and for good.';

create function public.deleted_trips() returns table (
  id uuid, title text, destination text, start_date date, end_date date, deleted_at timestamptz, kept_until timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select d.trip_id, t ->> 'title', t ->> 'destination', (t ->> 'start_date')::date, (t ->> 'end_date')::date,
    d.deleted_at, d.deleted_at + interval '30 days'
  from app.deleted_trips d
  cross join lateral (select d.snapshot #> '{trips,0}' as t) s
  where d.owner_id = app.uid() and d.deleted_at >= now() - interval '30 days'
  order by d.deleted_at desc;
$$;
comment on function public.deleted_trips is 'The caller''s deleted trips that can still be restored.';
