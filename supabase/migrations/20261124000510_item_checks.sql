-- The rules of items: one function for the five tables, and the cost split.
--
-- `app.check_item` runs on every row that is written, so it only compares; it asks another table for the trip's currency when the
-- item has none, and whether the payer is a member.
--
-- `split` says who shares a price: null, every member, equally; else `{ "mode": "parts", "shares": { "<profile id>": 2, … } }` by
-- parts (weights up to 1 000, two digits) or by exact amounts, which add up to the price. People in it were members when they were
-- named and may leave since, so it holds no foreign key. It never shows behind a share link.

create or replace function app.split_refusal(split jsonb, price numeric) returns text language plpgsql immutable set search_path = '' as $$
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

create or replace function app.check_split() returns trigger language plpgsql set search_path = '' as $$
declare
  wrong text;
  named jsonb := '{}';
begin
  if jsonb_typeof(new.split) = 'null' then new.split := null; end if;
  wrong := app.split_refusal(new.split, new.price);
  if wrong = 'split_invalid' then perform app.refuse(400, 'split_invalid', 'split'); end if;
  if wrong = 'split_share_invalid' then perform app.refuse(400, 'split_share_invalid', 'split'); end if;
  if wrong = 'split_not_price' then perform app.refuse(400, 'split_not_price', 'split'); end if;
  if new.split is null or not app.is_client() then return new; end if;
  -- Who is named already stays, even if they have left since.
  if tg_op = 'UPDATE' then named := coalesce(old.split -> 'shares', '{}'); end if;
  if exists (
    select from jsonb_object_keys(new.split -> 'shares') person
    where not named ? person and not app.is_member(new.trip_id, person::uuid)
  ) then
    perform app.refuse(422, 'split_not_member', 'split');
  end if;
  return new;
end $$;

-- Without the trip's policies: the item's own policy decides whether it may be added.
create or replace function app.currency_of(trip uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select t.currency from public.trips t where t.id = trip);
end;
$$;
comment on function app.currency_of is 'The currency of a trip, for any caller. For app.check_item().';

create or replace function app.check_item() returns trigger language plpgsql set search_path = '' as $$
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
    and app.is_client() and not app.is_member(new.trip_id, new.paid_by) then
    perform app.refuse(422, 'payer_not_member', 'paid_by');
  end if;

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
  end if;
  return new;
end $$;
