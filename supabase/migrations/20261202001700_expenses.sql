-- What a trip costs besides its items: expenses, payments that settle what splits left open, and the rates of currencies [PLUS-5].
--
-- An expense, such as groceries or fuel, has a day, a category, a price, a payer and a split in the form that items have them. Members read,
-- owner and editors write. Who paid counts in the trip and may leave it since, so it is no foreign key. Undo sends `created_at`, so that a
-- restored expense has its place again; it is never in the future. They are changed, and for thirty days restored, as items are: by
-- `change_trip`. A share link does not show them: they are not the plan. Money that comes back is an expense of the category `refund`, whose
-- price is taken off [PLUS-18]: prices stay above 0, so that checks, splits, rates and units hold as they are, and `isRefund` of the domain
-- gives it its sign. `paid_by` is who received it, the split who bears that much less.
--
-- Debts are never stored: they follow from prices and splits. A settlement is added and taken back, never changed. Both people were
-- members, or paid or share something in the trip; they may leave since, so neither is a foreign key. It never shows behind a link.
--
-- `reference_rates` holds the euro's reference rates of the European Central Bank, one row a working day: those that a release brings, and
-- those that the server reads (`src/server/rates`). They stay, since costs name their dates [PLUS-12].

create function app.expense_categories() returns text[] language sql immutable parallel safe
return array['groceries', 'fuel', 'transport', 'meals', 'activities', 'shopping', 'health', 'other', 'refund'];
comment on function app.expense_categories is 'The categories that an expense can be of.';

create table public.trip_expenses (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  title text not null check (not app.is_blank(title) and char_length(title) <= 200),
  date date not null check (app.is_day(date)),
  category text not null default 'other' check (category = any (app.expense_categories())),
  price numeric(13, 3) not null check (price > 0 and price <= 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  paid_by uuid,
  split jsonb,
  rate jsonb check (app.is_rate(rate)),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trip_expenses_split_check check (app.split_refusal(split, price) is null),
  constraint trip_expenses_units_check check (app.fits_currency(price, currency))
);
comment on table public.trip_expenses is 'Costs of a trip that belong to no item.';
comment on column public.trip_expenses.category is 'What it was for; `refund`: money that came back, taken off what the trip costs.';
comment on column public.trip_expenses.currency is 'The trip''s when not given. @optional';
comment on column public.trip_expenses.paid_by is 'Who paid, or received a refund: a member, or somebody who left. Null: not said.';
comment on column public.trip_expenses.split is 'Who shares the price: { mode, shares }, as of items.';
comment on column public.trip_expenses.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';
create index trip_expenses_trip_idx on public.trip_expenses (trip_id, date);
create index trip_expenses_created_by_idx on public.trip_expenses (created_by);
create index trip_expenses_paid_by_idx on public.trip_expenses (paid_by) where paid_by is not null;

alter table public.trip_expenses enable row level security;
create policy select_member on public.trip_expenses for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_expenses for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()) and created_at <= now());
create policy update_editor on public.trip_expenses for update to authenticated using (trip_id in (select app.editable_trip_ids()));
create policy delete_editor on public.trip_expenses for delete to authenticated using (trip_id in (select app.editable_trip_ids()));

create function app.check_expense() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.trip_id <> old.trip_id then perform app.forbid('column_protected', 'trip_id'); end if;
    if new.created_by is distinct from old.created_by and app.is_client() then perform app.forbid('column_protected', 'created_by'); end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  perform app.check_text(new.title, 'title', 200, true);
  if new.date is null then perform app.refuse(400, 'day_missing', 'date'); end if;
  if not app.is_day(new.date) then perform app.refuse(400, 'day_out_of_range', 'date'); end if;
  if new.category is null
    or new.category <> all (app.expense_categories()) then
    perform app.refuse(400, 'category_unknown', 'category');
  end if;
  if new.price is null or not (new.price > 0 and new.price <= 9999999999.99) then perform app.refuse(400, 'price_invalid', 'price'); end if;
  new.currency := coalesce(new.currency, app.currency_of(new.trip_id), 'EUR');
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if new.paid_by is not null and (tg_op = 'INSERT' or new.paid_by is distinct from old.paid_by)
    and app.is_client() and not app.counts_in(new.trip_id, new.paid_by) then
    perform app.refuse(422, 'payer_not_member', 'paid_by');
  end if;
  return new;
end $$;

create trigger check_expense before insert or update on public.trip_expenses for each row execute function app.check_expense();
create trigger check_price before insert or update of price, currency, paid_by, split, rate on public.trip_expenses
  for each row execute function app.check_price();
create trigger set_created_at before insert on public.trip_expenses
  for each row when (new.created_at < now() and app.is_client()) execute function app.set_created_at();
create trigger after_inserts after insert on public.trip_expenses referencing new table as came
  for each statement execute function app.after_inserts('expenses', 'log', 'reserve', 'count');
create trigger after_updates after update on public.trip_expenses referencing old table as went new table as came
  for each statement execute function app.after_updates('expenses', 'log');
create trigger after_deletes after delete on public.trip_expenses referencing old table as went
  for each statement execute function app.after_deletes('expenses', 'copy', 'log', 'count');

