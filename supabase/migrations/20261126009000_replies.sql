-- Replies: a message may name the message of the same trip that it answers.
--
-- No foreign key: the id stays when the answered message is deleted, so that the reply can say so, and a reply that was written offline
-- to a message that was deleted meanwhile is stored. Rights are those of messages; who may write one may answer any of the trip.

alter table public.trip_chat_messages add column if not exists reply_to uuid
  constraint reply_to_other check (reply_to <> id);
comment on column public.trip_chat_messages.reply_to is 'The message that it answers; of a deleted one the id stays. @optional';

-- As its writer sees messages: those of trips that are not theirs are as good as deleted.
create or replace function app.check_reply() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.reply_to = new.id or exists (
    select from public.trip_chat_messages m where m.id = new.reply_to and m.trip_id <> new.trip_id
  ) then perform app.refuse(422, 'reply_not_in_trip', 'reply_to'); end if;
  return new;
end $$;
create or replace trigger check_reply before insert on public.trip_chat_messages
  for each row when (new.reply_to is not null) execute function app.check_reply();

-- A message is never changed, what it answers neither.
create or replace trigger check_message before insert or update of id, trip_id, user_id, text, created_at, reply_to on public.trip_chat_messages
  for each row execute function app.check_message();
