-- A deleted task comes back as a deleted item does: from a copy, for thirty days, no matter who made it [PLUS-2]. Its undo inserted it again,
-- which the policy allows to its author alone, and which was refused where the one who was to do it had left the trip; now it goes through
-- `change_trip`, and comes back with its author, and with nobody to do it when that person has left. So no client sends `created_at` any
-- more, which a device whose clock is ahead had refused.

alter table app.deleted_items drop constraint deleted_items_source_check;
alter table app.deleted_items add constraint deleted_items_source_check check (source in (
  'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes', 'trip_expenses', 'trip_tasks'
));
comment on table app.deleted_items is 'Items and tasks as they were when they were deleted, for 30 days.';

create or replace trigger after_deletes after delete on public.trip_tasks referencing old table as went
  for each statement execute function app.after_deletes('tasks', 'copy', 'log', 'count');

create or replace function app.restore_items(trip uuid, ids uuid[]) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  child text;
  copy jsonb;
  there uuid[];
  found uuid[] := '{}';
begin
  if trip not in (select app.editable_trip_ids()) then perform app.forbid('not_trip_editor', 'trip_id'); end if;
  -- What comes back was within the limits of rows when it was made (app.is_limited).
  perform set_config('escale.restoring', 'on', true);
  foreach child in array app.item_tables() || array['trip_expenses', 'trip_tasks'] loop
    select jsonb_agg(d.snapshot) into copy from app.deleted_items d
    where d.item_id = any (ids) and d.trip_id = trip and d.source = child
      and d.deleted_at >= now() - interval '30 days';
    if child = 'trip_tasks' then
      -- Who has left the trip has nothing to do in it.
      select jsonb_agg(case when app.is_member(trip, (r.value ->> 'assigned_to')::uuid) then r.value else r.value || '{"assigned_to":null}' end)
        into copy from jsonb_array_elements(copy) r;
    end if;
    if copy is not null then
      execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r
        on conflict (id) do nothing', child) using app.without_deleted(copy);
    end if;
    execute format('select array(select t.id from public.%I t where t.trip_id = $1 and t.id = any ($2))', child)
      into there using trip, ids;
    found := found || there;
  end loop;
  perform set_config('escale.restoring', '', true);
  delete from app.deleted_items d where d.item_id = any (found) and d.trip_id = trip;
  return array(select i from unnest(ids) i where i <> all (found));
end $$;
comment on function app.restore_items is 'Brings deleted items and tasks of a trip back as they were. Answers the ids that are nowhere.';
