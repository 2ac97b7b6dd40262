-- Ownership transfer: a trip gets another owner, and its owner stays as an editor [PLUS-17].
--
-- To somebody who is in the trip, at once. An owner without premium owns, plans and removes, but does not invite; links to join wait for
-- premium. The activity has one line for it. The new owner's calendar stays.

create or replace function app.end_former_member_feed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds f where f.trip_id = old.trip_id and f.user_id = old.user_id
    and not exists (select from public.trips t where t.id = old.trip_id and t.owner_id = old.user_id);
  return old;
end $$;
create or replace trigger end_calendar_feed after delete on public.trip_collaborators for each row execute function app.end_former_member_feed();
drop function if exists app.end_calendar_feed();

create or replace function public.transfer_ownership(trip_id uuid, new_owner_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  if not exists (select from app.visible_trip_ids() v (id) where v.id = transfer_ownership.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  if not exists (select from app.owned_trip_ids() o (id) where o.id = transfer_ownership.trip_id) then
    perform app.forbid('not_trip_owner', 'trip_id');
  end if;
  perform app.transfer_trip(transfer_ownership.trip_id, new_owner_id);
  if (select count(*) from public.trips t where t.owner_id = new_owner_id) > app.limit_of('trips') then
    perform app.refuse(422, 'trips_too_many');
  end if;
  perform set_config('escale.counted', 'on', true);
  insert into public.trip_collaborators (trip_id, user_id, role) values (transfer_ownership.trip_id, caller, 'editor');
  delete from public.trip_activity_log l
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trip_collaborators' and l.item_id = caller;
  update public.trip_activity_log l set changes = jsonb_build_object('owner_id', jsonb_build_array(caller, new_owner_id))
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trips' and l.created_by = caller;
end $$;
comment on function public.transfer_ownership is 'Makes a member the owner of the caller''s trip; the caller becomes an editor.';
