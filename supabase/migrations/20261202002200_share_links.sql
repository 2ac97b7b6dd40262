-- Share links and calendar feeds: a trip for anyone who has the address.
--
-- The secret is answered once; its hash is stored. A link shows the plan, named column by column, and never people, budget, discussion
-- or tasks; prices, with their rates, only where its owner chose so. It ends when it is revoked or the trip's owner is banned. Trip, items
-- and documents go out under ids that no write knows, always the same ones: pages and calendars tell entries apart by them. It shows the
-- documents that the owner chose for it, and none before that [PLUS-10]. Where the bytes are (`shared_document`) is answered to the server
-- alone, which hands them out (supabase/functions/shared-document): no role that a visitor has reads them in the storage.
--
-- Calendars cannot sign in: the address is the secret of a feed, too. Each member has one a trip at most; a new one replaces it. It shows
-- the plan without money for as long as its person may open the trip. Leaving ends it for good; a restored trip brings its feeds back, as it
-- does its share links.

create table public.trip_shares (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  shows_prices boolean not null default false,
  document_ids uuid[] not null default '{}' check (array_position(document_ids, null) is null),
  created_by uuid references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table public.trip_shares is 'Links to trips. Made and revoked by functions alone.';
comment on column public.trip_shares.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
comment on column public.trip_shares.shows_prices is 'Whether the link shows the prices of items.';
comment on column public.trip_shares.document_ids is 'The documents that the link shows; of what is deleted it shows none.';
create index trip_shares_trip_idx on public.trip_shares (trip_id);
create index trip_shares_created_by_idx on public.trip_shares (created_by);

alter table public.trip_shares enable row level security;
create policy select_owner on public.trip_shares for select to authenticated using (trip_id in (select app.owned_trip_ids()));

-- The copy of a deleted trip may be older than a column, and bring its links back with null there.
create function app.complete_share() returns trigger language plpgsql set search_path = '' as $$
begin
  new.shows_prices := coalesce(new.shows_prices, false);
  new.document_ids := coalesce(new.document_ids, '{}');
  return new;
end $$;
create trigger complete_share before insert on public.trip_shares for each row execute function app.complete_share();
create trigger limit_shares after insert on public.trip_shares for each row execute function app.limit_shares();
create trigger publish_deletes after delete on public.trip_shares referencing old table as changed for each statement execute function app.publish_secrets();
create trigger publish_inserts after insert on public.trip_shares referencing new table as changed for each statement execute function app.publish_secrets();
create trigger publish_updates after update on public.trip_shares referencing new table as changed for each statement execute function app.publish_secrets();

create function app.opaque_id(id uuid) returns uuid language sql immutable parallel safe
return substr(encode(sha256(uuid_send(id)), 'hex'), 1, 32)::uuid;
comment on function app.opaque_id is 'What stands for an id outside: always the same, and none that a write knows.';

create function app.plan_columns() returns text[] language sql immutable
return array[
  'id', 'title', 'date', 'time', 'end_time', 'duration', 'break_duration', 'type', 'sub_type', 'tolls_known', 'location',
  'start_location', 'end_location', 'address', 'check_in', 'check_out', 'check_in_time', 'check_out_time', 'notes', 'content'
];
comment on function app.plan_columns is 'The columns of items that are the plan, without people and money.';

create function app.plan_rows(child text, trip uuid, columns text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  plan jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(p.item order by p.created_at, p.id), ''[]'') from (
       select c.id, c.created_at, (
         select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(c)) e where e.key = any ($2)
       ) || jsonb_build_object(''id'', app.opaque_id(c.id)) as item
       from public.%I c where c.trip_id = $1
     ) p', child)
    into plan using trip, columns;
  return plan;
end $$;

