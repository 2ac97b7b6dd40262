-- Plans that go out by a link or a calendar name their items by ids that no write knows.
--
-- Whoever had a link learnt the ids of a trip and of all its items. They now get others in their place, made from the true ones so
-- that the same item has the same one for good: pages tell items apart by them, and a calendar changes an entry that it
-- has instead of adding another. Ids are random, so nobody works back from one to the other.

create function app.opaque_id(id uuid) returns uuid
language sql immutable parallel safe
return substr(encode(sha256(uuid_send(id)), 'hex'), 1, 32)::uuid;
comment on function app.opaque_id is 'What stands for an id outside: always the same, and none that a write knows.';

create or replace function app.plan_rows(child text, trip uuid, columns text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  plan jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(p.item order by p.created_at, p.id), ''[]'') from (
       select c.id, c.created_at, (
         select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(c)) e where e.key = any ($2)
       ) || jsonb_build_object(''id'', app.opaque_id(c.id)) as item
       from public.%I c where c.trip_id = $1
     ) p', child)
    into plan using trip, columns;
  return plan;
end;
$$;

create or replace function public.shared_trip(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  share public.trip_shares;
  trip public.trips;
  columns text[] := app.plan_columns();
begin
  select s.* into share
  from public.trip_shares s
  join public.trips t on t.id = s.trip_id
  join app.accounts a on a.id = t.owner_id and not a.is_banned
  where s.token = app.share_hash(shared_trip.token) and s.revoked_at is null;
  if share.id is null then perform app.refuse(404, 'share_not_found', 'token'); end if;
  select t.* into trip from public.trips t where t.id = share.trip_id;
  if share.shows_prices then columns := columns || '{price,currency}'::text[]; end if;
  return jsonb_build_object(
    'shows_prices', share.shows_prices,
    'trip', to_jsonb(trip) - '{owner_id,budget,created_at,updated_at}'::text[]
      || jsonb_build_object('id', app.opaque_id(trip.id)),
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end;
$$;
