-- What a database with older migrations needs after the baseline: data that its new tables and columns are made from.

-- Pictures of other hosts go: the page shows the person's first letter.
update app.accounts a set avatar_url = app.avatar_of(a.avatar_url, a.id)
where a.avatar_url is distinct from app.avatar_of(a.avatar_url, a.id);
alter table app.accounts add constraint accounts_avatar_url_check check (avatar_url is not distinct from app.avatar_of(avatar_url, id));

-- The trigger takes the account's id out and writes the name; nobody has changed the posts.
alter table public.blog_posts disable trigger check_post;
update public.blog_posts set author_id = author_id where author_id is not null;
alter table public.blog_posts enable trigger check_post;

insert into app.reserved_ids (id, source, trip_id)
select i.id, i.source, d.trip_id from app.deleted_trips d, app.ids_of_snapshot(d.snapshot) i;

insert into app.trip_sizes as s (trip_id, kind, amount)
select c.trip_id, c.kind, count(*) from (
  select t.trip_id, 'items' as kind from public.trip_accommodations t
  union all select t.trip_id, 'items' from public.trip_activities t
  union all select t.trip_id, 'items' from public.trip_itineraries t
  union all select t.trip_id, 'items' from public.trip_meals t
  union all select t.trip_id, 'items' from public.trip_notes t
  union all select t.trip_id, 'tasks' from public.trip_tasks t
  union all select t.trip_id, 'messages' from public.trip_chat_messages t
  union all select t.trip_id, 'collaborators' from public.trip_collaborators t
  union all select t.trip_id, 'settlements' from public.trip_settlements t
) c
where not exists (select from app.trip_sizes)
group by 1, 2;

-- Mails that are due are still sent, from the one queue.
do $$
begin
  if to_regclass('app.mail_outbox') is null then return; end if;
  insert into app.mail_queue (id, kind, user_id, trip_id, payload, created_at, mail_id, attempts, next_try, sent_at)
  select m.id, m.kind, m.user_id, m.trip_id,
    jsonb_strip_nulls(jsonb_build_object('byId', m.by_id, 'taskId', m.task_id, 'since', m.since)),
    m.created_at, m.mail_id, m.attempts, m.next_try, m.sent_at
  from app.mail_outbox m;
  insert into app.mail_queue (id, kind, address, language, payload, created_at, mail_id, attempts, next_try)
  select l.id, case l.kind when 'farewell' then 'account_deleted' else replace(l.kind, '_answer', '_reply') end, l.address, l.language,
    jsonb_build_object('aboutId', l.about_id), l.created_at, l.id, l.attempts, l.next_try
  from app.letters l where l.sent_at is null;
  drop table app.mail_outbox, app.letters;
end $$;
