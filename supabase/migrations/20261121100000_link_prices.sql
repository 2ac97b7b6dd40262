-- A link to a trip may show what things cost.
--
-- Whoever makes the link says so; unless they do, and for every link made before this, it shows no money. With prices it
-- shows those of the items and their currency, and nothing else of money: never the budget, nor who paid, shares or owes.

alter table public.trip_shares add column shows_prices boolean not null default false;
comment on column public.trip_shares.shows_prices is 'Whether the link shows the prices of items.';

-- Links of trips that were deleted before this come back without it.
create function app.say_shows_prices() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.shows_prices := coalesce(new.shows_prices, false);
  return new;
end;
$$;
create trigger say_shows_prices before insert on public.trip_shares for each row execute function app.say_shows_prices();

drop function public.share_trip(uuid);
create function public.share_trip(trip_id uuid, shows_prices boolean default false) returns jsonb
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
  insert into public.trip_shares (trip_id, token, created_by, shows_prices)
  values (share_trip.trip_id, app.share_hash(secret), app.uid(), share_trip.shows_prices)
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', secret, 'created_at', made.created_at);
end;
$$;
comment on function public.share_trip is
  'Makes a link to the caller''s trip; the token is told this once. @returns { id: string; token: string; created_at: string }';

create or replace function public.shared_trip(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
    'trip', to_jsonb(trip) - '{owner_id,budget,created_at,updated_at}'::text[],
    'trip_accommodations', app.plan_rows('trip_accommodations', trip.id, columns),
    'trip_activities', app.plan_rows('trip_activities', trip.id, columns),
    'trip_itineraries', app.plan_rows('trip_itineraries', trip.id, columns),
    'trip_meals', app.plan_rows('trip_meals', trip.id, columns),
    'trip_notes', app.plan_rows('trip_notes', trip.id, columns)
  );
end;
$$;
drop function app.shared_rows(text, uuid);
