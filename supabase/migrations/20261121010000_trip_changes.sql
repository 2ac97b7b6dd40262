-- Changes of a trip that are one: its dates and many items at once, whole or not at all, and the way back.
--
-- `change_trip` takes each row as the caller saw it (`from`) and as it is to be (`to`), naming nothing but the columns
-- that change. A row that is already as wanted is left alone, so the same change sent twice happens once; a row that
-- somebody else has changed meanwhile ends it all with 409, or, with `lenient`, is left alone and named in the answer:
-- that is how an undo never undoes somebody else's work. It runs as its caller: policies, column grants and triggers
-- hold as for any write. Changes of one trip wait for each other at the trip's row.
--
-- A deleted item is kept as it was for 30 days, with the id and all the columns it had, as a deleted trip is: bringing
-- it back takes its id and nothing else, so that nobody can make up who created it. Items that go with their whole
-- trip are in the trip's own snapshot.

create table app.deleted_items (
  item_id uuid primary key,
  trip_id uuid not null references public.trips (id) on delete cascade,
  source text not null
    check (source in ('trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes')),
  snapshot jsonb not null,
  deleted_at timestamptz not null default now()
);
comment on table app.deleted_items is 'Items as they were when they were deleted, kept 30 days.';
create index deleted_items_trip_idx on app.deleted_items (trip_id);
create index deleted_items_deleted_at_idx on app.deleted_items (deleted_at);
alter table app.deleted_items enable row level security;

create function app.item_tables() returns text[]
language sql immutable
return array['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'];
comment on function app.item_tables is 'The tables of items.';

create function app.keep_deleted_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  insert into app.deleted_items (item_id, trip_id, source, snapshot)
  select g.id, g.trip_id, tg_table_name, to_jsonb(g)
  from gone g
  where exists (select from public.trips t where t.id = g.trip_id)
  on conflict (item_id) do update
    set trip_id = excluded.trip_id, source = excluded.source, snapshot = excluded.snapshot, deleted_at = excluded.deleted_at;
  return null;
end;
$$;

do $$
declare
  source text;
