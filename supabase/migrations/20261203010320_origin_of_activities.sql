-- An activity of a trip remembers which entry of the catalogue it was taken from, also while that is deleted [PUB-5, ADMIN-3]: undoing the deletion
-- brings the entry back by its id, but trips had lost it and offered the idea a second time. Somebody who adds an idea that was deleted a
-- moment ago is not refused either: the id is a note of the origin, which no row depends on.

alter table public.trip_activities drop constraint trip_activities_catalogue_id_fkey;
drop index public.trip_activities_catalogue_idx;
comment on column public.trip_activities.catalogue_id is 'The catalogue entry it was taken from, which may be gone.';

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
  ) g
  where m.is_message or not (r.value ? 'user_id')
    or exists (select from app.accounts a where a.id = (r.value ->> 'user_id')::uuid);
$$;
