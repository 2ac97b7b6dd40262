-- What the lists of the administration are found and sorted by.
--
-- A search there finds without accents, capitals and punctuation, and names are sorted so. Working that out takes longer than
-- finding the row, so it is kept; not in the tables themselves, since whoever copies a row by the data API copies its columns,
-- and what is kept for us is none of theirs. Triggers keep the keys true, a statement at a time: loading thousands
-- of airports costs one more statement.

-- As `app.search_key` says; of plain letters it is three times as fast.
create function app.list_word(value text) returns text
language sql immutable parallel safe
return case
    when octet_length(value) = char_length(value)
      then btrim(regexp_replace(lower(value collate "C"), '[^a-z0-9]+', ' ', 'g'))
    else app.search_key(value)
  end;

create table app.airport_keys (
  iata text primary key references public.airports (iata) on update cascade on delete cascade,
  key text not null,
  name_key text not null,
  city_key text not null
);
create index airport_keys_key_idx on app.airport_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index airport_keys_name_idx on app.airport_keys (name_key, iata);
create index airport_keys_city_idx on app.airport_keys (city_key, iata);

create table app.activity_keys (
  id uuid primary key references public.activities (id) on delete cascade,
  key text not null,
  title_key text not null,
  country_iso_a2 text not null,
  sub_type text not null,
  is_published boolean not null
);
create index activity_keys_key_idx on app.activity_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index activity_keys_title_idx on app.activity_keys (title_key, id);
create index activity_keys_country_idx on app.activity_keys (country_iso_a2, title_key, id);
create index activity_keys_sub_type_idx on app.activity_keys (sub_type, country_iso_a2, title_key, id);
create index activity_keys_unpublished_idx on app.activity_keys (country_iso_a2, title_key, id) where not is_published;
create index activities_updated_idx on public.activities (updated_at, id);

create table app.post_keys (
  id uuid primary key references public.blog_posts (id) on delete cascade,
  key text not null,
  title_key text not null
);
create index post_keys_key_idx on app.post_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index post_keys_title_idx on app.post_keys (title_key, id);
create index blog_posts_updated_idx on public.blog_posts (updated_at, id);
create index blog_posts_dated_idx on public.blog_posts (published_at desc nulls last, id);
create index blog_posts_status_idx on public.blog_posts (status, updated_at, id);

create table app.account_keys (
  id uuid primary key references app.accounts (id) on delete cascade,
  key text not null,
  name_key text not null
);
create index account_keys_key_idx on app.account_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index account_keys_name_idx on app.account_keys (name_key, id);
create index accounts_created_idx on app.accounts (created_at, id);
create index accounts_banned_idx on app.accounts (created_at, id) where is_banned;
create index accounts_premium_idx on app.accounts (created_at, id) where is_premium;

comment on table app.airport_keys is 'What airports are found and sorted by. Server only.';
comment on table app.activity_keys is 'What the catalogue is found, sorted and filtered by. Server only.';
comment on table app.post_keys is 'What posts are found and sorted by. Server only.';
comment on table app.account_keys is 'What people are found and sorted by. Server only.';
alter table app.airport_keys enable row level security;
alter table app.activity_keys enable row level security;
alter table app.post_keys enable row level security;
alter table app.account_keys enable row level security;

-- Each word stands after a space, so that the beginning of a word can be told from its middle.
create function app.keep_airport_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.airport_keys as k (iata, key, name_key, city_key)
  select n.iata, concat(' ', n.name_key, ' ', n.city_key, ' ' || app.list_word(n.city_fr), ' ', lower(n.iata), ' ' || lower(n.icao)), n.name_key, n.city_key
  from (select r.*, app.list_word(r.name) as name_key, app.list_word(coalesce(r.city, '')) as city_key from written r) n
  on conflict (iata) do update set key = excluded.key, name_key = excluded.name_key, city_key = excluded.city_key
  where (k.key, k.name_key, k.city_key) is distinct from (excluded.key, excluded.name_key, excluded.city_key);
  return null;
end;
$$;

create function app.keep_activity_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.activity_keys (id, key, title_key, country_iso_a2, sub_type, is_published)
  select n.id, concat(' ', n.title_key, ' ' || app.list_word(n.title_en), ' ' || app.list_word(n.city), ' ' || app.list_word(n.city_en)),
    n.title_key, n.country_iso_a2, n.sub_type, n.is_published
  from (select r.*, app.list_word(r.title) as title_key from written r) n
  on conflict (id) do update set key = excluded.key, title_key = excluded.title_key, country_iso_a2 = excluded.country_iso_a2,
    sub_type = excluded.sub_type, is_published = excluded.is_published;
  return null;
end;
$$;

create function app.keep_post_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.post_keys (id, key, title_key)
  select n.id, concat(' ', n.title_key, ' ', app.list_word(n.title_en), ' ', replace(n.slug, '-', ' ')), n.title_key
  from (select r.*, app.list_word(r.title_fr) as title_key from written r) n
  on conflict (id) do update set key = excluded.key, title_key = excluded.title_key;
  return null;
end;
$$;

create function app.keep_account_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.account_keys as k (id, key, name_key)
  select n.id, concat(' ', n.name_key, ' ' || app.list_word(n.first_name), ' ' || app.list_word(n.last_name), ' ' || app.list_word(n.email)), n.name_key
  from (select r.*, app.list_word(coalesce(r.name, '')) as name_key from written r) n
  on conflict (id) do update set key = excluded.key, name_key = excluded.name_key
  where (k.key, k.name_key) is distinct from (excluded.key, excluded.name_key);
  return null;
end;
$$;

do $$
declare
  listed record;
begin
  for listed in
    select * from (values ('public.airports', 'airport'), ('public.activities', 'activity'), ('public.blog_posts', 'post'), ('app.accounts', 'account'))
      l (source, name)
  loop
    execute format('create trigger keep_keys_of_new after insert on %s referencing new table as written for each statement
      execute function app.keep_%s_keys()', listed.source, listed.name);
    execute format('create trigger keep_keys after update on %s referencing new table as written for each statement
      execute function app.keep_%s_keys()', listed.source, listed.name);
  end loop;
end;
$$;

-- Those that are there already.
insert into app.airport_keys (iata, key, name_key, city_key)
select r.iata, concat(' ', app.list_word(r.name), ' ', app.list_word(coalesce(r.city, '')), ' ' || app.list_word(r.city_fr), ' ', lower(r.iata), ' ' || lower(r.icao)),
  app.list_word(r.name), app.list_word(coalesce(r.city, ''))
from public.airports r;
insert into app.activity_keys (id, key, title_key, country_iso_a2, sub_type, is_published)
select r.id, concat(' ', app.list_word(r.title), ' ' || app.list_word(r.title_en), ' ' || app.list_word(r.city), ' ' || app.list_word(r.city_en)),
  app.list_word(r.title), r.country_iso_a2, r.sub_type, r.is_published
from public.activities r;
insert into app.post_keys (id, key, title_key)
select r.id, concat(' ', app.list_word(r.title_fr), ' ', app.list_word(r.title_en), ' ', replace(r.slug, '-', ' ')), app.list_word(r.title_fr)
from public.blog_posts r;
insert into app.account_keys (id, key, name_key)
select r.id, concat(' ', app.list_word(coalesce(r.name, '')), ' ' || app.list_word(r.first_name), ' ' || app.list_word(r.last_name), ' ' || app.list_word(r.email)),
  app.list_word(coalesce(r.name, ''))
from app.accounts r;
