-- What was added and deleted since: an insert that is sent again, because its answer was lost, must not bring it back [PLUS-3].
--
-- Copies of deleted items and expenses name what is gone, rows that are marked as deleted say so themselves; of tasks, messages and votes
-- nothing was left. Their ids are stored for thirty days.

create table app.deleted_ids (
  id uuid not null,
  source text not null check (source in ('trip_tasks', 'trip_chat_messages', 'trip_votes')),
  trip_id uuid not null references public.trips (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  primary key (id, source)
);
comment on table app.deleted_ids is 'Ids of deleted rows of which there is no copy, for 30 days.';
create index deleted_ids_trip_idx on app.deleted_ids (trip_id);
create index deleted_ids_deleted_at_idx on app.deleted_ids (deleted_at);
alter table app.deleted_ids enable row level security;

create function app.note_deleted_ids() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.deleted_ids as d (id, source, trip_id)
  select g.id, tg_table_name, g.trip_id from gone g
  where exists (select from public.trips t where t.id = g.trip_id)
  on conflict (id, source) do update set deleted_at = excluded.deleted_at where d.trip_id = excluded.trip_id;
  return null;
end $$;
create trigger note_deleted_ids after delete on public.trip_tasks referencing old table as gone for each statement execute function app.note_deleted_ids();
create trigger note_deleted_ids after delete on public.trip_chat_messages referencing old table as gone for each statement execute function app.note_deleted_ids();
create trigger note_deleted_ids after delete on public.trip_votes referencing old table as gone for each statement execute function app.note_deleted_ids();

select app.change_function('app.purge_deleted()', 'get diagnostics items = row_count;', $$get diagnostics items = row_count;
  delete from app.deleted_ids d where d.deleted_at < now() - interval '30 days';$$);

create function public.was_deleted(trip_id uuid, source text, id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  sources constant text[] := '{trip_expenses,trip_tasks,trip_chat_messages,trip_polls,trip_votes,trip_lists,trip_list_entries,trip_documents,trip_tracks}';
  is_marked boolean;
begin
  if not exists (select from app.visible_trip_ids() v (id) where v.id = was_deleted.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  if source = any (app.item_tables() || sources) is not true then return false; end if;
  execute format('select to_jsonb(x) ->> ''deleted_at'' is not null from public.%I x where x.id = $1 and x.trip_id = $2', source)
    into is_marked using id, trip_id;
  -- Brought back, it is there again.
  return coalesce(is_marked,
    exists (select from app.deleted_ids d where (d.id, d.source, d.trip_id) = (was_deleted.id, was_deleted.source, was_deleted.trip_id))
    or exists (select from app.deleted_items d where (d.item_id, d.source, d.trip_id) = (was_deleted.id, was_deleted.source, was_deleted.trip_id)));
end $$;
comment on function public.was_deleted is 'Whether a row of the trip, by its table and id, was deleted in the last thirty days and is not there.';
