-- What a post was before each save, so that a text that was lost or spoilt is taken back [ADMIN-4].
--
-- A trigger stores the columns that an author writes, when one of them changes; whether and when the post is out is no part of it: taking
-- back a text publishes nothing. The last fifty of a post are stored. They go with the post.

create table if not exists app.post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  replaced_at timestamptz not null default clock_timestamp(),
  replaced_by uuid references app.accounts (id) on delete set null,
  content jsonb not null
);
comment on table app.post_versions is 'What posts were, the last fifty of each. Read by functions alone.';
comment on column app.post_versions.replaced_by is 'Who stored the next one. Null: the server, or an account that is gone.';
create index if not exists post_versions_post_idx on app.post_versions (post_id, replaced_at desc, id);
create index if not exists post_versions_replaced_by_idx on app.post_versions (replaced_by) where replaced_by is not null;
alter table app.post_versions enable row level security;

create or replace function app.post_content(post public.blog_posts) returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(post)
    - '{id,status,published_at,author_id,author_name,created_at,updated_at,minutes_fr,minutes_en}'::text[];
$$;
comment on function app.post_content is 'What an author writes of a post.';

create or replace function app.store_post_version() returns trigger language plpgsql security definer set search_path = '' as $$
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
create or replace trigger store_post_version after update on public.blog_posts for each row execute function app.store_post_version();

create or replace function public.post_versions(post_id uuid)
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

create or replace function public.post_version(version_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return (select v.content from app.post_versions v where v.id = post_version.version_id);
end $$;
comment on function public.post_version is
  'A version of a post, whole; null: there is none. For supervisors. @returns import(''./admin.types.ts'').PostContent | null';
