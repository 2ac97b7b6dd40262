-- Figures that are kept, not counted again.
--
-- With a hundred thousand people, trips and activities the dashboard counted for 260 to 370 ms, and a page of countries counted the
-- activities of each. Now each statement that adds, takes away or changes what is counted leaves what it changed as a row of its own:
-- rows are only ever added, so no two writers wait for each other, and what is rolled back was never there. A figure is what was folded
-- together plus what has come since; folding, once a day, moves one into the other in one statement, so that every reader sees each change once.
--
-- What is counted of a row stands with its trigger, as pairs: a figure and its part, by which it is shown (a week, a country, or nothing).
-- A trip is counted when it comes and when it goes: nothing that changes in it is counted.

create table app.figures (
  figure text not null,
  part text not null default '',
  n bigint not null,
  primary key (figure, part)
);
comment on table app.figures is 'How many there are of what, folded together. Server only.';
create table app.figure_changes (
  id bigint generated always as identity primary key,
  figure text not null,
  part text not null,
  n bigint not null
);
comment on table app.figure_changes is 'What has come and gone since figures were folded together. Server only.';
alter table app.figures enable row level security;
alter table app.figure_changes enable row level security;

-- The Monday that a moment's week begins with, in UTC.
create function app.week_of(moment timestamptz) returns text
language sql immutable parallel safe
return to_char(date_trunc('week', moment at time zone 'UTC'), 'YYYY-MM-DD');

-- Its argument: what is counted of a row `r`, as `(figure, part, whether)` one after the other.
create function app.count_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
end;
$$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('app.accounts', true, '(''users'', app.week_of(r.created_at), true), (''premium'', '''', r.is_premium), (''banned'', '''', r.is_banned)'),
      ('public.trips', false, '(''trips'', app.week_of(r.created_at), true)'),
      ('public.blog_posts', true, '(''posts'', r.status, true)'),
      ('public.activities', true, '(''activities'', r.country_iso_a2, true), (''published'', r.country_iso_a2, r.is_published)'),
      ('public.custom_trip_requests', true, '(''requests'', app.week_of(r.created_at), true), (''new_requests'', '''', r.status = ''new'')'),
      ('public.contact_messages', true, '(''messages'', '''', true), (''new_messages'', '''', r.status = ''new'')')
    ) s (name, changes, counted)
  loop
    -- A table that is being written waits here, so that nothing is missed between counting and the trigger.
    execute format('lock table %s in share row exclusive mode', source.name);
    execute format('insert into app.figures (figure, part, n) select f.figure, f.part, count(*) from %s r
      cross join lateral (values %s) f (figure, part, is_counted) where f.is_counted group by 1, 2', source.name, source.counted);
    execute format('create trigger count_new after insert on %s referencing new table as written for each statement
      execute function app.count_figures(%L)', source.name, source.counted);
    execute format('create trigger count_gone after delete on %s referencing old table as gone for each statement
      execute function app.count_figures(%L)', source.name, source.counted);
    if source.changes then
      execute format('create trigger count_changed after update on %s referencing old table as gone new table as written for each statement
        execute function app.count_figures(%L)', source.name, source.counted);
    end if;
  end loop;
end;
$$;

create function app.fold_figures() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  folded integer;
begin
  with gone as (delete from app.figure_changes returning figure, part, n),
  summed as (select g.figure, g.part, sum(g.n) as n, count(*) as changes from gone g group by 1, 2),
  kept as (
    insert into app.figures as f (figure, part, n) select s.figure, s.part, s.n from summed s
    on conflict (figure, part) do update set n = f.n + excluded.n
  )
  select coalesce(sum(s.changes), 0) into folded from summed s;
  return folded;
end;
$$;
comment on function app.fold_figures is 'Folds what has changed into the figures; the server calls it once a day. Answers how many changes there were.';
revoke execute on function app.fold_figures(), app.count_figures() from public;

create function app.figures_now() returns table (figure text, part text, n bigint)
language sql stable set search_path = ''
begin atomic
  select c.figure, c.part, sum(c.n)::bigint
  from (select f.figure, f.part, f.n from app.figures f union all select x.figure, x.part, x.n from app.figure_changes x) c
  group by 1, 2;
end;
comment on function app.figures_now is 'Every figure as it is now.';
revoke execute on function app.figures_now() from public;

create or replace function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
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
end;
$$;

create or replace function public.admin_countries(
  search text default '', continent text default null, sort text default 'name', descending boolean default false,
  page integer default 1, size integer default 25, lang text default 'fr'
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  direction constant text := case when descending then ' desc' else '' end;
  name constant text := case when lang = 'en' then 'app.list_word(k.name_en)' else 'app.list_word(k.name_fr)' end;
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.iso_a2', 'public.countries k',
    app.list_search('concat('' '', app.search_key(concat_ws('' '', k.name_fr, k.name_en, k.capital, k.iso_a2)))', search)
      || case when continent <> '' then format(' and k.continent = %L', continent) else '' end,
    case sort when 'code' then 'k.iso_a2' when 'continent' then 'k.continent' when 'updated' then 'k.updated_at' else name end
      || direction || ', k.iso_a2',
    'c.*, coalesce(f.n, 0) as activities',
    '(public.countries c left join app.figures_now() f on f.figure = ''activities'' and f.part = c.iso_a2) on c.iso_a2',
    page, size
  );
end;
$$;
