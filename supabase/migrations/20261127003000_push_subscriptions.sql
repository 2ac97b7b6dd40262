-- Push: browsers that have asked for notifications, and what is queued for them [PLUS-19].
--
-- A subscription is of one browser and one session: it ends with the session, so that nothing is shown where somebody has signed out.
-- A kind (message, mention, change, task, invitation) is sent to those who have turned it on (preferences `push_…`: off unless `on`) and have a
-- subscription. Rows go through the mail queue, which claims, postpones and purges them: `push_…` {byId, since, taskId, messageId}, for an hour.
-- What a notification says, and whether it is still to be shown, is read when it is sent (src/server/push).

create table if not exists public.push_subscriptions (
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
comment on column public.push_subscriptions.session_id is 'The session it was asked for in; it ends with that.';
comment on column public.push_subscriptions.p256dh is 'Encrypts what is sent, with the secret (RFC 8291). Not readable by clients.';
comment on column public.push_subscriptions.secret is 'Encrypts what is sent, with the key (RFC 8291). Not readable by clients.';
create index if not exists push_subscriptions_user_idx on public.push_subscriptions (user_id);
create index if not exists push_subscriptions_session_idx on public.push_subscriptions (session_id);

alter table public.push_subscriptions enable row level security;
create policy select_own on public.push_subscriptions for select to authenticated using (user_id = (select app.uid()));
create policy delete_own on public.push_subscriptions for delete to authenticated using (user_id = (select app.uid()));

insert into app.limits (name, amount, seconds) values ('push-devices', 10, null), ('push-account', 60, 3600)
on conflict (name) do nothing;

create or replace function public.save_push_subscription(endpoint text, p256dh text, secret text, device text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  saved uuid;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
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

do $migration$
declare
  rule record;
  mails constant text := '''invitation''::text';
begin
  for rule in
    select c.conname as name, pg_catalog.pg_get_constraintdef(c.oid) as source from pg_catalog.pg_constraint c
    where c.conrelid = 'app.mail_queue'::regclass
      and c.conname in ('mail_queue_kind_check', 'mail_queue_recipient_check', 'mail_queue_trip_check')
  loop
    continue when rule.source like '%push_message%';
    execute format('alter table app.mail_queue drop constraint %I, add constraint %I %s', rule.name, rule.name,
      replace(rule.source, mails, mails || ', ''push_message''::text, ''push_mention''::text, ''push_change''::text, ''push_task''::text, ''push_invitation''::text'));
  end loop;
end $migration$;

-- With the kind as the trigger's argument. Messages and changes are for everybody in the trip, the others for those whom the row names.
create or replace function app.queue_push() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := tg_argv[0];
  writer constant uuid := auth.uid();
  about constant jsonb := to_jsonb(new);
  trip constant uuid := case kind when 'invitation' then coalesce(about ->> 'trip_id', about ->> 'id') else about ->> 'trip_id' end;
  people constant jsonb := case kind when 'task' then jsonb_build_array(about -> 'assigned_to') when 'mention' then about -> 'mentions'
    when 'invitation' then jsonb_build_array(coalesce(about -> 'user_id', about -> 'owner_id')) end;
begin
  insert into app.mail_queue (kind, user_id, trip_id, payload, expires_at, next_try)
  select 'push_' || kind, a.id, trip,
    jsonb_strip_nulls(jsonb_build_object('byId', writer, 'since', now(), 'taskId', case kind when 'task' then about ->> 'id' end,
      'messageId', case kind when 'mention' then about ->> 'id' end)),
    now() + interval '1 hour',
    -- Changes of two minutes are one notification.
    case kind when 'change' then date_bin('2 minutes', now(), 'epoch') + interval '2 minutes' else now() end
  from app.accounts a
  where a.id <> writer and not a.is_banned and a.preferences ->> ('push_' || kind) = 'on'
    and (people is null or people @> to_jsonb(a.id)) and app.is_member(trip, a.id)
    -- A mention that is notified as such is not a message besides.
    and not (kind = 'message' and about -> 'mentions' @> to_jsonb(a.id) and a.preferences ->> 'push_mention' is not distinct from 'on')
    and a.id in (select s.user_id from public.push_subscriptions s);
  return null;
end $$;
comment on function app.queue_push is 'Has those who asked for it notified of a row that somebody else wrote.';

create or replace trigger queue_push after insert on public.trip_chat_messages
  for each row when (new.created_at = now()) execute function app.queue_push('message');
create or replace trigger queue_push_mention after insert on public.trip_chat_messages
  for each row when (new.mentions <> '{}' and new.created_at = now()) execute function app.queue_push('mention');
create or replace trigger queue_push after insert on public.trip_activity_log
  for each row when (new.created_at = now()) execute function app.queue_push('change');
create or replace trigger queue_push after insert on public.trip_collaborators
  for each row when (new.joined_at = now()) execute function app.queue_push('invitation');
create or replace trigger queue_push_ownership after update of owner_id on public.trips
  for each row when (new.owner_id is distinct from old.owner_id) execute function app.queue_push('invitation');
create or replace trigger queue_push_assigned after update of assigned_to on public.trip_tasks
  for each row when (new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null and new.completed_at is null)
  execute function app.queue_push('task');
create or replace trigger queue_push_new after insert on public.trip_tasks
  for each row when (new.assigned_to is not null and new.completed_at is null and new.created_at = now()) execute function app.queue_push('task');

do $migration$
declare
  source constant text := pg_catalog.pg_get_functiondef('public.export_my_data()'::regprocedure);
begin
  if source like '%push_subscriptions%' then return; end if;
  execute replace(source, $$'messages', ($$, $$'push_subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - '{p256dh,secret}'::text[] order by s.created_at), '[]')
      from public.push_subscriptions s where s.user_id = caller),
    'messages', ($$);
end $migration$;
