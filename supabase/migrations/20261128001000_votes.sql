-- Polls: a question to the people of a trip, with options that they vote on until a deadline [PLUS-19].
--
-- Owner and editors ask; every member votes, as every member writes messages. Options stand in their poll and never change, since votes
-- name them. Votes are one row a person and option, made and taken back by that person until the poll ends: at its deadline by the
-- database's clock, or when its author or the owner closes it. A deleted poll stays for thirty days, with its votes, so that undo brings
-- back both. Who asked and who voted may leave since, so neither is a foreign key. Functions that exist are changed in place.

create or replace function app.is_poll_option(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(value) = 'object' and octet_length(value::text) <= 2048
    and value - '{id,text,date,place,item_id}'::text[] = '{}'
    and value ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and jsonb_typeof(value -> 'text') = 'string' and not app.is_blank(value ->> 'text') and char_length(value ->> 'text') <= 200
    and (not value ? 'date' or value ->> 'date' ~ '^(19|2[01])\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$')
    and (not value ? 'item_id' or value ->> 'item_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
    and (not value ? 'place' or (jsonb_typeof(value -> 'place') = 'object'
      and (value -> 'place') - '{name,lat,lng}'::text[] = '{}'
      and jsonb_typeof(value -> 'place' -> 'name') = 'string'
      and jsonb_typeof(value -> 'place' -> 'lat') = 'number' and jsonb_typeof(value -> 'place' -> 'lng') = 'number'
      and app.is_degree(value -> 'place' -> 'lat', 90) and app.is_degree(value -> 'place' -> 'lng', 180))), false);
$$;
comment on function app.is_poll_option is 'Whether a value is an option: { id, text } and perhaps a date, a place { name, lat, lng } or an item_id.';

create or replace function app.are_poll_options(options jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(options) is distinct from 'array' or jsonb_array_length(options) not between 2 and 20 then return false; end if;
  return (
    select bool_and(app.is_poll_option(o.value)) and count(distinct o.value ->> 'id') = count(*) from jsonb_array_elements(options) o
  );
end $$;
comment on function app.are_poll_options is 'Whether a value is 2 to 20 options with an id each of their own.';

create table if not exists public.trip_polls (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  question text not null check (not app.is_blank(question) and char_length(question) <= 200),
  options jsonb not null check (app.are_poll_options(options)),
  is_multiple boolean not null default false,
  closes_at timestamptz,
  closed_at timestamptz,
  deleted_at timestamptz,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now()
);
comment on table public.trip_polls is 'Questions that members of a trip vote on.';
comment on column public.trip_polls.options is '2 to 20 of { id, text }, with a date, a place { name, lat, lng } or an item_id. Never changed.';
comment on column public.trip_polls.is_multiple is 'Whether a person may vote for several options.';
comment on column public.trip_polls.closes_at is 'The deadline. Null: none.';
comment on column public.trip_polls.closed_at is 'When it was closed before its deadline. Null: it was not.';
comment on column public.trip_polls.deleted_at is 'When it was deleted; it can be brought back for thirty days. Null: it is there.';
comment on column public.trip_polls.created_by is 'Who asked: a member or a former member.';
create index if not exists trip_polls_trip_idx on public.trip_polls (trip_id, created_at);
create index if not exists trip_polls_deleted_at_idx on public.trip_polls (deleted_at) where deleted_at is not null;

create table if not exists public.trip_votes (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  poll_id uuid not null references public.trip_polls (id) on delete cascade,
  option_id uuid not null,
  user_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  constraint trip_votes_once unique (poll_id, user_id, option_id)
);
comment on table public.trip_votes is 'Who voted for which option of a poll.';
comment on column public.trip_votes.user_id is 'A member or a former member.';
create index if not exists trip_votes_trip_idx on public.trip_votes (trip_id);
create index if not exists trip_votes_user_idx on public.trip_votes (user_id);

create or replace function app.check_poll() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - '{closes_at,closed_at,deleted_at}'::text[]) <> (to_jsonb(old) - '{closes_at,closed_at,deleted_at}'::text[]) then
      perform app.forbid('poll_unchangeable');
    end if;
    -- When something happened is said by the database's clock.
    if app.is_client() then
      if new.closed_at is not null then new.closed_at := coalesce(old.closed_at, now()); end if;
      if new.deleted_at is not null then new.deleted_at := coalesce(old.deleted_at, now()); end if;
    end if;
    return new;
  end if;
  perform app.check_text(new.question, 'question', 200, true);
  if not app.are_poll_options(new.options) then perform app.refuse(400, 'poll_options_invalid', 'options'); end if;
  if not app.is_day((new.closes_at at time zone 'UTC')::date) then perform app.refuse(400, 'day_out_of_range', 'closes_at'); end if;
  if app.is_client() and new.closes_at <= now() then perform app.refuse(422, 'poll_deadline_past', 'closes_at'); end if;
  return new;
end $$;
create or replace trigger check_poll before insert or update on public.trip_polls for each row execute function app.check_poll();

-- As its caller: a poll of a trip that is not theirs is as good as none.
create or replace function app.check_vote() returns trigger language plpgsql set search_path = '' as $$
declare
  vote constant public.trip_votes := case tg_op when 'DELETE' then old else new end;
  poll public.trip_polls;
begin
  -- What comes back with its trip, or goes with its poll, is as it was.
  if not app.is_client() then return vote; end if;
  -- Two votes of one person on one poll come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(vote.poll_id::text || vote.user_id, 0));
  select p.* into poll from public.trip_polls p where p.id = vote.poll_id and p.trip_id = vote.trip_id;
  if not found or not exists (
    select from jsonb_array_elements(poll.options) o where (o.value ->> 'id')::uuid = vote.option_id
  ) then perform app.refuse(422, 'option_not_in_poll', 'option_id'); end if;
  if poll.closed_at is not null or poll.deleted_at is not null or poll.closes_at <= clock_timestamp() then
    perform app.refuse(422, 'poll_closed');
  end if;
  if tg_op = 'INSERT' and not poll.is_multiple then
    delete from public.trip_votes v
    where v.poll_id = vote.poll_id and v.user_id = vote.user_id and v.user_id = app.uid() and v.option_id <> vote.option_id;
  end if;
  return vote;
