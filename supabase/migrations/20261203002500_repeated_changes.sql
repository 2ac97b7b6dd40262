-- A change of a trip that is sent again, because its answer was lost, finds what it has done itself, and is not refused for it [TRIP-2]: the day
-- that it removed took its items along, so that the number of items was another one. The page then offered to do it again, which removed
-- the day after. And an undo leaves the trip's own columns alone where somebody else has changed them, as it does with rows [PLUS-2]: it was
-- refused, however often it was sent.
--
-- `change_trip` is as in `trip_commands`, but that `count` is compared only where something of the change is still to be made, and that with
-- `lenient` the trip's own id is in `skipped` when its columns were left alone.

create function app.is_made(trip uuid, changes jsonb) returns boolean language plpgsql stable set search_path = '' as $$
declare
  source text;
  is_so boolean;
begin
  select to_jsonb(jsonb_populate_record(t, coalesce(changes #> '{trip,to}', '{}'))) = to_jsonb(t) into is_so
    from public.trips t where t.id = trip;
  foreach source in array app.item_tables() || 'trip_expenses'::text loop
    exit when not is_so;
    execute format('
      select not exists (
        select from jsonb_array_elements($2 -> ''removed'') r join public.%1$I t on t.id = (r.value ->> ''id'')::uuid
        where t.trip_id = $1 and r.value ->> ''table'' = %1$L
      ) and not exists (
        select from jsonb_array_elements($2 -> ''items'') i left join public.%1$I t on t.id = (i.value ->> ''id'')::uuid and t.trip_id = $1
        where i.value ->> ''table'' = %1$L and to_jsonb(jsonb_populate_record(t, i.value -> ''to'')) is distinct from to_jsonb(t)
      )', source) into is_so using trip, changes;
  end loop;
  return is_so and coalesce(changes -> 'restored', '[]') = '[]';
end $$;
comment on function app.is_made is 'Whether a change of `change_trip` is as if made: the columns as wanted, and what it removes gone.';

create or replace function public.change_trip(trip_id uuid, changes jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
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
    if amount <> (changes ->> 'count')::bigint and not app.is_made(trip, changes) then
      perform app.refuse(409, 'trip_changed', 'items');
    end if;
  end if;

  if jsonb_typeof(changes -> 'trip') = 'object' then
    part := changes -> 'trip';
    select to_jsonb(jsonb_populate_record(t, part -> 'to')) = to_jsonb(t),
        to_jsonb(jsonb_populate_record(t, part -> 'from')) = to_jsonb(t)
      into is_done, is_as_seen
      from public.trips t where t.id = trip;
    if not is_done and not is_as_seen then
      if not is_lenient then perform app.refuse(409, 'trip_changed', 'trip'); end if;
      skipped := array[trip];
    elsif not is_done then
      select string_agg(quote_ident(k), ', ') into columns from jsonb_object_keys(part -> 'to') k;
      execute format('update public.trips t set (%1$s) = (select %1$s from jsonb_populate_record(t, $1)) where t.id = $2', columns)
        using part -> 'to', trip;
    end if;
  end if;

  if jsonb_array_length(changes -> 'restored') > 0 then
    stuck := app.restore_items(trip, array(select r::uuid from jsonb_array_elements_text(changes -> 'restored') r));
    if stuck <> '{}' and not is_lenient then perform app.refuse(409, 'trip_changed', 'items'); end if;
    skipped := skipped || stuck;
  end if;

  for source, part in
    select i.value ->> 'table', jsonb_agg(i.value) from jsonb_array_elements(changes -> 'items') i group by 1 order by 1
  loop
    if source is null or source <> all (app.item_tables() || 'trip_expenses'::text) then perform app.refuse(400, 'change_invalid', 'items'); end if;
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
    if source is null or source <> all (app.item_tables() || 'trip_expenses'::text) then perform app.refuse(400, 'change_invalid', 'removed'); end if;
    execute format('delete from public.%I t where t.trip_id = $1 and t.id in (select r::uuid from jsonb_array_elements_text($2) r)', source)
      using trip, part;
  end loop;

  return jsonb_build_object('skipped', to_jsonb(skipped));
end $$;
