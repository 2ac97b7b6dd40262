-- Uploads that became no document count towards what a trip may store [PLUS-10]: whole ones wait for their row for thirty days, and nobody but
-- their uploader can remove them. They wait while the uploader may still add that row: where the trip is deleted, or that person has left it or
-- views it alone, they go after a day, as unfinished ones do.

create or replace function app.purge_uploads() returns integer language plpgsql volatile set search_path = '' as $$
declare
  uploads integer := 0;
begin
  if to_regclass('storage.contents') is not null then
    delete from storage.objects o
    where o.bucket_id = 'documents' and o.created_at < now() - interval '1 day'
      and not exists (select from public.trip_documents d where d.path = o.name)
      and not (
        coalesce(o.metadata ? 'mimetype', false) and o.created_at >= now() - interval '30 days' and exists (
          select from public.trips t
          where t.id::text = split_part(o.name, '/', 1) and (t.owner_id::text = o.owner_id or exists (
            select from public.trip_collaborators c where c.trip_id = t.id and c.user_id::text = o.owner_id and c.role = 'editor'
          ))
        )
      );
    get diagnostics uploads = row_count;
  end if;
  return uploads;
end $$;
comment on function app.purge_uploads is
  'Forgets uploads that became no document: after a day, or after thirty where they are whole and the uploader still edits the trip. Answers how many.';
