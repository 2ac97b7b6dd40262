-- Reading the blog: the countries it has posts of, what comes before and after a post, and how long one takes.
--
-- Both functions read as their caller, so nobody learns of a draft. Neither reads a body.

-- Words of a text at 220 a minute, at least one minute; generated, so that lists need no body.
create function app.reading_minutes(body text) returns integer
language sql immutable parallel safe
return greatest(1, round(coalesce(array_length(regexp_split_to_array(btrim(body), '\s+'), 1), 0) / 220.0)::integer);

alter table public.blog_posts
  add column minutes_fr integer generated always as (app.reading_minutes(body_fr)) stored,
  add column minutes_en integer generated always as (app.reading_minutes(case when body_en = '' then body_fr else body_en end)) stored;

-- Lists go back in time, a page after the other; within a country, too.
create index blog_posts_country_published_idx on public.blog_posts (country_iso_a2, published_at desc) where status = 'published';

create function public.blog_destinations()
returns table (iso_a2 text, name_fr text, name_en text, continent text, lat double precision, lng double precision, posts bigint)
language sql stable set search_path = ''
as $$
  select c.iso_a2, c.name_fr, c.name_en, c.continent, c.lat, c.lng, p.posts
  from (
    select b.country_iso_a2, count(*) as posts from public.blog_posts b
    where b.status = 'published' and b.published_at <= now() and b.country_iso_a2 is not null group by 1
  ) p
  join public.countries c on c.iso_a2 = p.country_iso_a2
  order by c.iso_a2;
$$;
comment on function public.blog_destinations is 'Countries that published posts are about, with how many.';

create function public.post_neighbours(slug text)
returns table (
  relation text, post_slug text, title_fr text, title_en text, excerpt_fr text, excerpt_en text, cover_url text,
  country_iso_a2 text, tags text[], published_at timestamptz, minutes_fr integer, minutes_en integer
)
language sql stable rows 5 set search_path = ''
as $$
  with here as (
    select b.id, b.published_at, b.country_iso_a2, b.tags from public.blog_posts b
    where b.slug = post_neighbours.slug and b.status = 'published' and b.published_at <= now()
  ), older as (
    select b.id from public.blog_posts b, here h
    where b.status = 'published' and (b.published_at, b.id) < (h.published_at, h.id)
    order by b.published_at desc, b.id desc limit 1
  ), newer as (
    select b.id from public.blog_posts b, here h
    where b.status = 'published' and b.published_at <= now() and (b.published_at, b.id) > (h.published_at, h.id)
    order by b.published_at, b.id limit 1
  ), related as (
    select b.id, row_number() over (order by
      (b.country_iso_a2 is not distinct from h.country_iso_a2 and b.country_iso_a2 is not null)::integer
        + cardinality(array(select unnest(b.tags) intersect select unnest(h.tags))) desc,
      b.published_at desc, b.id) as place
    from public.blog_posts b, here h
    where b.status = 'published' and b.published_at <= now() and b.id <> h.id
      and (b.country_iso_a2 = h.country_iso_a2 or b.tags && h.tags)
    limit 3
  ), found as (
    select 'previous' as relation, id, 1 as place from older
    union all select 'next', id, 2 from newer
    union all select 'related', id, 2 + place from related
  )
  select f.relation, b.slug, b.title_fr, b.title_en, b.excerpt_fr, b.excerpt_en, b.cover_url, b.country_iso_a2, b.tags,
    b.published_at, b.minutes_fr, b.minutes_en
  from found f join public.blog_posts b using (id) order by f.place;
$$;
comment on function public.post_neighbours is 'The post before, the one after, and up to three that share a country or tags.';
