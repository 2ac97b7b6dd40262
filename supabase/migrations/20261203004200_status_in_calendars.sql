-- A calendar that one subscribes to has the trip's status as well [PLUS-4]: the events of a cancelled trip were shown, took up time and reminded of
-- themselves like those of any other.
--
-- `calendar_plan` is as in `share_links` otherwise.

create or replace function public.calendar_plan(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  trip public.trips;
  columns constant text[] := app.plan_columns() || array['updated_at', 'booking'];
begin
  select t.* into trip
  from public.calendar_feeds f
  join public.trips t on t.id = f.trip_id
  join app.accounts a on a.id = f.user_id and not a.is_banned
  where f.token = app.share_hash(calendar_plan.token)
    and (t.owner_id = f.user_id
      or exists (select from public.trip_collaborators c where c.trip_id = t.id and c.user_id = f.user_id));
  if trip.id is null then perform app.refuse(404, 'calendar_not_found', 'token'); end if;
  return jsonb_build_object(
    'title', trip.title, 'start_date', trip.start_date, 'end_date', trip.end_date, 'status', trip.status, 'updated_at', trip.updated_at,
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end $$;
