-- A deleted task that comes back stands where it stood: tasks are in the order in which they were made.
--
-- Whoever adds a task may say when it was made, as an undo does, but not that it will be.

alter policy insert_editor on public.trip_tasks
  with check (
    trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()) and created_at <= now()
  );
