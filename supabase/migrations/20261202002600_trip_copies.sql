-- Trips made of other trips: of a sample, of a trip that one may read, of a file [PLUS-21] [PLUS-14].
--
-- All run as their caller, so that the trip is made as everybody makes theirs: grants, policies, checks, limits of rows and log hold.
--
-- Of a trip, items, ideas and notes come along, each as many days into the trip as before, at the same wall-clock time; tasks when asked for,
-- to be done again. Of a booking the phone and the link remain: the copy has another. Never who takes part, what was said, paid and shared,
-- and what was spent besides: they belong to the people of the other trip.
--
-- A trip file of `src/domain/trip-file` is written from `trip_rows`, of tables that the caller names, and read by `import_trip`, in one
-- transaction; a new table of `app.trip_tables()` needs nothing here. The lists of everyone come along too, though recovery copies leave them
-- where they are; private ones never do. What others have said, asked and paid (`app.insert_past`) is theirs under new ids, with the names of
-- former members; only a trip of the same transaction takes it, so nobody is made to say something where others are.

-- The items of a plan in one language, from the day on which the trip begins.
create function app.sample_items(items jsonb, first date, language text)
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

create function public.use_sample_trip(id uuid, slug text, start_date date, language text) returns uuid
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

  insert into public.trips (id, title, description, destination, destination_details, start_date, end_date, currency, travellers)
  values (
    trip, case when lang = 'en' then sample.title_en else sample.title_fr end,
    case when lang = 'en' then sample.summary_en else sample.summary_fr end,
    case when lang = 'en' then sample.destination_en else sample.destination_fr end,
    sample.location || jsonb_strip_nulls(jsonb_build_object('country_iso_a2', sample.country_iso_a2)),
    first, first + sample.days - 1, sample.currency, 2);
  insert into public.trip_accommodations (trip_id, title, address, location, check_in, check_out, check_in_time, price, currency, notes, position)
  select trip, i.title, i.place ->> 'formatted_address', i.place, i.day, i.day + coalesce(i.nights, 1), coalesce(i.time, '14:00'), i.price, sample.currency, i.notes, i.n
  from app.sample_items(sample.items, first, lang) i where i.kind = 'accommodation';
  insert into public.trip_activities (trip_id, title, date, time, duration, sub_type, location, closed_on, price, currency, notes, position)
  select trip, i.title, i.day, i.time, coalesce(i.duration, 60), coalesce(i.sub_type, 'sightseeing'), i.place,
    array(select e::smallint from jsonb_path_query(sample.items -> (i.n - 1)::integer, '$.closed_on[*]') e), i.price, sample.currency, i.notes, i.n
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

create function public.copy_trip(id uuid, source_id uuid, title text, start_date date, with_tasks boolean default true)
returns uuid language plpgsql set search_path = '' as $$
declare
  trip constant uuid := coalesce(copy_trip.id, gen_random_uuid());
  days integer;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  if copy_trip.start_date is null then perform app.refuse(400, 'day_missing', 'start_date'); end if;
  if not app.is_day(copy_trip.start_date) then perform app.refuse(400, 'day_out_of_range', 'start_date'); end if;
  -- Sent twice, it is made once.
  if exists (select from public.trips t where t.id = trip and t.owner_id = app.uid()) then return trip; end if;
  select copy_trip.start_date - t.start_date into days from public.trips t where t.id = source_id;
  if not found then perform app.refuse(404, 'trip_not_found', 'source_id'); end if;

  insert into public.trips (id, title, description, destination, destination_details, start_date, end_date, currency, image_url, image_attribution, budget, travellers)
  select trip, coalesce(copy_trip.title, t.title), t.description, t.destination, t.destination_details, t.start_date + days, t.end_date + days,
    t.currency, t.image_url, t.image_attribution, t.budget, t.travellers
  from public.trips t where t.id = source_id;
  insert into public.trip_accommodations (trip_id, title, address, location, check_in, check_out, check_in_time, check_out_time, price, currency, notes, booking, position)
  select trip, i.title, i.address, i.location, i.check_in + days, i.check_out + days, i.check_in_time, i.check_out_time, i.price, i.currency,
    i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'), i.position
  from public.trip_accommodations i where i.trip_id = source_id;
  insert into public.trip_activities (trip_id, title, date, time, end_time, duration, type, sub_type, location, closed_on, opens_at, closes_at,
    price, currency, notes, booking, catalogue_id, position)
  select trip, i.title, i.date + days, i.time, i.end_time, i.duration, i.type, i.sub_type, i.location, i.closed_on, i.opens_at, i.closes_at,
    i.price, i.currency, i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'), i.catalogue_id, i.position
  from public.trip_activities i where i.trip_id = source_id;
  insert into public.trip_itineraries (trip_id, title, date, time, duration, break_duration, sub_type, tolls_known, start_location,
    end_location, distance_m, price, currency, notes, booking, position)
  select trip, i.title, i.date + days, i.time, i.duration, i.break_duration, i.sub_type, i.tolls_known, i.start_location, i.end_location,
    i.distance_m, i.price, i.currency, i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'), i.position
  from public.trip_itineraries i where i.trip_id = source_id;
  insert into public.trip_meals (trip_id, title, date, time, end_time, duration, sub_type, location, price, currency, notes, booking, position)
  select trip, i.title, i.date + days, i.time, i.end_time, i.duration, i.sub_type, i.location, i.price, i.currency, i.notes,
    nullif(i.booking - '{reference,seat}'::text[], '{}'), i.position
  from public.trip_meals i where i.trip_id = source_id;
  insert into public.trip_notes (trip_id, title, content, date, position)
  select trip, i.title, i.content, i.date + days, i.position
  from public.trip_notes i where i.trip_id = source_id;
  if with_tasks then
    insert into public.trip_tasks (trip_id, created_by, title, due_date)
    select trip, app.uid(), i.title, i.due_date + days
    from public.trip_tasks i where i.trip_id = source_id order by i.created_at, i.id;
  end if;
  return trip;
