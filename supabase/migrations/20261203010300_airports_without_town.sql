-- The list of airports by town ends with those that have none, whichever way round [ADMIN-5]: it began with them. Each direction has an index that
-- serves it in either language (ADR 0058), as the dates of posts have.

alter index public.airports_city_idx rename to airports_last_city_idx;
alter index public.airports_city_fr_idx rename to airports_last_city_fr_idx;
create index airports_city_idx on public.airports (app.list_word(city), iata);
create index airports_city_fr_idx on public.airports (app.list_word(coalesce(city_fr, city)), iata);

create or replace function public.admin_airports(
  search text default '', country text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  -- Nulls come last upwards, and empty texts downwards.
  city constant text := case
    when lang = 'en' then case when descending then 'coalesce(k.city, '''')' else 'k.city' end
    else case when descending then 'coalesce(k.city_fr, k.city, '''')' else 'coalesce(k.city_fr, k.city)' end end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.iata', 'public.airports k',
    app.list_search('app.list_key(k.name, k.city, k.city_fr, k.iata, k.icao)', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end,
    case when btrim(search) ~* '^[a-z]{3}$' then format('k.iata = %L desc, ', upper(btrim(search))) else '' end
      || case sort when 'code' then '' when 'city' then format('app.list_word(%s)%s, ', city, direction)
        else 'app.list_word(k.name)' || direction || ', ' end
      || 'k.iata' || direction,
    'a.*', 'public.airports a on a.iata',
    page, size
  );
end $$;
