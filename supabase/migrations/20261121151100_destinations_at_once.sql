-- The countries of the blog with their latest posts, in one answer: the page of destinations asked once for each country.
--
-- Three posts a country, newest first; the three lists go together, one entry a post. As before it reads as its caller, so nobody
-- learns of a draft, and no body is read: each country's posts come from the index of its own.

drop function public.blog_destinations();

create function public.blog_destinations()
returns table (
  iso_a2 text, name_fr text, name_en text, continent text, lat double precision, lng double precision, posts bigint,
  latest_slugs text[], latest_fr text[], latest_en text[]
)
language sql stable set search_path = ''
as $$
  select c.iso_a2, c.name_fr, c.name_en, c.continent, c.lat, c.lng, p.posts, l.slugs, l.titles_fr, l.titles_en
  from (
    select b.country_iso_a2, count(*) as posts from public.blog_posts b
    where b.status = 'published' and b.published_at <= now() and b.country_iso_a2 is not null group by 1
  ) p
  join public.countries c on c.iso_a2 = p.country_iso_a2
  cross join lateral (
    select array_agg(n.slug order by n.published_at desc, n.id desc) as slugs,
      array_agg(n.title_fr order by n.published_at desc, n.id desc) as titles_fr,
      array_agg(n.title_en order by n.published_at desc, n.id desc) as titles_en
    from (
      select b.id, b.slug, b.title_fr, b.title_en, b.published_at from public.blog_posts b
      where b.status = 'published' and b.published_at <= now() and b.country_iso_a2 = p.country_iso_a2
      order by b.published_at desc, b.id desc limit 3
    ) n
  ) l
  order by c.iso_a2;
$$;
comment on function public.blog_destinations is 'Countries that published posts are about, with how many, and the three newest of each.';
