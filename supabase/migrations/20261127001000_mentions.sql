-- Mentions: a message names members of its trip, who get a mail about it unless they read it within two minutes [PLUS-19].
--
-- Ids, so that a mention survives a new name. Who is not a member of the trip, or is the writer, is dropped rather than refused: a message
-- that was written offline is stored though somebody it names has left meanwhile.

alter table public.trip_chat_messages add column if not exists mentions uuid[] not null default '{}'
  constraint mentions_few check (cardinality(mentions) <= 50 and array_position(mentions, null) is null);
comment on column public.trip_chat_messages.mentions is 'Members of the trip whom it names; who has left since is still in it. @optional';

create or replace function app.filter_mentions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.mentions := array(
    select distinct m.id from unnest(coalesce(new.mentions, '{}')) m (id)
    where m.id is distinct from new.user_id and (
      exists (select from public.trips t where t.id = new.trip_id and t.owner_id = m.id)
      or exists (select from public.trip_collaborators c where c.trip_id = new.trip_id and c.user_id = m.id)
    )
  );
  return new;
end $$;
comment on function app.filter_mentions is 'Drops from a message''s mentions who is not in its trip, and its writer. Null, of a message of a restored trip, is nobody.';
create or replace trigger filter_mentions before insert on public.trip_chat_messages
  for each row when (new.mentions is distinct from '{}') execute function app.filter_mentions();

-- A message is never changed, whom it names neither.
create or replace trigger check_message before insert or update of id, trip_id, user_id, text, created_at, reply_to, mentions
  on public.trip_chat_messages for each row execute function app.check_message();

alter table app.mail_queue
  drop constraint mail_queue_kind_check,
  drop constraint mail_queue_recipient_check,
  drop constraint mail_queue_trip_check,
  add constraint mail_queue_kind_check check (kind in (
    'invitation', 'task', 'summary', 'mention',
    'request_notice', 'request_receipt', 'request_reply', 'message_notice', 'message_receipt', 'message_reply', 'trip_invitation',
    'account_deleted',
    'confirmation', 'recovery', 'sign_in', 'email_change_current', 'email_change_new', 'reauthentication', 'password_changed',
    'factor_added', 'factor_removed', 'recovery_codes_created', 'account_exists', 'account_invitation'
  )),
  add constraint mail_queue_recipient_check check (
    (user_id is not null) = (kind in ('invitation', 'task', 'summary', 'mention')) and (user_id is null) = (address is not null)
  ),
  add constraint mail_queue_trip_check check ((trip_id is not null) = (kind in ('invitation', 'task', 'mention')));

create or replace function app.queue_mentions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.mail_queue (kind, user_id, trip_id, payload, next_try)
  select 'mention', m.id, new.trip_id, jsonb_build_object('byId', new.user_id, 'messageId', new.id), now() + interval '2 minutes'
  from unnest(new.mentions) m (id);
  return null;
end $$;
comment on function app.queue_mentions is 'Has those whom a message names sent a mail, which is dropped if they read it before.';
-- A message that comes back with its trip says when it was made.
create or replace trigger queue_mentions after insert on public.trip_chat_messages
  for each row when (new.mentions <> '{}' and new.created_at = now()) execute function app.queue_mentions();
