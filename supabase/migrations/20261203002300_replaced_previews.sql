-- The log distinguishes the first secret address of a post from one that replaces another [ADMIN-1, ADMIN-4]: a replacement ends the address that
-- others have, and was logged as if there had been none.

drop function app.record_post_preview(uuid, boolean, boolean);
create function app.record_post_preview(post uuid, before jsonb, after jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.supervisor_changes (by_id, operation, source, row_id, title, before, after)
  select auth.uid(), 'UPDATE', 'blog_posts', p.id::text, left(p.title_fr, 200), record_post_preview.before, record_post_preview.after
  from public.blog_posts p where p.id = post;
$$;

create or replace function public.make_post_preview(post_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := app.new_secret();
  was_open boolean;
begin
  perform app.require_supervisor();
  if not exists (select from public.blog_posts p where p.id = make_post_preview.post_id) then
    perform app.refuse(404, 'post_not_found', 'post_id');
  end if;
  was_open := exists (select from app.post_previews v where v.post_id = make_post_preview.post_id);
  insert into app.post_previews as v (post_id, token) values (make_post_preview.post_id, app.share_hash(secret))
  on conflict on constraint post_previews_pkey do update set token = excluded.token, created_at = now();
  if was_open then
    perform app.record_post_preview(make_post_preview.post_id, '{}', '{"preview_replaced": true}');
  else
    perform app.record_post_preview(make_post_preview.post_id, '{"has_preview": false}', '{"has_preview": true}');
  end if;
  return secret;
end $$;

create or replace function public.withdraw_post_preview(post_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  delete from app.post_previews v where v.post_id = withdraw_post_preview.post_id;
  if not found then return false; end if;
  perform app.record_post_preview(withdraw_post_preview.post_id, '{"has_preview": true}', '{"has_preview": false}');
  return true;
end $$;