create function public.share_trip(trip_id uuid, shows_prices boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := app.new_secret();
  made public.trip_shares;
begin
  perform app.require_own_trip(share_trip.trip_id);
  insert into public.trip_shares (trip_id, token, created_by, shows_prices)
  values (share_trip.trip_id, app.share_hash(secret), app.uid(), share_trip.shows_prices)
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', secret, 'created_at', made.created_at);
end $$;
comment on function public.share_trip is 'Makes a link to the caller''s trip; the token is answered this once. @returns { id: string; token: string; created_at: string }';

create function public.revoke_share(trip_id uuid, share_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  revoked integer;
begin
  if not exists (select from app.owned_trip_ids() o (id) where o.id = revoke_share.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  update public.trip_shares s set revoked_at = now()
  where s.trip_id = revoke_share.trip_id and s.revoked_at is null
    and (revoke_share.share_id is null or s.id = revoke_share.share_id);
  get diagnostics revoked = row_count;
  return revoked;
end $$;
comment on function public.revoke_share is 'Ends one link of the caller''s trip, or all of them; answers how many.';

create function app.open_share(secret text) returns public.trip_shares language sql stable security definer set search_path = '' as $$
  select s
  from public.trip_shares s
  join public.trips t on t.id = s.trip_id
  join app.accounts a on a.id = t.owner_id and not a.is_banned
  where s.token = app.share_hash(secret) and s.revoked_at is null;
$$;
comment on function app.open_share is 'The link that a secret belongs to; null when there is none, or it has ended.';

create function public.shared_trip(token text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  share public.trip_shares;
  trip public.trips;
  columns text[] := app.plan_columns();
begin
  share := app.open_share(shared_trip.token);
  if share.id is null then perform app.refuse(404, 'share_not_found', 'token'); end if;
  select t.* into trip from public.trips t where t.id = share.trip_id;
  if share.shows_prices then columns := columns || '{price,currency,rate}'::text[]; end if;
  return jsonb_build_object(
    'shows_prices', share.shows_prices,
    'documents', app.shared_document_rows(share),
    'trip', to_jsonb(trip) - '{owner_id,budget,travellers,created_at,updated_at}'::text[]
      || jsonb_build_object('id', app.opaque_id(trip.id)),
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end $$;
comment on function public.shared_trip is 'The plan of a trip, for anyone who has the link. @returns import(''./plan.types.ts'').SharedPlan';

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

create table public.calendar_feeds (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references app.accounts (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.calendar_feeds is 'Calendars of trips, one for each member. Made and ended by functions alone.';
comment on column public.calendar_feeds.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
create index calendar_feeds_user_idx on public.calendar_feeds (user_id);

alter table public.calendar_feeds enable row level security;
create policy select_own on public.calendar_feeds for select to authenticated using (user_id = (select app.uid()));

create trigger publish_deletes after delete on public.calendar_feeds referencing old table as changed for each statement execute function app.publish_secrets();
create trigger publish_inserts after insert on public.calendar_feeds referencing new table as changed for each statement execute function app.publish_secrets();
create trigger publish_updates after update on public.calendar_feeds referencing new table as changed for each statement execute function app.publish_secrets();

create function app.end_former_member_feed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds f where f.trip_id = old.trip_id and f.user_id = old.user_id
    and not exists (select from public.trips t where t.id = old.trip_id and t.owner_id = old.user_id);
  return old;
end $$;
create trigger end_calendar_feed after delete on public.trip_collaborators for each row execute function app.end_former_member_feed();

create function public.calendar_feed(trip_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := app.new_secret();
  made timestamptz;
begin
  perform app.require_trip(calendar_feed.trip_id);
  insert into public.calendar_feeds as f (trip_id, user_id, token)
  values (calendar_feed.trip_id, app.uid(), app.share_hash(secret))
  on conflict on constraint calendar_feeds_pkey do update set token = excluded.token, created_at = now()
  returning f.created_at into made;
  return jsonb_build_object('token', secret, 'created_at', made);
end $$;
comment on function public.calendar_feed is 'Makes the caller''s calendar of a trip, in place of an earlier one; the token is answered this once. @returns { token: string; created_at: string }';

create function public.revoke_calendar_feed(trip_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  delete from public.calendar_feeds f where f.trip_id = revoke_calendar_feed.trip_id and f.user_id = app.uid();
  return found;
end $$;
comment on function public.revoke_calendar_feed is 'Ends the caller''s calendar of a trip; answers whether there was one.';

create function public.calendar_plan(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  trip public.trips;
  columns constant text[] := app.plan_columns() || array['updated_at', 'booking'];
begin
  select t.* into trip
  from public.calendar_feeds f
  join public.trips t on t.id = f.trip_id
  join app.accounts a on a.id = f.user_id and not a.is_banned
  where f.token = app.share_hash(calendar_plan.token)
    and (t.owner_id = f.user_id
      or exists (select from public.trip_collaborators c where c.trip_id = t.id and c.user_id = f.user_id));
  if trip.id is null then perform app.refuse(404, 'calendar_not_found', 'token'); end if;
  return jsonb_build_object(
    'title', trip.title, 'start_date', trip.start_date, 'end_date', trip.end_date, 'updated_at', trip.updated_at,
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end $$;
comment on function public.calendar_plan is 'The plan behind a calendar''s secret. @returns import(''./plan.types.ts'').CalendarPlan';
