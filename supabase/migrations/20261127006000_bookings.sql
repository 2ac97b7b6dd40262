-- Bookings and opening hours: what a traveller shows at a counter, and between which hours a place is open [PLUS-21].
--
-- `booking` holds the texts that are known of `reference`, `phone`, `link` and `seat`; it stays among the members, so a share link
-- leaves it out. A copy of a trip has another booking: of the old one the phone and the link remain. Opening hours are the place's
-- wall clock; closing before opening means the next day.

create or replace function app.is_booking(value jsonb) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if value is null then return true; end if;
  if jsonb_typeof(value) <> 'object' or value - '{reference,phone,link,seat}'::text[] <> '{}' then return false; end if;
  return not exists (
    select from jsonb_each(value) part
    where jsonb_typeof(part.value) <> 'string' or app.is_blank(part.value #>> '{}') or char_length(part.value #>> '{}') > 200
      and part.key <> 'link'
  ) and (not value ? 'link' or app.is_url(value ->> 'link'));
end $$;
comment on function app.is_booking is 'Whether a value is a booking: null, or an object of texts `reference`, `phone`, `link` (an address of the web) and `seat`.';

create or replace function app.check_booking() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.booking in ('null', '{}') then new.booking := null; end if;
  if not app.is_booking(new.booking) then perform app.refuse(400, 'booking_invalid', 'booking'); end if;
  return new;
end $$;

create or replace function app.check_opening() returns trigger language plpgsql set search_path = '' as $$
begin
  if not app.is_time(new.opens_at) then perform app.refuse(400, 'time_invalid', 'opens_at'); end if;
  if not app.is_time(new.closes_at) then perform app.refuse(400, 'time_invalid', 'closes_at'); end if;
  return new;
end $$;

alter table public.trip_accommodations add column if not exists booking jsonb check (app.is_booking(booking));
alter table public.trip_activities add column if not exists booking jsonb check (app.is_booking(booking));
alter table public.trip_itineraries add column if not exists booking jsonb check (app.is_booking(booking));
alter table public.trip_meals add column if not exists booking jsonb check (app.is_booking(booking));
alter table public.trip_activities add column if not exists opens_at time check (app.is_time(opens_at));
alter table public.trip_activities add column if not exists closes_at time check (app.is_time(closes_at));
comment on column public.trip_accommodations.booking is 'What is known of the booking: { reference, phone, link, seat }.';
comment on column public.trip_activities.booking is 'What is known of the booking: { reference, phone, link, seat }.';
comment on column public.trip_itineraries.booking is 'What is known of the booking: { reference, phone, link, seat }.';
comment on column public.trip_meals.booking is 'What is known of the booking: { reference, phone, link, seat }.';
comment on column public.trip_activities.opens_at is 'From when it is open, on days when it is.';
comment on column public.trip_activities.closes_at is 'Until when it is open; before opens_at: the next day.';

create or replace trigger check_booking before insert or update of booking on public.trip_accommodations for each row execute function app.check_booking();
create or replace trigger check_booking before insert or update of booking on public.trip_activities for each row execute function app.check_booking();
create or replace trigger check_booking before insert or update of booking on public.trip_itineraries for each row execute function app.check_booking();
create or replace trigger check_booking before insert or update of booking on public.trip_meals for each row execute function app.check_booking();
create or replace trigger check_opening before insert or update of opens_at, closes_at on public.trip_activities for each row execute function app.check_opening();

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('public.whole_trip(uuid)', 'i.split, i.notes', 'i.split, i.notes, i.booking'),
    ('public.whole_trip(uuid)', 'i.closed_on,', 'i.closed_on, i.opens_at, i.closes_at,'),
    ('public.copy_trip(uuid, uuid, text, date, boolean)', ' price, currency, notes,', ' price, currency, notes, booking,'),
    ('public.copy_trip(uuid, uuid, text, date, boolean)', 'i.currency, i.notes,', $$i.currency, i.notes, nullif(i.booking - '{reference,seat}'::text[], '{}'),$$),
    ('public.copy_trip(uuid, uuid, text, date, boolean)', ' closed_on,', ' closed_on, opens_at, closes_at,'),
    ('public.copy_trip(uuid, uuid, text, date, boolean)', ' i.closed_on,', ' i.closed_on, i.opens_at, i.closes_at,')
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;
