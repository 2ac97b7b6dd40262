-- An undo leaves alone what others have written, also into a list that is undone, and after a restore that is undone [PLUS-2]: the list was
-- marked as deleted with their entries, the item was deleted with their changes.
--
-- A list may be among what is removed (`trip_lists`), with the entries that its author has written: { "id", "text", "quantity" }. It is marked as
-- deleted, or left alone where it has others, or others have ticked it. What is restored is answered as it came back, so that its undo can name
-- it as it was seen: { "skipped": [ids], "restored": [ { "table": "trip_notes", … }, … ] }.
--
-- `change_trip` is as in `undone_additions` otherwise.

create or replace function public.change_trip(trip_id uuid, changes jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  trip constant uuid := trip_id;
  is_lenient constant boolean := coalesce((changes ->> 'lenient')::boolean, false);
  dates constant text[] := array['start_date', 'end_date'];
  -- Ids that were left alone: somebody else has changed or deleted them meanwhile.
  skipped uuid[] := '{}';
  stuck uuid[];
  source text;
  part jsonb;
  wanted jsonb;
  columns text;
  back jsonb := '[]';
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
    wanted := part -> 'to';
    select to_jsonb(jsonb_populate_record(t, wanted)) = to_jsonb(t), to_jsonb(jsonb_populate_record(t, part -> 'from')) = to_jsonb(t)
      into is_done, is_as_seen
      from public.trips t where t.id = trip;
    if not is_done and not is_as_seen then
      if is_lenient then
        -- The columns of each group that is as it was seen, or as wanted: an amount and its currency are one, and the dates are.
        select coalesce(jsonb_object_agg(c.key, c.value), '{}') into wanted
          from (
            select jsonb_object_agg(a.key, a.value) as wanted, coalesce(jsonb_object_agg(a.key, b.value) filter (where b.key is not null), '{}') as was
            from jsonb_each(part -> 'to') a left join jsonb_each(part -> 'from') b on b.key = a.key
            group by case when a.key in ('start_date', 'end_date') then 'dates' when a.key in ('budget', 'currency') then 'money' else a.key end
          ) g cross join public.trips t cross join lateral jsonb_each(g.wanted) c
          where t.id = trip and to_jsonb(t) in (to_jsonb(jsonb_populate_record(t, g.was)), to_jsonb(jsonb_populate_record(t, g.wanted)));
        skipped := array[trip];
      end if;
      -- The items move with the dates, or not at all.
      if not is_lenient or ((part -> 'to') ?| dates and not wanted ?| dates) then
        perform app.refuse(409, 'trip_changed', 'trip');
      end if;
    end if;
    if not is_done then
      select string_agg(quote_ident(k), ', ') into columns from jsonb_object_keys(wanted) k;
      if columns is not null then
        execute format('update public.trips t set (%1$s) = (select %1$s from jsonb_populate_record(t, $1)) where t.id = $2', columns)
          using wanted, trip;
      end if;
    end if;
  end if;

  if jsonb_array_length(changes -> 'restored') > 0 then
    stuck := app.restore_items(trip, array(select r::uuid from jsonb_array_elements_text(changes -> 'restored') r));
    if stuck <> '{}' and not is_lenient then perform app.refuse(409, 'trip_changed', 'items'); end if;
    skipped := skipped || stuck;
    foreach source in array app.item_tables() || 'trip_expenses'::text loop
      execute format('
        select coalesce(jsonb_agg(to_jsonb(t) - ''updated_at'' || jsonb_build_object(''table'', $3)), ''[]'') from public.%I t
        where t.trip_id = $1 and t.id in (select r::uuid from jsonb_array_elements_text($2) r)', source)
        into part using trip, changes -> 'restored', source;
      back := back || part;
    end loop;
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
    select i.value ->> 'table', jsonb_agg(i.value) from jsonb_array_elements(changes -> 'removed') i group by 1 order by 1
  loop
    if source is null or source <> all (app.item_tables() || '{trip_expenses,trip_lists}'::text[]) then perform app.refuse(400, 'change_invalid', 'removed'); end if;
    if source = 'trip_lists' then
      -- Who adds an entry at this moment is waited for.
      perform from public.trip_lists l join jsonb_array_elements(part) a on l.id = (a.value ->> 'id')::uuid where l.trip_id = trip for update of l;
      with asked as materialized (
        select (a.value ->> 'id')::uuid as id, a.value -> 'from' as was, a.value -> 'entries' as entries from jsonb_array_elements(part) a
      ), gone as (
        update public.trip_lists l set deleted_at = now() from asked a
        where l.id = a.id and l.trip_id = trip and l.deleted_at is null and (a.was is null or to_jsonb(jsonb_populate_record(l, a.was)) = to_jsonb(l))
          and not exists (
            select from public.trip_list_entries e where e.list_id = l.id and e.deleted_at is null and (
              e.ticked_by <> app.uid() or not exists (select from jsonb_array_elements(a.entries) x where to_jsonb(e) @> x.value)))
        returning l.id
      )
      select array(
        select l.id from public.trip_lists l join asked a on a.id = l.id
        where l.trip_id = trip and l.deleted_at is null and l.id not in (select g.id from gone g)) into stuck;
    else
      execute format('
        with asked as materialized (
          select (a.value ->> ''id'')::uuid as id, a.value -> ''from'' as was from jsonb_array_elements($1) a
        ), gone as (
          delete from public.%1$I t using asked a
          where t.id = a.id and t.trip_id = $2 and (a.was is null or to_jsonb(jsonb_populate_record(t, a.was)) = to_jsonb(t))
          returning t.id
        )
        select array(select t.id from public.%1$I t join asked a on a.id = t.id where t.trip_id = $2 and t.id not in (select g.id from gone g))', source)
        into stuck using part, trip;
    end if;
    if stuck <> '{}' and not is_lenient then perform app.refuse(409, 'trip_changed', 'items'); end if;
    skipped := skipped || stuck;
  end loop;

  return jsonb_build_object('skipped', to_jsonb(skipped)) || case back when '[]' then '{}' else jsonb_build_object('restored', back) end;
end $$;
