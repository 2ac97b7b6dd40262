-- Commands on a whole trip: its dates and many items at once, all or nothing, and their undo.
--
-- `change_trip` takes each row as the caller saw it (`from`) and as it is to be (`to`), naming the columns that change. A row that is
-- already as wanted is left alone, so a command sent twice happens once. A row that somebody else has changed ends it all with 409 or,
-- with `lenient`, is left alone and named in the answer: an undo never undoes somebody else's work. It runs as its caller: policies,
-- column grants and triggers hold. Commands of one trip wait for each other at the trip's row.

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
end $$;
comment on function public.change_trip is 'Changes a trip and its items at once, whole or not at all; rows are given as they were seen and as they are to be.';

-- The items of a plan in one language, from the day on which the trip begins.
create or replace function app.sample_items(items jsonb, first date, language text)
returns table (
  kind text, title text, notes text, day date, "time" time, duration integer, nights integer, sub_type text,
  place jsonb, "to" jsonb, price numeric, n bigint
)
language sql immutable set search_path = '' as $$
  select i.item ->> 'kind',
    case when sample_items.language = 'en' then i.item ->> 'title_en' else i.item ->> 'title_fr' end,
    case when sample_items.language = 'en' then i.item ->> 'note_en' else i.item ->> 'note_fr' end,
    sample_items.first + (i.item ->> 'day')::integer - 1, (i.item ->> 'time')::time, (i.item ->> 'duration')::integer,
    (i.item ->> 'nights')::integer, i.item ->> 'sub_type', nullif(i.item -> 'place', 'null'), nullif(i.item -> 'to', 'null'),
    (i.item ->> 'price')::numeric, i.n
  from jsonb_array_elements(sample_items.items) with ordinality i (item, n);
$$;

-- As its caller, so that the trip is made as everybody makes theirs: policies, checks and log hold.
create or replace function public.use_sample_trip(id uuid, slug text, start_date date, language text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  trip constant uuid := coalesce(use_sample_trip.id, gen_random_uuid());
  first constant date := use_sample_trip.start_date;
  lang constant text := coalesce(use_sample_trip.language, 'fr');
  sample public.sample_trips;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  if first is null then perform app.refuse(400, 'day_missing', 'start_date'); end if;
  if not app.is_day(first) then perform app.refuse(400, 'day_out_of_range', 'start_date'); end if;
  select s.* into sample from public.sample_trips s where s.slug = use_sample_trip.slug and s.is_published;
  if not found then perform app.refuse(404, 'sample_trip_unknown', 'slug'); end if;
  -- Sent twice, it is made once.
  if exists (select from public.trips t where t.id = trip and t.owner_id = app.uid()) then return trip; end if;

  insert into public.trips (id, title, description, destination, destination_details, start_date, end_date, currency)
  values (
    trip, case when lang = 'en' then sample.title_en else sample.title_fr end,
    case when lang = 'en' then sample.summary_en else sample.summary_fr end,
    case when lang = 'en' then sample.destination_en else sample.destination_fr end,
    sample.location || jsonb_strip_nulls(jsonb_build_object('country_iso_a2', sample.country_iso_a2)),
    first, first + sample.days - 1, sample.currency);
  insert into public.trip_accommodations (trip_id, title, address, location, check_in, check_out, check_in_time, price, currency, notes, position)
  select trip, i.title, i.place ->> 'formatted_address', i.place, i.day, i.day + coalesce(i.nights, 1), coalesce(i.time, '14:00'), i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'accommodation';
  insert into public.trip_activities (trip_id, title, date, time, duration, sub_type, location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), coalesce(i.sub_type, 'sightseeing'), i.place, i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'activity';
  insert into public.trip_itineraries (trip_id, title, date, time, duration, sub_type, start_location, end_location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, i.duration, coalesce(i.sub_type, 'other'), i.place, i."to", i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'itinerary';
  insert into public.trip_meals (trip_id, title, date, time, duration, sub_type, location, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), i.sub_type, i.place, i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'meal';
  insert into public.trip_notes (trip_id, title, content, date, position)
  select trip, i.title, i.notes, i.day, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'note';
  return trip;
end $$;
comment on function public.use_sample_trip is 'Makes a sample the caller''s own trip, beginning on start_date, in a language.';
