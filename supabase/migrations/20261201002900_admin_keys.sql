-- What the administration is read from: keys by which its lists are searched, sorted and filtered, and figures that need no counting.
--
-- A page is chosen from these narrow tables by an index and only its own rows are read (docs/adr/0026-pages-from-keys.md). Statement
-- triggers maintain them. Words are without accents, capitals and punctuation, each after a space, so that the beginning of a word
-- differs from its middle.
--
-- Each statement that changes what is counted adds a row to `app.figure_changes`; a figure is what was folded together plus
-- what has come since (docs/adr/0030-figures-are-kept.md). The argument of a trigger names what is counted of a row `r`: a figure, its part
-- (a week, a country, or nothing) and whether it counts.

create table app.airport_keys (
  iata text primary key references public.airports (iata) on update cascade on delete cascade,
  key text not null,
  name_key text not null,
  city_key text not null,
  country_iso_a2 text not null
);
comment on table app.airport_keys is 'What airports are found and sorted by. Server only.';
create index airport_keys_key_idx on app.airport_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index airport_keys_name_idx on app.airport_keys (name_key, iata);
create index airport_keys_city_idx on app.airport_keys (city_key, iata);
create index airport_keys_country_idx on app.airport_keys (country_iso_a2, name_key, iata);
alter table app.airport_keys enable row level security;

-- Each word stands after a space, so that the beginning of a word differs from its middle.
create function app.set_airport_keys() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.airport_keys as k (iata, key, name_key, city_key, country_iso_a2)
  select n.iata, concat(' ', n.name_key, ' ', n.city_key, ' ' || app.list_word(n.city_fr), ' ', lower(n.iata), ' ' || lower(n.icao)), n.name_key, n.city_key, n.country_iso_a2
  from (select r.*, app.list_word(r.name) as name_key, app.list_word(coalesce(r.city, '')) as city_key from written r) n
  on conflict (iata) do update set key = excluded.key, name_key = excluded.name_key, city_key = excluded.city_key, country_iso_a2 = excluded.country_iso_a2
  where (k.key, k.name_key, k.city_key, k.country_iso_a2) is distinct from (excluded.key, excluded.name_key, excluded.city_key, excluded.country_iso_a2);
  return null;
end $$;
create trigger set_keys after update on public.airports referencing new table as written for each statement execute function app.set_airport_keys();
create trigger set_keys_of_new after insert on public.airports referencing new table as written for each statement execute function app.set_airport_keys();

create table app.activity_keys (
  id uuid primary key references public.activities (id) on delete cascade,
  key text not null,
  title_key text not null,
  country_iso_a2 text not null,
  sub_type text not null,
  is_published boolean not null,
  updated_at timestamptz not null,
  country_fr text,
  country_en text
);
comment on table app.activity_keys is 'What the catalogue is found, sorted and filtered by. Server only.';
create index activity_keys_key_idx on app.activity_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index activity_keys_title_idx on app.activity_keys (title_key, id);
create index activity_keys_country_idx on app.activity_keys (country_iso_a2, title_key, id);
create index activity_keys_sub_type_idx on app.activity_keys (sub_type, country_iso_a2, title_key, id);
create index activity_keys_updated_idx on app.activity_keys (updated_at, id);
create index activity_keys_country_fr_idx on app.activity_keys (country_fr, title_key, id);
create index activity_keys_country_en_idx on app.activity_keys (country_en, title_key, id);
create index activity_keys_sub_type_fr_idx on app.activity_keys (sub_type, country_fr, title_key, id);
create index activity_keys_sub_type_en_idx on app.activity_keys (sub_type, country_en, title_key, id);
create index activity_keys_unpublished_fr_idx on app.activity_keys (country_fr, title_key, id) where not is_published;
create index activity_keys_unpublished_en_idx on app.activity_keys (country_en, title_key, id) where not is_published;
alter table app.activity_keys enable row level security;

create function app.set_activity_keys() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;
create trigger set_keys after update on public.activities referencing new table as written for each statement execute function app.set_activity_keys();
create trigger set_keys_of_new after insert on public.activities referencing new table as written for each statement execute function app.set_activity_keys();

create function app.set_country_names() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.activity_keys k set country_fr = app.list_word(w.name_fr), country_en = app.list_word(w.name_en)
  from written w join gone g on g.iso_a2 = w.iso_a2
  where k.country_iso_a2 = w.iso_a2 and (g.name_fr, g.name_en) is distinct from (w.name_fr, w.name_en);
  return null;
end $$;
create trigger set_country_names after update on public.countries referencing old table as gone new table as written for each statement execute function app.set_country_names();

