-- The catalogue's list tells the town in English too, as it does the title.

create or replace function public.admin_activities(
  search text default '', country text default null, kind text default null, published boolean default null,
  sort text default 'country', descending boolean default false, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.activity_keys k',
    app.list_search('k.key', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end
      || case when kind <> '' then format(' and k.sub_type = %L', kind) else '' end
      || case published when true then ' and k.is_published' when false then ' and not k.is_published' else '' end,
    case sort when 'title' then 'k.title_key' || direction || ', k.id'
      when 'updated' then 'k.updated_at' || direction || ', k.id'
      else 'k.country_iso_a2' || direction || ', k.title_key' || direction || ', k.id' end || direction,
    'a.id, a.title, a.title_en, a.city, a.city_en, a.country_iso_a2, a.sub_type, a.duration, a.price, a.currency, a.is_published, a.updated_at',
    'public.activities a on a.id',
    page, size
  );
end;
$$;
