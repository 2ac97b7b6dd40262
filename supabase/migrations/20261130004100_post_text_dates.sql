-- When the text of a post was last changed, as search engines read it [PLUS-8].
--
-- `updated_at` changes with every write, also when a post is published, gets a picture or its author another name; two supervisors' saves
-- are distinguished by it. The text's own date follows titles, excerpts and bodies alone. A text that comes with a date of publication in the
-- past, as those of a new database do, is as old as that.

alter table public.blog_posts add column text_updated_at timestamptz not null default now();
comment on column public.blog_posts.text_updated_at is 'When a title, an excerpt or a body was last changed, written by the database. @optional';

create function app.date_post_text() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.text_updated_at := least(now(), new.published_at);
  elsif (new.title_fr, new.title_en, new.excerpt_fr, new.excerpt_en, new.body_fr, new.body_en)
    is distinct from (old.title_fr, old.title_en, old.excerpt_fr, old.excerpt_en, old.body_fr, old.body_en) then
    new.text_updated_at := now();
  else
    new.text_updated_at := old.text_updated_at;
  end if;
  return new;
end $$;
comment on function app.date_post_text is 'Trigger: dates the text of a post.';

-- No version is stored and no change logged for the date alone.
select app.change_function('app.post_content(public.blog_posts)', 'updated_at,minutes_fr', 'updated_at,text_updated_at,minutes_fr');
select app.change_function('app.logged_columns(text, jsonb)', $$'updated_at', 'author_id'$$, $$'updated_at', 'text_updated_at', 'author_id'$$);

-- What is there already: the last version that was replaced, else its publication. The date alone is written: no save of a supervisor's.
alter table public.blog_posts disable trigger user;
update public.blog_posts b set text_updated_at = coalesce(
  (select max(v.replaced_at) from app.post_versions v where v.post_id = b.id), least(b.created_at, b.published_at)
);
alter table public.blog_posts enable trigger user;

-- After `check_post`, which dates what is published: triggers fire by name.
create trigger date_post_text before insert or update on public.blog_posts for each row execute function app.date_post_text();
