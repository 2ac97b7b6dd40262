-- The discussion of a trip, how far each member has read, and what is new in one's trips.
--
-- Every member writes messages as themselves; nobody changes one; its author or the trip's owner deletes it. Messages stay when the
-- account of their author goes. `trip_reads` is one row a person and trip; without one, everything since they joined is unread.
--
-- A message may answer another of the same trip, name members, who get a mail unless they read it within two minutes, and be a comment
-- on an item [PLUS-19]. What it answers and what it is about are no foreign keys: the ids stay when that is deleted, so that the reply can
-- say so, the comment is there when its item comes back, and what was written offline is stored. Mentions are ids, so that they survive
-- a new name; who is not a member, or is the writer, is dropped rather than refused. Unlike other messages a comment makes a line of the
-- activity, under the item's title of that moment. A new poll is unread as a message is: it stands above the discussion.

create table public.trip_chat_messages (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid default auth.uid(),
  -- Clients embed the profile of who wrote it: a foreign key to the account, while there is one, under the name of its column.
  account_id uuid constraint trip_chat_messages_user_id_fkey references app.accounts (id) on delete set null,
  text text not null check (not app.is_blank(text) and char_length(text) <= 4000),
  reply_to uuid constraint reply_to_other check (reply_to <> id),
  mentions uuid[] not null default '{}' constraint mentions_few check (cardinality(mentions) <= 50 and array_position(mentions, null) is null),
  item_id uuid,
  created_at timestamptz not null default now()
);
comment on table public.trip_chat_messages is 'Messages stay when who wrote them leaves, or deletes their account.';
comment on column public.trip_chat_messages.user_id is 'Who wrote it: a member or a former member. Null: their account was deleted before 26 November 2026.';
comment on column public.trip_chat_messages.account_id is 'The account of `user_id`, while there is one. Written by triggers alone. @optional';
comment on column public.trip_chat_messages.reply_to is 'The message that it answers; of a deleted one the id stays. @optional';
comment on column public.trip_chat_messages.mentions is 'Members of the trip whom it names; who has left since is still in it. @optional';
comment on column public.trip_chat_messages.item_id is 'The item that it is about; of a deleted one the id stays. @optional';
create index trip_chat_messages_trip_idx on public.trip_chat_messages (trip_id, created_at);
create index trip_chat_messages_user_idx on public.trip_chat_messages (user_id);
-- Lines come in the order of time: this costs next to nothing.
create index trip_chat_messages_created_at_idx on public.trip_chat_messages using brin (created_at);
create index trip_chat_messages_account_idx on public.trip_chat_messages (account_id);
create index trip_chat_messages_item_idx on public.trip_chat_messages (item_id, created_at) where item_id is not null;

alter table public.trip_chat_messages enable row level security;
create policy select_member on public.trip_chat_messages for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_member on public.trip_chat_messages for insert to authenticated
  with check (trip_id in (select app.visible_trip_ids()) and user_id = (select app.uid()));
create policy delete_writer_or_owner on public.trip_chat_messages for delete to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (user_id = (select app.uid()) or trip_id in (select app.owned_trip_ids())));

-- As its writer sees messages: those of trips that are not theirs are as good as deleted.
create function app.check_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then perform app.forbid('message_unchangeable'); end if;
  if app.is_client() and new.user_id is null then perform app.forbid('column_protected', 'user_id'); end if;
  perform app.check_text(new.text, 'text', 4000, true);
  if new.reply_to = new.id or exists (
    select from public.trip_chat_messages m where m.id = new.reply_to and m.trip_id <> new.trip_id
  ) then perform app.refuse(422, 'reply_not_in_trip', 'reply_to'); end if;
  return new;
end $$;

create function app.item_title(trip uuid, item uuid) returns text language plpgsql stable set search_path = '' as $$
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

-- Drops from its mentions who is not in the trip, and its writer; null, of a message of a restored trip, is nobody.
create function app.complete_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.account_id := (select a.id from app.accounts a where a.id = new.user_id);
  new.mentions := array(
    select distinct m.id from unnest(new.mentions) m (id)
    where m.id is distinct from new.user_id and (
      exists (select from public.trips t where t.id = new.trip_id and t.owner_id = m.id)
      or exists (select from public.trip_collaborators c where c.trip_id = new.trip_id and c.user_id = m.id)
    )
  );
  -- A message that comes back with its trip says when it was made; its item may be deleted since. Policies refuse strangers, who learn
  -- nothing of its items here.
  if new.item_id is not null and new.created_at = now() and app.item_title(new.trip_id, new.item_id) is null
    and not (app.is_from_person() and new.trip_id not in (select app.visible_trip_ids())) then
    perform app.refuse(422, 'item_not_in_trip', 'item_id');
  end if;
  return new;
end $$;
comment on function app.complete_message is 'Sets the account and the mentions of a message; refuses a comment on an item that there is not.';

