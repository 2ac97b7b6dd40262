-- Lists: what to pack, buy or not to forget on a trip [PLUS-11].
--
-- A list is everyone's, or private to one person, and stays what it is. Owner and editors write the lists of everyone; every member ticks
-- entries of them, as every member votes, and has private lists. Nobody else learns of a private list: it is published to its person alone,
-- makes no line of the activity, and counts apart. A heading among the entries begins a group: what follows belongs to it. Deleted lists and
-- entries stay for thirty days, so that undo brings them back. `trip_id` is no foreign key: the lists of a deleted trip wait for it to be
-- restored, outside the copy that its owner may export, and go in the transaction in which that copy goes. Copying a trip brings no list along.

insert into app.limits (name, amount, seconds) values ('lists', 200, null), ('list-entries', 5000, null) on conflict (name) do nothing;

create table if not exists public.trip_lists (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  private_to uuid references app.accounts (id) on delete cascade,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table public.trip_lists is 'Packing and other lists of a trip.';
comment on column public.trip_lists.private_to is 'The one person who sees it. Null: everyone in the trip. Never changed.';
comment on column public.trip_lists.created_by is 'Who made it: a member or a former member.';
comment on column public.trip_lists.deleted_at is 'When it was deleted; it can be brought back for thirty days. Null: it is there.';
create index if not exists trip_lists_trip_idx on public.trip_lists (trip_id, created_at);
create index if not exists trip_lists_private_to_idx on public.trip_lists (private_to) where private_to is not null;
create index if not exists trip_lists_deleted_at_idx on public.trip_lists (deleted_at) where deleted_at is not null;

create table if not exists public.trip_list_entries (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  list_id uuid not null references public.trip_lists (id) on delete cascade,
  private_to uuid,
  text text not null check (not app.is_blank(text) and char_length(text) <= 200),
  quantity smallint not null default 1 check (quantity between 1 and 999),
  is_heading boolean not null default false,
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  ticked_by uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint trip_list_entries_heading_check check (not is_heading or (quantity = 1 and ticked_by is null))
);
comment on table public.trip_list_entries is 'What stands on a list.';
comment on column public.trip_list_entries.private_to is 'That of its list. Written by triggers alone. @optional';
comment on column public.trip_list_entries.is_heading is 'Whether it begins a group: what follows, up to the next heading.';
comment on column public.trip_list_entries.position is 'Entries stand in the order of these keys, byte by byte, then of their ids: one fits between any two.';
comment on column public.trip_list_entries.ticked_by is 'Who ticked it: a member or a former member. Null: open.';
comment on column public.trip_list_entries.deleted_at is 'When it was deleted; it can be brought back for thirty days. Null: it is there.';
create index if not exists trip_list_entries_list_idx on public.trip_list_entries (list_id, position);
create index if not exists trip_list_entries_trip_idx on public.trip_list_entries (trip_id);
create index if not exists trip_list_entries_deleted_at_idx on public.trip_list_entries (deleted_at) where deleted_at is not null;

create or replace function app.check_list() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.trip_id, new.private_to) is distinct from (old.id, old.trip_id, old.private_to) then
    perform app.forbid('column_protected', 'trip_id');
  end if;
  perform app.check_text(new.title, 'title', 200, true);
  -- When something happened is said by the database's clock.
  if new.deleted_at is not null and app.is_client() then new.deleted_at := coalesce(old.deleted_at, now()); end if;
  return new;
end $$;
create or replace trigger check_list before insert or update on public.trip_lists for each row execute function app.check_list();

-- As its caller: a list that they don't see is as good as none.
create or replace function app.check_list_entry() returns trigger language plpgsql set search_path = '' as $$
declare
  free constant text[] := '{ticked_by}';
