-- A poll that its deadline has ended is opened again by taking the deadline away [PLUS-19], which no line of the activity showed: only a change
-- of `closed_at` made one. A poll has ended by either, so a line is about the end that there was and the one that there is; the undo, which brings
-- the deadline back, makes its line, too.
--
-- `log_poll` is as in `tasks_and_polls` otherwise.

create function app.end_of_poll(poll public.trip_polls) returns timestamptz language sql stable set search_path = '' as $$
  select coalesce(poll.closed_at, case when poll.closes_at <= now() then poll.closes_at end);
$$;
comment on function app.end_of_poll is 'When a poll was closed, or its deadline has passed. Null: it is open.';

create or replace function app.log_poll() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then return null; end if;
  if tg_op = 'INSERT' then
    if new.created_at = now() then perform app.log_change(new.trip_id, tg_op, tg_table_name, new.id, new.question); end if;
  elsif (old.deleted_at is null) <> (new.deleted_at is null) then
    perform app.log_change(new.trip_id, case when new.deleted_at is null then 'RESTORE' else 'DELETE' end, tg_table_name, new.id, new.question);
  elsif (app.end_of_poll(old) is null) <> (app.end_of_poll(new) is null) then
    perform app.log_change(new.trip_id, tg_op, tg_table_name, new.id, new.question,
      jsonb_build_object('closed_at', jsonb_build_array(app.end_of_poll(old), app.end_of_poll(new))));
  end if;
  return null;
end $$;
comment on function app.log_poll is 'Writes a line of the activity about a poll: asked, closed, opened again, deleted, brought back.';

drop trigger log_poll on public.trip_polls;
create trigger log_poll after insert or update of closes_at, closed_at, deleted_at on public.trip_polls for each row execute function app.log_poll();
