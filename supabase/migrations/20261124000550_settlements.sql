-- Settlements: payments between members that settle what splits left open.
--
-- Debts are never stored: they follow from prices and splits. A settlement is added and taken back, never changed. Both people were
-- members, or paid or share something in the trip; they may leave since, so neither is a foreign key. It never shows behind a link.

create table if not exists public.trip_settlements (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null,
  -- Three digits after the point: some currencies have them, and debts are exact.
  amount numeric(13, 3) not null check (amount > 0 and amount <= 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint trip_settlements_people_check check (from_id <> to_id)
);
comment on table public.trip_settlements is 'from_id gave to_id so much, so that they owe it no more. Never changed.';
create index if not exists trip_settlements_trip_idx on public.trip_settlements (trip_id);
create index if not exists trip_settlements_created_by_idx on public.trip_settlements (created_by);

-- As its caller: to someone outside the trip nobody counts in it.
create or replace function app.counts_in(trip uuid, person uuid) returns boolean language sql stable set search_path = '' as $$
  select app.is_member(trip, person) or exists (
    select from (
      select i.paid_by, i.split from public.trip_accommodations i where i.trip_id = trip
      union all select i.paid_by, i.split from public.trip_activities i where i.trip_id = trip
      union all select i.paid_by, i.split from public.trip_itineraries i where i.trip_id = trip
      union all select i.paid_by, i.split from public.trip_meals i where i.trip_id = trip
    ) priced
    where priced.paid_by = person or priced.split -> 'shares' ? person::text
  );
$$;
comment on function app.counts_in is 'Whether a person is in a trip, or paid or shares something in it.';

create or replace function app.check_settlement() returns trigger language plpgsql set search_path = '' as $$
begin
  if not (new.amount > 0 and new.amount <= 9999999999.99) then perform app.refuse(400, 'price_invalid', 'amount'); end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if new.from_id = new.to_id then perform app.refuse(400, 'settlement_with_oneself', 'to_id'); end if;
  if app.is_client() then
    if not app.counts_in(new.trip_id, new.from_id) then perform app.refuse(422, 'settlement_not_member', 'from_id'); end if;
    if not app.counts_in(new.trip_id, new.to_id) then perform app.refuse(422, 'settlement_not_member', 'to_id'); end if;
  end if;
  return new;
end $$;
create or replace trigger check_settlement before insert on public.trip_settlements for each row execute function app.check_settlement();

alter table public.trip_settlements enable row level security;
create policy select_member on public.trip_settlements for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_settlements for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy delete_editor on public.trip_settlements for delete to authenticated using (trip_id in (select app.editable_trip_ids()));
