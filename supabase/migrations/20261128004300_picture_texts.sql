-- What belongs to a picture of a post, an activity or a theme: its alternative text, a caption and whom it is by [ADMIN-4] [PUB-3].
--
-- One value a picture, since nobody reads a part of it alone: `alt_fr`, `alt_en`, `caption_fr`, `caption_en` and `credit`, each up to 500
-- characters; what is blank is left out. A picture without an alternative text is decoration.

create or replace function app.is_picture_texts(texts jsonb) returns boolean language sql immutable parallel safe
return jsonb_typeof(texts) = 'object'
  and texts - '{alt_fr,alt_en,caption_fr,caption_en,credit}'::text[] = '{}'
  and not exists (
    select from jsonb_each(texts) e where jsonb_typeof(e.value) <> 'string' or char_length(e.value #>> '{}') > 500
  );

alter table public.blog_posts
  add column if not exists picture_texts jsonb not null default '{}' check (app.is_picture_texts(picture_texts));
alter table public.activities
  add column if not exists picture_texts jsonb not null default '{}' check (app.is_picture_texts(picture_texts));
alter table public.themes
  add column if not exists picture_texts jsonb not null default '{}' check (app.is_picture_texts(picture_texts));
comment on column public.blog_posts.picture_texts is 'Of the picture, in both languages: alt, caption, and its credit.';
comment on column public.activities.picture_texts is 'Of the picture, in both languages: alt, caption, and its credit.';
comment on column public.themes.picture_texts is 'Of the picture, in both languages: alt, caption, and its credit.';

create or replace function app.check_picture_texts() returns trigger language plpgsql set search_path = '' as $$
declare
  part record;
begin
  if coalesce(jsonb_typeof(new.picture_texts), 'null') = 'null' then new.picture_texts := '{}'; end if;
  if jsonb_typeof(new.picture_texts) <> 'object' then return new; end if;
  for part in select e.key, e.value from jsonb_each(new.picture_texts) e loop
    if coalesce(btrim(part.value #>> '{}'), '') = '' then new.picture_texts := new.picture_texts - part.key; end if;
    perform app.check_text(part.value #>> '{}', part.key, 500);
  end loop;
  return new;
end $$;
create or replace trigger check_picture_texts before insert or update of picture_texts on public.blog_posts
  for each row execute function app.check_picture_texts();
create or replace trigger check_picture_texts before insert or update of picture_texts on public.activities
  for each row execute function app.check_picture_texts();
create or replace trigger check_picture_texts before insert or update of picture_texts on public.themes
  for each row execute function app.check_picture_texts();
