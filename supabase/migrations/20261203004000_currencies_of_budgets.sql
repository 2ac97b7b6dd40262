-- A line of the activity keeps the currency beside a price that changed, so that it reads the same once the trip has another one [COLLAB-4]. A
-- budget had none: what was a thousand euros read as a thousand yen after a change of the trip's currency.

-- The columns that changed, the currency with a price or a budget; what is logged of them, and what is not a change to anybody.
create or replace function app.changes_of(was jsonb, is_now jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, case
    when c.key in ('title', 'date', 'time', 'end_time', 'duration', 'check_in', 'check_out', 'check_in_time', 'check_out_time',
      'price', 'currency', 'destination', 'start_date', 'end_date', 'budget', 'status', 'assigned_to', 'due_date',
      'completed_at') then jsonb_build_array(was -> c.key, c.value)
    else '[]' end), '{}')
  from jsonb_each(is_now) c
  where (c.value is distinct from was -> c.key
      or (c.key = 'currency' and (was -> 'price', was -> 'budget') is distinct from (is_now -> 'price', is_now -> 'budget')))
    and c.key not in ('updated_at', 'position', 'distance_m', 'destination_details', 'image_attribution');
$$;