end $$;
comment on function public.copy_trip is 'Makes a trip of the caller''s own like one that they may read, beginning on start_date.';

create function app.trip_file_tables() returns text[] language sql immutable
  return app.trip_tables() || array['trip_lists', 'trip_list_entries', 'trip_tracks'];
comment on function app.trip_file_tables is 'The tables that a trip file may be written from, in the order in which they can be filled.';

create function public.trip_rows(trip_id uuid, tables text[]) returns json language plpgsql stable set search_path = '' as $$
declare
  whole jsonb;
  part jsonb;
  source text;
begin
  select jsonb_build_object('trips', jsonb_build_array(to_jsonb(t))) into whole from public.trips t where t.id = trip_rows.trip_id;
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  foreach source in array app.trip_file_tables() loop
    if source = any (tables) then
      execute format('select coalesce(jsonb_agg(r.content order by r.content ->> ''created_at'', r.content ->> ''id''), ''[]'') from (
        select to_jsonb(c) as content from public.%I c where c.trip_id = $1 and to_jsonb(c) ->> ''private_to'' is null limit 10000) r', source) into part using trip_rows.trip_id;
      whole := whole || jsonb_build_object(source, part);
    end if;
  end loop;
  return whole;
end $$;
comment on function public.trip_rows is
  'The rows of a trip that its members see, of the tables that the caller names, at one moment; 10 000 of a table at most. @returns Record<string, Json[]>';

