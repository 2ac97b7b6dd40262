-- Changes a function of an earlier migration where that one stays as it is: by the text that it has, and the text that it gets.

create function app.change_function(name text, was text, is_now text) returns void language plpgsql set search_path = '' as $$
declare
  source constant text := pg_catalog.pg_get_functiondef(name::regprocedure);
begin
  if strpos(source, was) = 0 then raise exception '% is not as this migration knows it', name; end if;
  execute replace(source, was, is_now);
end $$;
comment on function app.change_function is 'For migrations: replaces a part of a function; fails where it does not have it.';
