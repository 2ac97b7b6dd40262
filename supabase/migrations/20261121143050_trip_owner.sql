-- A trip can change hands: its owner may leave for good, and somebody who is in it has it from then on
-- (20261121143100_account_deletion.sql). That function names the trip in a setting that ends with its transaction; whoever else
-- writes the row, the server included, finds its owner protected.

create or replace function app.check_trip() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.id <> old.id then perform app.forbid('column_protected', 'id'); end if;
    if new.owner_id <> old.owner_id and (app.is_client() or current_setting('app.hands_over', true) is distinct from old.id::text) then
      perform app.forbid('column_protected', 'owner_id');
    end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  new.status := coalesce(new.status, 'planned');
  new.currency := coalesce(new.currency, 'EUR');
  perform app.check_text(new.title, 'title', 200, true);
  perform app.check_text(new.description, 'description', 10000);
  perform app.check_text(new.destination, 'destination', 200);
  perform app.check_text(new.image_attribution, 'image_attribution', 500);
  if new.start_date is null then perform app.refuse(400, 'day_missing', 'start_date'); end if;
  if new.end_date is null then perform app.refuse(400, 'day_missing', 'end_date'); end if;
  if not app.is_day(new.start_date) then perform app.refuse(400, 'day_out_of_range', 'start_date'); end if;
  if not app.is_day(new.end_date) then perform app.refuse(400, 'day_out_of_range', 'end_date'); end if;
  if new.end_date < new.start_date then perform app.refuse(400, 'trip_ends_before_start', 'end_date'); end if;
  if new.end_date - new.start_date >= 366 then perform app.refuse(400, 'trip_too_long', 'end_date'); end if;
  if new.status not in ('draft', 'planned', 'ongoing', 'completed', 'cancelled') then
    perform app.refuse(400, 'status_unknown', 'status');
  end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if not app.is_url(new.image_url) then perform app.refuse(400, 'image_url_invalid', 'image_url'); end if;
  if not (new.budget between 0 and 9999999999.99) then perform app.refuse(400, 'price_invalid', 'budget'); end if;
  if jsonb_typeof(new.destination_details) = 'null' then new.destination_details := null; end if;
  if jsonb_typeof(new.destination_details) <> 'object' or octet_length(new.destination_details::text) > 16384 then
    perform app.refuse(400, 'destination_invalid', 'destination_details');
  end if;
  return new;
end;
$$;
