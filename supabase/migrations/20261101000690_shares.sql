-- A trip shown to anyone who has the link.
--
-- The owner makes a link; its secret is told once and only its hash is kept. What the link shows is the plan: trip,
-- stays, activities, transport, meals and notes; never people, e-mails, prices, budget, discussion or
-- tasks. A revoked link shows nothing, nor does one whose trip's owner is banned.

create table public.trip_shares (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  created_by uuid references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table public.trip_shares is 'Links to trips. Made and revoked by functions alone.';
comment on column public.trip_shares.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
create index trip_shares_trip_idx on public.trip_shares (trip_id);
create index trip_shares_created_by_idx on public.trip_shares (created_by);

alter table public.trip_shares enable row level security;
create policy select_owner on public.trip_shares for select to authenticated
  using (trip_id in (select app.owned_trip_ids()));

create function app.share_hash(secret text) returns text
language sql immutable
return encode(sha256(convert_to(secret, 'UTF8')), 'hex');

create function public.share_trip(trip_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
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
  insert into public.trip_shares (trip_id, token, created_by)
  values (share_trip.trip_id, app.share_hash(secret), app.uid())
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', secret, 'created_at', made.created_at);
end;
$$;
comment on function public.share_trip is
  'Makes a link to the caller''s trip; the token is told this once. @returns { id: string; token: string; created_at: string }';

create function public.revoke_share(trip_id uuid, share_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
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
end;
$$;
comment on function public.revoke_share is 'Ends one link of the caller''s trip, or all of them; answers how many.';

create function app.shared_rows(child text, trip uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  plan jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(c) - $2), ''[]'') from public.%I c where c.trip_id = $1', child)
    into plan using trip, '{trip_id,price,currency,paid_by,created_by,created_at,updated_at,catalogue_id}'::text[];
  return plan;
end;
$$;

create function public.shared_trip(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  trip public.trips;
begin
  select t.* into trip
  from public.trip_shares s
  join public.trips t on t.id = s.trip_id
  join app.accounts a on a.id = t.owner_id and not a.is_banned
  where s.token = app.share_hash(shared_trip.token) and s.revoked_at is null;
  if trip.id is null then perform app.refuse(404, 'share_not_found', 'token'); end if;
  return jsonb_build_object(
    'trip', to_jsonb(trip) - '{owner_id,budget,created_at,updated_at}'::text[],
    'trip_accommodations', app.shared_rows('trip_accommodations', trip.id),
    'trip_activities', app.shared_rows('trip_activities', trip.id),
    'trip_itineraries', app.shared_rows('trip_itineraries', trip.id),
    'trip_meals', app.shared_rows('trip_meals', trip.id),
    'trip_notes', app.shared_rows('trip_notes', trip.id)
  );
end;
$$;
comment on function public.shared_trip is 'The plan of a trip, for whoever has the link: { trip, trip_accommodations, … }.';
