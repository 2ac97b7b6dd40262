-- A post is not changed by another name of its author [ADMIN-4]: all posts of an account get its new name, and an editor that had one of them open
-- refused to save, since `updated_at` had moved. It moves when something was written that a supervisor writes.

create or replace function app.check_post() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Written by the database: the first by the trigger that comes next.
  not_written constant text[] := '{author_id,author_name,updated_at,text_updated_at,minutes_fr,minutes_en}';
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
  new.updated_at := case when to_jsonb(new) - not_written = to_jsonb(old) - not_written then old.updated_at else now() end;
  new.text_updated_at := case
    when (new.title_fr, new.title_en, new.excerpt_fr, new.excerpt_en, new.body_fr, new.body_en)
      is distinct from (old.title_fr, old.title_en, old.excerpt_fr, old.excerpt_en, old.body_fr, old.body_en) then now()
    else old.text_updated_at end;
  return new;
end $$;
