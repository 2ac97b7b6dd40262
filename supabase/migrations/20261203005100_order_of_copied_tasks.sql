-- A copy of a trip has its tasks in the order of the other trip [TASK-1] [PLUS-21]: all are made at one moment, so that their ids decide, which were
-- drawn for each alone. Now as many are drawn as there are tasks, and given in their order, as an imported trip has them. The function is as it was
-- otherwise.

create or replace function public.copy_trip(id uuid, source_id uuid, title text, start_date date, with_tasks boolean default true)
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
    i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'), row_number() over (order by i.created_at, i.position, i.id)
  from public.trip_accommodations i where i.trip_id = source_id;
  insert into public.trip_activities (trip_id, title, date, time, end_time, duration, type, sub_type, location, closed_on, opens_at, closes_at,
    price, currency, notes, booking, catalogue_id, position)
  select trip, i.title, i.date + days, i.time, i.end_time, i.duration, i.type, i.sub_type, i.location, i.closed_on, i.opens_at, i.closes_at,
    i.price, i.currency, i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'), i.catalogue_id, row_number() over (order by i.created_at, i.position, i.id)
  from public.trip_activities i where i.trip_id = source_id;
  insert into public.trip_itineraries (trip_id, title, date, time, duration, break_duration, sub_type, tolls_known, start_location,
    end_location, distance_m, price, currency, notes, booking, position)
  select trip, i.title, i.date + days, i.time, i.duration, i.break_duration, i.sub_type, i.tolls_known, i.start_location, i.end_location,
    i.distance_m, i.price, i.currency, i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'), row_number() over (order by i.created_at, i.position, i.id)
  from public.trip_itineraries i where i.trip_id = source_id;
  insert into public.trip_meals (trip_id, title, date, time, end_time, duration, sub_type, location, price, currency, notes, booking, position)
  select trip, i.title, i.date + days, i.time, i.end_time, i.duration, i.sub_type, i.location, i.price, i.currency, i.notes,
    nullif(i.booking - '{reference,seat}'::text[], '{}'), row_number() over (order by i.created_at, i.position, i.id)
  from public.trip_meals i where i.trip_id = source_id;
  insert into public.trip_notes (trip_id, title, content, date, position)
  select trip, i.title, i.content, i.date + days, row_number() over (order by i.created_at, i.position, i.id)
  from public.trip_notes i where i.trip_id = source_id;
  if with_tasks then
    insert into public.trip_tasks (id, trip_id, created_by, title, due_date)
    select made.id, trip, app.uid(), i.title, i.due_date + days
    from (select t.*, row_number() over (order by t.created_at, t.id) as n from public.trip_tasks t where t.trip_id = source_id) i
    join (select u.id, row_number() over (order by u.id) as n
      from (select gen_random_uuid() as id from public.trip_tasks t where t.trip_id = source_id) u) made using (n);
  end if;
  return trip;
end $$;
