-- A link that shows prices tells the rates of those in other currencies too, so that its page counts them as the planner does [PLUS-12].
do $migration$
declare
  source constant text := pg_catalog.pg_get_functiondef('public.shared_trip(text)'::regprocedure);
  was constant text := $$'{price,currency}'::text[]$$;
begin
  if strpos(source, was) = 0 then raise exception 'shared_trip is not as this migration knows it'; end if;
  execute replace(source, was, $$'{price,currency,rate}'::text[]$$);
end $migration$;
