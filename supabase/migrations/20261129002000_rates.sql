-- Rates: what a cost in another currency is in the trip's [PLUS-12].
--
-- `reference_rates` holds the euro's reference rates of the European Central Bank, one row a working day: those that a release brings, and
-- those that the server reads (`src/server/rates`). They stay, since costs name their dates. A cost's `rate` is fixed when its price or
-- currency is entered, and never follows the market: { from, to, value, date }, `value` being units of `to` for one of `from`, with the
-- date of the reference rates it was taken from, or none when it is somebody's own. It counts while `from` is the cost's currency and `to`
-- the trip's; otherwise the cost stands apart, so that a trip whose currency changes, and changes back, loses nothing. Pages send the
-- rate that their author sees (`src/domain/trip-commands/freeze-rates.ts`); `freeze_rate` does the same for other clients. A rate with a date
-- is made to agree with that day's; of a day that is not stored it is somebody's own.

create or replace function app.are_reference_rates(rates jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(rates) is distinct from 'object' or octet_length(rates::text) > 8192 then return false; end if;
  return rates <> '{}' and not exists (
    select from jsonb_each(rates) r
    where not app.is_currency(r.key) or r.key = 'EUR' or jsonb_typeof(r.value) <> 'string'
      or r.value #>> '{}' !~ '^\d{1,7}(\.\d{1,6})?$' or r.value #>> '{}' !~ '[1-9]'
  );
end $$;
comment on function app.are_reference_rates is 'Whether a value is rates of the euro: { USD: "1.1269" }, units for one euro as texts, not all currencies.';

create table if not exists public.reference_rates (
  date date primary key check (app.is_day(date)),
  rates jsonb not null check (app.are_reference_rates(rates)),
  created_at timestamptz not null default now()
);
comment on table public.reference_rates is 'Reference rates of the European Central Bank by day. Read by everyone, written by the server.';
comment on column public.reference_rates.rates is 'Units of each currency for one euro, as texts.';
alter table public.reference_rates enable row level security;
create policy select_all on public.reference_rates for select to anon, authenticated using (true);

create table if not exists app.rate_reads (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);
comment on table app.rate_reads is 'When the reference rates are read next: of several processes the one that moves it on reads them.';
alter table app.rate_reads enable row level security;
insert into app.rate_reads (next_at) values ('-infinity') on conflict do nothing;

create or replace function app.is_rate(rate jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if rate is null then return true; end if;
  if jsonb_typeof(rate) <> 'object' or rate - '{from,to,value,date}'::text[] <> '{}' then return false; end if;
  return coalesce(
    app.is_currency(rate ->> 'from') and app.is_currency(rate ->> 'to') and rate ->> 'from' <> rate ->> 'to'
    and jsonb_typeof(rate -> 'value') = 'string' and rate ->> 'value' ~ '^(0|[1-9]\d{0,6})(\.\d{1,10})?$' and rate ->> 'value' ~ '[1-9]'
    and (not rate ? 'date' or rate ->> 'date' ~ '^(19|2[01])\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'), false);
end $$;
comment on function app.is_rate is 'Whether a value is the rate of a cost: null, or { from, to, value } and perhaps a date.';

-- The whole part of a quotient is exact, where numeric division rounds: pages compute the same digits (`src/domain/rates.ts`).
create or replace function app.reference_rate(origin text, target text, day text default null) returns jsonb
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

create or replace function app.freeze_rate() returns trigger language plpgsql set search_path = '' as $$
declare
  target text;
begin
  if jsonb_typeof(new.rate) = 'null' then new.rate := null; end if;
  if not app.is_rate(new.rate) then perform app.refuse(400, 'rate_invalid', 'rate'); end if;
  -- What comes back is as it was.
  if coalesce(current_setting('escale.restoring', true), '') <> '' then return new; end if;
  if new.rate ? 'date' and (tg_op = 'INSERT' or new.rate is distinct from old.rate) then
    new.rate := coalesce(app.reference_rate(new.rate ->> 'from', new.rate ->> 'to', new.rate ->> 'date'), new.rate - 'date');
  end if;
  if coalesce(new.price, 0) = 0 then return new; end if;
  if tg_op = 'UPDATE' and new.price is not distinct from old.price and new.currency = old.currency then return new; end if;
  target := coalesce(app.currency_of(new.trip_id), 'EUR');
  if new.currency <> target and (new.rate ->> 'from', new.rate ->> 'to') is distinct from (new.currency, target) then
    new.rate := coalesce(app.reference_rate(new.currency, target), new.rate);
  end if;
  return new;
end $$;
comment on function app.freeze_rate is 'Checks the rate of a cost, and gives one that has none the newest reference rate when its price or currency is entered.';

alter table public.trip_accommodations add column if not exists rate jsonb check (app.is_rate(rate));
alter table public.trip_activities add column if not exists rate jsonb check (app.is_rate(rate));
alter table public.trip_itineraries add column if not exists rate jsonb check (app.is_rate(rate));
alter table public.trip_meals add column if not exists rate jsonb check (app.is_rate(rate));
alter table public.trip_expenses add column if not exists rate jsonb check (app.is_rate(rate));
comment on column public.trip_accommodations.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';
comment on column public.trip_activities.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';
comment on column public.trip_itineraries.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';
comment on column public.trip_meals.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';
comment on column public.trip_expenses.rate is 'What the price is in another currency: { from, to, value, date }; no date: somebody''s own.';

create or replace trigger freeze_rate before insert or update of price, currency, rate on public.trip_accommodations for each row execute function app.freeze_rate();
create or replace trigger freeze_rate before insert or update of price, currency, rate on public.trip_activities for each row execute function app.freeze_rate();
create or replace trigger freeze_rate before insert or update of price, currency, rate on public.trip_itineraries for each row execute function app.freeze_rate();
create or replace trigger freeze_rate before insert or update of price, currency, rate on public.trip_meals for each row execute function app.freeze_rate();
create or replace trigger freeze_rate before insert or update of price, currency, rate on public.trip_expenses for each row execute function app.freeze_rate();

-- Most trips have one currency: what has a rate is read by itself, when `whole_trip` shows that there is something.
create or replace function public.cost_rates(trip_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
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
