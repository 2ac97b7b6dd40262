-- The exact code stands first in the lists of airports and countries [ADMIN-5].
--
-- A search for "LIS" finds Lisbon and each airport whose name has a word with these letters: in the order of names, Lisbon came late.

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('public.admin_airports(text, text, text, boolean, integer, integer)', 'case sort when ''code'' then '''' when',
      'case when btrim(search) ~* ''^[a-z]{3}$'' then format(''k.iata = %L desc, '', upper(btrim(search))) else '''' end
      || case sort when ''code'' then '''' when'),
    ('public.admin_countries(text, text, text, boolean, integer, integer, text)', 'case sort when ''code'' then ''k.iso_a2''',
      'case when btrim(search) ~* ''^[a-z]{2}$'' then format(''k.iso_a2 = %L desc, '', upper(btrim(search))) else '''' end
      || case sort when ''code'' then ''k.iso_a2''')
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;