end $$;
comment on function app.check_vote is 'Refuses votes on what is no option, or has ended; a new choice takes the place of the only one there may be.';
create or replace trigger check_vote before insert or delete on public.trip_votes for each row execute function app.check_vote();

alter table public.trip_polls enable row level security;
create policy select_member on public.trip_polls for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_polls for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy update_author_or_owner on public.trip_polls for update to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (created_by = (select app.uid()) or trip_id in (select app.owned_trip_ids())))
  with check (trip_id in (select app.visible_trip_ids()));

alter table public.trip_votes enable row level security;
create policy select_member on public.trip_votes for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_member on public.trip_votes for insert to authenticated
  with check (trip_id in (select app.visible_trip_ids()) and user_id = (select app.uid()));
create policy delete_own on public.trip_votes for delete to authenticated
  using (trip_id in (select app.visible_trip_ids()) and user_id = (select app.uid()));

-- What their neighbours have: counted, published, logged.
insert into app.limits (name, amount, seconds) values ('polls', 200, null) on conflict (name) do nothing;
alter table app.trip_sizes drop constraint trip_sizes_kind_check;
alter table app.trip_sizes add constraint trip_sizes_kind_check
  check (kind in ('items', 'tasks', 'messages', 'collaborators', 'settlements', 'expenses', 'polls'));
alter table public.trip_activity_log drop constraint trip_activity_log_source_check;
alter table public.trip_activity_log add constraint trip_activity_log_source_check check (source in (
  'trips', 'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_tasks', 'trip_settlements', 'trip_expenses', 'trip_chat_messages', 'trip_polls'
));
create or replace trigger track_inserts after insert on public.trip_polls referencing new table as came for each statement execute function app.track_inserts('polls');
create or replace trigger track_deletes after delete on public.trip_polls referencing old table as went for each statement execute function app.track_deletes('polls');
create or replace trigger publish_inserts after insert on public.trip_polls referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_polls referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_polls referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_votes referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_votes referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_votes referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger refuse_reserved_ids after insert on public.trip_polls referencing new table as came for each statement execute function app.refuse_reserved_ids();
create or replace trigger refuse_reserved_ids after insert on public.trip_votes referencing new table as came for each statement execute function app.refuse_reserved_ids();

-- Votes make no line: they are many, and the result is what counts.
create or replace function app.log_poll() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then return null; end if;
  if tg_op = 'INSERT' then
    perform app.log_change(new.trip_id, tg_op, tg_table_name, new.id, new.question);
  elsif (old.deleted_at is null) <> (new.deleted_at is null) then
    perform app.log_change(new.trip_id, case when new.deleted_at is null then 'RESTORE' else 'DELETE' end, tg_table_name, new.id, new.question);
  else
    perform app.log_change(new.trip_id, tg_op, tg_table_name, new.id, new.question,
      jsonb_build_object('closed_at', jsonb_build_array(old.closed_at, new.closed_at)));
  end if;
  return null;
end $$;
comment on function app.log_poll is 'Writes a line of the activity about a poll: asked, closed, deleted, brought back.';
create or replace trigger log_inserts after insert on public.trip_polls
  for each row when (new.created_at = now()) execute function app.log_poll();
create or replace trigger log_updates after update on public.trip_polls
  for each row when ((old.closed_at is null) <> (new.closed_at is null) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function app.log_poll();

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('public.export_my_data()', $$'activity', ($$, $$'polls', (select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), '[]')
      from public.trip_polls p where p.created_by = caller),
    'votes', (select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.trip_votes v where v.user_id = caller),
    'activity', ($$),
    ('app.trip_tables()', $$'trip_expenses'::text$$, $$'trip_expenses'::text, 'trip_polls'::text, 'trip_votes'::text$$),
    ('app.ids_of_snapshot(jsonb)', $$'trip_expenses'$$, $$'trip_expenses', 'trip_polls', 'trip_votes'$$),
    ('app.without_deleted(jsonb)', $$?| '{text,left_at}'::text[]$$, $$?| '{text,left_at,option_id}'::text[]$$),
    ('app.without_deleted(jsonb)', $$'{operation,due_date}'::text[]$$, $$'{operation,due_date,is_multiple}'::text[]$$),
    ('app.purge_deleted()', $$get diagnostics lines = row_count;$$, $$get diagnostics lines = row_count;
  delete from public.trip_polls p where p.deleted_at < now() - interval '30 days';$$),
    ('app.refuse_too_many(text)', $$when 'settlements' then$$, $$when 'polls' then perform app.refuse(422, 'polls_too_many');
    when 'settlements' then$$)
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;
