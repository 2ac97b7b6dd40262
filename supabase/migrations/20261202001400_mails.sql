-- The mail queue: every mail and notification that is due, and for a week the mails to members that were sent.
--
-- A row is one cause of a mail: `kind` says what it is about, `payload` holds what this kind needs (typed in src/server/mail/kinds.ts):
--   invitation {byId}; task {byId, taskId}; mention {byId, messageId}; summary {since}: to an account, in its language, unless its
--   preferences turn them off;
--   request_… and message_… {aboutId}, trip_invitation {aboutId, secret}, account_deleted {}: to an address, which need not be an account's;
--   mails about accounts (confirmation, recovery, …) {userId, code, link, …}: to an address, by the server, for an hour;
--   push_… {byId, since, taskId, messageId}: a notification of the browser, for an hour.
-- Triggers add rows in the transaction of the change itself, so no mail is lost with a process and none is sent of a change that was
-- rolled back. A process claims what is due, reads whether it still holds (a task taken back, a member removed or banned, a preference
-- turned off: no mail) and sends it (src/server/mail/worker.ts, src/server/push). Rows of one kind to one account about one trip that are
-- due together are one mail. Only the server reads and writes here. Where no server of ours runs (a hosted project) nothing is sent, and
-- rows are deleted by `app.purge_mails()` (docs/operations.md).
--
-- A push subscription is of one browser and one session: it ends with the session, so that nothing is shown where somebody has signed out.
-- A kind (message, mention, change, task, invitation) is sent to those who have turned it on (preferences `push_…`: off unless `on`) [PLUS-19].

create table app.mail_queue (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The recipient: an account, whose address is read when the mail is sent, or an address.
  user_id uuid references app.accounts (id) on delete cascade,
  address text,
  -- Of a mail to an address; null: the account's that the payload names.
  language text check (language in ('fr', 'en')),
  trip_id uuid references public.trips (id) on delete cascade,
  -- No references: a task whose deletion is undone is the same task, and a person who is gone sends no mail.
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- After this moment it is not sent any more.
  expires_at timestamptz,
  -- Rows with the same one are one mail; it is the mail's Message-ID at each try.
  mail_id uuid,
  attempts integer not null default 0,
  -- Lies ahead while a process sends the mail, and between tries.
  next_try timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_queue_kind_check check (kind in (
    'invitation', 'push_message', 'push_mention', 'push_change', 'push_task', 'push_invitation', 'task', 'summary', 'mention',
    'request_notice', 'request_receipt', 'request_reply', 'message_notice', 'message_receipt', 'message_reply', 'trip_invitation',
    'account_deleted',
    'confirmation', 'recovery', 'sign_in', 'email_change_current', 'email_change_new', 'reauthentication', 'password_changed',
    'factor_added', 'factor_removed', 'recovery_codes_created', 'account_exists', 'account_invitation'
  )),
  constraint mail_queue_recipient_check check (
    (user_id is not null) = (kind in (
      'invitation', 'push_message', 'push_mention', 'push_change', 'push_task', 'push_invitation', 'task', 'summary', 'mention'
    )) and (user_id is null) = (address is not null)
  ),
  constraint mail_queue_trip_check check ((trip_id is not null) = (kind in (
    'invitation', 'push_message', 'push_mention', 'push_change', 'push_task', 'push_invitation', 'task', 'mention'
  )))
);
comment on table app.mail_queue is 'Mails that are due, and for a week the mails to members that were sent. Server only.';
create index mail_queue_order_idx on app.mail_queue (next_try, id) where sent_at is null;
create index mail_queue_user_idx on app.mail_queue (user_id, kind, trip_id);
create index mail_queue_trip_idx on app.mail_queue (trip_id);
create index mail_queue_mail_idx on app.mail_queue (mail_id);
-- What was sent a week ago was queued before that.
create index mail_queue_created_at_idx on app.mail_queue (created_at);
create index mail_queue_expires_at_idx on app.mail_queue (expires_at) where expires_at is not null;
alter table app.mail_queue enable row level security;

create table app.mail_days (
  user_id uuid primary key references app.accounts (id) on delete cascade,
  day date not null,
  until timestamptz not null
);
comment on table app.mail_days is 'The last daily summary of a person: their day, and up to when it reported.';
alter table app.mail_days enable row level security;

-- What browsers call a zone may be one that this database does not know.
create function app.local_time(zone text) returns timestamp language plpgsql stable set search_path = '' as $$
begin
  return now() at time zone coalesce(zone, 'Europe/Paris');
exception when invalid_parameter_value then
  return now() at time zone 'Europe/Paris';
end $$;
comment on function app.local_time is 'What the clocks show now in a zone; in Paris when there is no such zone.';

