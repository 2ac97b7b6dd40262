-- A post that is written in English alone is read in English, in French too: its minutes are those of that text [BLOG-1]. The expression of
-- a generated column cannot be changed before PostgreSQL 17: the column is made again.

alter table public.blog_posts
  drop column minutes_fr,
  add column minutes_fr integer generated always as (app.reading_minutes(case when body_fr = '' then body_en else body_fr end)) stored;
