-- Files in the storage: documents of trips [PLUS-10], pictures of people, pictures of what supervisors publish.
--
-- The bytes of a document are uploaded first, as `{trip_id}/{id}` in the bucket `documents`; then the row names them, under the type and the
-- size that the storage has found. Editors write, members read. A deleted document stays for thirty days, so that undo brings it back; then its
-- row goes, and with it the bytes. `trip_id` is no foreign key: the documents of a deleted trip wait for it to be restored, and go in the
-- transaction in which its recovery copy does. An upload that becomes no document goes after a day.
--
-- Pictures are in public buckets and named after their content, so that they can be cached for ever: `{user id}/{name}.webp`, where each person
-- writes in a folder of their own, and `{hash}.webp`, which supervisors alone write. Rows hold the path without a host
-- (`/storage/v1/object/public/pictures/…`), so that it stays when the site gets another address. What no row shows any more stays: a
-- version of an article, or a trip copied from a sample, may show it.
--
-- The policies on `storage.objects` hold in our storage API (src/server/supabase/storage) and in hosted Supabase's, which lets bytes go by
-- its own API alone. Where there is no schema `storage` nothing is done.

create table public.trip_documents (
  id uuid primary key,
  trip_id uuid not null,
  item_id uuid,
  name text not null check (not app.is_blank(name) and char_length(name) <= 200 and name !~ '[/\\[:cntrl:]]'),
  type text not null check (char_length(type) <= 100),
  size integer not null check (size > 0),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  path text not null generated always as (trip_id::text || '/' || id::text) stored unique
);
comment on table public.trip_documents is 'Files of a trip.';
comment on column public.trip_documents.id is 'Names the file in the bucket too: `{trip_id}/{id}`.';
comment on column public.trip_documents.item_id is 'The item that it belongs to, which may be deleted. Null: the trip.';
comment on column public.trip_documents.name is 'Under which it is shown and downloaded; says nothing of its type.';
comment on column public.trip_documents.type is 'Media type, by its content. Written by triggers alone. @optional';
comment on column public.trip_documents.size is 'Bytes. Written by triggers alone. @optional';
comment on column public.trip_documents.created_by is 'Who added it: a member or a former member.';
comment on column public.trip_documents.deleted_at is 'When it was deleted; it can be brought back for thirty days. Null: it is there.';
comment on column public.trip_documents.path is 'The name of its object in the bucket.';
create index trip_documents_trip_idx on public.trip_documents (trip_id, created_at);
create index trip_documents_deleted_at_idx on public.trip_documents (deleted_at) where deleted_at is not null;
create index trip_documents_created_by_idx on public.trip_documents (created_by);

alter table public.trip_documents enable row level security;
create policy select_member on public.trip_documents for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_documents for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy update_editor on public.trip_documents for update to authenticated using (trip_id in (select app.editable_trip_ids()));

