-- Mails to members: an invitation, an assigned task, the daily summary.
--
-- Triggers queue a row in the transaction of the change itself. A process claims what is due, checks whether it still holds, and sends it
-- (src/server/mail); rows about the same for the same person within some minutes are one mail. Preferences switch them off:
-- `mail_invitation`, `mail_task`, `mail_summary`. Where no server of ours runs nothing is sent, and `app.purge_mails()` removes rows.

create table if not exists app.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invitation', 'task', 'summary')),
  user_id uuid not null references app.accounts (id) on delete cascade,
  trip_id uuid references public.trips (id) on delete cascade check ((trip_id is null) = (kind = 'summary')),
  -- Not a reference: a task whose deletion is undone is the same task.
  task_id uuid check ((task_id is not null) = (kind = 'task')),
  -- Not a reference: who is gone by then sends no mail.
  by_id uuid check ((by_id is null) = (kind = 'summary')),
  -- Of a summary: what happened after this moment.
  since timestamptz check ((since is not null) = (kind = 'summary')),
  created_at timestamptz not null default now(),
  -- Rows with the same one go in one mail; it is the mail's Message-ID, however many tries.
  mail_id uuid,
  attempts integer not null default 0,
  -- While a process is at it, and between tries, this lies ahead.
  next_try timestamptz not null default now(),
  -- What was sent stays a while, so that the same is not sent twice in a day.
  sent_at timestamptz
);
comment on table app.mail_outbox is 'Mails that are due, and for a week those that were sent.';
create index if not exists mail_outbox_user_idx on app.mail_outbox (user_id, kind, trip_id);
create index if not exists mail_outbox_trip_idx on app.mail_outbox (trip_id);
create index if not exists mail_outbox_order_idx on app.mail_outbox (next_try, id) where sent_at is null;
alter table app.mail_outbox enable row level security;

create table if not exists app.mail_days (
  user_id uuid primary key references app.accounts (id) on delete cascade,
  day date not null,
  until timestamptz not null
);
comment on table app.mail_days is 'The last daily summary of a person: their day, and up to when it reported.';
alter table app.mail_days enable row level security;

-- Of a person who was added just now by someone else: a trip that is restored brings its people back as they were.
create or replace function app.queue_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  writer constant uuid := auth.uid();
begin
  if writer <> new.user_id then
    insert into app.mail_outbox (kind, user_id, trip_id, by_id) values ('invitation', new.user_id, new.trip_id, writer);
  end if;
  return null;
end $$;
create or replace trigger queue_invitation after insert on public.trip_collaborators
  for each row when (new.joined_at = now()) execute function app.queue_invitation();

create or replace function app.queue_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  writer constant uuid := auth.uid();
begin
  if writer <> new.assigned_to then
    insert into app.mail_outbox (kind, user_id, trip_id, task_id, by_id)
    values ('task', new.assigned_to, new.trip_id, new.id, writer);
  end if;
  return null;
end $$;
create or replace trigger queue_assigned_task after update of assigned_to on public.trip_tasks
  for each row when (new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null and new.completed_at is null) execute function app.queue_task();
-- A task that comes back by an undo says when it was made.
create or replace trigger queue_new_task after insert on public.trip_tasks
  for each row when (new.assigned_to is not null and new.completed_at is null and new.created_at = now()) execute function app.queue_task();

-- What browsers call a zone may be one that this database does not know.
create or replace function app.local_time(zone text) returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  return now() at time zone coalesce(zone, 'Europe/Paris');
exception when invalid_parameter_value then
  return now() at time zone 'Europe/Paris';
end $$;
comment on function app.local_time is 'What the clocks show now in a zone; in Paris when there is no such zone.';

-- The daily summary, between seven and nine in the morning where a person lives. Called by the server every minute or so: it looks at trips in
-- which something happened lately, decides once a day for each member, and queues a row. The text is read when it is sent.
create or replace function app.queue_summaries() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  -- After an interruption, news of so long are reported.
  longest constant interval := '3 days';
  queued integer;
begin
  with happened as materialized (
    select l.trip_id, l.created_by as by_id from public.trip_activity_log l where l.created_at > now() - longest
    union
    select m.trip_id, m.user_id from public.trip_chat_messages m where m.created_at > now() - longest
  ),
  people as (
    select t.owner_id as id from happened h join public.trips t on t.id = h.trip_id where t.owner_id is distinct from h.by_id
    union
    select c.user_id from happened h join public.trip_collaborators c on c.trip_id = h.trip_id
    where c.user_id is distinct from h.by_id
  ),
  readers as materialized (
    select a.id, coalesce(a.preferences ->> 'time_zone', 'Europe/Paris') as zone
    from people p join app.accounts a on a.id = p.id
    where not a.is_banned and coalesce(a.preferences ->> 'mail_summary', 'on') <> 'off'
  ),
  clocks as materialized (
    select z.zone, app.local_time(z.zone) as moment from (select distinct r.zone from readers r) z
  ),
  waking as materialized (
    select r.id, c.moment::date as day, greatest(coalesce(d.until, now() - interval '1 day'), now() - longest) as since
    from readers r join clocks c on c.zone = r.zone left join app.mail_days d on d.user_id = r.id
    where extract(hour from c.moment) in (7, 8) and (d.day is null or d.day < c.moment::date)
  ),
  -- Of several processes at once, one decides for a person.
  decided as (
    insert into app.mail_days as d (user_id, day, until)
    select w.id, w.day, now() from waking w order by w.id
    on conflict (user_id) do update set day = excluded.day, until = excluded.until where d.day < excluded.day
    returning d.user_id
  )
  insert into app.mail_outbox (kind, user_id, since)
  select 'summary', w.id, w.since from waking w join decided d on d.user_id = w.id;
  get diagnostics queued = row_count;
  return queued;
end $$;
comment on function app.queue_summaries is 'Has a summary sent to those for whom it is between seven and nine in the morning. Answers how many.';

create or replace function app.purge_mails() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from app.mail_outbox m where m.sent_at < now() - interval '7 days' or m.created_at < now() - interval '8 days';
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function app.purge_mails is 'Forgets mails that were sent a week ago, and those that nobody came to send.';
