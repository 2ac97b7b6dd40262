-- What the lists of the administration are narrowed by, beside what they are found and sorted by.
--
-- A page far down a list costs what stands before it: ten thousand rows were fetched to be thrown away. With all that a list
-- asks for in its keys, a page is chosen from the keys alone, by an index, and only its own rows are fetched
-- (…_lists_by_keys.sql). The keys stay true by the same triggers, a statement at a time.

alter table app.airport_keys add column country_iso_a2 text;
alter table app.activity_keys add column updated_at timestamptz;
alter table app.post_keys add column status text, add column published_at timestamptz, add column updated_at timestamptz;
alter table app.account_keys add column role text, add column is_premium boolean, add column is_banned boolean, add column created_at timestamptz;

create or replace function app.keep_airport_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.airport_keys as k (iata, key, name_key, city_key, country_iso_a2)
  select n.iata, concat(' ', n.name_key, ' ', n.city_key, ' ' || app.list_word(n.city_fr), ' ', lower(n.iata), ' ' || lower(n.icao)), n.name_key, n.city_key, n.country_iso_a2
  from (select r.*, app.list_word(r.name) as name_key, app.list_word(coalesce(r.city, '')) as city_key from written r) n
  on conflict (iata) do update set key = excluded.key, name_key = excluded.name_key, city_key = excluded.city_key, country_iso_a2 = excluded.country_iso_a2
  where (k.key, k.name_key, k.city_key, k.country_iso_a2) is distinct from (excluded.key, excluded.name_key, excluded.city_key, excluded.country_iso_a2);
  return null;
end;
$$;

create or replace function app.keep_activity_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.activity_keys (id, key, title_key, country_iso_a2, sub_type, is_published, updated_at)
  select n.id, concat(' ', n.title_key, ' ' || app.list_word(n.title_en), ' ' || app.list_word(n.city), ' ' || app.list_word(n.city_en)),
    n.title_key, n.country_iso_a2, n.sub_type, n.is_published, n.updated_at
  from (select r.*, app.list_word(r.title) as title_key from written r) n
  on conflict (id) do update set key = excluded.key, title_key = excluded.title_key, country_iso_a2 = excluded.country_iso_a2,
    sub_type = excluded.sub_type, is_published = excluded.is_published, updated_at = excluded.updated_at;
  return null;
end;
$$;

create or replace function app.keep_post_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.post_keys (id, key, title_key, status, published_at, updated_at)
  select n.id, concat(' ', n.title_key, ' ', app.list_word(n.title_en), ' ', replace(n.slug, '-', ' ')), n.title_key, n.status, n.published_at, n.updated_at
  from (select r.*, app.list_word(r.title_fr) as title_key from written r) n
  on conflict (id) do update set key = excluded.key, title_key = excluded.title_key, status = excluded.status,
    published_at = excluded.published_at, updated_at = excluded.updated_at;
  return null;
end;
$$;

create or replace function app.keep_account_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.account_keys as k (id, key, name_key, role, is_premium, is_banned, created_at)
  select n.id, concat(' ', n.name_key, ' ' || app.list_word(n.first_name), ' ' || app.list_word(n.last_name), ' ' || app.list_word(n.email)), n.name_key,
    n.role, n.is_premium, n.is_banned, n.created_at
  from (select r.*, app.list_word(coalesce(r.name, '')) as name_key from written r) n
  on conflict (id) do update set key = excluded.key, name_key = excluded.name_key, role = excluded.role, is_premium = excluded.is_premium,
    is_banned = excluded.is_banned, created_at = excluded.created_at
  where (k.key, k.name_key, k.role, k.is_premium, k.is_banned, k.created_at) is distinct from
    (excluded.key, excluded.name_key, excluded.role, excluded.is_premium, excluded.is_banned, excluded.created_at);
  return null;
end;
$$;

-- Those that are there already.
update app.airport_keys k set country_iso_a2 = r.country_iso_a2 from public.airports r where r.iata = k.iata;
update app.activity_keys k set updated_at = r.updated_at from public.activities r where r.id = k.id;
update app.post_keys k set status = r.status, published_at = r.published_at, updated_at = r.updated_at from public.blog_posts r where r.id = k.id;
update app.account_keys k set role = r.role, is_premium = r.is_premium, is_banned = r.is_banned, created_at = r.created_at from app.accounts r where r.id = k.id;
alter table app.airport_keys alter column country_iso_a2 set not null;
alter table app.activity_keys alter column updated_at set not null;
alter table app.post_keys alter column status set not null, alter column updated_at set not null;
alter table app.account_keys alter column role set not null, alter column is_premium set not null, alter column is_banned set not null, alter column created_at set not null;

create index airport_keys_country_idx on app.airport_keys (country_iso_a2, name_key, iata);
create index activity_keys_updated_idx on app.activity_keys (updated_at, id);
create index post_keys_updated_idx on app.post_keys (updated_at, id);
create index post_keys_last_idx on app.post_keys (published_at desc nulls last, id);
create index post_keys_first_idx on app.post_keys (published_at, id);
create index post_keys_status_idx on app.post_keys (status, updated_at, id);
create index account_keys_created_idx on app.account_keys (created_at, id);
create index account_keys_role_idx on app.account_keys (role, created_at, id);
create index account_keys_banned_idx on app.account_keys (created_at, id) where is_banned;
create index account_keys_premium_idx on app.account_keys (created_at, id) where is_premium;
-- Nothing reads these any more.
drop index public.activities_updated_idx, public.blog_posts_updated_idx, public.blog_posts_dated_idx, public.blog_posts_status_idx;
drop index app.accounts_banned_idx, app.accounts_premium_idx;
