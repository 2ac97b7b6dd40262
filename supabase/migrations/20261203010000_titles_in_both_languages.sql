-- Lists of supervisors are sorted by what they show [ADMIN-3, ADMIN-4, ADMIN-5]: posts, activities and the towns of airports have names in both
-- languages, and a list in English was sorted by the French titles, one of airports in French by the English towns. Indexes on the expressions
-- serve the other language, as they serve airports and posts (ADR 0058).

create index activities_title_en_idx on public.activities (app.list_word(coalesce(title_en, title)), id);
create index blog_posts_title_en_idx on public.blog_posts (app.list_word(title_en), id);
create index airports_city_fr_idx on public.airports (app.list_word(coalesce(city_fr, city, '')), iata);

create or replace function public.admin_activities(
  search text default '', country text default null, kind text default null, published boolean default null,
  sort text default 'country', descending boolean default false, page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  title constant text := case lang when 'en' then 'app.list_word(coalesce(k.title_en, k.title))' else 'k.title_key' end;
  is_by_country constant boolean := coalesce(sort not in ('title', 'updated'), true) and coalesce(country, '') = '';
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id',
    -- From one country to the next in their order, each by its index.
    case when is_by_country then format('(select c.iso_a2, app.list_word(c.%I) as name from public.countries c order by 2%s) c '
      || 'join public.activities k on k.country_iso_a2 = c.iso_a2', case lang when 'en' then 'name_en' else 'name_fr' end, direction)
      else 'public.activities k' end,
    app.list_search('k.search_key', search)
      || case when country <> '' then format(' and k.country_iso_a2 = %L', country) else '' end
      || case when kind <> '' then format(' and k.sub_type = %L', kind) else '' end
      || case published when true then ' and k.is_published' when false then ' and not k.is_published' else '' end,
    case when is_by_country then 'c.name' || direction || ', ' else '' end
      || case sort when 'updated' then 'k.updated_at' else title end || direction || ', k.id' || direction,
    'a.id, a.title, a.title_en, a.city, a.city_en, a.country_iso_a2, a.sub_type, a.duration, a.price, a.currency, a.is_published, a.updated_at',
    'public.activities a on a.id',
    page, size
  );
end $$;

drop function public.admin_posts(text, text, text, boolean, integer, integer);
create function public.admin_posts(
  search text default '', state text default null, sort text default 'updated', descending boolean default true,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  title constant text := case lang when 'en' then 'app.list_word(k.title_en)' else 'app.list_word(k.title_fr)' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.blog_posts k',
    app.list_search('app.list_key(k.title_fr, k.title_en, k.slug)', search)
      || case state when 'draft' then ' and k.status = ''draft'''
        when 'scheduled' then ' and k.status = ''published'' and k.published_at > now()'
        when 'published' then ' and k.status = ''published'' and k.published_at <= now()' else '' end,
    -- Drafts come last among the dated ones, whichever way round.
    case sort when 'title' then title || direction || ', k.id' || direction
      when 'published' then case when descending then 'k.published_at desc nulls last, k.id' else 'coalesce(k.published_at, ''infinity''), k.id' end
      else 'k.updated_at' || direction || ', k.id' || direction end,
    'p.id, p.slug, p.title_fr, p.title_en, p.country_iso_a2, p.status, p.published_at, p.updated_at, '
      || 'p.status = ''published'' and p.published_at > now() as is_scheduled, '
      || 'p.body_fr <> '''' as has_fr, p.body_en <> '''' as has_en',
    'public.blog_posts p on p.id',
    page, size
  );
end $$;
comment on function public.admin_posts is 'A page of the posts, drafts too. `state`: draft, scheduled, published; `sort`: updated, published, title. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedPost>';

drop function public.admin_airports(text, text, text, boolean, integer, integer);
create function public.admin_airports(
  search text default '', country text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  city constant text := case lang when 'en' then 'coalesce(k.city, '''')' else 'coalesce(k.city_fr, k.city, '''')' end;
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
comment on function public.admin_airports is
  'A page of the airports. `sort`: name, code, city. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./database.types.ts'').Tables<''airports''>>';
