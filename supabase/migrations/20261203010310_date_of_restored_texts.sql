-- A post that is brought back has the date of its text again [ADMIN-4, PLUS-8]: it was inserted as a text that nobody had changed since its
-- publication, which search engines and the sitemap read. The date is copied when the post is deleted, with what it had besides its row.

alter table app.deleted_posts add column text_updated_at timestamptz;

create or replace function app.copy_deleted_post() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.deleted_posts (post_id, versions, previews, former_slugs, text_updated_at) values (
    old.id,
    (select coalesce(jsonb_agg(v), '[]') from app.post_versions v where v.post_id = old.id),
    (select coalesce(jsonb_agg(p), '[]') from app.post_previews p where p.post_id = old.id),
    array(select f.slug from app.former_post_slugs f where f.post_id = old.id),
    old.text_updated_at
  );
  return old;
end $$;

create function app.restore_text_date() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.text_updated_at := coalesce((select d.text_updated_at from app.deleted_posts d where d.post_id = new.id), new.text_updated_at);
  return new;
end $$;
-- After `check_post`, which dates new texts.
create trigger restore_text_date before insert on public.blog_posts for each row execute function app.restore_text_date();
