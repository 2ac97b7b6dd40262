-- Units of currencies: amounts take three digits after the point, and none is of a unit that its currency does not have.
--
-- Digits are those of ISO 4217: none of JPY, three of TND, two of most. Nobody's amount is rounded behind their back: what was stored
-- before stays (constraints that are not validated), and who next changes such a row has to name an amount that fits.

create function app.fits_currency(amount numeric, currency text) returns boolean language sql immutable parallel safe
return amount = round(amount, case
  when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
  when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
  else 2
end);
comment on function app.fits_currency is 'Whether a currency has a unit as small as the amount needs, by ISO 4217; null without an amount.';

-- Its argument names the column of the amount. It comes after the checks that give a row its currency: triggers fire by name.
create function app.check_units() returns trigger language plpgsql set search_path = '' as $$
begin
  if not app.fits_currency((to_jsonb(new) ->> tg_argv[0])::numeric, new.currency) then
    perform app.refuse(400, 'price_digits', tg_argv[0]);
  end if;
  return new;
end $$;
comment on function app.check_units is 'Refuses an amount of a unit that its currency does not have.';

-- A column that a trigger names cannot change its type: these go, and come back.
drop trigger check_split on public.trip_accommodations;
drop trigger freeze_rate on public.trip_accommodations;
drop trigger check_split on public.trip_activities;
drop trigger freeze_rate on public.trip_activities;
drop trigger check_split on public.trip_itineraries;
drop trigger freeze_rate on public.trip_itineraries;
drop trigger check_split on public.trip_meals;
drop trigger freeze_rate on public.trip_meals;
drop trigger check_split on public.trip_expenses;
drop trigger freeze_rate on public.trip_expenses;

alter table public.trips alter column budget type numeric(13, 3),
  add constraint trips_units_check check (app.fits_currency(budget, currency)) not valid;
alter table public.trip_accommodations alter column price type numeric(13, 3),
  add constraint trip_accommodations_units_check check (app.fits_currency(price, currency)) not valid;
alter table public.trip_activities alter column price type numeric(13, 3),
  add constraint trip_activities_units_check check (app.fits_currency(price, currency)) not valid;
alter table public.trip_itineraries alter column price type numeric(13, 3),
  add constraint trip_itineraries_units_check check (app.fits_currency(price, currency)) not valid;
alter table public.trip_meals alter column price type numeric(13, 3),
  add constraint trip_meals_units_check check (app.fits_currency(price, currency)) not valid;
alter table public.trip_expenses alter column price type numeric(13, 3),
  add constraint trip_expenses_units_check check (app.fits_currency(price, currency)) not valid;
alter table public.activities alter column price type numeric(13, 3),
  add constraint activities_units_check check (app.fits_currency(price, currency)) not valid;
alter table public.custom_trip_requests alter column budget type numeric(13, 3),
  add constraint custom_trip_requests_units_check check (app.fits_currency(budget, currency)) not valid;
alter table public.trip_settlements
  add constraint trip_settlements_units_check check (app.fits_currency(amount, currency)) not valid;

create trigger check_split before insert or update of split, price on public.trip_accommodations for each row execute function app.check_split();
create trigger freeze_rate before insert or update of price, currency, rate on public.trip_accommodations for each row execute function app.freeze_rate();
create trigger check_split before insert or update of split, price on public.trip_activities for each row execute function app.check_split();
create trigger freeze_rate before insert or update of price, currency, rate on public.trip_activities for each row execute function app.freeze_rate();
create trigger check_split before insert or update of split, price on public.trip_itineraries for each row execute function app.check_split();
create trigger freeze_rate before insert or update of price, currency, rate on public.trip_itineraries for each row execute function app.freeze_rate();
create trigger check_split before insert or update of split, price on public.trip_meals for each row execute function app.check_split();
create trigger freeze_rate before insert or update of price, currency, rate on public.trip_meals for each row execute function app.freeze_rate();
create trigger check_split before insert or update of split, price on public.trip_expenses for each row execute function app.check_split();
create trigger freeze_rate before insert or update of price, currency, rate on public.trip_expenses for each row execute function app.freeze_rate();

create trigger check_units before insert or update on public.trips for each row execute function app.check_units('budget');
create trigger check_units before insert or update on public.trip_accommodations for each row execute function app.check_units('price');
create trigger check_units before insert or update on public.trip_activities for each row execute function app.check_units('price');
create trigger check_units before insert or update on public.trip_itineraries for each row execute function app.check_units('price');
create trigger check_units before insert or update on public.trip_meals for each row execute function app.check_units('price');
create trigger check_units before insert or update on public.trip_expenses for each row execute function app.check_units('price');
create trigger check_units before insert or update on public.activities for each row execute function app.check_units('price');
create trigger check_units before insert or update on public.custom_trip_requests for each row execute function app.check_units('budget');
create trigger check_units before insert on public.trip_settlements for each row execute function app.check_units('amount');
