-- What the house publishes: the catalogue of activities and the blog.
--
-- Both are written by supervisors. The public reads what is published; drafts are the supervisors' own. A post
-- gets its `published_at` from the database when it is first published and keeps it afterwards.

create function app.is_degree(value jsonb, most integer) returns boolean
language sql immutable parallel safe
return case coalesce(jsonb_typeof(value), 'null')
  when 'null' then true
  when 'number' then value::numeric between -most and most
  else false
end;

create function app.is_location(value jsonb) returns boolean
language sql immutable parallel safe
return value is null or (
  jsonb_typeof(value) = 'object'
  and octet_length(value::text) <= 8192
  and coalesce(jsonb_typeof(value -> 'name'), 'null') in ('string', 'null')
  and coalesce(jsonb_typeof(value -> 'formatted_address'), 'null') in ('string', 'null')
  and app.is_degree(value -> 'lat', 90) and app.is_degree(value -> 'lng', 180)
  and (coalesce(jsonb_typeof(value -> 'lat'), 'null') = 'null') = (coalesce(jsonb_typeof(value -> 'lng'), 'null') = 'null')
  and case coalesce(jsonb_typeof(value -> 'geometry'), 'null')
    when 'null' then true
    when 'object' then
      value #>> '{geometry,type}' = 'Point'
      and jsonb_typeof(value #> '{geometry,coordinates}') = 'array'
      and jsonb_typeof(value #> '{geometry,coordinates,0}') = 'number'
      and jsonb_typeof(value #> '{geometry,coordinates,1}') = 'number'
      and app.is_degree(value #> '{geometry,coordinates,0}', 180)
      and app.is_degree(value #> '{geometry,coordinates,1}', 90)
    else false
  end
);
comment on function app.is_location is '{ name, formatted_address, lat, lng, geometry? }, all optional; geometry is a GeoJSON Point.';

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  description text check (char_length(description) <= 10000),
  country_iso_a2 text not null references public.countries (iso_a2) on update cascade on delete restrict,
  city text check (char_length(city) <= 200),
  type text check (char_length(type) <= 100),
  sub_type text not null default 'sightseeing' check (char_length(sub_type) <= 100),
  duration integer not null default 60 check (duration between 1 and 10080),
  price numeric(12, 2) check (price between 0 and 9999999999.99),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  image_url text check (app.is_url(image_url)),
  location jsonb check (app.is_location(location)),
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.activities is 'The catalogue, by country. `duration` is in minutes.';
create index activities_country_idx on public.activities (country_iso_a2, title);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title_fr text not null check (not app.is_blank(title_fr) and char_length(title_fr) <= 200),
  title_en text not null check (not app.is_blank(title_en) and char_length(title_en) <= 200),
  excerpt_fr text check (char_length(excerpt_fr) <= 1000),
  excerpt_en text check (char_length(excerpt_en) <= 1000),
  body_fr text not null default '' check (char_length(body_fr) <= 100000),
  body_en text not null default '' check (char_length(body_en) <= 100000),
  cover_url text check (app.is_url(cover_url)),
  country_iso_a2 text references public.countries (iso_a2) on update cascade on delete set null,
  tags text[] not null default '{}' check (cardinality(tags) <= 20 and char_length(tags::text) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  author_id uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_published_check check (status = 'draft' or published_at is not null)
);
comment on table public.blog_posts is 'Bodies are Markdown, up to 100 000 characters each.';
create index blog_posts_published_idx on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_country_idx on public.blog_posts (country_iso_a2);
create index blog_posts_author_idx on public.blog_posts (author_id);

create function app.check_activity() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.sub_type := coalesce(new.sub_type, 'sightseeing');
  new.duration := coalesce(new.duration, 60);
  new.currency := coalesce(new.currency, 'EUR');
  new.is_published := coalesce(new.is_published, true);
  perform app.check_text(new.title, 'title', 200, true);
  perform app.check_text(new.description, 'description', 10000);
  perform app.check_text(new.city, 'city', 200);
  perform app.check_text(new.type, 'type', 100);
  perform app.check_text(new.sub_type, 'sub_type', 100);
  if not (new.duration between 1 and 10080) then perform app.refuse(400, 'duration_invalid', 'duration'); end if;
  if not (new.price between 0 and 9999999999.99) then perform app.refuse(400, 'price_invalid', 'price'); end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if not app.is_url(new.image_url) then perform app.refuse(400, 'image_url_invalid', 'image_url'); end if;
  if jsonb_typeof(new.location) = 'null' then new.location := null; end if;
  if not app.is_location(new.location) then perform app.refuse(400, 'location_invalid', 'location'); end if;
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger check_activity before insert or update on public.activities for each row execute function app.check_activity();

create function app.check_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status := coalesce(new.status, 'draft');
  new.tags := coalesce(new.tags, '{}');
  if new.slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(new.slug) > 200 then
    perform app.refuse(400, 'slug_invalid', 'slug');
  end if;
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
  if new.status = 'published' then new.published_at := coalesce(new.published_at, now()); end if;
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger check_post before insert or update on public.blog_posts for each row execute function app.check_post();

alter table public.activities enable row level security;
create policy select_anyone on public.activities for select to anon, authenticated
  using (is_published or (select app.is_supervisor()));
create policy insert_supervisor on public.activities for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.activities for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.activities for delete to authenticated using ((select app.is_supervisor()));

alter table public.blog_posts enable row level security;
create policy select_published on public.blog_posts for select to anon, authenticated
  using ((status = 'published' and published_at <= now()) or (select app.is_supervisor()));
create policy insert_supervisor on public.blog_posts for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.blog_posts for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.blog_posts for delete to authenticated using ((select app.is_supervisor()));
