-- Share links: a trip for anyone who has the address.
--
-- The secret is answered once; its hash is stored. A link shows the plan, named column by column, and never people, budget, discussion
-- or tasks; prices only where its owner chose so. It ends when it is revoked or the trip's owner is banned. Trip and items go out
-- under ids that no write knows, always the same ones: pages and calendars tell entries apart by them.

create table if not exists public.trip_shares (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_by uuid references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  shows_prices boolean not null default false
);
comment on table public.trip_shares is 'Links to trips. Made and revoked by functions alone.';
comment on column public.trip_shares.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
comment on column public.trip_shares.shows_prices is 'Whether the link shows the prices of items.';
create index if not exists trip_shares_trip_idx on public.trip_shares (trip_id);
create index if not exists trip_shares_created_by_idx on public.trip_shares (created_by);

alter table public.trip_shares enable row level security;
create policy select_owner on public.trip_shares for select to authenticated using (trip_id in (select app.owned_trip_ids()));

create or replace function app.share_hash(secret text) returns text language sql immutable
return encode(sha256(convert_to(secret, 'UTF8')), 'hex');

create or replace function app.opaque_id(id uuid) returns uuid language sql immutable parallel safe
return substr(encode(sha256(uuid_send(id)), 'hex'), 1, 32)::uuid;
comment on function app.opaque_id is 'What stands for an id outside: always the same, and none that a write knows.';

create or replace function app.plan_columns() returns text[] language sql immutable
return array[
  'id', 'title', 'date', 'time', 'end_time', 'duration', 'break_duration', 'type', 'sub_type', 'tolls_known', 'location',
  'start_location', 'end_location', 'address', 'check_in', 'check_out', 'check_in_time', 'check_out_time', 'notes', 'content'
];
comment on function app.plan_columns is 'The columns of items that are the plan, without people and money.';

create or replace function app.plan_rows(child text, trip uuid, columns text[]) returns jsonb
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

-- Links of trips that were deleted before this come back without it.
create or replace function app.default_shows_prices() returns trigger language plpgsql set search_path = '' as $$
begin
  new.shows_prices := coalesce(new.shows_prices, false);
  return new;
end $$;
create or replace trigger default_shows_prices before insert on public.trip_shares for each row execute function app.default_shows_prices();

create or replace function public.share_trip(trip_id uuid, shows_prices boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  made public.trip_shares;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  if not exists (select from app.visible_trip_ids() v (id) where v.id = share_trip.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  if not exists (select from app.owned_trip_ids() o (id) where o.id = share_trip.trip_id) then
    perform app.forbid('not_trip_owner', 'trip_id');
  end if;
  insert into public.trip_shares (trip_id, token, created_by, shows_prices)
  values (share_trip.trip_id, app.share_hash(secret), app.uid(), share_trip.shows_prices)
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', secret, 'created_at', made.created_at);
end $$;
comment on function public.share_trip is 'Makes a link to the caller''s trip; the token is answered this once. @returns { id: string; token: string; created_at: string }';

create or replace function public.revoke_share(trip_id uuid, share_id uuid default null) returns integer
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

create or replace function public.shared_trip(token text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  share public.trip_shares;
  trip public.trips;
  columns text[] := app.plan_columns();
begin
  select s.* into share
  from public.trip_shares s
  join public.trips t on t.id = s.trip_id
  join app.accounts a on a.id = t.owner_id and not a.is_banned
  where s.token = app.share_hash(shared_trip.token) and s.revoked_at is null;
  if share.id is null then perform app.refuse(404, 'share_not_found', 'token'); end if;
  select t.* into trip from public.trips t where t.id = share.trip_id;
  if share.shows_prices then columns := columns || '{price,currency}'::text[]; end if;
  return jsonb_build_object(
    'shows_prices', share.shows_prices,
    'trip', to_jsonb(trip) - '{owner_id,budget,created_at,updated_at}'::text[]
      || jsonb_build_object('id', app.opaque_id(trip.id)),
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end $$;
comment on function public.shared_trip is 'The plan of a trip, for anyone who has the link. @returns import(''./plan.types.ts'').SharedPlan';
