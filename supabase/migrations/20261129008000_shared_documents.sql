-- Documents that a share link shows: those that the trip's owner chose for it, and none before that [PLUS-10].
--
-- The choice is the link's own, so it ends with the link, and each untick ends it for everybody who has the address. Outside, documents go by
-- ids that no write knows, as trip and items do. Where the bytes are (`shared_document`) is answered to the server alone, which hands them out
-- (supabase/functions/shared-document): no role that a visitor has reads them in the storage.

alter table public.trip_shares add column if not exists document_ids uuid[] not null default '{}'
  check (array_position(document_ids, null) is null);
comment on column public.trip_shares.document_ids is 'The documents that the link shows; of what is deleted it shows none.';

-- Links of trips that were deleted before this come back without it.
create function app.default_document_ids() returns trigger language plpgsql set search_path = '' as $$
begin
  new.document_ids := coalesce(new.document_ids, '{}');
  return new;
end $$;
create trigger default_document_ids before insert on public.trip_shares for each row execute function app.default_document_ids();

create function app.open_share(secret text) returns public.trip_shares language sql stable security definer set search_path = '' as $$
  select s
  from public.trip_shares s
  join public.trips t on t.id = s.trip_id
  join app.accounts a on a.id = t.owner_id and not a.is_banned
  where s.token = app.share_hash(secret) and s.revoked_at is null;
$$;
comment on function app.open_share is 'The link that a secret belongs to; null when there is none, or it has ended.';

create function app.shared_documents(share public.trip_shares) returns setof public.trip_documents
language sql stable security definer set search_path = '' as $$
  select d.* from public.trip_documents d
  where d.trip_id = share.trip_id and d.id = any (share.document_ids) and d.deleted_at is null;
$$;
comment on function app.shared_documents is 'The documents that a link shows.';

create function app.shared_document_rows(share public.trip_shares) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', app.opaque_id(d.id),
    'item_id', case when app.item_title(d.trip_id, d.item_id) is not null then app.opaque_id(d.item_id) end,
    'name', d.name, 'type', d.type, 'size', d.size
  ) order by d.created_at, d.id), '[]')
  from app.shared_documents(share) d;
$$;
comment on function app.shared_document_rows is 'What a link tells of its documents; those of an item that is gone are the trip''s.';

create function public.share_document(share_id uuid, document_id uuid, is_shown boolean) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  share public.trip_shares;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  -- Two choices for one link come one after the other.
  select s.* into share from public.trip_shares s
  where s.id = share_id and s.revoked_at is null and s.trip_id in (select app.owned_trip_ids()) for update;
  if not found then perform app.refuse(404, 'share_not_found', 'share_id'); end if;
  share.document_ids := array_remove(share.document_ids, document_id);
  if is_shown then
    if not exists (
      select from public.trip_documents d where d.id = document_id and d.trip_id = share.trip_id and d.deleted_at is null
    ) then
      perform app.refuse(422, 'document_not_in_trip', 'document_id');
    end if;
    share.document_ids := share.document_ids || document_id;
  end if;
  -- What is gone for good makes room.
  share.document_ids := array(
    select d.id from public.trip_documents d where d.id = any (share.document_ids) and d.trip_id = share.trip_id order by d.created_at, d.id
  );
  update public.trip_shares s set document_ids = share.document_ids where s.id = share.id;
  return cardinality(share.document_ids);
end $$;
comment on function public.share_document is 'Shows a document by a link of the caller''s trip, or ends that; answers how many the link shows.';

create function public.shared_document(token text, document_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  document jsonb;
begin
  select jsonb_build_object('path', d.path, 'name', d.name, 'size', d.size) into document
  from app.shared_documents(app.open_share(shared_document.token)) d
  where app.opaque_id(d.id) = shared_document.document_id;
  if document is null then perform app.refuse(404, 'share_not_found', 'token'); end if;
  return document;
end $$;
comment on function public.shared_document is
  'Where the bytes of a document are that a link shows; for the server alone. @returns { path: string; name: string; size: number }';

select app.change_function('public.shared_trip(text)', $$select s.* into share
  from public.trip_shares s
  join public.trips t on t.id = s.trip_id
  join app.accounts a on a.id = t.owner_id and not a.is_banned
  where s.token = app.share_hash(shared_trip.token) and s.revoked_at is null;$$, $$share := app.open_share(shared_trip.token);$$);
select app.change_function('public.shared_trip(text)', $$'trip', to_jsonb(trip)$$, $$'documents', app.shared_document_rows(share),
    'trip', to_jsonb(trip)$$);
