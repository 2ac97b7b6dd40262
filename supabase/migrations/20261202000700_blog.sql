-- The blog: posts in both languages, the countries that they are about, and what to read next.
--
-- `published_at` is set by the database when a post is first published. Visitors see the author's name, never the account's id: an
-- id is enough to add somebody to a trip and to read their address. So `author_id` is accepted on insert and always reads null,
-- and `author_name` follows the name of the account. A post is published in the languages that it has a text in, so it has one in at least
-- one of them [ADMIN-4].
--
-- `updated_at` changes with every write, also when a post is published, gets a picture or its author another name; two supervisors' saves
-- are distinguished by it. The text's own date, which search engines read [PLUS-8], follows titles, excerpts and bodies alone. A text that
-- comes with a date of publication in the past, as those of a new database do, is as old as that.

-- Words of a text at 220 a minute, at least one minute; generated, so that lists need no body.
create function app.reading_minutes(body text) returns integer language sql immutable parallel safe
return greatest(1, round(coalesce(array_length(regexp_split_to_array(btrim(body), '\s+'), 1), 0) / 220.0)::integer);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  excerpt_fr text check (char_length(excerpt_fr) <= 1000),
  excerpt_en text check (char_length(excerpt_en) <= 1000),
  body_fr text not null default '' check (char_length(body_fr) <= 100000),
  body_en text not null default '' check (char_length(body_en) <= 100000),
  minutes_fr integer generated always as (app.reading_minutes(body_fr)) stored,
  minutes_en integer generated always as (app.reading_minutes(case when body_en = '' then body_fr else body_en end)) stored,
  cover_url text check (app.is_url(cover_url)),
  picture_texts jsonb not null default '{}' check (app.is_picture_texts(picture_texts)),
  country_iso_a2 text references public.countries (iso_a2) on update cascade on delete set null,
  tags text[] not null default '{}' check (cardinality(tags) <= 20 and char_length(tags::text) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  author_id uuid default auth.uid() references app.accounts (id) on delete set null,
  author_name text check (char_length(author_name) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  text_updated_at timestamptz not null default now(),
  constraint blog_posts_published_check check (status = 'draft' or published_at is not null),
  constraint blog_posts_text_check check (status = 'draft' or not (app.is_blank(body_fr) and app.is_blank(body_en)))
);
comment on table public.blog_posts is 'Bodies are Markdown, up to 100 000 characters each.';
comment on column public.blog_posts.picture_texts is 'Of the picture, in both languages: alt, caption, and its credit.';
comment on column public.blog_posts.author_id is 'Accepted when a post is made, and always null: see author_name. @optional';
comment on column public.blog_posts.author_name is 'The name of who wrote it, written by the database. @optional';
comment on column public.blog_posts.text_updated_at is 'When a title, an excerpt or a body was last changed, written by the database. @optional';
create index blog_posts_published_idx on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_country_idx on public.blog_posts (country_iso_a2);
create index blog_posts_author_idx on public.blog_posts (author_id);
create index blog_posts_status_idx on public.blog_posts (status, updated_at, id);
create index blog_posts_updated_idx on public.blog_posts (updated_at, id);
-- Visitors' lists, backwards by date, are not to meet the drafts in it.
create index blog_posts_first_idx on public.blog_posts (coalesce(published_at, 'infinity'), id);
create index blog_posts_last_idx on public.blog_posts (published_at desc nulls last, id);
create index blog_posts_title_idx on public.blog_posts (app.list_word(title_fr), id);
create index blog_posts_key_idx on public.blog_posts using gin (app.list_key(title_fr, title_en, slug) extensions.gin_trgm_ops)
  with (fastupdate = off);
-- Lists go back in time, a page after the other; within a country, too.
create index blog_posts_country_published_idx on public.blog_posts (country_iso_a2, published_at desc) where status = 'published';

alter table public.blog_posts enable row level security;
create policy select_published on public.blog_posts for select to anon, authenticated
  using ((status = 'published' and published_at <= now()) or (select app.is_supervisor()));
create policy insert_supervisor on public.blog_posts for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.blog_posts for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.blog_posts for delete to authenticated using ((select app.is_supervisor()));

create table app.post_authors (
  post_id uuid primary key,
  author_id uuid not null references app.accounts (id) on delete cascade
);
comment on table app.post_authors is 'Whose account a post was written with.';
create index post_authors_author_idx on app.post_authors (author_id);
alter table app.post_authors enable row level security;

create function app.check_post() returns trigger language plpgsql set search_path = '' as $$
begin
  new.status := coalesce(new.status, 'draft');
  new.tags := coalesce(new.tags, '{}');
  new.picture_texts := app.clean_picture_texts(new.picture_texts);
  if new.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(new.slug) > 200 then perform app.refuse(400, 'slug_invalid', 'slug'); end if;
  if exists (select from public.blog_posts p where p.slug = new.slug and p.id <> new.id) then
    perform app.refuse(409, 'slug_taken', 'slug');
  end if;
  perform app.check_text(new.title_fr, 'title_fr', 200, true);
  perform app.check_text(new.title_en, 'title_en', 200, true);
  perform app.check_text(new.excerpt_fr, 'excerpt_fr', 1000);
  perform app.check_text(new.excerpt_en, 'excerpt_en', 1000);
  perform app.check_text(new.body_fr, 'body_fr', 100000);
  perform app.check_text(new.body_en, 'body_en', 100000);
  if not app.is_url(new.cover_url) then perform app.refuse(400, 'image_url_invalid', 'cover_url'); end if;
  if cardinality(new.tags) > 20 then perform app.refuse(400, 'tags_too_many', 'tags'); end if;
  perform app.check_text(new.tags::text, 'tags', 2000);
  if new.status not in ('draft', 'published') then perform app.refuse(400, 'status_unknown', 'status'); end if;
  if not app.is_day((new.published_at at time zone 'UTC')::date) then perform app.refuse(400, 'day_out_of_range', 'published_at'); end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, now());
    if app.is_blank(new.body_fr) and app.is_blank(new.body_en) then perform app.refuse(422, 'post_without_text', 'body_fr'); end if;
  end if;
  if tg_op = 'INSERT' then
    new.text_updated_at := least(now(), new.published_at);
    return new;
  end if;
  new.created_at := old.created_at;
  new.updated_at := now();
  new.text_updated_at := case
    when (new.title_fr, new.title_en, new.excerpt_fr, new.excerpt_en, new.body_fr, new.body_en)
      is distinct from (old.title_fr, old.title_en, old.excerpt_fr, old.excerpt_en, old.body_fr, old.body_en) then now()
    else old.text_updated_at end;
  return new;
