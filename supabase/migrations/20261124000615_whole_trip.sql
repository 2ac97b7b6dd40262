-- A trip with everything in it, as the planner shows it, in one request [TRIP-4].
--
-- What it reads is the caller's to see: it runs with their rights, and policies decide table by table. PL/pgSQL keeps its plans in the
-- session; the answer is JSON as PostgreSQL writes it, in the columns that pages ask of each table (`src/web/trip-data/queries.ts`).

create function public.whole_trip(trip_id uuid) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select row_to_json(whole)
    from (
      select
        t.id, t.title, t.description, t.destination, t.destination_details, t.start_date, t.end_date, t.status, t.currency,
        t.budget, t.image_url, t.image_attribution, t.owner_id,
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
              i.price, i.currency, i.paid_by, i.split, i.notes
            from public.trip_accommodations i where i.trip_id = t.id
          ) r
        ) as trip_accommodations,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.end_time, i.duration, i.type, i.sub_type, i.location, i.closed_on,
              i.price, i.currency, i.paid_by, i.split, i.notes, i.catalogue_id
            from public.trip_activities i where i.trip_id = t.id order by i.created_at
          ) r
        ) as trip_activities,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.duration, i.break_duration, i.sub_type, i.tolls_known,
              i.start_location, i.end_location, i.price, i.currency, i.paid_by, i.split, i.notes
            from public.trip_itineraries i where i.trip_id = t.id order by i.created_at
          ) r
        ) as trip_itineraries,
        (
          select coalesce(json_agg(r), '[]') from (
            select i.id, i.trip_id, i.title, i.date, i.time, i.end_time, i.duration, i.sub_type, i.location, i.price, i.currency,
              i.paid_by, i.split, i.notes
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
        ) as trip_settlements
      from public.trips t
      where t.id = whole_trip.trip_id
    ) whole
  );
end;
$$;
comment on function public.whole_trip is
  'A trip with its people and items, as a list for each table; null when there is none that the caller sees. @returns Record<string, Json> | null';
