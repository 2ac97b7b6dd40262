-- A post is published in the languages that it has a text in, so that it has one in at least one of them [ADMIN-4] [PLUS-8].
--
-- The editor says so at both texts; this holds for every client. What was published without any text was shown to nobody: it is a draft.

update public.blog_posts set status = 'draft' where status = 'published' and app.is_blank(body_fr) and app.is_blank(body_en);

create function app.check_post_text() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status = 'published' and app.is_blank(new.body_fr) and app.is_blank(new.body_en) then
    perform app.refuse(422, 'post_without_text', 'body_fr');
  end if;
  return new;
end $$;
comment on function app.check_post_text is 'Trigger: refuses to publish a post, or to leave one published, without a text.';
-- Its name sorts after that of the check that says what status a post has.
create trigger check_text before insert or update of status, body_fr, body_en on public.blog_posts
  for each row execute function app.check_post_text();
alter table public.blog_posts
  add constraint blog_posts_text_check check (status = 'draft' or not (app.is_blank(body_fr) and app.is_blank(body_en)));
