-- Commands on a whole trip: what `change_trip` takes, and the trip that it changes, read in one request.
--
-- `change_trip` changes a trip's own columns (`public.trips`) and the rows of six tables below it: `trip_accommodations`, `trip_activities`,
-- `trip_itineraries`, `trip_meals`, `trip_notes` (`app.item_tables()`) and `trip_expenses`; all or nothing. Messages, polls, votes, tasks, lists,
-- tracks, documents and settlements are written row by row at their tables, each of them for itself. Its argument:
--
--   {
--     "trip":     { "from": {column: value, …}, "to": {column: value, …} },
--     "items":    [ { "table": "trip_meals", "id": "…", "from": {column: value, …}, "to": {column: value, …} }, … ],
--     "removed":  [ { "table": "trip_notes", "id": "…" }, … ],
--     "restored": [ "id", … ],      ids of items and expenses that were deleted within thirty days (recovery_copies.sql)
--     "count":    12,               how many items the trip has, as the caller saw it; another number is 409
--     "lenient":  true              an undo: what somebody else has changed is left alone, not refused
--   }
--
-- Each part may be missing; the lists have 10 000 entries at most. A row is given as the caller saw it (`from`) and as it is to be (`to`),
-- naming the columns that change. A row that is already as wanted is left alone, so a command sent twice happens once. A row that somebody
-- else has changed ends it all with 409 or, with `lenient`, is left alone and named in the answer, `{ "skipped": [ids] }`: an undo never
-- undoes somebody else's work. It runs as its caller: policies, column grants and triggers hold. New rows are inserted at their tables.
-- Commands of one trip wait for each other at the trip's row.
--
-- `whole_trip` is a trip with everything in it, as the planner shows it, in one request [TRIP-4]. What it reads is the caller's to see: it
-- runs with their rights, and policies decide table by table. PL/pgSQL keeps its plans in the session; the answer is JSON as PostgreSQL
-- writes it, in the columns that pages ask of each table (`src/web/trip-data/queries.ts`).

create function public.change_trip(trip_id uuid, changes jsonb) returns jsonb
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
comment on function public.change_trip is 'Changes a trip and its items at once, whole or not at all; rows are given as they were seen and as they are to be.';

create function public.whole_trip(trip_id uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select row_to_json(whole)
    from (
      select
        t.id, t.title, t.description, t.destination, t.destination_details, t.start_date, t.end_date, t.status, t.currency,
        t.budget, t.travellers, t.image_url, t.image_attribution, t.owner_id,
        (
          select row_to_json(r) from (
            select p.id, p.name, p.email, p.avatar_url from public.profiles p where p.id = t.owner_id
          ) r
        ) as owner,
        (
          select coalesce(json_agg(r), '[]') from (
            select c.user_id, c.role, c.joined_at, (
              select row_to_json(person) from (
                select p.id, p.name, p.email, p.avatar_url from public.profiles p where p.id = c.user_id
              ) person
            ) as profile
            from public.trip_collaborators c where c.trip_id = t.id
          ) r
        ) as trip_collaborators,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.address, i.location, i.check_in, i.check_out, i.check_in_time, i.check_out_time,
              i.price, i.currency, i.paid_by, i.split, i.notes, i.booking
            from public.trip_accommodations i where i.trip_id = t.id
          ) r
        ) as trip_accommodations,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.end_time, i.duration, i.type, i.sub_type, i.location, i.closed_on, i.opens_at, i.closes_at,
              i.price, i.currency, i.paid_by, i.split, i.notes, i.booking, i.catalogue_id
            from public.trip_activities i where i.trip_id = t.id order by i.created_at
          ) r
        ) as trip_activities,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.duration, i.break_duration, i.sub_type, i.tolls_known,
              i.start_location, i.end_location, i.price, i.currency, i.paid_by, i.split, i.notes, i.booking
            from public.trip_itineraries i where i.trip_id = t.id order by i.created_at
          ) r
        ) as trip_itineraries,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.end_time, i.duration, i.sub_type, i.location, i.price, i.currency,
              i.paid_by, i.split, i.notes, i.booking
            from public.trip_meals i where i.trip_id = t.id order by i.created_at
          ) r
        ) as trip_meals,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.content, i.date
            from public.trip_notes i where i.trip_id = t.id order by i.created_at
          ) r
        ) as trip_notes,
        (
          select coalesce(json_agg(r), '[]') from (
            select s.id, s.from_id, s.to_id, s.amount, s.currency, s.created_at
            from public.trip_settlements s where s.trip_id = t.id order by s.created_at
          ) r
        ) as trip_settlements,
        (
          select coalesce(json_agg(r), '[]') from (
            select e.id, e.trip_id, e.title, e.date, e.category, e.price, e.currency, e.paid_by, e.split, e.created_at
            from public.trip_expenses e where e.trip_id = t.id order by e.created_at
          ) r
        ) as trip_expenses,
        (
          select coalesce(json_agg(r), '[]') from (
            select f.user_id, f.name from public.trip_former_members f where f.trip_id = t.id
          ) r
        ) as trip_former_members
      from public.trips t
      where t.id = whole_trip.trip_id
    ) whole
  );
end;
$$;
comment on function public.whole_trip is
  'A trip with its people and items, as a list for each table; null when there is none that the caller sees. @returns Record<string, Json> | null';
