-- Undoing the deletion of a post brings back all of it [ADMIN-4]: its versions, its secret address and the addresses that it had before went with the
-- post, and the row came back without them. A trigger copies them when a post is deleted; the post that is inserted again, by its
-- id, gets them back. Meanwhile none of them leads anywhere. Copies are forgotten after thirty days, as those of trips are.

create table app.deleted_posts (
  post_id uuid primary key,
  deleted_at timestamptz not null default now(),
  versions jsonb not null,
  previews jsonb not null,
  former_slugs text[] not null
);
comment on table app.deleted_posts is 'What deleted posts had besides their rows, for thirty days. Written and read by triggers alone.';
alter table app.deleted_posts enable row level security;

create function app.copy_deleted_post() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.deleted_posts (post_id, versions, previews, former_slugs) values (
    old.id,
    (select coalesce(jsonb_agg(v), '[]') from app.post_versions v where v.post_id = old.id),
    (select coalesce(jsonb_agg(p), '[]') from app.post_previews p where p.post_id = old.id),
    array(select f.slug from app.former_post_slugs f where f.post_id = old.id)
  );
  return old;
end $$;
create trigger copy_deleted_post before delete on public.blog_posts for each row execute function app.copy_deleted_post();

create function app.restore_parts_of_post() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  copy app.deleted_posts;
begin
  delete from app.deleted_posts d where d.post_id = new.id returning d.* into copy;
  -- Whose account is gone since has stored it as nobody.
  insert into app.post_versions (id, post_id, replaced_at, replaced_by, content)
  select v.id, v.post_id, v.replaced_at, a.id, v.content
  from jsonb_populate_recordset(null::app.post_versions, copy.versions) v left join app.accounts a on a.id = v.replaced_by;
  insert into app.post_previews select p.* from jsonb_populate_recordset(null::app.post_previews, copy.previews) p;
  insert into app.former_post_slugs (slug, post_id) select s, new.id from unnest(copy.former_slugs) s on conflict do nothing;
  return null;
end $$;
create trigger restore_parts_of_post after insert on public.blog_posts for each row execute function app.restore_parts_of_post();

create or replace function app.purge_deleted() returns integer language plpgsql volatile set search_path = '' as $$
declare
  trips constant integer := app.purge_deleted_trips();
  items integer;
  lines integer;
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  get diagnostics items = row_count;
  delete from app.deleted_ids d where d.deleted_at < now() - interval '30 days';
  delete from app.deleted_posts d where d.deleted_at < now() - interval '30 days';
  delete from public.trip_activity_log l where l.created_at < now() - interval '90 days';
  get diagnostics lines = row_count;
  delete from public.trip_tracks k where k.deleted_at < now() - interval '30 days';
  delete from public.trip_documents d where d.deleted_at < now() - interval '30 days';
  delete from public.trip_lists l where l.deleted_at < now() - interval '30 days';
  delete from public.trip_list_entries e where e.deleted_at < now() - interval '30 days';
  delete from public.trip_polls p where p.deleted_at < now() - interval '30 days';
  return trips + items + lines;
end $$;
