-- The currency of an item that names none, without the policies of its trip.
--
-- The item's own policy decides whether it may be added at all; asking those of trips before was a tenth of what that cost.

create function app.currency_of(trip uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select t.currency from public.trips t where t.id = trip);
end;
$$;
comment on function app.currency_of is 'The currency of a trip, whoever asks. For `app.check_item()`, whose row is refused to whoever may not add it.';

create or replace function app.check_item() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if not is_new then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.trip_id <> old.trip_id then perform app.forbid('column_protected', 'trip_id'); end if;
    if new.created_by is distinct from old.created_by and app.is_client() then
      perform app.forbid('column_protected', 'created_by');
    end if;
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
    if not (new.break_duration between 0 and 10080) then
      perform app.refuse(400, 'duration_invalid', 'break_duration');
    end if;
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
