-- Capitals in French: a country has its name in both languages, its capital was named in English alone.
--
-- `capital_fr` comes with the reference data of the next start; without it the English name is shown.

alter table public.countries add column if not exists capital_fr text check (char_length(capital_fr) <= 200);
comment on column public.countries.capital is 'In English.';
comment on column public.countries.capital_fr is 'In French. @optional';

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('app.check_country()', 'perform app.check_text(new.capital, ''capital'', 200);', 'perform app.check_text(new.capital, ''capital'', 200);
  perform app.check_text(new.capital_fr, ''capital_fr'', 200);'),
    ('public.admin_countries(text, text, text, boolean, integer, integer, text)', 'k.name_en, k.capital, ', 'k.name_en, k.capital, k.capital_fr, ')
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;
