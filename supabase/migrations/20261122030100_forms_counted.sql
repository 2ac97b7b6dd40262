-- Requests and messages of visitors are counted row by row, and receipts have a limit of their own.
--
-- The server used to count them by what it could read of a request's body: rows sent in a format that it did not read counted
-- as one. Now each row is counted as it is stored: for the network that it comes from, which the server tells as
-- `escale.network` (a keyed hash, never the address), and for the whole installation. Where nobody tells the network, as with
-- a hosted project, the second limit and the one per mail address hold.
--
-- A receipt goes to an address that anybody may have typed, so nobody shall be able to mail others by it: few a day to one
-- address, and so many an hour and a day in all. Past that the message is stored and told to the supervisors, without a receipt.

insert into app.limits (name, amount, seconds) values
  ('form-address', 20, 3600),
  ('form-total', 300, 3600),
  ('receipt-address', 3, 86400),
  ('receipt-hour', 60, 3600),
  ('receipt-day', 300, 86400);

create function app.count_form() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  network constant text := nullif(current_setting('escale.network', true), '');
begin
  if not app.is_from_person() then return new; end if;
  if network is not null and not app.take('form-address', network) then
    perform app.refuse(429, 'requests_too_many');
  end if;
  if not app.take('form-total', 'all') then perform app.refuse(429, 'forms_too_busy'); end if;
  return new;
end;
$$;
-- After `hold_off_spam`, in the order of names: what that leaves out is not stored, and not counted.
create trigger limit_forms before insert on public.custom_trip_requests for each row execute function app.count_form();
create trigger limit_forms before insert on public.contact_messages for each row execute function app.count_form();

create function app.may_send_receipt(address text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  -- One after the other: an address that has had its own takes nothing from the others.
  if not app.take('receipt-address', encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')) then return false; end if;
  if not app.take('receipt-hour', 'all') then return false; end if;
  return app.take('receipt-day', 'all');
end;
$$;
comment on function app.may_send_receipt is 'Counts a receipt to this address. Answers whether it may go out.';

create or replace function app.queue_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about constant text := case tg_table_name when 'contact_messages' then 'message' else 'request' end;
begin
  insert into app.letters (kind, address, language, about_id)
  select about || '_notice', a.email, case a.preferences ->> 'language' when 'en' then 'en' else 'fr' end, new.id
  from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.email like '%_@_%';
  if app.may_send_receipt(new.email) then
    insert into app.letters (kind, address, language, about_id) values (about || '_receipt', new.email, new.language, new.id);
  end if;
  return null;
end;
$$;
