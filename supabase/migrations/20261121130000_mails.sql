-- Mails that are due: an invitation, a task that someone gave somebody, a daily summary.
--
-- Triggers put a row here in the transaction of the change itself, so no mail is lost with a process and none is sent of a
-- change that did not come about. They run when somebody is added to a trip or a task changes hands, and at no other write.
-- A process takes what is due, looks again whether it still holds (a task taken back, a person removed or banned, a switch
-- turned off: no mail) and sends it (src/server/mail). Rows about the same for the same person within some minutes are one
-- mail. Who wants which mail stands in their preferences: `mail_invitation`, `mail_task`, `mail_summary`, `off` or not.
--
-- Nobody but the server reaches these tables. Where no server of ours runs (a hosted project) nothing is sent, and rows go
-- with `app.purge_mails()` (docs/operations.md).

create table app.mail_outbox (
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
  -- Rows with the same one go in one mail; it is the mail's Message-ID, whatever the number of tries.
  mail_id uuid,
  attempts integer not null default 0,
  -- While a process is at it, and between tries, this lies ahead.
  next_try timestamptz not null default now(),
  -- What was sent stays a while, so that the same is not told twice in a day.
  sent_at timestamptz
);
comment on table app.mail_outbox is 'Mails that are due, and for a week those that were sent.';
create index mail_outbox_due_idx on app.mail_outbox (next_try) where sent_at is null;
create index mail_outbox_user_idx on app.mail_outbox (user_id, kind, trip_id);
create index mail_outbox_trip_idx on app.mail_outbox (trip_id);

create table app.mail_days (
  user_id uuid primary key references app.accounts (id) on delete cascade,
  day date not null,
  until timestamptz not null
);
comment on table app.mail_days is 'The last daily summary of a person: their day, and up to when it told.';

alter table app.mail_outbox enable row level security;
alter table app.mail_days enable row level security;

-- Of a person who was added just now by someone else: a trip that is restored brings its people back as they were.
create function app.queue_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  writer constant uuid := auth.uid();
begin
  if writer <> new.user_id then
    insert into app.mail_outbox (kind, user_id, trip_id, by_id) values ('invitation', new.user_id, new.trip_id, writer);
  end if;
  return null;
end;
$$;
create trigger queue_invitation after insert on public.trip_collaborators for each row
  when (new.joined_at = now()) execute function app.queue_invitation();

create function app.queue_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  writer constant uuid := auth.uid();
begin
  if writer <> new.assigned_to then
    insert into app.mail_outbox (kind, user_id, trip_id, task_id, by_id)
    values ('task', new.assigned_to, new.trip_id, new.id, writer);
  end if;
  return null;
end;
$$;
-- A task that comes back by an undo says when it was made.
create trigger queue_new_task after insert on public.trip_tasks for each row
  when (new.assigned_to is not null and new.completed_at is null and new.created_at = now())
  execute function app.queue_task();
create trigger queue_assigned_task after update of assigned_to on public.trip_tasks for each row
  when (new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null and new.completed_at is null)
  execute function app.queue_task();

create function app.purge_mails() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  gone integer;
begin
  delete from app.mail_outbox m where m.sent_at < now() - interval '7 days' or m.created_at < now() - interval '8 days';
  get diagnostics gone = row_count;
  return gone;
end;
$$;
comment on function app.purge_mails is 'Forgets mails that were sent a week ago, and those that nobody came to send.';
revoke execute on function app.purge_mails() from public;