create table public.trip_settlements (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null,
  -- Three digits after the point: some currencies have them, and debts are exact.
  amount numeric(13, 3) not null check (amount > 0 and amount <= 9999999999.99),
  currency text not null check (app.is_currency(currency)),
  created_by uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint trip_settlements_people_check check (from_id <> to_id),
  constraint trip_settlements_units_check check (app.fits_currency(amount, currency))
);
comment on table public.trip_settlements is 'from_id gave to_id so much, so that they owe it no more. Never changed.';
create index trip_settlements_trip_idx on public.trip_settlements (trip_id);
create index trip_settlements_created_by_idx on public.trip_settlements (created_by);

alter table public.trip_settlements enable row level security;
create policy select_member on public.trip_settlements for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_editor on public.trip_settlements for insert to authenticated
  with check (trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()));
create policy delete_editor on public.trip_settlements for delete to authenticated using (trip_id in (select app.editable_trip_ids()));

create function app.check_settlement() returns trigger language plpgsql set search_path = '' as $$
begin
  if not (new.amount > 0 and new.amount <= 9999999999.99) then perform app.refuse(400, 'price_invalid', 'amount'); end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if new.from_id = new.to_id then perform app.refuse(400, 'settlement_with_oneself', 'to_id'); end if;
  if app.is_client() then
    if not app.counts_in(new.trip_id, new.from_id) then perform app.refuse(422, 'settlement_not_member', 'from_id'); end if;
    if not app.counts_in(new.trip_id, new.to_id) then perform app.refuse(422, 'settlement_not_member', 'to_id'); end if;
  end if;
  perform app.check_units(new.amount, new.currency, 'amount');
  return new;
end $$;

create trigger check_settlement before insert on public.trip_settlements for each row execute function app.check_settlement();
create trigger after_inserts after insert on public.trip_settlements referencing new table as came
  for each statement execute function app.after_inserts('settlements', 'log', 'reserve', 'count');
create trigger after_updates after update on public.trip_settlements referencing old table as went new table as came
  for each statement execute function app.after_updates('settlements');
create trigger after_deletes after delete on public.trip_settlements referencing old table as went
  for each statement execute function app.after_deletes('settlements', 'log', 'count');

create function app.are_reference_rates(rates jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(rates) is distinct from 'object' or octet_length(rates::text) > 8192 then return false; end if;
  return rates <> '{}' and not exists (
    select from jsonb_each(rates) r
    where not app.is_currency(r.key) or r.key = 'EUR' or jsonb_typeof(r.value) <> 'string'
      or r.value #>> '{}' !~ '^\d{1,7}(\.\d{1,6})?$' or r.value #>> '{}' !~ '[1-9]'
  );
end $$;
comment on function app.are_reference_rates is 'Whether a value is rates of the euro: { USD: "1.1269" }, units for one euro as texts, not all currencies.';

create table public.reference_rates (
  date date primary key check (app.is_day(date)),
  rates jsonb not null check (app.are_reference_rates(rates)),
  created_at timestamptz not null default now()
);
comment on table public.reference_rates is 'Reference rates of the European Central Bank by day. Read by everyone, written by the server.';
comment on column public.reference_rates.rates is 'Units of each currency for one euro, as texts.';

alter table public.reference_rates enable row level security;
create policy select_all on public.reference_rates for select to anon, authenticated using (true);

create table app.rate_reads (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);
comment on table app.rate_reads is 'When the reference rates are read next: of several processes the one that moves it on reads them.';
alter table app.rate_reads enable row level security;
insert into app.rate_reads (next_at) values ('-infinity');

-- The whole part of a quotient is exact, where numeric division rounds: pages compute the same digits (`src/domain/rates.ts`).
create function app.reference_rate(origin text, target text, day text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known record;
begin
  select r.date, (r.rates || '{"EUR":"1"}') ->> origin as per_origin, (r.rates || '{"EUR":"1"}') ->> target as per_target
    into known
    from public.reference_rates r where day is null or r.date::text = day order by r.date desc limit 1;
  if not found or known.per_origin is null or known.per_target is null then return null; end if;
  return jsonb_build_object('from', origin, 'to', target, 'date', known.date, 'value', trim_scale(
    div(known.per_target::numeric * 20000000000 + known.per_origin::numeric, known.per_origin::numeric * 2) * 0.0000000001
  )::text);
end $$;
comment on function app.reference_rate is 'The rate between two currencies of a day, or of the newest known: rounded half up to ten digits after the point; null: not known.';

-- Most trips have one currency: what has a rate is read by itself, when `whole_trip` shows that there is something.
create function public.cost_rates(trip_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(c.id, c.rate), '{}') from (
      select i.id, i.rate from public.trip_accommodations i where i.trip_id = cost_rates.trip_id and i.rate is not null
      union all select i.id, i.rate from public.trip_activities i where i.trip_id = cost_rates.trip_id and i.rate is not null
      union all select i.id, i.rate from public.trip_itineraries i where i.trip_id = cost_rates.trip_id and i.rate is not null
      union all select i.id, i.rate from public.trip_meals i where i.trip_id = cost_rates.trip_id and i.rate is not null
      union all select e.id, e.rate from public.trip_expenses e where e.trip_id = cost_rates.trip_id and e.rate is not null
    ) c
  );
end $$;
comment on function public.cost_rates is 'The rates of a trip''s costs, by their ids. @returns Record<string, Json>';
