-- The rows of a trip come in one order, no matter what was edited since [TRIP-4]: those that were made at once, as all of a sample and of a copy are,
-- came as they lay in their table, and an edit moved its row to the end. Rows of one moment are in the order of their `position`, then of
-- their ids; a copy numbers its rows as they are in the trip that it is made of. Both functions are as they were otherwise.

create or replace function public.whole_trip(trip_id uuid) returns json
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
            from public.trip_collaborators c where c.trip_id = t.id order by c.joined_at, c.user_id
          ) r
        ) as trip_collaborators,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.address, i.location, i.check_in, i.check_out, i.check_in_time, i.check_out_time,
              i.price, i.currency, i.paid_by, i.split, i.notes, i.booking
            from public.trip_accommodations i where i.trip_id = t.id order by i.created_at, i.position, i.id
          ) r
        ) as trip_accommodations,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.end_time, i.duration, i.type, i.sub_type, i.location, i.closed_on, i.opens_at, i.closes_at,
              i.price, i.currency, i.paid_by, i.split, i.notes, i.booking, i.catalogue_id
            from public.trip_activities i where i.trip_id = t.id order by i.created_at, i.position, i.id
          ) r
        ) as trip_activities,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.duration, i.break_duration, i.sub_type, i.tolls_known,
              i.start_location, i.end_location, i.price, i.currency, i.paid_by, i.split, i.notes, i.booking
            from public.trip_itineraries i where i.trip_id = t.id order by i.created_at, i.position, i.id
          ) r
        ) as trip_itineraries,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.end_time, i.duration, i.sub_type, i.location, i.price, i.currency,
              i.paid_by, i.split, i.notes, i.booking
            from public.trip_meals i where i.trip_id = t.id order by i.created_at, i.position, i.id
          ) r
        ) as trip_meals,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.content, i.date
            from public.trip_notes i where i.trip_id = t.id order by i.created_at, i.position, i.id
          ) r
        ) as trip_notes,
        (
          select coalesce(json_agg(r), '[]') from (
            select s.id, s.from_id, s.to_id, s.amount, s.currency, s.created_at
            from public.trip_settlements s where s.trip_id = t.id order by s.created_at, s.id
          ) r
        ) as trip_settlements,
        (
          select coalesce(json_agg(r), '[]') from (
            select e.id, e.trip_id, e.title, e.date, e.category, e.price, e.currency, e.paid_by, e.split, e.created_at
            from public.trip_expenses e where e.trip_id = t.id order by e.created_at, e.id
          ) r
        ) as trip_expenses,
        (
          select coalesce(json_agg(r), '[]') from (
            select f.user_id, f.name from public.trip_former_members f where f.trip_id = t.id order by f.user_id
          ) r
        ) as trip_former_members
      from public.trips t
      where t.id = whole_trip.trip_id
    ) whole
  );
end;
$$;

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
    insert into public.trip_tasks (trip_id, created_by, title, due_date)
    select trip, app.uid(), i.title, i.due_date + days
    from public.trip_tasks i where i.trip_id = source_id order by i.created_at, i.id;
  end if;
  return trip;
end $$;
