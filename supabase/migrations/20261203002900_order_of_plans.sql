-- The plan of a link and of a calendar has its rows in the order of the trip itself [PLUS-4]: those of one moment by their `position` first.
-- The rows of copies and samples that were made before positions were numbered have one position: they are numbered as they lie in their
-- table, which is how they were shown. Nobody has changed them, so that their triggers are off meanwhile: nothing is logged or announced.

create or replace function app.plan_rows(child text, trip uuid, columns text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  plan jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(p.item order by p.created_at, p.position, p.id), ''[]'') from (
       select c.id, c.created_at, c.position, (
         select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(c)) e where e.key = any ($2)
       ) || jsonb_build_object(''id'', app.opaque_id(c.id)) as item
       from public.%I c where c.trip_id = $1
     ) p', child)
    into plan using trip, columns;
  return plan;
end $$;

do $$
declare
  source text;
begin
  foreach source in array app.item_tables() loop
    execute format('alter table public.%I disable trigger user', source);
    execute format('
      update public.%1$I t set position = n.place
      from (
        select m.*, max(m.ties) over (partition by m.trip_id, m.created_at) as most
        from (
          select r.id, r.trip_id, r.created_at, row_number() over (partition by r.trip_id, r.created_at order by r.position, r.ctid) as place,
            count(*) over (partition by r.trip_id, r.created_at, r.position) as ties
          from public.%1$I r
        ) m
      ) n
      where n.id = t.id and n.most > 1', source);
    execute format('alter table public.%I enable trigger user', source);
  end loop;
end $$;
