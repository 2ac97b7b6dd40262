-- Tracks: lines on a trip's map, of a walk or a ride that somebody recorded or drew [PLUS-14].
--
-- A track comes from a file that is read and simplified in the browser; what is stored is bounded, and never changes after. It is the whole trip's, so
-- that no change of dates can leave it behind. Editors write, members read; a share link shows none. A deleted track stays for thirty days, so that undo brings it
-- back. `trip_id` is no foreign key: the tracks of a deleted trip wait for it to be restored, outside the copy that its owner may export, and
-- go in the transaction in which that copy goes. Copying a trip brings no track along.

insert into app.limits (name, amount, seconds) values ('tracks', 50, null) on conflict (name) do nothing;

create table if not exists public.trip_tracks (
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
create index if not exists trip_tracks_trip_idx on public.trip_tracks (trip_id, created_at);
create index if not exists trip_tracks_deleted_at_idx on public.trip_tracks (deleted_at) where deleted_at is not null;

create or replace function app.check_track() returns trigger language plpgsql set search_path = '' as $$
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
create or replace trigger check_track before insert or update on public.trip_tracks for each row execute function app.check_track();

alter table public.trip_tracks enable row level security;
create policy select_member on public.trip_tracks for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_tracks for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy update_editor on public.trip_tracks for update to authenticated
  using (trip_id in (select app.editable_trip_ids())) with check (trip_id in (select app.editable_trip_ids()));

-- With what is deleted, which goes after thirty days.
create or replace function app.limit_tracks() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trip uuid;
begin
  if not app.is_limited() then return null; end if;
  for trip in select distinct c.trip_id from came c loop
    if (select count(*) from public.trip_tracks t where t.trip_id = trip) > app.limit_of('tracks') then
      perform app.refuse(422, 'tracks_too_many');
    end if;
  end loop;
  return null;
end $$;
create or replace trigger track_inserts after insert on public.trip_tracks referencing new table as came for each statement execute function app.limit_tracks();

create constraint trigger forget_tracks after delete on public.trips
  deferrable initially deferred for each row execute function app.forget_rows('trip_tracks');
create constraint trigger forget_tracks after delete on app.deleted_trips
  deferrable initially deferred for each row execute function app.forget_rows('trip_tracks');

create or replace trigger log_inserts after insert on public.trip_tracks for each row execute function app.log_marked_row('title');
create or replace trigger log_updates after update on public.trip_tracks
  for each row when (old.* is distinct from new.*) execute function app.log_marked_row('title');
create or replace trigger publish_inserts after insert on public.trip_tracks referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_tracks referencing old table as went new table as came for each statement execute function app.publish_rows();

select app.change_function('public.export_my_data()', $$'activity', ($$, $$'tracks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tracks k where k.created_by = caller),
    'activity', ($$);
select app.change_function('app.purge_deleted()', $$get diagnostics lines = row_count;$$, $$get diagnostics lines = row_count;
  delete from public.trip_tracks k where k.deleted_at < now() - interval '30 days';$$);
select app.change_function('app.trip_file_tables()', $$'trip_list_entries'::text$$, $$'trip_list_entries'::text, 'trip_tracks'::text$$);
-- As its caller, like what is below the trip.
select app.change_function(
  'public.import_trip(jsonb,jsonb,jsonb)', $$in array app.trip_tables() loop$$, $$in array app.trip_tables() || array['trip_tracks'] loop$$
);
