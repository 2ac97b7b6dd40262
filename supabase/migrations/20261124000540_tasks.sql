-- Tasks: what to do before a trip, by whom, until when.
--
-- Owner and editors plan them. A viewer ticks off a task assigned to them, and nothing else of it: the policy lets the row through, the
-- trigger protects its other columns. Undo sends `created_at`, so that a restored task has its place again; it is never in the future.

create table if not exists public.trip_tasks (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  assigned_to uuid references app.accounts (id) on delete set null,
  due_date date check (app.is_day(due_date)),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.trip_tasks is 'Who does what before, and when.';
comment on column public.trip_tasks.completed_at is 'Null: still to do.';
create index if not exists trip_tasks_trip_idx on public.trip_tasks (trip_id, created_at);
create index if not exists trip_tasks_created_by_idx on public.trip_tasks (created_by);
create index if not exists trip_tasks_assigned_to_idx on public.trip_tasks (assigned_to) where assigned_to is not null;

create or replace function app.check_task() returns trigger language plpgsql set search_path = '' as $$
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
create or replace trigger check_task before insert or update on public.trip_tasks for each row execute function app.check_task();

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
