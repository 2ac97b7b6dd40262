-- The name of somebody whose account is gone does not come back with a trip that is restored: the lines of the activity about who joined and
-- left have it as their title, and those of a deleted trip were out of reach when it went [PLUS-9]. Restored, they have no title; and
-- who asks that the name be forgotten is in no copy any more, which the trip's owner exports.

create or replace function app.without_deleted(rows jsonb) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(r.value || coalesce(g.gone, '{}')), '[]')
  from jsonb_array_elements(rows) r
  cross join lateral (select r.value ?| '{text,left_at,option_id}'::text[] as is_message) m
  cross join lateral (
    select jsonb_object_agg(f.key, null) as gone
    from jsonb_each_text(r.value) f
    where ((f.key = 'assigned_to' or (f.key = 'created_by' and not r.value ?| '{operation,due_date,is_multiple}'::text[]))
        and not exists (select from app.accounts a where a.id = f.value::uuid))
      or (f.key = 'title' and r.value ->> 'source' = 'trip_collaborators'
        and not exists (select from app.accounts a where a.id = (r.value ->> 'item_id')::uuid))
      or (f.key = 'catalogue_id' and not exists (select from public.activities a where a.id = f.value::uuid))
  ) g
  where m.is_message or not (r.value ? 'user_id')
    or exists (select from app.accounts a where a.id = (r.value ->> 'user_id')::uuid);
$$;

create or replace function app.forget_name(person uuid, trip uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  former constant jsonb := jsonb_build_array(jsonb_build_object('user_id', person));
  lines constant jsonb := jsonb_build_array(jsonb_build_object('source', 'trip_collaborators', 'item_id', person));
begin
  update public.trip_former_members f set name = null where f.user_id = person and f.trip_id = coalesce(trip, f.trip_id);
  update public.trip_activity_log l set title = null
  where l.source = 'trip_collaborators' and l.item_id = person and l.trip_id = coalesce(trip, l.trip_id);
  update app.deleted_trips d set snapshot = d.snapshot || jsonb_build_object(
    'trip_former_members', (
      select coalesce(jsonb_agg(case when r.value @> (former -> 0) then r.value || '{"name": null}' else r.value end), '[]')
      from jsonb_array_elements(d.snapshot -> 'trip_former_members') r
    ),
    'trip_activity_log', (
      select coalesce(jsonb_agg(case when r.value @> (lines -> 0) then r.value || '{"title": null}' else r.value end), '[]')
      from jsonb_array_elements(d.snapshot -> 'trip_activity_log') r
    )
  )
  where trip is null and (d.snapshot @> jsonb_build_object('trip_former_members', former)
    or d.snapshot @> jsonb_build_object('trip_activity_log', lines));
end $$;
