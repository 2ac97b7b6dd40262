-- What a trip's news begin with outlasts a change of its owner [PLUS-17]. Without a moment in `trip_reads` they begin when a member joined,
-- and for an owner with the trip: the heir, a member until then, had all of the trip as unread, and the former owner, who joins at that
-- moment, had nothing unread any more. A transfer writes these moments where a person has none.

create or replace function app.transfer_trip(trip uuid, heir uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.trips t where t.id = trip and t.owner_id = app.uid() for update;
  if not found then perform app.refuse(404, 'trip_not_found', 'transfers'); end if;
  if not exists (
    select from public.trip_collaborators c join app.accounts a on a.id = c.user_id
    where c.trip_id = trip and c.user_id = heir and not a.is_banned
  ) then
    perform app.refuse(422, 'heir_not_member', 'transfers');
  end if;
  perform set_config('app.transfers_ownership', trip::text, true);
  update public.trips t set owner_id = heir where t.id = trip;
  insert into public.trip_reads (trip_id, user_id, read_at, activity_read_at)
  select c.trip_id, c.user_id, c.joined_at, c.joined_at from public.trip_collaborators c where c.trip_id = trip and c.user_id = heir
  on conflict on constraint trip_reads_pkey do update
    set read_at = coalesce(trip_reads.read_at, excluded.read_at),
      activity_read_at = coalesce(trip_reads.activity_read_at, excluded.activity_read_at);
  delete from public.trip_collaborators c where c.trip_id = trip and c.user_id = heir;
end $$;

create or replace function public.transfer_ownership(trip_id uuid, new_owner_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  perform app.require_own_trip(transfer_ownership.trip_id);
  perform app.transfer_trip(transfer_ownership.trip_id, new_owner_id);
  if (select count(*) from public.trips t where t.owner_id = new_owner_id) > app.limit_of('trips') then
    perform app.refuse(422, 'trips_too_many');
  end if;
  perform set_config('escale.counted', 'on', true);
  insert into public.trip_collaborators (trip_id, user_id, role) values (transfer_ownership.trip_id, caller, 'editor');
  insert into public.trip_reads (trip_id, user_id, read_at, activity_read_at)
  select t.id, caller, t.created_at, t.created_at from public.trips t where t.id = transfer_ownership.trip_id
  on conflict on constraint trip_reads_pkey do update
    set read_at = coalesce(trip_reads.read_at, excluded.read_at),
      activity_read_at = coalesce(trip_reads.activity_read_at, excluded.activity_read_at);
  delete from public.trip_activity_log l
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trip_collaborators' and l.item_id = caller;
  update public.trip_activity_log l set changes = jsonb_build_object('owner_id', jsonb_build_array(caller, new_owner_id))
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trips' and l.created_by = caller;
end $$;
