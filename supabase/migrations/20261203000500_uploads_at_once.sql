-- Uploads to one trip that begin at once are counted one after the other [PLUS-10]: each saw those alone that were there before, so that
-- together they passed the bytes that a trip may store with its deleted documents and unfinished uploads. The function is volatile now:
-- after it has waited for the lock it sees what the others have stored. The lock is that of `app.check_document`.

create or replace function app.may_store_document(file_path text, metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  trip uuid;
  added constant bigint := coalesce((metadata ->> 'size')::bigint, 0);
  stored bigint;
begin
  if file_path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  trip := split_part(file_path, '/', 1)::uuid;
  if trip not in (select app.editable_trip_ids()) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('documents:' || trip, 0));
  perform app.refuse_full_documents(trip, added);
  execute 'select coalesce(sum((o.metadata ->> ''size'')::bigint), 0) from storage.objects o
    where o.bucket_id = ''documents'' and starts_with(o.name, $1)' into stored using trip || '/';
  if stored + added > app.limit_of('stored-document-bytes') then perform app.refuse(422, 'documents_full', 'size'); end if;
  return true;
end $$;
