-- The rules of items: one function for the five tables, and what costs and bookings have.
--
-- `app.check_item` runs on every row that is written, so it only compares; it asks another table for the trip's currency when the
-- item has none, and whether the payer counts in the trip.
--
-- `split` says who shares a price: null, every member, equally; else `{ "mode": "parts", "shares": { "<profile id>": 2, … } }` by
-- parts (weights up to 1 000, two digits) or by exact amounts, which add up to the price. People in it were members when they were
-- named and may leave since, so it holds no foreign key. It never shows behind a share link. Who shares a cost is settled when somebody is said
-- to have paid it [PLUS-5]: pages store the members whom their author sees (`fixedSplit` in src/domain/splits.ts); `check_price` does the same
-- for clients that set a payer and no split, and for copies that are restored. More than a hundred people do not fit a split.
--
-- A cost's `rate` is fixed when its price or currency is entered, and never follows the market [PLUS-12]: { from, to, value, date }, `value`
-- being units of `to` for one of `from`, with the date of the reference rates it was taken from, or none when it is somebody's own. It counts
-- while `from` is the cost's currency and `to` the trip's; otherwise the cost stands apart, so that a trip whose currency changes, and changes
-- back, loses nothing. Pages send the rate that their author sees (`src/domain/trip-commands/freeze-rates.ts`); `check_price` does the same for
-- other clients. A rate with a date is made to agree with that day's; of a day that is not stored it is somebody's own.
--
-- `booking` holds the texts that are known of `reference`, `phone`, `link` and `seat`; it stays among the members, so a share link
-- leaves it out. Opening hours are the place's wall clock; closing before opening means the next day.

create function app.item_tables() returns text[] language sql immutable
return array['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'];
comment on function app.item_tables is 'The tables of items.';

create function app.split_refusal(split jsonb, price numeric) returns text language plpgsql immutable set search_path = '' as $$
declare
  people integer;
  are_people boolean;
  are_numbers boolean;
begin
  if split is null then return null; end if;
  if jsonb_typeof(split) <> 'object' or octet_length(split::text) > 8192 then return 'split_invalid'; end if;
  if split - '{mode,shares}'::text[] <> '{}' or coalesce(split ->> 'mode', '') not in ('parts', 'amounts')
    or jsonb_typeof(split -> 'shares') is distinct from 'object' then
    return 'split_invalid';
  end if;
  select count(*), bool_and(s.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), bool_and(jsonb_typeof(s.value) = 'number')
    into people, are_people, are_numbers
    from jsonb_each(split -> 'shares') s;
  if people not between 1 and 100 or not are_people or not are_numbers then return 'split_invalid'; end if;
  if split ->> 'mode' = 'parts' then
    if exists (
      select from jsonb_each_text(split -> 'shares') s
      where not s.value::numeric between 0.01 and 1000 or s.value::numeric <> round(s.value::numeric, 2)
    ) then
      return 'split_share_invalid';
    end if;
    return null;
  end if;
  if exists (
    select from jsonb_each_text(split -> 'shares') s
    where not s.value::numeric between 0.001 and 9999999999.99 or s.value::numeric <> round(s.value::numeric, 3)
  ) then
    return 'split_share_invalid';
  end if;
  if price is distinct from (select sum(s.value::numeric) from jsonb_each_text(split -> 'shares') s) then return 'split_not_price'; end if;
  return null;
end $$;
comment on function app.split_refusal is 'What is wrong with the split of a price, as the key of the refusal; null: nothing.';

