-- Comments on items: a message of the discussion may be about an item of its trip [PLUS-19].
--
-- A comment is a message: rights, replies, mentions, what is unread and the limits are those of messages. No foreign key: items stand in
-- five tables, and a comment stays when its item is deleted, so that it is there when that comes back. Unlike other messages it makes a
-- line of the activity, under the item's title of that moment.

alter table public.trip_chat_messages add column if not exists item_id uuid;
comment on column public.trip_chat_messages.item_id is 'The item that it is about; of a deleted one the id stays. @optional';
create index if not exists trip_chat_messages_item_idx on public.trip_chat_messages (item_id, created_at) where item_id is not null;

create or replace function app.item_title(trip uuid, item uuid) returns text language plpgsql stable set search_path = '' as $$
declare
  source text;
  title text;
begin
  foreach source in array app.item_tables() loop
    execute format('select i.title from public.%I i where i.id = $1 and i.trip_id = $2', source) into title using item, trip;
    if title is not null then return title; end if;
  end loop;
  return null;
end $$;
comment on function app.item_title is 'The title of an item of a trip; null when the trip has none of this id.';

create or replace function app.check_comment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Policies refuse strangers, who learn nothing of its items here.
  if app.is_client() and not exists (select from app.visible_trip_ids() v (id) where v.id = new.trip_id) then return new; end if;
  if app.item_title(new.trip_id, new.item_id) is null then perform app.refuse(422, 'item_not_in_trip', 'item_id'); end if;
  return new;
end $$;
-- A message that comes back with its trip says when it was made; its item may be deleted since.
create or replace trigger check_comment before insert on public.trip_chat_messages
  for each row when (new.item_id is not null and new.created_at = now()) execute function app.check_comment();

-- A message is never changed, what it is about neither.
create or replace trigger check_message before insert or update of id, trip_id, user_id, text, created_at, reply_to, mentions, item_id
  on public.trip_chat_messages for each row execute function app.check_message();

alter table public.trip_activity_log drop constraint trip_activity_log_source_check;
alter table public.trip_activity_log add constraint trip_activity_log_source_check check (source in (
  'trips', 'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_tasks', 'trip_settlements', 'trip_expenses', 'trip_chat_messages'
));

create or replace function app.log_comment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_change(new.trip_id, 'INSERT', 'trip_chat_messages', new.item_id, app.item_title(new.trip_id, new.item_id));
  return null;
end $$;
comment on function app.log_comment is 'Writes a line of the activity about a comment on an item.';
create or replace trigger log_comment after insert on public.trip_chat_messages
  for each row when (new.item_id is not null and new.created_at = now()) execute function app.log_comment();
