-- A secret address that shows a post before it is out, for whom it is about or who rereads it [ADMIN-4].
--
-- A supervisor makes it and withdraws it; making another one ends the one before. The secret is answered once, its hash is stored. The
-- address shows what is stored, signed in or not, until it is withdrawn or the post deleted; it is never listed.

create table if not exists app.post_previews (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table app.post_previews is 'Secret addresses of posts, by the SHA-256 of their secret. Written by functions alone.';
alter table app.post_previews enable row level security;

create or replace function public.make_post_preview(post_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
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

create or replace function public.withdraw_post_preview(post_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  delete from app.post_previews v where v.post_id = withdraw_post_preview.post_id;
  if not found then return false; end if;
  perform app.record_post_preview(withdraw_post_preview.post_id, true, false);
  return true;
end $$;
comment on function public.withdraw_post_preview is 'Ends the secret address of a post. For supervisors. Answers whether there was one.';

create or replace function app.record_post_preview(post uuid, was boolean, is_now boolean) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.supervisor_changes (by_id, operation, source, row_id, title, before, after)
  select auth.uid(), 'UPDATE', 'blog_posts', p.id::text, left(p.title_fr, 200),
    jsonb_build_object('has_preview', was), jsonb_build_object('has_preview', is_now)
  from public.blog_posts p where p.id = post;
$$;

create or replace function public.post_preview_since(post_id uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return (select v.created_at from app.post_previews v where v.post_id = post_preview_since.post_id);
end $$;
comment on function public.post_preview_since is 'When the secret address of a post was made; null: there is none. For supervisors.';

create or replace function public.previewed_post(token text) returns jsonb
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
