-- What a trip's people do and decide before it: tasks, and polls with their votes.
--
-- Owner and editors plan tasks. A viewer ticks off a task assigned to them, and nothing else of it: the policy lets the row through, the
-- trigger protects its other columns. Undo sends `created_at`, so that a restored task has its place again; it is never in the future.
--
-- A poll is a question with options that members vote on until a deadline [PLUS-19]. Owner and editors ask; every member votes. Options stand
-- in their poll and never change, since votes name them. Votes are one row a person and option, made and taken back by that person until the
-- poll ends: at its deadline by the database's clock, or when its author or the owner closes it. A deleted poll stays for thirty days, with
-- its votes, so that undo brings back both. Who asked and who voted may leave since, so neither is a foreign key.

create table public.trip_tasks (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  created_by uuid default auth.uid(),
  -- Clients embed the profile of who made it: a foreign key to the account, while there is one, under the name of its column.
  account_id uuid constraint trip_tasks_created_by_fkey references app.accounts (id) on delete set null,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  assigned_to uuid references app.accounts (id) on delete set null,
  due_date date check (app.is_day(due_date)),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.trip_tasks is 'Who does what before, and when.';
comment on column public.trip_tasks.account_id is 'The account of `created_by`, while there is one. Written by triggers alone. @optional';
comment on column public.trip_tasks.completed_at is 'Null: still to do.';
create index trip_tasks_trip_idx on public.trip_tasks (trip_id, created_at);
create index trip_tasks_assigned_to_idx on public.trip_tasks (assigned_to) where assigned_to is not null;
create index trip_tasks_account_idx on public.trip_tasks (account_id);

alter table public.trip_tasks enable row level security;
create policy select_member on public.trip_tasks for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_tasks for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()) and created_at <= now());
create policy update_editor_or_assignee on public.trip_tasks for update to authenticated
  using (
    trip_id in (select app.editable_trip_ids())
    or (assigned_to = (select app.uid()) and trip_id in (select app.visible_trip_ids()))
  )
  with check (trip_id in (select app.visible_trip_ids()));
create policy delete_editor on public.trip_tasks for delete to authenticated using (trip_id in (select app.editable_trip_ids()));

create function app.check_task() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.trip_id <> old.trip_id then perform app.forbid('column_protected', 'trip_id'); end if;
    if app.is_client() then
      if new.created_by is distinct from old.created_by then perform app.forbid('column_protected', 'created_by'); end if;
      if (new.title, new.assigned_to, new.due_date) is distinct from (old.title, old.assigned_to, old.due_date)
        and new.trip_id not in (select app.editable_trip_ids()) then
        perform app.forbid('task_completion_only');
      end if;
    end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  perform app.check_text(new.title, 'title', 200, true);
  if not app.is_day(new.due_date) then perform app.refuse(400, 'day_out_of_range', 'due_date'); end if;
  if new.completed_at in ('infinity', '-infinity') then perform app.refuse(400, 'day_out_of_range', 'completed_at'); end if;
  if new.assigned_to is not null and (tg_op = 'INSERT' or new.assigned_to is distinct from old.assigned_to)
    and app.is_client() and not app.is_member(new.trip_id, new.assigned_to) then
    perform app.refuse(422, 'assignee_not_member', 'assigned_to');
  end if;
  return new;
end $$;

create function app.set_task_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.account_id := (select a.id from app.accounts a where a.id = new.created_by);
  return new;
end $$;

-- A task that comes back by an undo says when it was made.
create function app.queue_task() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  writer constant uuid := auth.uid();
begin
  if (case tg_op when 'INSERT' then new.created_at <> now() else new.assigned_to is not distinct from old.assigned_to end) then return null; end if;
  if writer <> new.assigned_to then
    insert into app.mail_queue (kind, user_id, trip_id, payload)
    values ('task', new.assigned_to, new.trip_id, jsonb_build_object('byId', writer, 'taskId', new.id));
  end if;
  perform app.queue_push('task', to_jsonb(new));
  return null;
end $$;

create trigger check_task before insert or update on public.trip_tasks for each row execute function app.check_task();
create trigger set_account_id before insert on public.trip_tasks for each row execute function app.set_task_account();
create trigger queue_task after insert or update of assigned_to on public.trip_tasks
  for each row when (new.assigned_to is not null and new.completed_at is null) execute function app.queue_task();
