-- What whoever has a link may know of an item, named column by column.
--
-- So far the columns to hide were named, and each new one that says something of people or money had to be remembered.
-- Now it is the other way round: what is not named here is not shown. The rows come in the order in which they were made,
-- as the planner has them.

create function app.plan_columns() returns text[]
language sql immutable
return array[
  'id', 'title', 'date', 'time', 'end_time', 'duration', 'break_duration', 'type', 'sub_type', 'tolls_known', 'location',
  'start_location', 'end_location', 'address', 'check_in', 'check_out', 'check_in_time', 'check_out_time', 'notes', 'content'
];
comment on function app.plan_columns is 'The columns of items that are the plan, without people and money.';

create function app.plan_rows(child text, trip uuid, columns text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  plan jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(p.item order by p.created_at, p.id), ''[]'') from (
       select c.id, c.created_at, (
         select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(c)) e where e.key = any ($2)
       ) as item
       from public.%I c where c.trip_id = $1
     ) p', child)
    into plan using trip, columns;
  return plan;
end;
$$;

create or replace function app.shared_rows(child text, trip uuid) returns jsonb
language sql stable set search_path = ''
as $$ select app.plan_rows(child, trip, app.plan_columns()) $$;

comment on function public.shared_trip is
  'The plan of a trip, for whoever has the link. @returns import(''./plan.types.ts'').SharedPlan';
