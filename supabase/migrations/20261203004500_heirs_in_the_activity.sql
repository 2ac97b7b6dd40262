-- A line of the activity says to whom a trip went, also where its owner handed it on by deleting their account [PLUS-17] [PLUS-9]. Only
-- `transfer_ownership` wrote both owners into the line; after a deletion it had neither, and read “handed the trip over to the trip”. Now both
-- are columns' values like any other, for every way in which a trip gets another owner.
--
-- `transfer_ownership` is as in `news_of_former_owners` otherwise.

-- The columns that changed, the currency with a price or a budget; what is logged of them, and what is not a change to anybody.
create or replace function app.changes_of(was jsonb, is_now jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, case
    when c.key in ('title', 'date', 'time', 'end_time', 'duration', 'check_in', 'check_out', 'check_in_time', 'check_out_time',
      'price', 'currency', 'destination', 'start_date', 'end_date', 'budget', 'status', 'assigned_to', 'due_date',
      'completed_at', 'owner_id') then jsonb_build_array(was -> c.key, c.value)
    else '[]' end), '{}')
  from jsonb_each(is_now) c
  where (c.value is distinct from was -> c.key
      or (c.key = 'currency' and (was -> 'price', was -> 'budget') is distinct from (is_now -> 'price', is_now -> 'budget')))
    and c.key not in ('updated_at', 'position', 'distance_m', 'destination_details', 'image_attribution');
$$;

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
end $$;
