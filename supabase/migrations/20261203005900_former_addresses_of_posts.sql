-- A post is found by each address that it had while it was out [BLOG-1, PLUS-8]: readers, links and search engines have the one before, which led to
-- nothing once a supervisor changed it. A trigger stores the address that a post was out at when it gets another, or is out no more; what a draft
-- was called nobody knows. A post that is at an address comes before one that was there: another may take it, and has it from then on.

create table app.former_post_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade
);
comment on table app.former_post_slugs is 'Addresses at which posts were out. Read by a function alone.';
create index former_post_slugs_post_idx on app.former_post_slugs (post_id);
alter table app.former_post_slugs enable row level security;

create function app.store_former_slug() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.former_post_slugs as f (slug, post_id) values (old.slug, old.id)
  on conflict (slug) do update set post_id = excluded.post_id;
  return null;
end $$;
create trigger store_former_slug after update on public.blog_posts for each row
  when (
    old.status = 'published' and old.published_at <= now()
    and (new.slug, new.status, new.published_at) is distinct from (old.slug, old.status, old.published_at)
  )
  execute function app.store_former_slug();

create function public.moved_post(slug text) returns text language sql stable security definer set search_path = '' as $$
  select p.slug from app.former_post_slugs f join public.blog_posts p on p.id = f.post_id
  where f.slug = moved_post.slug and p.slug <> f.slug and p.status = 'published' and p.published_at <= now();
$$;
comment on function public.moved_post is 'The address of the published post that had this one before; null: there is none.';