create function app.insert_rows(trip uuid, source text, rows jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  columns constant text := (select string_agg(format('%I', k), ', ') from jsonb_object_keys(rows -> 0) k where k <> 'trip_id');
begin
  if columns is null then return; end if;
  execute format('insert into public.%1$I (trip_id, %2$s) select $1, %2$s from jsonb_populate_recordset(null::public.%1$I, $2)', source, columns)
    using trip, rows;
end $$;
comment on function app.insert_rows is 'Adds rows to a table below a trip, with the columns that the first of them has.';

-- Everything of it is made now, so nothing of it can be somebody's who has not asked for it.
create function app.insert_past(trip uuid, people jsonb, rows jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  named uuid[];
  entry jsonb;
begin
  if not exists (select from public.trips t where t.id = trip and t.owner_id = caller and t.created_at = now()) then
    perform app.forbid('not_trip_owner', 'trip_id');
  end if;
  if jsonb_array_length(people) > app.limit_of('collaborators') then perform app.refuse(422, 'collaborators_too_many', 'people'); end if;
  named := array(select (p.value ->> 'user_id')::uuid from jsonb_array_elements(people) p);
  if exists (select from app.accounts a where a.id = any (named)) then perform app.refuse(422, 'trip_file_invalid', 'people'); end if;
  insert into public.trip_former_members (trip_id, user_id, name)
  select trip, p.user_id, p.name from jsonb_populate_recordset(null::public.trip_former_members, people) p;

  for entry in select r.value from jsonb_each(rows) t cross join lateral jsonb_array_elements(t.value) r loop
    if exists (
      select from jsonb_each_text(entry) c where c.key in ('user_id', 'created_by', 'from_id', 'to_id', 'ticked_by')
        and c.value::uuid <> all (named || caller)
    ) or (entry ->> 'created_at')::timestamptz > now() then
      perform app.refuse(422, 'trip_file_invalid', 'rows');
    end if;
  end loop;
  insert into public.trip_polls (id, trip_id, question, options, is_multiple, closes_at, closed_at, created_by, created_at)
  select p.id, trip, p.question, p.options, p.is_multiple, p.closes_at, p.closed_at, p.created_by, p.created_at
  from jsonb_populate_recordset(null::public.trip_polls, rows -> 'trip_polls') p;
  insert into public.trip_votes (id, trip_id, poll_id, option_id, user_id)
  select v.id, trip, v.poll_id, v.option_id, v.user_id
  from jsonb_populate_recordset(null::public.trip_votes, rows -> 'trip_votes') v
  join public.trip_polls p on p.id = v.poll_id and p.trip_id = trip
  where p.options @> jsonb_build_array(jsonb_build_object('id', v.option_id));
  insert into public.trip_chat_messages (id, trip_id, user_id, text, created_at, reply_to, mentions, item_id)
  select m.id, trip, m.user_id, m.text, m.created_at, m.reply_to, coalesce(m.mentions, '{}'), m.item_id
  from jsonb_populate_recordset(null::public.trip_chat_messages, rows -> 'trip_chat_messages') m;
  insert into public.trip_settlements (id, trip_id, from_id, to_id, amount, currency, created_by, created_at)
  select s.id, trip, s.from_id, s.to_id, s.amount, s.currency, caller, s.created_at
  from jsonb_populate_recordset(null::public.trip_settlements, rows -> 'trip_settlements') s;
  insert into public.trip_lists (id, trip_id, title, created_by)
  select l.id, trip, l.title, caller from jsonb_populate_recordset(null::public.trip_lists, rows -> 'trip_lists') l;
  insert into public.trip_list_entries (id, trip_id, list_id, text, quantity, is_heading, position, ticked_by)
  select e.id, trip, e.list_id, e.text, e.quantity, e.is_heading, e.position, e.ticked_by
  from jsonb_populate_recordset(null::public.trip_list_entries, rows -> 'trip_list_entries') e;
end $$;
comment on function app.insert_past is
  'Adds to a trip of this transaction its former members, what they or the caller have said, chosen and paid, and lists with their ticks.';

-- `check_price` gives a new cost the newest rate; an imported one has the rate of the file, or none.
create function app.set_rates(source text, rows jsonb) returns void language plpgsql volatile set search_path = '' as $$
begin
  if not rows -> 0 ? 'rate' then return; end if;
  execute format('update public.%1$I c set rate = r.rate from jsonb_populate_recordset(null::public.%1$I, $1) r
    where c.id = r.id and c.rate is distinct from r.rate', source) using rows;
end $$;
comment on function app.set_rates is 'Gives rows that were just added the rates that they came with.';

create function public.import_trip(trip jsonb, people jsonb, rows jsonb) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  past constant text[] := '{trip_polls,trip_votes,trip_chat_messages,trip_settlements,trip_lists,trip_list_entries}';
  made uuid;
  source text;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  -- Sent twice, it is made once.
  select t.id into made from public.trips t where t.id = (trip ->> 'id')::uuid and t.owner_id = app.uid();
  if found then return made; end if;
  insert into public.trips (id, title, description, destination, destination_details, start_date, end_date, status, currency, image_url, image_attribution, budget, travellers)
  select t.id, t.title, t.description, t.destination, t.destination_details, t.start_date, t.end_date, t.status, t.currency, t.image_url,
    t.image_attribution, t.budget, t.travellers
  from jsonb_populate_record(null::public.trips, trip) t
  returning id into made;
  perform app.insert_past(made, coalesce(people, '[]'), (select coalesce(jsonb_object_agg(r.key, r.value), '{}') from jsonb_each(rows) r where r.key = any (past)));
  foreach source in array app.trip_tables() || array['trip_tracks'] loop
    continue when not rows ? source or source = any (past);
    perform app.insert_rows(made, source, rows -> source);
    perform app.set_rates(source, rows -> source);
  end loop;
  return made;
exception
  when data_exception or undefined_column or not_null_violation or check_violation or foreign_key_violation or insufficient_privilege then
    if sqlerrm ~ '^[a-z_]+$' then raise; end if;
    perform app.refuse(422, 'trip_file_invalid', 'rows');
end $$;
comment on function public.import_trip is
  'Makes a trip of the caller''s own with all that a trip file holds, or nothing; `people` are those whom it names, under new ids.';