end $$;

create function app.set_author_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.post_authors (post_id, author_id)
  select new.id, a.id from app.accounts a where a.id = new.author_id
  on conflict (post_id) do nothing;
  new.author_id := null;
  select a.name into new.author_name from app.post_authors p join app.accounts a on a.id = p.author_id where p.post_id = new.id;
  return new;
end $$;

create function app.refresh_author_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_posts b set author_name = null from app.post_authors p where p.author_id = new.id and b.id = p.post_id;
  return null;
end $$;
comment on function app.refresh_author_name is 'Trigger: the posts of an account get its name again.';
create trigger refresh_author_name after update of name on app.accounts
  for each row when (new.name is distinct from old.name) execute function app.refresh_author_name();

create function app.clear_author_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_posts b set author_name = null where b.id = old.post_id;
  return null;
end $$;
create trigger clear_author_name after delete on app.post_authors for each row execute function app.clear_author_name();

create trigger check_post before insert or update on public.blog_posts for each row execute function app.check_post();
create trigger set_author_name before insert or update of author_id, author_name on public.blog_posts for each row execute function app.set_author_name();
create trigger record_supervisor_change after insert or update or delete on public.blog_posts
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create function public.blog_destinations()
returns table (
  iso_a2 text, name_fr text, name_en text, continent text, lat double precision, lng double precision, posts bigint,
  latest_slugs text[], latest_fr text[], latest_en text[]
)
language sql stable set search_path = '' as $$
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

create function public.post_neighbours(slug text)
returns table (
  relation text, post_slug text, title_fr text, title_en text, excerpt_fr text, excerpt_en text, cover_url text,
  country_iso_a2 text, tags text[], published_at timestamptz, minutes_fr integer, minutes_en integer
)
language sql stable rows 5 set search_path = '' as $$
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
