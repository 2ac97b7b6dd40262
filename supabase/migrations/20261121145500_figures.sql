-- Figures of the administration: how many, never which.
--
-- Supervisors read no private trips, so a function counts them. Weeks begin on Monday, in UTC.

create function public.admin_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  first_week constant timestamp := date_trunc('week', now() at time zone 'UTC') - interval '25 weeks';
  figures jsonb;
begin
  perform app.require_supervisor();
  select jsonb_build_object(
    'users', (select jsonb_build_object('total', count(*), 'premium', count(*) filter (where a.is_premium),
      'banned', count(*) filter (where a.is_banned)) from app.accounts a),
    'trips', (select jsonb_build_object('total', count(*)) from public.trips t),
    'posts', (select jsonb_build_object('published', count(*) filter (where p.status = 'published' and p.published_at <= now()),
      'scheduled', count(*) filter (where p.status = 'published' and p.published_at > now()),
      'draft', count(*) filter (where p.status = 'draft')) from public.blog_posts p),
    'activities', (select jsonb_build_object('total', count(*), 'unpublished', count(*) filter (where not c.is_published))
      from public.activities c),
    'requests', (select jsonb_build_object('total', count(*), 'new', count(*) filter (where r.status = 'new'))
      from public.custom_trip_requests r),
    'messages', (select jsonb_build_object('total', count(*), 'new', count(*) filter (where m.status = 'new'))
      from public.contact_messages m),
    'weeks', (
      select jsonb_agg(jsonb_build_object('week', w.week::date, 'users', coalesce(u.n, 0), 'trips', coalesce(t.n, 0),
        'requests', coalesce(r.n, 0)) order by w.week)
      from generate_series(first_week, first_week + interval '25 weeks', interval '1 week') w (week)
      left join (select date_trunc('week', a.created_at at time zone 'UTC') as week, count(*) as n from app.accounts a
        where a.created_at >= first_week at time zone 'UTC' group by 1) u on u.week = w.week
      left join (select date_trunc('week', x.created_at at time zone 'UTC') as week, count(*) as n from public.trips x
        where x.created_at >= first_week at time zone 'UTC' group by 1) t on t.week = w.week
      left join (select date_trunc('week', x.created_at at time zone 'UTC') as week, count(*) as n
        from public.custom_trip_requests x where x.created_at >= first_week at time zone 'UTC' group by 1) r on r.week = w.week
    ),
    'coverage', (
      select coalesce(jsonb_agg(jsonb_build_object('iso_a2', c.iso_a2, 'name_fr', c.name_fr, 'name_en', c.name_en, 'activities', a.n)
        order by a.n desc, c.iso_a2), '[]')
      from (select x.country_iso_a2, count(*) as n from public.activities x where x.is_published group by 1) a
      join public.countries c on c.iso_a2 = a.country_iso_a2
    )
  ) into figures;
  return figures;
end;
$$;
comment on function public.admin_figures is
  'What there is, in figures; the last 26 weeks; the catalogue by country. For supervisors. @returns import(''./admin.types.ts'').Figures';

create function public.admin_new_counts() returns table (requests integer, messages integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return query select
    (select count(*)::integer from (select from public.custom_trip_requests r where r.status = 'new' limit 100) n),
    (select count(*)::integer from (select from public.contact_messages m where m.status = 'new' limit 100) n);
end;
$$;
comment on function public.admin_new_counts is 'How many requests and messages are new, up to a hundred. For supervisors.';
