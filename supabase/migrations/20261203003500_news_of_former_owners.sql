-- What is unread to an owner begins before all else [PLUS-17]: a trip that was imported has messages older than itself. A transfer wrote the
-- moment at which the trip was made where the former owner had none, and lost what was unread of before.
--
-- `transfer_ownership` is as in `news_after_a_transfer` otherwise.

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
  values (transfer_ownership.trip_id, caller, '-infinity', '-infinity')
  on conflict on constraint trip_reads_pkey do update
    set read_at = coalesce(trip_reads.read_at, excluded.read_at),
      activity_read_at = coalesce(trip_reads.activity_read_at, excluded.activity_read_at);
  delete from public.trip_activity_log l
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trip_collaborators' and l.item_id = caller;
  update public.trip_activity_log l set changes = jsonb_build_object('owner_id', jsonb_build_array(caller, new_owner_id))
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trips' and l.created_by = caller;
end $$;