create trigger after_inserts after insert on public.trip_tasks referencing new table as came
  for each statement execute function app.after_inserts('tasks', 'log', 'reserve', 'count');
create trigger after_updates after update on public.trip_tasks referencing old table as went new table as came
  for each statement execute function app.after_updates('tasks', 'log');
create trigger after_deletes after delete on public.trip_tasks referencing old table as went
  for each statement execute function app.after_deletes('tasks', 'note', 'log', 'count');

create function app.is_poll_option(value jsonb) returns boolean language sql immutable set search_path = '' as $$
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

create function app.are_poll_options(options jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(options) is distinct from 'array' or jsonb_array_length(options) not between 2 and 20 then return false; end if;
  return (
    select bool_and(app.is_poll_option(o.value)) and count(distinct o.value ->> 'id') = count(*) from jsonb_array_elements(options) o
  );
end $$;
comment on function app.are_poll_options is 'Whether a value is 2 to 20 options with an id each of their own.';

create table public.trip_polls (
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
create index trip_polls_trip_idx on public.trip_polls (trip_id, created_at);
create index trip_polls_deleted_at_idx on public.trip_polls (deleted_at) where deleted_at is not null;
create index trip_polls_created_by_idx on public.trip_polls (created_by);

alter table public.trip_polls enable row level security;
create policy select_member on public.trip_polls for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_polls for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy update_author_or_owner on public.trip_polls for update to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (created_by = (select app.uid()) or trip_id in (select app.owned_trip_ids())))
  with check (trip_id in (select app.visible_trip_ids()));

create function app.check_poll() returns trigger language plpgsql set search_path = '' as $$
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

-- Votes make no line: they are many, and the result is what counts.
create function app.log_poll() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then return null; end if;
  if tg_op = 'INSERT' then
    if new.created_at = now() then perform app.log_change(new.trip_id, tg_op, tg_table_name, new.id, new.question); end if;
  elsif (old.deleted_at is null) <> (new.deleted_at is null) then
    perform app.log_change(new.trip_id, case when new.deleted_at is null then 'RESTORE' else 'DELETE' end, tg_table_name, new.id, new.question);
  elsif (old.closed_at is null) <> (new.closed_at is null) then
    perform app.log_change(new.trip_id, tg_op, tg_table_name, new.id, new.question,
      jsonb_build_object('closed_at', jsonb_build_array(old.closed_at, new.closed_at)));
  end if;
  return null;
end $$;
comment on function app.log_poll is 'Writes a line of the activity about a poll: asked, closed, deleted, brought back.';

create trigger check_poll before insert or update on public.trip_polls for each row execute function app.check_poll();
create trigger log_poll after insert or update of closed_at, deleted_at on public.trip_polls for each row execute function app.log_poll();
create trigger after_inserts after insert on public.trip_polls referencing new table as came
  for each statement execute function app.after_inserts('polls', 'reserve', 'count');
create trigger after_updates after update on public.trip_polls referencing old table as went new table as came
  for each statement execute function app.after_updates('polls');
create trigger after_deletes after delete on public.trip_polls referencing old table as went
  for each statement execute function app.after_deletes('polls', 'count');

create table public.trip_votes (
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
create index trip_votes_trip_idx on public.trip_votes (trip_id);
create index trip_votes_user_idx on public.trip_votes (user_id);

alter table public.trip_votes enable row level security;
create policy select_member on public.trip_votes for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_member on public.trip_votes for insert to authenticated
  with check (trip_id in (select app.visible_trip_ids()) and user_id = (select app.uid()));
create policy delete_own on public.trip_votes for delete to authenticated
  using (trip_id in (select app.visible_trip_ids()) and user_id = (select app.uid()));

-- As its caller: a poll of a trip that is not theirs is as good as none.
create function app.check_vote() returns trigger language plpgsql set search_path = '' as $$
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

create trigger check_vote before insert or delete on public.trip_votes for each row execute function app.check_vote();
create trigger after_inserts after insert on public.trip_votes referencing new table as came
  for each statement execute function app.after_inserts('votes', 'reserve');
create trigger after_updates after update on public.trip_votes referencing old table as went new table as came
  for each statement execute function app.after_updates('votes');
create trigger after_deletes after delete on public.trip_votes referencing old table as went
  for each statement execute function app.after_deletes('votes', 'note');
