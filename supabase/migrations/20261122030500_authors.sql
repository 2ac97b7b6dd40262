-- Who wrote a post is told by a name, not by the id of an account.
--
-- `author_id` let every visitor learn the ids of supervisors, and an id is enough to add somebody to a trip and to read their
-- address. It leaves the table: a column that roles may not read would refuse everybody who asks for all columns of the posts. It
-- is still accepted from whoever inserts and always reads null. `author_name` is the name of the account, and follows it.

-- Not a reference: a post whose deletion is undone is the same post.
create table app.post_authors (
  post_id uuid primary key,
  author_id uuid not null references app.accounts (id) on delete cascade
);
comment on table app.post_authors is 'Whose account a post was written with.';
create index post_authors_author_idx on app.post_authors (author_id);
alter table app.post_authors enable row level security;

alter table public.blog_posts add column author_name text check (char_length(author_name) <= 200);
comment on column public.blog_posts.author_name is 'The name of who wrote it, kept by the database. @optional';
comment on column public.blog_posts.author_id is 'Accepted when a post is made, and always null: see author_name. @optional';

insert into app.post_authors (post_id, author_id) select p.id, p.author_id from public.blog_posts p where p.author_id is not null;
-- Nobody has changed the posts: they keep the time of their last change.
alter table public.blog_posts disable trigger check_post;
update public.blog_posts p set author_id = null, author_name = a.name from app.accounts a where a.id = p.author_id;
alter table public.blog_posts enable trigger check_post;

create function app.keep_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.post_authors (post_id, author_id)
  select new.id, a.id from app.accounts a where a.id = new.author_id
  on conflict (post_id) do nothing;
  new.author_id := null;
  select a.name into new.author_name from app.post_authors p join app.accounts a on a.id = p.author_id where p.post_id = new.id;
  return new;
end;
$$;
create trigger keep_author before insert or update of author_id, author_name on public.blog_posts for each row
  execute function app.keep_author();

create function app.name_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.blog_posts b set author_name = null from app.post_authors p where p.author_id = new.id and b.id = p.post_id;
  return null;
end;
$$;
comment on function app.name_author is 'Trigger: the posts of an account get its name anew.';
create trigger name_author after update of name on app.accounts for each row
  when (new.name is distinct from old.name) execute function app.name_author();

create function app.forget_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.blog_posts b set author_name = null where b.id = old.post_id;
  return null;
end;
$$;
create trigger forget_author after delete on app.post_authors for each row execute function app.forget_author();

-- As before; the name of who wrote a post follows the account and is no change of the post's.
create or replace function app.told_columns(source text, content jsonb) returns jsonb
language sql immutable strict set search_path = ''
as $$
  select coalesce(jsonb_object_agg(
    c.key,
    case when char_length(c.value #>> '{}') > 400
      then to_jsonb(left(c.value #>> '{}', 400) || ' … (' || char_length(c.value #>> '{}') || ')')
      else c.value end
  ), '{}')
  from jsonb_each(content) c
  where case source
    when 'accounts' then c.key in ('role', 'is_premium', 'is_banned', 'ban_reason')
    when 'custom_trip_requests' then c.key = 'status'
    when 'contact_messages' then c.key = 'status'
    when 'inbox_notes' then c.key in ('request_id', 'message_id', 'updated_at')
    when 'inbox_answers' then c.key in ('request_id', 'message_id')
    else c.key not in ('id', 'created_at', 'updated_at', 'author_id', 'author_name', 'search_name', 'search_name_fr', 'minutes_fr', 'minutes_en')
  end;
$$;
