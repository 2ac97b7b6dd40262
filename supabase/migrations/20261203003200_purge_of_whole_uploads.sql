-- A document's bytes may be stored long before its row [PLUS-10]: a device that loses its network in between sends the row when it has one again,
-- which may be days later, and was refused then, since its bytes were gone. Whole files wait for their row for thirty days, as deleted ones do
-- for their return; only unfinished ones go after a day.

create or replace function app.purge_uploads() returns integer language plpgsql volatile set search_path = '' as $$
declare
  uploads integer := 0;
begin
  if to_regclass('storage.contents') is not null then
    delete from storage.objects o
    where o.bucket_id = 'documents' and o.created_at < now() - case when o.metadata ? 'mimetype' then interval '30 days' else interval '1 day' end
      and not exists (select from public.trip_documents d where d.path = o.name);
    get diagnostics uploads = row_count;
  end if;
  return uploads;
end $$;
comment on function app.purge_uploads is 'Forgets uploads that became no document: unfinished ones after a day, whole ones after thirty. Answers how many.';
