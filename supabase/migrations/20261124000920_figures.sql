-- Figures of the administration: how many there are, exactly, without counting (docs/adr/0030-figures-are-kept.md).
--
-- Each statement that changes what is counted adds a row to `app.figure_changes`; a figure is what was folded together plus
-- what has come since. The argument of a trigger names what is counted of a row `r`: a figure, its part (a week, a country, or
-- nothing) and whether it counts.

create table if not exists app.figures (
  figure text not null,
  part text not null default '',
  n bigint not null,
  primary key (figure, part)
);
comment on table app.figures is 'How many there are of what, folded together. Server only.';
create table if not exists app.figure_changes (
  id bigint generated always as identity primary key,
  figure text not null,
  part text not null,
  n bigint not null
);
comment on table app.figure_changes is 'What has come and gone since figures were folded together. Server only.';
alter table app.figures enable row level security;
alter table app.figure_changes enable row level security;

-- The Monday that a moment's week begins with, in UTC.
create or replace function app.week_of(moment timestamptz) returns text language sql immutable parallel safe
return to_char(date_trunc('week', moment at time zone 'UTC'), 'YYYY-MM-DD');

-- Its argument: what is counted of a row `r`, as `(figure, part, whether)` one after the other.
create or replace function app.count_figures() returns trigger language plpgsql security definer set search_path = '' as $$
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
create or replace trigger count_changed after update on app.accounts referencing old table as gone new table as written for each statement execute function app.count_figures('(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)');
create or replace trigger count_gone after delete on app.accounts referencing old table as gone for each statement execute function app.count_figures('(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)');
create or replace trigger count_new after insert on app.accounts referencing new table as written for each statement execute function app.count_figures('(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)');
create or replace trigger count_changed after update on public.activities referencing old table as gone new table as written for each statement execute function app.count_figures('(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)');
create or replace trigger count_gone after delete on public.activities referencing old table as gone for each statement execute function app.count_figures('(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)');
create or replace trigger count_new after insert on public.activities referencing new table as written for each statement execute function app.count_figures('(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)');
create or replace trigger count_changed after update on public.blog_posts referencing old table as gone new table as written for each statement execute function app.count_figures('(''posts'', r.status, true)');
create or replace trigger count_gone after delete on public.blog_posts referencing old table as gone for each statement execute function app.count_figures('(''posts'', r.status, true)');
create or replace trigger count_new after insert on public.blog_posts referencing new table as written for each statement execute function app.count_figures('(''posts'', r.status, true)');
create or replace trigger count_changed after update on public.contact_messages referencing old table as gone new table as written for each statement execute function app.count_figures('(''messages'', '''', true), (''new_messages'', '''', r.status = ''new'')');
create or replace trigger count_gone after delete on public.contact_messages referencing old table as gone for each statement execute function app.count_figures('(''messages'', '''', true), (''new_messages'', '''', r.status = ''new'')');
create or replace trigger count_new after insert on public.contact_messages referencing new table as written for each statement execute function app.count_figures('(''messages'', '''', true), (''new_messages'', '''', r.status = ''new'')');
create or replace trigger count_changed after update on public.custom_trip_requests referencing old table as gone new table as written for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), true), (''new_requests'', '''', r.status = ''new'')');
create or replace trigger count_gone after delete on public.custom_trip_requests referencing old table as gone for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), true), (''new_requests'', '''', r.status = ''new'')');
create or replace trigger count_new after insert on public.custom_trip_requests referencing new table as written for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), true), (''new_requests'', '''', r.status = ''new'')');
create or replace trigger count_gone after delete on public.trips referencing old table as gone for each statement execute function app.count_figures('(''trips'', app.week_of(r.created_at), true)');
create or replace trigger count_new after insert on public.trips referencing new table as written for each statement execute function app.count_figures('(''trips'', app.week_of(r.created_at), true)');

create or replace function app.fold_figures() returns integer language plpgsql volatile set search_path = '' as $$
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

create or replace function app.figures_now() returns table (figure text, part text, n bigint) language sql stable set search_path = ''
begin atomic
  select c.figure, c.part, sum(c.n)::bigint
  from (select f.figure, f.part, f.n from app.figures f union all select x.figure, x.part, x.n from app.figure_changes x) c
  group by 1, 2;
end;
comment on function app.figures_now is 'Every figure as it is now.';

create or replace function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  first_week constant timestamp := date_trunc('week', now() at time zone 'UTC') - interval '25 weeks';
  -- Those that are to come are few, and time alone makes them others.
  scheduled constant bigint := (select count(*) from app.post_keys k where k.status = 'published' and k.published_at > now());
  figures jsonb;
begin
  perform app.require_supervisor();
  with now_is as materialized (select * from app.figures_now()),
  total as (select f.figure, sum(f.n) as n from now_is f group by 1),
  so_many as (select jsonb_object_agg(t.figure, t.n) as all_of from total t),
  posts as (select coalesce(sum(f.n) filter (where f.part = 'draft'), 0) as draft, coalesce(sum(f.n) filter (where f.part = 'published'), 0) as published
    from now_is f where f.figure = 'posts'),
  numbers as (select s.all_of as a from so_many s)
  select jsonb_build_object(
    'users', jsonb_build_object('total', coalesce(a -> 'users', '0'), 'premium', coalesce(a -> 'premium', '0'), 'banned', coalesce(a -> 'banned', '0')),
    'trips', jsonb_build_object('total', coalesce(a -> 'trips', '0')),
    'posts', (select jsonb_build_object('published', p.published - scheduled, 'scheduled', scheduled, 'draft', p.draft) from posts p),
    'activities', jsonb_build_object('total', coalesce(a -> 'activities', '0'),
      'unpublished', coalesce((a ->> 'activities')::bigint, 0) - coalesce((a ->> 'published')::bigint, 0)),
    'requests', jsonb_build_object('total', coalesce(a -> 'requests', '0'), 'new', coalesce(a -> 'new_requests', '0')),
    'messages', jsonb_build_object('total', coalesce(a -> 'messages', '0'), 'new', coalesce(a -> 'new_messages', '0')),
    'weeks', (
      select jsonb_agg(jsonb_build_object('week', w.week::date,
        'users', coalesce(sum_of.users, 0), 'trips', coalesce(sum_of.trips, 0), 'requests', coalesce(sum_of.requests, 0)) order by w.week)
      from generate_series(first_week, first_week + interval '25 weeks', interval '1 week') w (week)
      left join (
        select f.part, sum(f.n) filter (where f.figure = 'users') as users, sum(f.n) filter (where f.figure = 'trips') as trips,
          sum(f.n) filter (where f.figure = 'requests') as requests
        from now_is f where f.figure in ('users', 'trips', 'requests') group by 1
      ) sum_of on sum_of.part = to_char(w.week, 'YYYY-MM-DD')
    ),
    'coverage', (
      select coalesce(jsonb_agg(jsonb_build_object('iso_a2', c.iso_a2, 'name_fr', c.name_fr, 'name_en', c.name_en, 'activities', f.n)
        order by f.n desc, c.iso_a2), '[]')
      from now_is f join public.countries c on c.iso_a2 = f.part where f.figure = 'published' and f.n > 0
    )
  ) into figures from numbers;
  return figures;
end $$;
comment on function public.admin_figures is 'What there is, in figures; the last 26 weeks; the catalogue by country. For supervisors. @returns import(''./admin.types.ts'').Figures';

create or replace function public.admin_new_counts() returns table (requests integer, messages integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return query select
    (select count(*)::integer from (select from public.custom_trip_requests r where r.status = 'new' limit 100) n),
    (select count(*)::integer from (select from public.contact_messages m where m.status = 'new' limit 100) n);
end $$;
comment on function public.admin_new_counts is 'How many requests and messages are new, up to a hundred. For supervisors.';
