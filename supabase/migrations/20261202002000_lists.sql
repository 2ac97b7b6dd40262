-- Lists: what to pack, buy or not to forget on a trip [PLUS-11]; and tracks: lines on its map, of a walk or a ride [PLUS-14].
--
-- A list is everyone's, or private to one person, and stays what it is. Owner and editors write the lists of everyone; every member ticks
-- entries of them, as every member votes, and has private lists. Nobody else learns of a private list: it is published to its person alone,
-- makes no line of the activity, and counts apart. A heading among the entries begins a group: what follows belongs to it.
--
-- A track comes from a file that is read and simplified in the browser; what is stored is bounded, and never changes after. It is the whole
-- trip's, so that no change of dates can leave it behind. Editors write, members read; a share link shows none.
--
-- What is deleted stays for thirty days, so that undo brings it back. `trip_id` is no foreign key: lists and tracks of a deleted trip wait for
-- it to be restored, outside the copy that its owner may export, and go in the transaction in which that copy goes. Copying a trip brings
-- none along.

create table public.trip_lists (
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
create index trip_lists_trip_idx on public.trip_lists (trip_id, created_at);
create index trip_lists_private_to_idx on public.trip_lists (private_to) where private_to is not null;
create index trip_lists_deleted_at_idx on public.trip_lists (deleted_at) where deleted_at is not null;
create index trip_lists_created_by_idx on public.trip_lists (created_by);

alter table public.trip_lists enable row level security;
create policy select_member on public.trip_lists for select to authenticated
  using (trip_id = any (array(select app.visible_trip_ids())) and (private_to is null or private_to = (select app.uid())));
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

create table public.trip_list_entries (
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
create index trip_list_entries_list_idx on public.trip_list_entries (list_id, position);
create index trip_list_entries_trip_idx on public.trip_list_entries (trip_id);
create index trip_list_entries_deleted_at_idx on public.trip_list_entries (deleted_at) where deleted_at is not null;
create index trip_list_entries_private_to_idx on public.trip_list_entries (private_to) where private_to is not null;
create index trip_list_entries_ticked_by_idx on public.trip_list_entries (ticked_by) where ticked_by is not null;

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

create function app.check_list() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.trip_id, new.private_to) is distinct from (old.id, old.trip_id, old.private_to) then
    perform app.forbid('column_protected', 'trip_id');
  end if;
  perform app.check_text(new.title, 'title', 200, true);
  -- When something happened is said by the database's clock.
  if new.deleted_at is not null and app.is_client() then new.deleted_at := coalesce(old.deleted_at, now()); end if;
  return new;
end $$;

-- As its caller: a list that they don't see is as good as none.
create function app.check_list_entry() returns trigger language plpgsql set search_path = '' as $$
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

create trigger check_list before insert or update on public.trip_lists for each row execute function app.check_list();
create trigger log_list after insert or update on public.trip_lists
  for each row when (new.private_to is null) execute function app.log_marked_row('title');
create trigger after_inserts after insert on public.trip_lists referencing new table as came
  for each statement execute function app.after_inserts('lists', 'limit');
create trigger after_updates after update on public.trip_lists referencing old table as went new table as came
  for each statement execute function app.after_updates('lists');
create trigger check_list_entry before insert or update on public.trip_list_entries for each row execute function app.check_list_entry();
create trigger after_inserts after insert on public.trip_list_entries referencing new table as came
  for each statement execute function app.after_inserts('list-entries', 'limit');
create trigger after_updates after update on public.trip_list_entries referencing old table as went new table as came
  for each statement execute function app.after_updates('list-entries');

create function public.add_list(id uuid, trip_id uuid, title text, is_private boolean default false, entries jsonb default '[]')
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

create table public.trip_tracks (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  line text collate "C" not null check (char_length(line) <= 20000 and line ~ '^[?-~]{2,}( [?-~]{2,})*$'),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on table public.trip_tracks is 'Lines on the map of a trip.';
comment on column public.trip_tracks.line is 'Encoded polylines to five decimals, a space between those that are apart. Never changed.';
comment on column public.trip_tracks.created_by is 'Who added it: a member or a former member.';
comment on column public.trip_tracks.deleted_at is 'When it was deleted; it can be brought back for thirty days. Null: it is there.';
create index trip_tracks_trip_idx on public.trip_tracks (trip_id, created_at);
create index trip_tracks_deleted_at_idx on public.trip_tracks (deleted_at) where deleted_at is not null;
create index trip_tracks_created_by_idx on public.trip_tracks (created_by);

alter table public.trip_tracks enable row level security;
create policy select_member on public.trip_tracks for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_tracks for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy update_editor on public.trip_tracks for update to authenticated using (trip_id in (select app.editable_trip_ids()));

create function app.check_track() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.trip_id, new.line) is distinct from (old.id, old.trip_id, old.line) then
    perform app.forbid('column_protected', 'line');
  end if;
  perform app.check_text(new.title, 'title', 200, true);
  if char_length(new.line) > 20000 or new.line !~ '^[?-~]{2,}( [?-~]{2,})*$' then
    perform app.refuse(400, 'track_line_invalid', 'line');
  end if;
  -- When something happened is said by the database's clock.
  if new.deleted_at is not null and app.is_client() then new.deleted_at := coalesce(old.deleted_at, now()); end if;
  return new;
end $$;

create trigger check_track before insert or update on public.trip_tracks for each row execute function app.check_track();
create trigger log_track after insert or update on public.trip_tracks for each row execute function app.log_marked_row('title');
create trigger after_inserts after insert on public.trip_tracks referencing new table as came
  for each statement execute function app.after_inserts('tracks', 'limit');
create trigger after_updates after update on public.trip_tracks referencing old table as went new table as came
  for each statement execute function app.after_updates('tracks');