begin
  if tg_op = 'INSERT' then
    select l.private_to into new.private_to from public.trip_lists l where l.id = new.list_id and l.trip_id = new.trip_id;
    if not found then perform app.refuse(422, 'list_not_in_trip', 'list_id'); end if;
  elsif (new.id, new.trip_id, new.list_id, new.private_to, new.is_heading)
    is distinct from (old.id, old.trip_id, old.list_id, old.private_to, old.is_heading) then
    perform app.forbid('column_protected', 'list_id');
  elsif app.is_client() and new.private_to is null and to_jsonb(new) - free <> to_jsonb(old) - free
    and new.trip_id not in (select app.editable_trip_ids()) then
    perform app.forbid('list_ticking_only');
  end if;
  perform app.check_text(new.text, 'text', 200, true);
  if new.quantity is null or new.quantity not between 1 and 999 then perform app.refuse(400, 'quantity_invalid', 'quantity'); end if;
  if app.is_client() then
    if new.ticked_by is not null then new.ticked_by := coalesce(old.ticked_by, app.uid()); end if;
    if new.deleted_at is not null then new.deleted_at := coalesce(old.deleted_at, now()); end if;
  end if;
  return new;
end $$;
comment on function app.check_list_entry is 'Gives an entry the privacy of its list, and says who ticked it; refuses more of who may only tick.';
create or replace trigger check_list_entry before insert or update on public.trip_list_entries for each row execute function app.check_list_entry();

alter table public.trip_lists enable row level security;
create policy select_member on public.trip_lists for select to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (private_to is null or private_to = (select app.uid())));
create policy insert_editor_or_own on public.trip_lists for insert to authenticated
  with check (created_by = (select app.uid()) and (
    (private_to is null and trip_id in (select app.editable_trip_ids()))
    or (private_to = (select app.uid()) and trip_id in (select app.visible_trip_ids()))
  ));
create policy update_editor_or_own on public.trip_lists for update to authenticated
  using (
    (private_to is null and trip_id in (select app.editable_trip_ids()))
    or (private_to = (select app.uid()) and trip_id in (select app.visible_trip_ids()))
  );

alter table public.trip_list_entries enable row level security;
create policy select_member on public.trip_list_entries for select to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (private_to is null or private_to = (select app.uid())));
create policy insert_editor_or_own on public.trip_list_entries for insert to authenticated
  with check (
    (private_to is null and trip_id in (select app.editable_trip_ids()))
    or (private_to = (select app.uid()) and trip_id in (select app.visible_trip_ids()))
  );
-- What of an entry of everyone's list: the trigger says.
create policy update_member on public.trip_list_entries for update to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (private_to is null or private_to = (select app.uid())));

-- With what is deleted, which goes after thirty days. Of everyone, or of one person: a refusal says nothing of what others have of their own.
create or replace function app.limit_list_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  scope record;
  most constant bigint := app.limit_of(tg_argv[0]);
  amount bigint;
begin
  if not app.is_limited() then return null; end if;
  for scope in select distinct c.trip_id, c.private_to from came c loop
    execute format('select count(*) from public.%I r where r.trip_id = $1 and r.private_to is not distinct from $2', tg_table_name)
      into amount using scope.trip_id, scope.private_to;
    continue when amount <= most;
    case tg_argv[0]
      when 'lists' then perform app.refuse(422, 'lists_too_many');
      else perform app.refuse(422, 'list_entries_too_many');
    end case;
  end loop;
  return null;
end $$;
create or replace trigger track_inserts after insert on public.trip_lists referencing new table as came for each statement execute function app.limit_list_rows('lists');
create or replace trigger track_inserts after insert on public.trip_list_entries referencing new table as came for each statement execute function app.limit_list_rows('list-entries');

create or replace function app.publish_list_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  topic text;
  rows jsonb;
begin
  if tg_op = 'INSERT' then
    for topic, rows in
      select coalesce('user:' || c.private_to, 'trip:' || c.trip_id), jsonb_agg(to_jsonb(c)) from came c group by 1
    loop
      perform app.publish(topic, tg_table_name, tg_op, rows);
    end loop;
  else
    for topic, rows in
      select coalesce('user:' || c.private_to, 'trip:' || c.trip_id), jsonb_agg(app.changed_columns(to_jsonb(w), to_jsonb(c)))
      from came c join went w using (id) group by 1
    loop
      perform app.publish(topic, tg_table_name, tg_op, rows);
    end loop;
  end if;
  return null;
