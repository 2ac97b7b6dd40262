-- Former members: who has left a trip, or whose account is gone, under the name that they had.
--
-- Written by triggers when somebody leaves, is removed, transfers the trip or deletes their account; the row goes when they join again. What they took
-- part in (payments, messages, tasks, lines of the activity) keeps their id, so nothing owed changes; the name is read by the trip's members alone.
-- `name` is null once its person asked for that, when leaving or deleting the account. Functions that exist are changed in place.

create or replace function app.display_name(person uuid) returns text language sql stable set search_path = '' as $$
  select nullif(coalesce(nullif(btrim(a.name), ''), split_part(a.email, '@', 1)), '') from app.accounts a where a.id = person;
$$;

create table if not exists public.trip_former_members (
  trip_id uuid not null references public.trips (id) on delete cascade,
  -- Not a foreign key: the account may be gone.
  user_id uuid not null,
  name text check (char_length(name) <= 254),
  left_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.trip_former_members is 'Who was in a trip. Written by triggers alone.';
comment on column public.trip_former_members.name is 'As it was when they left. Null: they asked for its removal.';
create index if not exists trip_former_members_user_idx on public.trip_former_members (user_id);

alter table public.trip_former_members enable row level security;
create policy select_member on public.trip_former_members for select to authenticated using (trip_id in (select app.visible_trip_ids()));

-- What stays of a person whose account goes is theirs under their id.
alter table public.trip_accommodations drop constraint if exists trip_accommodations_paid_by_fkey;
alter table public.trip_activities drop constraint if exists trip_activities_paid_by_fkey;
alter table public.trip_itineraries drop constraint if exists trip_itineraries_paid_by_fkey;
alter table public.trip_meals drop constraint if exists trip_meals_paid_by_fkey;
alter table public.trip_chat_messages drop constraint if exists trip_chat_messages_user_id_fkey;
alter table public.trip_tasks drop constraint if exists trip_tasks_created_by_fkey;
alter table public.trip_activity_log drop constraint if exists trip_activity_log_created_by_fkey;
drop index if exists public.trip_accommodations_paid_by_idx, public.trip_activities_paid_by_idx, public.trip_itineraries_paid_by_idx,
  public.trip_meals_paid_by_idx, public.trip_tasks_created_by_idx;

-- Clients embed the profile of who wrote a message or a task: a foreign key to the account, while there is one, under the name of the one before.
alter table public.trip_chat_messages add column if not exists account_id uuid
  constraint trip_chat_messages_user_id_fkey references app.accounts (id) on delete set null;
alter table public.trip_tasks add column if not exists account_id uuid
  constraint trip_tasks_created_by_fkey references app.accounts (id) on delete set null;
create index if not exists trip_chat_messages_account_idx on public.trip_chat_messages (account_id);
create index if not exists trip_tasks_account_idx on public.trip_tasks (account_id);
comment on column public.trip_chat_messages.account_id is 'The account of `user_id`, while there is one. Written by triggers alone. @optional';
comment on column public.trip_tasks.account_id is 'The account of `created_by`, while there is one. Written by triggers alone. @optional';

create or replace function app.set_account_id() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.account_id := (select a.id from app.accounts a where a.id = (to_jsonb(new) ->> tg_argv[0])::uuid);
  return new;
end $$;
comment on function app.set_account_id is 'Sets `account_id` to the account that the column named by the argument has the id of.';
create or replace trigger set_account_id before insert on public.trip_chat_messages
  for each row execute function app.set_account_id('user_id');
create or replace trigger set_account_id before insert on public.trip_tasks
  for each row execute function app.set_account_id('created_by');
-- What nobody may change; the account goes.
create or replace trigger check_message before insert or update of id, trip_id, user_id, text, created_at on public.trip_chat_messages
  for each row execute function app.check_message();

-- Without triggers: nobody has changed anything.
alter table public.trip_chat_messages disable trigger user;
update public.trip_chat_messages set account_id = user_id where user_id is not null;
alter table public.trip_chat_messages enable trigger user;
alter table public.trip_tasks disable trigger user;
update public.trip_tasks set account_id = created_by where created_by is not null;
alter table public.trip_tasks enable trigger user;

comment on table public.trip_chat_messages is 'Messages stay when who wrote them leaves, or deletes their account.';
comment on column public.trip_chat_messages.user_id is 'Who wrote it: a member or a former member. Null: their account was deleted before 26 November 2026.';
comment on column public.trip_activity_log.created_by is 'Who changed it: a member or a former member. Null: their account is gone.';

create or replace function app.note_former_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from public.trip_former_members f where f.trip_id = new.trip_id and f.user_id = new.user_id;
  else
    insert into public.trip_former_members (trip_id, user_id, name)
    select t.id, a.id, app.display_name(a.id) from public.trips t, app.accounts a
    where t.id = old.trip_id and t.owner_id <> old.user_id and a.id = old.user_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create or replace trigger note_former_member after insert or delete on public.trip_collaborators
  for each row execute function app.note_former_member();

create or replace function app.note_former_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trip_former_members f where f.trip_id = new.id and f.user_id = new.owner_id;
  insert into public.trip_former_members (trip_id, user_id, name) values (new.id, old.owner_id, app.display_name(old.owner_id))
  on conflict do nothing;
  return null;
end $$;
create or replace trigger note_former_owner after update of owner_id on public.trips
  for each row when (new.owner_id <> old.owner_id) execute function app.note_former_owner();

-- Before: with the account goes the name, and with it the memberships.
create or replace function app.note_deleted_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.trip_former_members (trip_id, user_id, name)
  select c.trip_id, old.id, app.display_name(old.id) from public.trip_collaborators c where c.user_id = old.id
  on conflict do nothing;
  return old;
end $$;
create or replace trigger note_deleted_account before delete on app.accounts for each row execute function app.note_deleted_account();

create or replace function app.forget_name(person uuid, trip uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.trip_former_members f set name = null where f.user_id = person and f.trip_id = coalesce(trip, f.trip_id);
  update public.trip_activity_log l set title = null
  where l.source = 'trip_collaborators' and l.item_id = person and l.trip_id = coalesce(trip, l.trip_id);
  update app.deleted_trips d set snapshot = jsonb_set(d.snapshot, '{trip_former_members}', (
    select jsonb_agg(case when r.value ->> 'user_id' = person::text then r.value || '{"name": null}' else r.value end)
    from jsonb_array_elements(d.snapshot -> 'trip_former_members') r
  ))
  where trip is null
    and d.snapshot @> jsonb_build_object('trip_former_members', jsonb_build_array(jsonb_build_object('user_id', person)));
end $$;
comment on function app.forget_name is 'Removes the name of a former member from a trip, or (null) from all that they have left.';

create or replace function public.leave_trip(trip_id uuid, forget_name boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  delete from public.trip_collaborators c where c.trip_id = leave_trip.trip_id and c.user_id = app.uid();
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  if leave_trip.forget_name then perform app.forget_name(app.uid(), leave_trip.trip_id); end if;
end $$;
comment on function public.leave_trip is 'Ends the caller''s membership of a trip; what they took part in stays, without their name if `forget_name`.';

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('public.whole_trip(uuid)', 'as trip_settlements', 'as trip_settlements,
        (
          select coalesce(json_agg(r), ''[]'') from (
            select f.user_id, f.name from public.trip_former_members f where f.trip_id = t.id
          ) r
        ) as trip_former_members'),
    ('public.export_my_data()', '''messages'', (', '''former_memberships'', (select coalesce(jsonb_agg(to_jsonb(f) order by f.left_at), ''[]'')
      from public.trip_former_members f where f.user_id = caller),
    ''messages'', ('),
    ('app.trip_tables()', '''trip_activity_log''::text', '''trip_activity_log''::text, ''trip_former_members''::text'),
    ('app.without_deleted(jsonb)', '((f.key in (''created_by'', ''paid_by'', ''assigned_to'') or (f.key = ''user_id'' and m.is_message))',
      '((f.key = ''assigned_to'' or (f.key = ''created_by'' and not r.value ?| ''{operation,due_date}''::text[]))'),
    ('app.without_deleted(jsonb)', 'r.value ?& ''{user_id,text}''::text[] as is_message', 'r.value ?| ''{text,left_at}''::text[] as is_message'),
    ('app.counts_in(uuid, uuid)', 'app.is_member(trip, person) or exists (', 'app.is_member(trip, person)
    or exists (select from public.trip_former_members f where f.trip_id = trip and f.user_id = person) or exists ('),
    ('app.check_split()', 'app.is_member(new.trip_id, person::uuid)', 'app.counts_in(new.trip_id, person::uuid)'),
    ('app.check_item()', 'app.is_member(new.trip_id, new.paid_by)', 'app.counts_in(new.trip_id, new.paid_by)'),
    ('public.delete_my_account(jsonb, text, boolean)', 'dry_run boolean DEFAULT false', 'dry_run boolean DEFAULT false, forget_name boolean DEFAULT false'),
    ('public.delete_my_account(jsonb, text, boolean, boolean)', 'perform app.delete_account(transfers, confirmation);',
      'perform app.delete_account(transfers, confirmation);
  if forget_name then perform app.forget_name(auth.uid()); end if;')
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
  drop function public.delete_my_account(jsonb, text, boolean);
end $migration$;
comment on function app.counts_in is 'Whether a person is or was in a trip, or paid or shares something in it.';
comment on function public.delete_my_account is
  'Removes the caller''s account and what is theirs, trips that `transfers` ({trip: person}) does not name included. Cannot be undone; `dry_run` refuses what it would refuse, and changes nothing. What they took part in stays in the trips of others, without their name if `forget_name`.';