create function app.refuse_full_documents(trip uuid, added bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if added > app.limit_of('document-bytes') then perform app.refuse(413, 'document_too_large', 'size'); end if;
  if added + (select coalesce(sum(d.size), 0) from public.trip_documents d where d.trip_id = trip and d.deleted_at is null)
    > app.limit_of('trip-document-bytes') then perform app.refuse(422, 'documents_full', 'size'); end if;
  if app.limit_of('documents') <= (select count(*) from public.trip_documents d where d.trip_id = trip and d.deleted_at is null) then
    perform app.refuse(422, 'documents_too_many');
  end if;
end $$;
comment on function app.refuse_full_documents is 'Refuses `added` bytes more where a trip has as many documents, or bytes of them, as it may.';

-- Asked of the schema `storage` by name at run time: where there is none, there are no files.
create function app.stored_file(file_path text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  metadata jsonb;
begin
  execute 'select o.metadata from storage.objects o where o.bucket_id = ''documents'' and o.name = $1 and o.owner_id = coalesce($2, o.owner_id)'
    into metadata using file_path, app.uid()::text;
  return metadata;
end $$;
comment on function app.stored_file is 'The size and the type of a file that the caller has uploaded, or anybody where the server asks; null when there is none.';

create function app.check_document() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  file jsonb;
begin
  if tg_op = 'INSERT' then file := app.stored_file(new.trip_id || '/' || new.id); end if;
  if not app.is_from_person() then
    new.type := coalesce(new.type, file ->> 'mimetype');
    new.size := coalesce(new.size, (file ->> 'size')::integer);
    return new;
  end if;
  -- Policies refuse strangers, who learn nothing of the trip here.
  if not exists (select from app.editable_trip_ids() e (id) where e.id = new.trip_id) then return new; end if;
  perform app.check_text(new.name, 'name', 200, true);
  if new.name ~ '[/\\[:cntrl:]]' then perform app.refuse(400, 'document_name_invalid', 'name'); end if;
  if new.item_id is not null and (tg_op = 'INSERT' or new.item_id is distinct from old.item_id)
    and app.item_title(new.trip_id, new.item_id) is null then perform app.refuse(422, 'item_not_in_trip', 'item_id'); end if;
  -- Two documents of one trip are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('documents:' || new.trip_id, 0));
  if tg_op = 'INSERT' then
    if file ->> 'mimetype' is null then perform app.refuse(422, 'document_not_stored', 'id'); end if;
    new.type := file ->> 'mimetype';
    new.size := (file ->> 'size')::integer;
    new.created_at := now();
    new.deleted_at := null;
  elsif new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
    return new;
  end if;
  if tg_op = 'INSERT' or old.deleted_at is not null then perform app.refuse_full_documents(new.trip_id, new.size); end if;
  return new;
end $$;
comment on function app.check_document is 'Takes type and size from the stored file; refuses names, items and amounts that cannot be.';

-- The bytes go with the row.
create function app.remove_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.contents') is not null then
    delete from storage.objects o using gone g where o.bucket_id = 'documents' and o.name = g.path;
  end if;
  return null;
end $$;

create trigger check_document before insert or update on public.trip_documents for each row execute function app.check_document();
create trigger log_document after insert or update on public.trip_documents for each row execute function app.log_marked_row('name');
create trigger after_inserts after insert on public.trip_documents referencing new table as came
  for each statement execute function app.after_inserts('documents');
create trigger after_updates after update on public.trip_documents referencing old table as went new table as came
  for each statement execute function app.after_updates('documents');
create trigger after_deletes after delete on public.trip_documents referencing old table as went
  for each statement execute function app.after_deletes('documents');
create trigger remove_files after delete on public.trip_documents referencing old table as gone for each statement execute function app.remove_files();

-- At the end of the transaction: a trip that is restored loses its copy before it is there again.
create function app.forget_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trip constant uuid := coalesce(to_jsonb(old) ->> 'trip_id', to_jsonb(old) ->> 'id');
begin
  if exists (select from public.trips t where t.id = trip) or exists (select from app.deleted_trips d where d.trip_id = trip) then
    return null;
  end if;
  delete from public.trip_lists l where l.trip_id = trip;
  delete from public.trip_tracks k where k.trip_id = trip;
  delete from public.trip_documents d where d.trip_id = trip;
  return null;
end $$;
comment on function app.forget_rows is 'Removes what stands beside a trip that is gone for good: lists, tracks, documents.';
create constraint trigger forget_rows after delete on public.trips deferrable initially deferred for each row execute function app.forget_rows();
create constraint trigger forget_rows after delete on app.deleted_trips deferrable initially deferred for each row execute function app.forget_rows();

create function app.purge_uploads() returns integer language plpgsql volatile set search_path = '' as $$
declare
  uploads integer := 0;
begin
  if to_regclass('storage.contents') is not null then
    delete from storage.objects o
    where o.bucket_id = 'documents' and o.created_at < now() - interval '1 day'
      and not exists (select from public.trip_documents d where d.path = o.name);
    get diagnostics uploads = row_count;
  end if;
  return uploads;
end $$;
comment on function app.purge_uploads is 'Forgets uploads of yesterday that became no document. Answers how many.';

-- Refused with a reason where there is one; false for anybody who is no editor, and for any other name.
create function app.may_store_document(file_path text, metadata jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  trip uuid;
  added constant bigint := coalesce((metadata ->> 'size')::bigint, 0);
  stored bigint;
begin
  if file_path !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  trip := split_part(file_path, '/', 1)::uuid;
  if trip not in (select app.editable_trip_ids()) then return false; end if;
  perform app.refuse_full_documents(trip, added);
  execute 'select coalesce(sum((o.metadata ->> ''size'')::bigint), 0) from storage.objects o
    where o.bucket_id = ''documents'' and starts_with(o.name, $1)' into stored using trip || '/';
  if stored + added > app.limit_of('stored-document-bytes') then perform app.refuse(422, 'documents_full', 'size'); end if;
  return true;
end $$;
comment on function app.may_store_document is 'Whether the caller may upload a file under this name.';

do $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('documents', 'documents', false, 26214400,
    '{application/pdf,image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,text/plain,message/rfc822,application/vnd.apple.pkpass}')
  on conflict (id) do nothing;
  create policy select_trip_document on storage.objects for select to authenticated
    using (bucket_id = 'documents' and split_part(name, '/', 1) in (select t.id::text from app.visible_trip_ids() t (id))
      and not exists (select from public.trip_documents d where d.path = objects.name and d.deleted_at is not null));
  create policy insert_trip_document on storage.objects for insert to authenticated
    with check (bucket_id = 'documents' and owner_id = (select app.uid())::text and (select app.may_store_document(name, metadata)));
  -- An upload that is given up; a document goes by its row.
  create policy delete_own_upload on storage.objects for delete to authenticated
    using (bucket_id = 'documents' and owner_id = (select app.uid())::text
      and split_part(name, '/', 1) in (select t.id::text from app.visible_trip_ids() t (id))
      and not exists (select from public.trip_documents d where d.path = objects.name));
end $$;

-- A person has one picture, and for a moment the one before; nobody fills the disk with more.
create function app.has_room_for_avatar() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from storage.objects o where o.bucket_id = 'avatars' and starts_with(o.name, app.uid() || '/')
  ) < 10;
end $$;

-- The picture goes with the account. Hosted Supabase lets files go by its own API alone: there the page removes it first.
create function app.remove_avatars() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.contents') is not null then
    execute 'delete from storage.objects where bucket_id = ''avatars'' and name like $1' using old.id || '/%';
  end if;
  return null;
end $$;
create trigger remove_avatars after delete on app.accounts for each row execute function app.remove_avatars();

do $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('avatars', 'avatars', true, 51200, '{image/webp}')
  on conflict (id) do nothing;
  create policy select_own_avatar on storage.objects for select to authenticated
    using (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/'));
  create policy insert_own_avatar on storage.objects for insert to authenticated
    with check (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/') and name ~ '^[0-9a-f-]{36}/[a-z0-9_-]{8,64}[.]webp$'
      and (select app.has_room_for_avatar()));
  create policy update_own_avatar on storage.objects for update to authenticated
    using (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/'))
    with check (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/') and name ~ '^[0-9a-f-]{36}/[a-z0-9_-]{8,64}[.]webp$');
  create policy delete_own_avatar on storage.objects for delete to authenticated
    using (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/'));
end $$;

-- A few hundred articles and activities have a picture each; nobody fills the disk with more.
create function app.has_room_for_picture() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from storage.objects o where o.bucket_id = 'pictures') < 2000;
end $$;

do $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 409600, '{image/webp}')
  on conflict (id) do nothing;
  create policy select_picture on storage.objects for select to authenticated
    using (bucket_id = 'pictures' and (select app.is_supervisor()));
  create policy insert_picture on storage.objects for insert to authenticated
    with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{32}[.]webp$' and (select app.is_supervisor())
      and (select app.has_room_for_picture()));
  create policy update_picture on storage.objects for update to authenticated
    using (bucket_id = 'pictures' and (select app.is_supervisor()))
    with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{32}[.]webp$' and (select app.is_supervisor()));
  create policy delete_picture on storage.objects for delete to authenticated
    using (bucket_id = 'pictures' and (select app.is_supervisor()));
end $$;