create function app.equal_split(trip uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('mode', 'parts', 'shares', jsonb_object_agg(p.id, 1)) from (
    select t.owner_id as id from public.trips t where t.id = trip
    union all select c.user_id from public.trip_collaborators c where c.trip_id = trip
  ) p
  having count(*) between 1 and 100;
$$;
comment on function app.equal_split is 'The members of a trip in equal parts; null: too many.';

-- Without the trip's policies: the item's own policy decides whether it may be added.
create function app.currency_of(trip uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select t.currency from public.trips t where t.id = trip);
end;
$$;
comment on function app.currency_of is 'The currency of a trip, for any caller. For app.check_item().';

create function app.is_rate(rate jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if rate is null then return true; end if;
  if jsonb_typeof(rate) <> 'object' or rate - '{from,to,value,date}'::text[] <> '{}' then return false; end if;
  return coalesce(
    app.is_currency(rate ->> 'from') and app.is_currency(rate ->> 'to') and rate ->> 'from' <> rate ->> 'to'
    and jsonb_typeof(rate -> 'value') = 'string' and rate ->> 'value' ~ '^(0|[1-9]\d{0,6})(\.\d{1,10})?$' and rate ->> 'value' ~ '[1-9]'
    and (not rate ? 'date' or rate ->> 'date' ~ '^(19|2[01])\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'), false);
end $$;
comment on function app.is_rate is 'Whether a value is the rate of a cost: null, or { from, to, value } and perhaps a date.';

-- After `check_item` and `check_expense`, which give a row its currency: triggers fire by name.
create function app.check_price() returns trigger language plpgsql set search_path = '' as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
  wrong text;
  named jsonb := '{}';
  target text;
begin
  if jsonb_typeof(new.split) = 'null' then new.split := null; end if;
  wrong := app.split_refusal(new.split, new.price);
  if wrong = 'split_invalid' then perform app.refuse(400, 'split_invalid', 'split'); end if;
  if wrong = 'split_share_invalid' then perform app.refuse(400, 'split_share_invalid', 'split'); end if;
  if wrong = 'split_not_price' then perform app.refuse(400, 'split_not_price', 'split'); end if;
  if new.split is not null and app.is_client() then
    -- Who is named already stays, even if they have left since.
    if not is_new then named := coalesce(old.split -> 'shares', '{}'); end if;
    if exists (
      select from jsonb_object_keys(new.split -> 'shares') person
      where not named ? person and not app.counts_in(new.trip_id, person::uuid)
    ) then
      perform app.refuse(422, 'split_not_member', 'split');
    end if;
  end if;
  perform app.check_units(new.price, new.currency, 'price');
  if new.paid_by is not null and new.split is null and (is_new or (new.paid_by, new.split) is distinct from (old.paid_by, old.split)) then
    new.split := app.equal_split(new.trip_id);
  end if;

  if jsonb_typeof(new.rate) = 'null' then new.rate := null; end if;
  if not app.is_rate(new.rate) then perform app.refuse(400, 'rate_invalid', 'rate'); end if;
  -- What comes back is as it was.
  if coalesce(current_setting('escale.restoring', true), '') <> '' then return new; end if;
  if new.rate ? 'date' and (is_new or new.rate is distinct from old.rate) then
    new.rate := coalesce(app.reference_rate(new.rate ->> 'from', new.rate ->> 'to', new.rate ->> 'date'), new.rate - 'date');
  end if;
  if coalesce(new.price, 0) = 0 then return new; end if;
  if not is_new and new.price is not distinct from old.price and new.currency = old.currency then return new; end if;
  target := coalesce(app.currency_of(new.trip_id), 'EUR');
  if new.currency <> target and (new.rate ->> 'from', new.rate ->> 'to') is distinct from (new.currency, target) then
    new.rate := coalesce(app.reference_rate(new.currency, target), new.rate);
  end if;
  return new;
end $$;
comment on function app.check_price is
  'Checks the split and the rate of a cost. One that somebody has paid is shared by the members; one whose price or currency is entered has the newest reference rate, unless it brings its own.';

create function app.is_booking(value jsonb) returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
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

create function app.check_item() returns trigger language plpgsql set search_path = '' as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if not is_new then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.trip_id <> old.trip_id then perform app.forbid('column_protected', 'trip_id'); end if;
    if new.created_by is distinct from old.created_by and app.is_client() then perform app.forbid('column_protected', 'created_by'); end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  if app.is_blank(new.title) then perform app.refuse(400, 'title_blank', 'title'); end if;
  if char_length(new.title) > 200 then perform app.refuse(400, 'text_too_long', 'title'); end if;
  new.position := coalesce(new.position, 0);
  if not (new.position between -1e15 and 1e15) then perform app.refuse(400, 'position_invalid', 'position'); end if;

  if tg_table_name = 'trip_notes' then
    if char_length(new.content) > 10000 then perform app.refuse(400, 'text_too_long', 'content'); end if;
    if not app.is_day(new.date) then perform app.refuse(400, 'day_out_of_range', 'date'); end if;
    return new;
  end if;

  if new.currency is null then
    new.currency := coalesce(app.currency_of(new.trip_id), 'EUR');
  elsif not app.is_currency(new.currency) then
    perform app.refuse(400, 'currency_unknown', 'currency');
  end if;
  if not (new.price between 0 and 9999999999.99) then perform app.refuse(400, 'price_invalid', 'price'); end if;
  if char_length(new.notes) > 10000 then perform app.refuse(400, 'text_too_long', 'notes'); end if;
  if new.paid_by is not null and (is_new or new.paid_by is distinct from old.paid_by)
    and app.is_client() and not app.counts_in(new.trip_id, new.paid_by) then
    perform app.refuse(422, 'payer_not_member', 'paid_by');
  end if;
  if new.booking in ('null', '{}') then new.booking := null; end if;
  if not app.is_booking(new.booking) then perform app.refuse(400, 'booking_invalid', 'booking'); end if;

  if tg_table_name = 'trip_accommodations' then
    new.check_in_time := coalesce(new.check_in_time, '14:00');
    new.check_out_time := coalesce(new.check_out_time, '11:00');
    if new.check_in is null then perform app.refuse(400, 'day_missing', 'check_in'); end if;
    if new.check_out is null then perform app.refuse(400, 'day_missing', 'check_out'); end if;
    if not app.is_day(new.check_in) then perform app.refuse(400, 'day_out_of_range', 'check_in'); end if;
    if not app.is_day(new.check_out) then perform app.refuse(400, 'day_out_of_range', 'check_out'); end if;
    if new.check_out <= new.check_in then perform app.refuse(400, 'check_out_before_check_in', 'check_out'); end if;
    if not app.is_time(new.check_in_time) then perform app.refuse(400, 'time_invalid', 'check_in_time'); end if;
    if not app.is_time(new.check_out_time) then perform app.refuse(400, 'time_invalid', 'check_out_time'); end if;
    if char_length(new.address) > 1000 then perform app.refuse(400, 'text_too_long', 'address'); end if;
    if jsonb_typeof(new.location) = 'null' then new.location := null; end if;
    if not app.is_location(new.location) then perform app.refuse(400, 'location_invalid', 'location'); end if;
    return new;
  end if;

  if new.date is null then perform app.refuse(400, 'day_missing', 'date'); end if;
  if not app.is_day(new.date) then perform app.refuse(400, 'day_out_of_range', 'date'); end if;
  if not app.is_time(new.time) then perform app.refuse(400, 'time_invalid', 'time'); end if;
  if not (new.duration between 1 and 10080) then perform app.refuse(400, 'duration_invalid', 'duration'); end if;
  if char_length(new.sub_type) > 100 then perform app.refuse(400, 'text_too_long', 'sub_type'); end if;

  if tg_table_name = 'trip_itineraries' then
    new.break_duration := coalesce(new.break_duration, 0);
    new.sub_type := coalesce(new.sub_type, 'personal_car');
    new.tolls_known := coalesce(new.tolls_known, false);
    if not (new.break_duration between 0 and 10080) then perform app.refuse(400, 'duration_invalid', 'break_duration'); end if;
    if not (new.distance_m between 0 and 50000000) then perform app.refuse(400, 'distance_invalid', 'distance_m'); end if;
    if jsonb_typeof(new.start_location) = 'null' then new.start_location := null; end if;
    if jsonb_typeof(new.end_location) = 'null' then new.end_location := null; end if;
    if not app.is_location(new.start_location) then perform app.refuse(400, 'location_invalid', 'start_location'); end if;
    if not app.is_location(new.end_location) then perform app.refuse(400, 'location_invalid', 'end_location'); end if;
    return new;
  end if;

  new.duration := coalesce(new.duration, 60);
  if not app.is_time(new.end_time) then perform app.refuse(400, 'time_invalid', 'end_time'); end if;
  if jsonb_typeof(new.location) = 'null' then new.location := null; end if;
  if not app.is_location(new.location) then perform app.refuse(400, 'location_invalid', 'location'); end if;
  if tg_table_name = 'trip_activities' then
    new.sub_type := coalesce(new.sub_type, 'sightseeing');
    if char_length(new.type) > 100 then perform app.refuse(400, 'text_too_long', 'type'); end if;
    new.closed_on := app.weekdays_of(new.closed_on);
    if not app.is_time(new.opens_at) then perform app.refuse(400, 'time_invalid', 'opens_at'); end if;
    if not app.is_time(new.closes_at) then perform app.refuse(400, 'time_invalid', 'closes_at'); end if;
  end if;
  return new;
end $$;

-- Items stay in the order in which they were added, so the database says when that was: what it remembers of one that was deleted, and
-- now of any other; in a trip of the same transaction, which nobody else has seen, what its file says. The activity takes what was made
-- before now for brought back.
create function app.set_created_at() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.trips t where t.id = new.trip_id and t.owner_id = app.uid() and t.created_at = now()) then return new; end if;
  new.created_at := coalesce((
    select (d.snapshot ->> 'created_at')::timestamptz from app.deleted_items d
    where d.item_id = new.id and d.trip_id = new.trip_id and d.source = tg_table_name
  ), now());
  return new;
end $$;