-- The daily summary, between seven and nine in the morning where a person lives. Called by the server every minute or so: it looks at trips in
-- which something happened lately, decides once a day for each member, and queues a row. The text is read when it is sent.
create function app.queue_summaries() returns integer language plpgsql volatile set search_path = '' as $$
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
  insert into app.mail_queue (kind, user_id, payload)
  select 'summary', w.id, jsonb_build_object('since', w.since) from waking w join decided d on d.user_id = w.id;
  get diagnostics queued = row_count;
  return queued;
end $$;
comment on function app.queue_summaries is 'Has a summary sent to those for whom it is between seven and nine in the morning. Answers how many.';

-- An advisory lock on the recipient lets one process at a time make one mail of the rows that are due together.
create function app.claim_mail(collect_seconds double precision, only_id uuid default null) returns setof app.mail_queue
language plpgsql volatile set search_path = '' as $$
declare
  lease constant interval := '5 minutes';
  due app.mail_queue;
begin
  for due in
    select m.* from app.mail_queue m
    where m.sent_at is null and m.next_try <= now() and (m.expires_at is null or m.expires_at > now())
      and (only_id is null or m.id = only_id)
      and (m.mail_id is not null or m.created_at <= now() - make_interval(secs => case m.kind
        when 'task' then collect_seconds when 'invitation' then least(collect_seconds, 60) else 0 end))
    order by m.next_try, m.id
  loop
    continue when not pg_try_advisory_xact_lock(
      hashtextextended(concat_ws(' ', 'mail', due.kind, coalesce(due.user_id, due.id), due.trip_id), 0));
    return query
      update app.mail_queue m
      set mail_id = coalesce(due.mail_id, due.id), attempts = m.attempts + 1, next_try = now() + lease
      where (m.id = due.id or (m.user_id = due.user_id and m.kind = due.kind and m.trip_id is not distinct from due.trip_id))
        and m.mail_id is not distinct from due.mail_id and m.sent_at is null and m.next_try <= now()
      returning m.*;
    if found then return; end if;
  end loop;
end $$;
comment on function app.claim_mail is
  'Claims one mail for five minutes. Returns its rows: none when no mail is due, or other processes have those that are. Tasks are collected for so many seconds into one mail, invitations for a minute at most.';

create function app.postpone_mail(postponed uuid) returns boolean language plpgsql volatile set search_path = '' as $$
declare
  waits constant interval[] := '{1 minute,5 minutes,20 minutes,1 hour,3 hours,12 hours}';
  -- Somebody waits for a mail that expires.
  short_waits constant interval[] := '{5 seconds,30 seconds,3 minutes,10 minutes}';
begin
  update app.mail_queue m
  set next_try = now() + case when m.expires_at is null then waits[m.attempts] else short_waits[m.attempts] end
  where m.mail_id = postponed and m.sent_at is null
    and m.attempts <= case when m.expires_at is null then cardinality(waits) else cardinality(short_waits) end;
  if found then return true; end if;
  delete from app.mail_queue m where m.mail_id = postponed and m.sent_at is null;
  return false;
end $$;
comment on function app.postpone_mail is 'Has a mail tried again later; deletes it after its last try. Returns whether it will be tried again.';

create function app.purge_mails() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from app.mail_queue m
  where (m.created_at < now() - interval '7 days' and (m.sent_at < now() - interval '7 days' or m.created_at < now() - interval '8 days')) or m.expires_at < now();
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function app.purge_mails is 'Deletes mails that were sent a week ago, that have expired or that nobody came to send. Returns how many rows.';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.accounts (id) on delete cascade,
  session_id uuid references auth.sessions (id) on delete cascade,
  -- By name, never by number: our server looks where the name leads before it sends. The own machine alone is for tests.
  endpoint text not null unique check (char_length(endpoint) <= 2000
    and endpoint ~ '^(https://[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d{1,5})?/|http://127\.0\.0\.1:\d{1,5}/)[!-~]*$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{86,88}$'),
  secret text not null check (secret ~ '^[A-Za-z0-9_-]{21,24}$'),
  device text not null check (not app.is_blank(device) and char_length(device) <= 100),
  created_at timestamptz not null default now()
);
comment on table public.push_subscriptions is 'Browsers that are sent notifications. Added by save_push_subscription alone.';
comment on column public.push_subscriptions.p256dh is 'Encrypts what is sent, with the secret (RFC 8291). Not readable by clients.';
comment on column public.push_subscriptions.session_id is 'The session it was asked for in; it ends with that.';
comment on column public.push_subscriptions.secret is 'Encrypts what is sent, with the key (RFC 8291). Not readable by clients.';
create index push_subscriptions_user_idx on public.push_subscriptions (user_id);
create index push_subscriptions_session_idx on public.push_subscriptions (session_id);