create function app.queue_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.item_id is not null then
    perform app.log_change(new.trip_id, 'INSERT', 'trip_chat_messages', new.item_id, app.item_title(new.trip_id, new.item_id));
  end if;
  insert into app.mail_queue (kind, user_id, trip_id, payload, next_try)
  select 'mention', m.id, new.trip_id, jsonb_build_object('byId', new.user_id, 'messageId', new.id), now() + interval '2 minutes'
  from unnest(new.mentions) m (id);
  perform app.queue_push('message', to_jsonb(new));
  if new.mentions <> '{}' then perform app.queue_push('mention', to_jsonb(new)); end if;
  return null;
end $$;
comment on function app.queue_message is
  'Logs a comment on an item; has those whom a message names sent a mail, which is dropped if they read it before, and the others notified.';

-- A message is never changed; the account of its writer may go.
create trigger check_message before insert or update of id, trip_id, user_id, text, created_at, reply_to, mentions, item_id on public.trip_chat_messages
  for each row execute function app.check_message();
create trigger complete_message before insert on public.trip_chat_messages for each row execute function app.complete_message();
create trigger queue_message after insert on public.trip_chat_messages
  for each row when (new.created_at = now()) execute function app.queue_message();
create trigger after_inserts after insert on public.trip_chat_messages referencing new table as came
  for each statement execute function app.after_inserts('messages', 'reserve', 'count');
create trigger after_updates after update on public.trip_chat_messages referencing old table as went new table as came
  for each statement execute function app.after_updates('messages');
create trigger after_deletes after delete on public.trip_chat_messages referencing old table as went
  for each statement execute function app.after_deletes('messages', 'note', 'count');

create table public.trip_reads (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null default auth.uid() references app.accounts (id) on delete cascade,
  read_at timestamptz default now(),
  activity_read_at timestamptz,
  primary key (trip_id, user_id)
);
comment on table public.trip_reads is 'Up to when a person has read a trip''s discussion and its activity. Null: never.';
create index trip_reads_user_idx on public.trip_reads (user_id);

alter table public.trip_reads enable row level security;
create policy select_own on public.trip_reads for select to authenticated
  using (user_id = (select app.uid()) and trip_id in (select app.visible_trip_ids()));
create policy delete_own on public.trip_reads for delete to authenticated
  using (user_id = (select app.uid()) and trip_id in (select app.visible_trip_ids()));

create trigger publish_deletes after delete on public.trip_reads referencing old table as changed for each statement execute function app.publish_secrets();
create trigger publish_inserts after insert on public.trip_reads referencing new table as changed for each statement execute function app.publish_secrets();
create trigger publish_updates after update on public.trip_reads referencing new table as changed for each statement execute function app.publish_secrets();

-- Never back, and never past now: two windows of one person, or a clock that is wrong, lose nothing.
create function public.mark_read(trip_id uuid, read_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  moment constant timestamptz := least(mark_read.read_at, now());
begin
  perform app.require_trip(mark_read.trip_id);
  insert into public.trip_reads (trip_id, user_id, read_at) values (mark_read.trip_id, caller, coalesce(moment, now()))
  on conflict on constraint trip_reads_pkey do update set read_at = greatest(trip_reads.read_at, excluded.read_at);
end $$;
comment on function public.mark_read is 'The caller has read the trip''s discussion up to then.';

create function public.mark_activity_read(trip_id uuid, read_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  moment constant timestamptz := least(coalesce(mark_activity_read.read_at, now()), now());
begin
  perform app.require_trip(mark_activity_read.trip_id);
  insert into public.trip_reads (trip_id, user_id, read_at, activity_read_at)
  values (mark_activity_read.trip_id, caller, null, moment)
  on conflict on constraint trip_reads_pkey do update
    set activity_read_at = greatest(trip_reads.activity_read_at, excluded.activity_read_at);
end $$;
comment on function public.mark_activity_read is 'The caller has seen what changed in the trip up to then.';

-- At most 100 are counted of a trip: more is not shown.
create function public.trip_news() returns table (
  trip_id uuid, unread integer, read_at timestamptz, changes integer, activity_read_at timestamptz, open_tasks integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  return query
    select mine.id, (
      select count(*)::integer from (
        select from public.trip_chat_messages m
        where m.trip_id = mine.id and m.user_id <> caller and m.created_at > coalesce(r.read_at, joined.moment)
        union all
        select from public.trip_polls p
        where p.trip_id = mine.id and p.created_by is distinct from caller and p.deleted_at is null
          and p.created_at > coalesce(r.read_at, joined.moment)
        limit 100
      ) newer
    ), r.read_at, (
      select count(*)::integer from (
        select from public.trip_activity_log l
        where l.trip_id = mine.id and l.created_by is distinct from caller
          and l.created_at > coalesce(r.activity_read_at, joined.moment) limit 100
      ) newer
    ), r.activity_read_at, (
      select count(*)::integer from public.trip_tasks k where k.trip_id = mine.id and k.completed_at is null
    )
    from app.visible_trip_ids() mine (id)
    left join public.trip_reads r on r.trip_id = mine.id and r.user_id = caller
    left join public.trip_collaborators c on c.trip_id = mine.id and c.user_id = caller
    cross join lateral (select coalesce(c.joined_at, '-infinity') as moment) joined;
end $$;
comment on function public.trip_news is
  'For each trip of the caller: messages, polls and changes of others since they last looked (100 stands for more), and tasks still to do.';
