-- The catalogue by country stands in the order of the countries' names, as its reader calls them, not in that of their codes.
--
-- The names are kept with the other keys of an activity, and follow when a country is called otherwise. Where one country is asked for
-- its name is the same everywhere, and the list is read by the index of its code as before.

alter table app.activity_keys add column country_fr text, add column country_en text;

create or replace function app.keep_activity_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.activity_keys (id, key, title_key, country_iso_a2, sub_type, is_published, updated_at, country_fr, country_en)
  select n.id, concat(' ', n.title_key, ' ' || app.list_word(n.title_en), ' ' || app.list_word(n.city), ' ' || app.list_word(n.city_en)),
    n.title_key, n.country_iso_a2, n.sub_type, n.is_published, n.updated_at, app.list_word(c.name_fr), app.list_word(c.name_en)
  from (select r.*, app.list_word(r.title) as title_key from written r) n
  left join public.countries c on c.iso_a2 = n.country_iso_a2
  on conflict (id) do update set key = excluded.key, title_key = excluded.title_key, country_iso_a2 = excluded.country_iso_a2,
    sub_type = excluded.sub_type, is_published = excluded.is_published, updated_at = excluded.updated_at,
    country_fr = excluded.country_fr, country_en = excluded.country_en;
  return null;
end;
$$;

create function app.keep_country_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.activity_keys k set country_fr = app.list_word(w.name_fr), country_en = app.list_word(w.name_en)
  from written w join gone g on g.iso_a2 = w.iso_a2
  where k.country_iso_a2 = w.iso_a2 and (g.name_fr, g.name_en) is distinct from (w.name_fr, w.name_en);
  return null;
end;
$$;
revoke execute on function app.keep_country_names() from public;

lock table public.activities, public.countries in share row exclusive mode;
update app.activity_keys k set country_fr = app.list_word(c.name_fr), country_en = app.list_word(c.name_en)
from public.countries c where c.iso_a2 = k.country_iso_a2;
create trigger keep_country_names after update on public.countries referencing old table as gone new table as written for each statement
  execute function app.keep_country_names();

create index activity_keys_country_fr_idx on app.activity_keys (country_fr, title_key, id);
create index activity_keys_country_en_idx on app.activity_keys (country_en, title_key, id);
create index activity_keys_sub_type_fr_idx on app.activity_keys (sub_type, country_fr, title_key, id);
create index activity_keys_sub_type_en_idx on app.activity_keys (sub_type, country_en, title_key, id);
create index activity_keys_unpublished_fr_idx on app.activity_keys (country_fr, title_key, id) where not is_published;
create index activity_keys_unpublished_en_idx on app.activity_keys (country_en, title_key, id) where not is_published;
drop index app.activity_keys_unpublished_idx;

drop function public.admin_activities(text, text, text, boolean, text, boolean, integer, integer);
create function public.admin_activities(
  search text default '', country text default null, kind text default null, published boolean default null,
  sort text default 'country', descending boolean default false, page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  of_country constant text := case when country <> '' then 'k.country_iso_a2' when lang = 'en' then 'k.country_en' else 'k.country_fr' end;
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
      else of_country || direction || ', k.title_key' || direction || ', k.id' end || direction,
    'a.id, a.title, a.title_en, a.city, a.city_en, a.country_iso_a2, a.sub_type, a.duration, a.price, a.currency, a.is_published, a.updated_at',
    'public.activities a on a.id',
    page, size
  );
end;
$$;
comment on function public.admin_activities is
  'A page of the catalogue. `sort`: country, title, updated. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedActivity>';