alter table public.push_subscriptions enable row level security;
create policy select_own on public.push_subscriptions for select to authenticated using (user_id = (select app.uid()));
create policy delete_own on public.push_subscriptions for delete to authenticated using (user_id = (select app.uid()));

create function public.save_push_subscription(endpoint text, p256dh text, secret text, device text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
  saved uuid;
begin
  if not app.take('push-account', caller::text) then perform app.refuse(429, 'push_devices_too_often'); end if;
  -- Two requests of one person wait for each other.
  perform from app.accounts a where a.id = caller for update;
  -- Who knows the address has the browser: it is of the person who signed in there last.
  delete from public.push_subscriptions s where s.endpoint = save_push_subscription.endpoint;
  if (select count(*) from public.push_subscriptions s where s.user_id = caller) >= app.limit_of('push-devices') then
    perform app.refuse(422, 'push_devices_too_many');
  end if;
  insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, secret, device)
  values (caller, (select s.id from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = caller),
    save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.secret, left(btrim(save_push_subscription.device), 100))
  returning id into saved;
  return saved;
exception when check_violation or not_null_violation then
  perform app.refuse(400, 'push_subscription_invalid', 'endpoint');
end $$;
comment on function public.save_push_subscription is 'Has notifications sent to this browser from now on. Answers the id of its subscription.';

-- Messages and changes are for everybody in the trip, the others for those whom the row names.
create function app.queue_push(kind text, about jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  writer constant uuid := auth.uid();
  trip constant uuid := coalesce(about ->> 'trip_id', about ->> 'id');
  people constant jsonb := case kind when 'task' then jsonb_build_array(about -> 'assigned_to') when 'mention' then about -> 'mentions'
    when 'invitation' then jsonb_build_array(coalesce(about -> 'user_id', about -> 'owner_id')) end;
begin
  insert into app.mail_queue (kind, user_id, trip_id, payload, expires_at, next_try)
  select 'push_' || queue_push.kind, a.id, trip,
    jsonb_strip_nulls(jsonb_build_object('byId', writer, 'since', now(), 'taskId', case queue_push.kind when 'task' then about ->> 'id' end,
      'messageId', case queue_push.kind when 'mention' then about ->> 'id' end)),
    now() + interval '1 hour',
    -- Changes of two minutes are one notification.
    case queue_push.kind when 'change' then date_bin('2 minutes', now(), 'epoch') + interval '2 minutes' else now() end
  from (
    select t.owner_id as id from public.trips t where t.id = trip
    union select c.user_id from public.trip_collaborators c where c.trip_id = trip
  ) m join app.accounts a using (id)
  where a.id <> writer and not a.is_banned and a.preferences ->> ('push_' || queue_push.kind) = 'on'
    and (people is null or people @> to_jsonb(a.id))
    -- A mention that is notified as such is not a message besides.
    and not (queue_push.kind = 'message' and about -> 'mentions' @> to_jsonb(a.id) and a.preferences ->> 'push_mention' is not distinct from 'on')
    and exists (select from public.push_subscriptions s where s.user_id = a.id);
end $$;
comment on function app.queue_push is 'Has those who asked for it notified of a row that somebody else wrote.';

create function app.queue_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_push('change', to_jsonb(new));
  return null;
end $$;
create trigger queue_change after insert on public.trip_activity_log for each row when (new.created_at = now()) execute function app.queue_change();

-- Of a person who was added just now by someone else: a trip that is restored brings its people back as they were.
create function app.queue_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  writer constant uuid := auth.uid();
begin
  if writer <> new.user_id then
    insert into app.mail_queue (kind, user_id, trip_id, payload)
    values ('invitation', new.user_id, new.trip_id, jsonb_build_object('byId', writer));
  end if;
  perform app.queue_push('invitation', to_jsonb(new));
  return null;
end $$;
create trigger queue_invitation after insert on public.trip_collaborators
  for each row when (new.joined_at = now()) execute function app.queue_invitation();

create function app.queue_ownership() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Handed on, or back, before the mail about it was sent.
  delete from app.mail_queue m
  where m.kind = 'invitation' and m.user_id = old.owner_id and m.trip_id = new.id and m.mail_id is null;
  insert into app.mail_queue (kind, user_id, trip_id, payload)
  values ('invitation', new.owner_id, new.id, jsonb_build_object('byId', old.owner_id));
  perform app.queue_push('invitation', to_jsonb(new));
  return null;
end $$;
comment on function app.queue_ownership is 'Has the new owner of a trip sent a mail and a notification.';
create trigger queue_ownership after update of owner_id on public.trips
  for each row when (new.owner_id is distinct from old.owner_id) execute function app.queue_ownership();
