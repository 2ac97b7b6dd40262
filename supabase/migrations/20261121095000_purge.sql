-- What was deleted is forgotten after thirty days, whether anybody deletes something again or not.
--
-- Until now a row past its time went when the next trip, or the next item, was deleted; on a quiet server it stayed.
-- `app.purge_deleted()` does both at once; the server calls it at each start and once a day, and a hosted project by
-- pg_cron (docs/operations.md). Nobody else may: functions of this schema are not exposed.

create function app.purge_deleted() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  trips constant integer := app.purge_deleted_trips();
  items integer;
begin
  delete from app.deleted_items d where d.deleted_at < now() - interval '30 days';
  get diagnostics items = row_count;
  return trips + items;
end;
$$;
comment on function app.purge_deleted is 'Forgets trips and items that were deleted more than thirty days ago. Answers how many.';
revoke execute on function app.purge_deleted() from public;