create table app.post_keys (
  id uuid primary key references public.blog_posts (id) on delete cascade,
  key text not null,
  title_key text not null,
  status text not null,
  published_at timestamptz,
  updated_at timestamptz not null
);
comment on table app.post_keys is 'What posts are found and sorted by. Server only.';
create index post_keys_key_idx on app.post_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index post_keys_title_idx on app.post_keys (title_key, id);
create index post_keys_updated_idx on app.post_keys (updated_at, id);
create index post_keys_last_idx on app.post_keys (published_at desc nulls last, id);
create index post_keys_first_idx on app.post_keys (published_at, id);
create index post_keys_status_idx on app.post_keys (status, updated_at, id);
alter table app.post_keys enable row level security;

create function app.set_post_keys() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.post_keys (id, key, title_key, status, published_at, updated_at)
  select n.id, concat(' ', n.title_key, ' ', app.list_word(n.title_en), ' ', replace(n.slug, '-', ' ')), n.title_key, n.status, n.published_at, n.updated_at
  from (select r.*, app.list_word(r.title_fr) as title_key from written r) n
  on conflict (id) do update set key = excluded.key, title_key = excluded.title_key, status = excluded.status,
    published_at = excluded.published_at, updated_at = excluded.updated_at;
  return null;
end $$;
create trigger set_keys after update on public.blog_posts referencing new table as written for each statement execute function app.set_post_keys();
create trigger set_keys_of_new after insert on public.blog_posts referencing new table as written for each statement execute function app.set_post_keys();

create table app.account_keys (
  id uuid primary key references app.accounts (id) on delete cascade,
  key text not null,
  name_key text not null,
  role text not null,
  is_premium boolean not null,
  is_banned boolean not null,
  created_at timestamptz not null
);
comment on table app.account_keys is 'What people are found and sorted by. Server only.';
create index account_keys_key_idx on app.account_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index account_keys_name_idx on app.account_keys (name_key, id);
create index account_keys_created_idx on app.account_keys (created_at, id);
create index account_keys_role_idx on app.account_keys (role, created_at, id);
create index account_keys_banned_idx on app.account_keys (created_at, id) where is_banned;
create index account_keys_premium_idx on app.account_keys (created_at, id) where is_premium;
alter table app.account_keys enable row level security;

create function app.set_account_keys() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;
create trigger set_keys after update on app.accounts referencing new table as written for each statement execute function app.set_account_keys();
create trigger set_keys_of_new after insert on app.accounts referencing new table as written for each statement execute function app.set_account_keys();

create table app.request_keys (
  id uuid primary key references public.custom_trip_requests (id) on delete cascade,
  key text not null,
  status text not null,
  created_at timestamptz not null
);
comment on table app.request_keys is 'What requests are found by. Server only.';
create index request_keys_key_idx on app.request_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index request_keys_created_idx on app.request_keys (created_at desc, id);
alter table app.request_keys enable row level security;

create function app.set_request_keys() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.request_keys as k (id, key, status, created_at)
  select r.id, concat(' ', app.list_word(concat_ws(' ', r.name, r.email, r.destination, r.message))), r.status, r.created_at from written r
  on conflict (id) do update set key = excluded.key, status = excluded.status, created_at = excluded.created_at
  where (k.key, k.status, k.created_at) is distinct from (excluded.key, excluded.status, excluded.created_at);
  return null;
end $$;
create trigger set_keys after update on public.custom_trip_requests referencing new table as written for each statement execute function app.set_request_keys();
create trigger set_keys_of_new after insert on public.custom_trip_requests referencing new table as written for each statement execute function app.set_request_keys();

create table app.message_keys (
  id uuid primary key references public.contact_messages (id) on delete cascade,
  key text not null,
  status text not null,
  created_at timestamptz not null
);
comment on table app.message_keys is 'What messages are found by. Server only.';
create index message_keys_key_idx on app.message_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index message_keys_created_idx on app.message_keys (created_at desc, id);
alter table app.message_keys enable row level security;

create function app.set_message_keys() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.message_keys as k (id, key, status, created_at)
  select r.id, concat(' ', app.list_word(concat_ws(' ', r.name, r.email, r.subject, r.message))), r.status, r.created_at from written r
  on conflict (id) do update set key = excluded.key, status = excluded.status, created_at = excluded.created_at
  where (k.key, k.status, k.created_at) is distinct from (excluded.key, excluded.status, excluded.created_at);
  return null;
end $$;
create trigger set_keys after update on public.contact_messages referencing new table as written for each statement execute function app.set_message_keys();
create trigger set_keys_of_new after insert on public.contact_messages referencing new table as written for each statement execute function app.set_message_keys();

create table app.figures (
  figure text not null,
  part text not null default '',
  n bigint not null,
  primary key (figure, part)
);
comment on table app.figures is 'How many there are of what, folded together. Server only.';
alter table app.figures enable row level security;