end $$;
comment on function app.publish_list_rows is 'Publishes what is everyone''s to the trip, and what is private to its person alone.';
create or replace trigger publish_inserts after insert on public.trip_lists referencing new table as came for each statement execute function app.publish_list_rows();
create or replace trigger publish_updates after update on public.trip_lists referencing old table as went new table as came for each statement execute function app.publish_list_rows();
create or replace trigger publish_inserts after insert on public.trip_list_entries referencing new table as came for each statement execute function app.publish_list_rows();
create or replace trigger publish_updates after update on public.trip_list_entries referencing old table as went new table as came for each statement execute function app.publish_list_rows();

-- Any of a trip's tables: the log is written by triggers alone.
alter table public.trip_activity_log drop constraint trip_activity_log_source_check;
alter table public.trip_activity_log add constraint trip_activity_log_source_check check (source = 'trips' or source like 'trip\_%');

-- Its argument is the column that names a row. Entries make no line: they are many, and a list shows who ticked them.
create or replace function app.log_marked_row() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  operation constant text := case
    when tg_op = 'INSERT' or (old.deleted_at is null) = (new.deleted_at is null) then tg_op
    when new.deleted_at is null then 'RESTORE'
    else 'DELETE' end;
  title constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if auth.uid() is null then return null; end if;
  perform app.log_change(new.trip_id, operation, tg_table_name, new.id, title, case operation when 'UPDATE' then app.changes_of(
    to_jsonb(old) - tg_argv[0] || jsonb_build_object('title', to_jsonb(old) -> tg_argv[0]),
    to_jsonb(new) - tg_argv[0] || jsonb_build_object('title', title)) else '{}' end);
  return null;
end $$;
comment on function app.log_marked_row is
  'Writes a line of the activity about a row that is marked as deleted, not removed: made, changed, deleted, brought back.';
create or replace trigger log_inserts after insert on public.trip_lists
  for each row when (new.private_to is null) execute function app.log_marked_row('title');
create or replace trigger log_updates after update on public.trip_lists
  for each row when (new.private_to is null and old.* is distinct from new.*) execute function app.log_marked_row('title');

-- Its argument is their table. At the end of the transaction: a trip that is restored loses its copy before it is there again.
create or replace function app.forget_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trip constant uuid := coalesce(to_jsonb(old) ->> 'trip_id', to_jsonb(old) ->> 'id');
begin
  if exists (select from public.trips t where t.id = trip) or exists (select from app.deleted_trips d where d.trip_id = trip) then
    return null;
  end if;
  execute format('delete from public.%I r where r.trip_id = $1', tg_argv[0]) using trip;
  return null;
end $$;
comment on function app.forget_rows is 'Removes what stands beside a trip that is gone for good.';
create constraint trigger forget_lists after delete on public.trips
  deferrable initially deferred for each row execute function app.forget_rows('trip_lists');
create constraint trigger forget_lists after delete on app.deleted_trips
  deferrable initially deferred for each row execute function app.forget_rows('trip_lists');

create or replace function public.add_list(id uuid, trip_id uuid, title text, is_private boolean default false, entries jsonb default '[]')
returns void language plpgsql set search_path = '' as $$
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  -- Sent twice, it is made once.
  if exists (select from public.trip_lists l where l.id = add_list.id and l.trip_id = add_list.trip_id) then return; end if;
  insert into public.trip_lists (id, trip_id, title, private_to)
  values (add_list.id, add_list.trip_id, add_list.title, case when is_private then app.uid() end);
  insert into public.trip_list_entries (id, trip_id, list_id, text, quantity, is_heading, position)
  select e.id, add_list.trip_id, add_list.id, e.text, e.quantity, e.is_heading, e.position
  from jsonb_to_recordset(entries) as e (id uuid, text text, quantity smallint, is_heading boolean, position text);
end $$;
comment on function public.add_list is
  'Makes a list with its first entries ({ id, text, quantity, is_heading, position }): of everyone, or private to the caller.';

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('public.export_my_data()', $$'activity', ($$, $$'lists', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.trip_lists l where caller in (l.private_to, l.created_by)),
    'list_entries', (select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
      from public.trip_list_entries e where caller in (e.private_to, e.ticked_by)),
    'activity', ($$),
    ('app.purge_deleted()', $$get diagnostics lines = row_count;$$, $$get diagnostics lines = row_count;
  delete from public.trip_lists l where l.deleted_at < now() - interval '30 days';
  delete from public.trip_list_entries e where e.deleted_at < now() - interval '30 days';$$)
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;
