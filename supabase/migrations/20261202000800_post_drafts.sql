-- Writing posts: secret addresses that show one before it is out, and what it was before each save [ADMIN-4].
--
-- A supervisor makes a secret address and withdraws it; making another one ends the one before. The secret is answered once, its hash is
-- stored. The address shows what is stored, signed in or not, until it is withdrawn or the post deleted; it is never listed.
--
-- A trigger stores the columns that an author writes, when one of them changes, so that a text that was lost or spoilt is taken back; whether
-- and when the post is out is no part of it: taking back a text publishes nothing. The last fifty of a post are stored. They go with the post.

create table app.post_previews (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table app.post_previews is 'Secret addresses of posts, by the SHA-256 of their secret. Written by functions alone.';
alter table app.post_previews enable row level security;

create function app.record_post_preview(post uuid, was boolean, is_now boolean) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.supervisor_changes (by_id, operation, source, row_id, title, before, after)
  select auth.uid(), 'UPDATE', 'blog_posts', p.id::text, left(p.title_fr, 200),
    jsonb_build_object('has_preview', was), jsonb_build_object('has_preview', is_now)
  from public.blog_posts p where p.id = post;
$$;

create function public.make_post_preview(post_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := app.new_secret();
begin
  perform app.require_supervisor();
  if not exists (select from public.blog_posts p where p.id = make_post_preview.post_id) then
    perform app.refuse(404, 'post_not_found', 'post_id');
  end if;
  insert into app.post_previews as v (post_id, token) values (make_post_preview.post_id, app.share_hash(secret))
  on conflict on constraint post_previews_pkey do update set token = excluded.token, created_at = now();
  perform app.record_post_preview(make_post_preview.post_id, false, true);
  return secret;
end $$;
comment on function public.make_post_preview is
  'Makes the secret address of a post, in place of the one before, and answers its secret this once. For supervisors.';

create function public.withdraw_post_preview(post_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  delete from app.post_previews v where v.post_id = withdraw_post_preview.post_id;
  if not found then return false; end if;
  perform app.record_post_preview(withdraw_post_preview.post_id, true, false);
  return true;
end $$;
comment on function public.withdraw_post_preview is 'Ends the secret address of a post. For supervisors. Answers whether there was one.';

create function public.post_preview_since(post_id uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return (select v.created_at from app.post_previews v where v.post_id = post_preview_since.post_id);
end $$;
comment on function public.post_preview_since is 'When the secret address of a post was made; null: there is none. For supervisors.';

create function public.previewed_post(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  post public.blog_posts;
begin
  select p.* into post from public.blog_posts p join app.post_previews v on v.post_id = p.id
  where v.token = app.share_hash(previewed_post.token);
  if post.id is null then perform app.refuse(404, 'share_not_found', 'token'); end if;
  return to_jsonb(post) - '{id,author_id,status,created_at}'::text[] || jsonb_build_object(
    'is_out', post.status = 'published' and post.published_at <= now(),
    'country', (
      select jsonb_build_object('iso_a2', c.iso_a2, 'name_fr', c.name_fr, 'name_en', c.name_en)
      from public.countries c where c.iso_a2 = post.country_iso_a2
    )
  );
end $$;
comment on function public.previewed_post is
  'A post by its secret address, for anyone who has it. @returns import(''./public-reads/blog.ts'').PreviewedPost';

create table app.post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  replaced_at timestamptz not null default clock_timestamp(),
  replaced_by uuid references app.accounts (id) on delete set null,
  content jsonb not null
);
comment on table app.post_versions is 'What posts were, the last fifty of each. Read by functions alone.';
comment on column app.post_versions.replaced_by is 'Who stored the next one. Null: the server, or an account that is gone.';
create index post_versions_post_idx on app.post_versions (post_id, replaced_at desc, id);
create index post_versions_replaced_by_idx on app.post_versions (replaced_by) where replaced_by is not null;
alter table app.post_versions enable row level security;

create function app.post_content(post public.blog_posts) returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(post)
    - '{id,status,published_at,author_id,author_name,created_at,updated_at,text_updated_at,minutes_fr,minutes_en}'::text[];
$$;
comment on function app.post_content is 'What an author writes of a post.';

create function app.store_post_version() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := app.post_content(old);
begin
  if was = app.post_content(new) then return null; end if;
  insert into app.post_versions (post_id, replaced_by, content)
  values (new.id, (select a.id from app.accounts a where a.id = auth.uid()), was);
  delete from app.post_versions v
  where v.post_id = new.id and v.id not in (
    select k.id from app.post_versions k where k.post_id = new.id order by k.replaced_at desc, k.id limit 50
  );
  return null;
end $$;
create trigger store_post_version after update on public.blog_posts for each row execute function app.store_post_version();

create function public.post_versions(post_id uuid)
returns table (id uuid, replaced_at timestamptz, replaced_by_name text, title_fr text, title_en text)
language plpgsql stable security definer rows 50 set search_path = '' as $$
begin
  perform app.require_supervisor();
  return query
    select v.id, v.replaced_at, coalesce(a.name, a.email), v.content ->> 'title_fr', v.content ->> 'title_en'
    from app.post_versions v left join app.accounts a on a.id = v.replaced_by
    where v.post_id = post_versions.post_id order by v.replaced_at desc, v.id;
end $$;
comment on function public.post_versions is 'What a post was before each save, the last first, and who stored the next one. For supervisors.';

create function public.post_version(version_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return (select v.content from app.post_versions v where v.id = post_version.version_id);
end $$;
comment on function public.post_version is
  'A version of a post, whole; null: there is none. For supervisors. @returns import(''./admin.types.ts'').PostContent | null';