create table app.figure_changes (
  id bigint generated always as identity primary key,
  figure text not null,
  part text not null,
  n bigint not null
);
comment on table app.figure_changes is 'What has come and gone since figures were folded together. Server only.';
alter table app.figure_changes enable row level security;

-- The Monday that a moment's week begins with, in UTC.
create function app.week_of(moment timestamptz) returns text language sql immutable parallel safe
return to_char(date_trunc('week', moment at time zone 'UTC'), 'YYYY-MM-DD');

-- Its argument: what is counted of a row `r`, as `(figure, part, whether)` one after the other.
create function app.count_figures() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  counted constant text := format('cross join lateral (values %s) f (figure, part, is_counted) where f.is_counted', tg_argv[0]);
begin
  execute format(
    'insert into app.figure_changes (figure, part, n) select c.figure, c.part, sum(c.n) from (%s) c group by 1, 2 having sum(c.n) <> 0',
    concat_ws(' union all ',
      case when tg_op <> 'DELETE' then 'select f.figure, f.part, 1 as n from written r ' || counted end,
      case when tg_op <> 'INSERT' then 'select f.figure, f.part, -1 as n from gone r ' || counted end)
  );
  return null;
end $$;

create trigger count_changed after update on app.accounts referencing old table as gone new table as written for each statement execute function app.count_figures('(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)');
create trigger count_gone after delete on app.accounts referencing old table as gone for each statement execute function app.count_figures('(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)');
create trigger count_new after insert on app.accounts referencing new table as written for each statement execute function app.count_figures('(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)');
create trigger count_changed after update on public.activities referencing old table as gone new table as written for each statement execute function app.count_figures('(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)');
create trigger count_gone after delete on public.activities referencing old table as gone for each statement execute function app.count_figures('(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)');
create trigger count_new after insert on public.activities referencing new table as written for each statement execute function app.count_figures('(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)');
create trigger count_changed after update on public.blog_posts referencing old table as gone new table as written for each statement execute function app.count_figures('(''posts'', r.status, true)');
create trigger count_gone after delete on public.blog_posts referencing old table as gone for each statement execute function app.count_figures('(''posts'', r.status, true)');
create trigger count_new after insert on public.blog_posts referencing new table as written for each statement execute function app.count_figures('(''posts'', r.status, true)');
-- Figures count what people sent: not what looks like spam.
create trigger count_changed after update on public.contact_messages referencing old table as gone new table as written for each statement execute function app.count_figures('(''messages'', '''', r.status <> ''suspect''), (''new_messages'', '''', r.status = ''new'')');
create trigger count_gone after delete on public.contact_messages referencing old table as gone for each statement execute function app.count_figures('(''messages'', '''', r.status <> ''suspect''), (''new_messages'', '''', r.status = ''new'')');
create trigger count_new after insert on public.contact_messages referencing new table as written for each statement execute function app.count_figures('(''messages'', '''', r.status <> ''suspect''), (''new_messages'', '''', r.status = ''new'')');
create trigger count_changed after update on public.custom_trip_requests referencing old table as gone new table as written for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), r.status <> ''suspect''), (''new_requests'', '''', r.status = ''new'')');
create trigger count_gone after delete on public.custom_trip_requests referencing old table as gone for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), r.status <> ''suspect''), (''new_requests'', '''', r.status = ''new'')');
create trigger count_new after insert on public.custom_trip_requests referencing new table as written for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), r.status <> ''suspect''), (''new_requests'', '''', r.status = ''new'')');
create trigger count_gone after delete on public.trips referencing old table as gone for each statement execute function app.count_figures('(''trips'', app.week_of(r.created_at), true)');
create trigger count_new after insert on public.trips referencing new table as written for each statement execute function app.count_figures('(''trips'', app.week_of(r.created_at), true)');

create function app.fold_figures() returns integer language plpgsql volatile set search_path = '' as $$
declare
  folded integer;
begin
  with gone as (delete from app.figure_changes returning figure, part, n),
  summed as (select g.figure, g.part, sum(g.n) as n, count(*) as changes from gone g group by 1, 2),
  folded as (
    insert into app.figures as f (figure, part, n) select s.figure, s.part, s.n from summed s
    on conflict (figure, part) do update set n = f.n + excluded.n
  )
  select coalesce(sum(s.changes), 0) into folded from summed s;
  return folded;
end $$;
comment on function app.fold_figures is 'Folds what has changed into the figures; the server calls it once a day. Answers how many changes there were.';

create function app.figures_now() returns table (figure text, part text, n bigint) language sql stable set search_path = ''
begin atomic
  select c.figure, c.part, sum(c.n)::bigint
  from (select f.figure, f.part, f.n from app.figures f union all select x.figure, x.part, x.n from app.figure_changes x) c
  group by 1, 2;
end;
comment on function app.figures_now is 'Every figure as it is now.';
