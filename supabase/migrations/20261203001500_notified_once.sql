-- One row is one notification [PLUS-19]: a comment, an assigned task, an invitation and another owner are lines of the activity as well, so
-- that they came once as themselves and within two minutes as a change. Who is notified of the row itself is left out of the change; those who have turned
-- on changes alone get that as before. The comment is queued before its line of the activity is written, as tasks and invitations are.

create or replace function app.queue_push(kind text, about jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  writer constant uuid := auth.uid();
  trip constant uuid := coalesce(about ->> 'trip_id', about ->> 'id');
  people constant jsonb := case kind when 'task' then jsonb_build_array(about -> 'assigned_to') when 'mention' then about -> 'mentions'
    when 'invitation' then jsonb_build_array(coalesce(about -> 'user_id', about -> 'owner_id')) end;
  -- A change of one row that this request may have notified of already, those whom it concerns.
  is_twofold constant boolean := kind = 'change' and about ->> 'amount' = '1'
    and (about ->> 'source' in ('trip_chat_messages', 'trip_tasks', 'trip_collaborators') or about -> 'changes' ? 'owner_id');
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
    and not (is_twofold and exists (
      select from app.mail_queue q
      where q.user_id = a.id and q.trip_id = trip and q.created_at = now()
        and q.kind in ('push_message', 'push_mention', 'push_task', 'push_invitation')
    ))
    and exists (select from public.push_subscriptions s where s.user_id = a.id);
end $$;

create or replace function app.queue_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.mail_queue (kind, user_id, trip_id, payload, next_try)
  select 'mention', m.id, new.trip_id, jsonb_build_object('byId', new.user_id, 'messageId', new.id), now() + interval '2 minutes'
  from unnest(new.mentions) m (id);
  perform app.queue_push('message', to_jsonb(new));
  if new.mentions <> '{}' then perform app.queue_push('mention', to_jsonb(new)); end if;
  if new.item_id is not null then
    perform app.log_change(new.trip_id, 'INSERT', 'trip_chat_messages', new.item_id, app.item_title(new.trip_id, new.item_id));
  end if;
  return null;
end $$;