begin
  foreach source in array app.item_tables() loop
    execute format('create trigger keep_deleted_items after delete on public.%I referencing old table as gone
      for each statement execute function app.keep_deleted_items()', source);
  end loop;
end;
$$;

-- Answers the ids that are nowhere: never in this trip, deleted too long ago, or gone with an earlier trip of this id.
create function app.restore_items(trip uuid, ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  child text;
  kept jsonb;
  there uuid[];
  found uuid[] := '{}';
begin
  if trip not in (select app.editable_trip_ids()) then perform app.forbid('not_trip_editor', 'trip_id'); end if;
  foreach child in array app.item_tables() loop
    with back as (
      delete from app.deleted_items d
      where d.item_id = any (ids) and d.trip_id = trip and d.source = child
        and d.deleted_at >= now() - interval '30 days'
      returning d.snapshot
    )
    select jsonb_agg(b.snapshot) into kept from back b;
    if kept is not null then
      execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r
        on conflict (id) do nothing', child) using app.without_the_gone(kept);
    end if;
    execute format('select array(select t.id from public.%I t where t.trip_id = $1 and t.id = any ($2))', child)
      into there using trip, ids;
    found := found || there;
  end loop;
  return array(select i from unnest(ids) i where i <> all (found));
end;
$$;
comment on function app.restore_items is 'Brings deleted items of a trip back as they were. Answers the ids that are nowhere.';

create function public.change_trip(trip_id uuid, changes jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  trip constant uuid := trip_id;
  is_lenient constant boolean := coalesce((changes ->> 'lenient')::boolean, false);
  -- Ids that were left alone: somebody else has changed or deleted them meanwhile.
  skipped uuid[] := '{}';
  stuck uuid[];
  source text;
  part jsonb;
  columns text;
  amount bigint := 0;
  total bigint;
  is_done boolean;
  is_as_seen boolean;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  if trip is null or trip not in (select app.editable_trip_ids()) then
    if trip in (select app.visible_trip_ids()) then perform app.forbid('not_trip_editor', 'trip_id'); end if;
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  if jsonb_typeof(changes) is distinct from 'object' then perform app.refuse(400, 'change_invalid', 'changes'); end if;
  if exists (
    select from (values (changes -> 'items'), (changes -> 'removed'), (changes -> 'restored')) v (list)
    where v.list is not null and (jsonb_typeof(v.list) <> 'array' or jsonb_array_length(v.list) > 10000)
  ) then
    perform app.refuse(400, 'change_invalid', 'changes');
  end if;

  perform from public.trips t where t.id = trip for update;

  if changes ? 'count' then
    foreach source in array app.item_tables() loop
      execute format('select count(*) from public.%I t where t.trip_id = $1', source) into total using trip;
      amount := amount + total;
    end loop;
    if amount <> (changes ->> 'count')::bigint then perform app.refuse(409, 'trip_changed', 'items'); end if;
  end if;

  if jsonb_typeof(changes -> 'trip') = 'object' then
    part := changes -> 'trip';
    select to_jsonb(jsonb_populate_record(t, part -> 'to')) = to_jsonb(t),
        to_jsonb(jsonb_populate_record(t, part -> 'from')) = to_jsonb(t)
      into is_done, is_as_seen
      from public.trips t where t.id = trip;
    if not is_done then
      if not is_as_seen then perform app.refuse(409, 'trip_changed', 'trip'); end if;
      select string_agg(quote_ident(k), ', ') into columns from jsonb_object_keys(part -> 'to') k;
      execute format('update public.trips t set (%1$s) = (select %1$s from jsonb_populate_record(t, $1)) where t.id = $2', columns)
        using part -> 'to', trip;
    end if;
  end if;

  if jsonb_array_length(changes -> 'restored') > 0 then
    skipped := app.restore_items(trip, array(select r::uuid from jsonb_array_elements_text(changes -> 'restored') r));
    if skipped <> '{}' and not is_lenient then perform app.refuse(409, 'trip_changed', 'items'); end if;
  end if;

  for source, part in
    select i.value ->> 'table', jsonb_agg(i.value) from jsonb_array_elements(changes -> 'items') i group by 1 order by 1
  loop
    if source is null or source <> all (app.item_tables()) then perform app.refuse(400, 'change_invalid', 'items'); end if;
    execute format('
      with asked as materialized (
        select (a.value ->> ''id'')::uuid as id, a.value -> ''from'' as was, a.value -> ''to'' as wanted
        from jsonb_array_elements($1) a
      ), fitting as materialized (
        select t.id from public.%I t join asked a on a.id = t.id
        where t.trip_id = $2 and to_jsonb(t) in (to_jsonb(jsonb_populate_record(t, a.was)), to_jsonb(jsonb_populate_record(t, a.wanted)))
        for update of t
      )
      select array(select a.id from asked a where a.id is null or a.id not in (select f.id from fitting f))', source)
      into stuck using part, trip;
    if stuck <> '{}' and not is_lenient then perform app.refuse(409, 'trip_changed', 'items'); end if;
    skipped := skipped || stuck;
    select string_agg(distinct quote_ident(k), ', ') into columns
      from jsonb_array_elements(part) i cross join lateral jsonb_object_keys(i.value -> 'to') k;
    continue when columns is null;
    execute format('
      update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, a.value -> ''to''))
      from jsonb_array_elements($1) a
      where t.id = (a.value ->> ''id'')::uuid and t.trip_id = $2 and t.id <> all ($3)', source, columns)
      using part, trip, stuck;
  end loop;

  for source, part in
    select i.value ->> 'table', jsonb_agg(i.value -> 'id') from jsonb_array_elements(changes -> 'removed') i group by 1 order by 1
  loop
    if source is null or source <> all (app.item_tables()) then perform app.refuse(400, 'change_invalid', 'removed'); end if;
    execute format('delete from public.%I t where t.trip_id = $1 and t.id in (select r::uuid from jsonb_array_elements_text($2) r)', source)
      using trip, part;
  end loop;

  return jsonb_build_object('skipped', to_jsonb(skipped));
end;
$$;
comment on function public.change_trip is
  'Changes a trip and its items at once, whole or not at all; rows are given as they were seen and as they are to be.';
