-- What visitors send: requests for a trip made to measure, and messages from the contact page.
--
-- Anyone may send, signed in or not; only supervisors read and handle. A sender does not read back what was sent,
-- so the insert must not ask for its row. `user_id` is the sender's own or nobody's, and what a person sent
-- goes with their account.

create table public.custom_trip_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  email text not null check (app.is_email(email)),
  phone text check (char_length(phone) <= 50),
  destination text check (char_length(destination) <= 200),
  start_date date check (app.is_day(start_date)),
  end_date date check (app.is_day(end_date)),
  flexible boolean not null default false,
  travellers integer not null default 1 check (travellers between 1 and 999),
  budget numeric(12, 2) check (budget between 0 and 9999999999.99),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  style text[] not null default '{}' check (cardinality(style) <= 20 and char_length(style::text) <= 2000),
  message text check (char_length(message) <= 10000),
  user_id uuid references app.accounts (id) on delete cascade,
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'archived')),
  created_at timestamptz not null default now(),
  constraint custom_trip_requests_dates_check check (end_date >= start_date)
);
comment on table public.custom_trip_requests is 'From /voyages-sur-mesure.';
create index custom_trip_requests_user_idx on public.custom_trip_requests (user_id) where user_id is not null;
create index custom_trip_requests_status_idx on public.custom_trip_requests (status, created_at desc);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  email text not null check (app.is_email(email)),
  subject text check (char_length(subject) <= 200),
  message text not null check (not app.is_blank(message) and char_length(message) <= 10000),
  user_id uuid references app.accounts (id) on delete cascade,
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'archived')),
  created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'From /contact.';
create index contact_messages_user_idx on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_status_idx on public.contact_messages (status, created_at desc);

create function app.check_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform app.check_text(new.name, 'name', 200, true);
  if new.email is null or not app.is_email(new.email) then perform app.refuse(400, 'email_invalid', 'email'); end if;
  new.status := coalesce(new.status, 'new');
  if new.status not in ('new', 'in_progress', 'done', 'archived') then
    perform app.refuse(400, 'status_unknown', 'status');
  end if;
  if tg_table_name = 'contact_messages' then
    perform app.check_text(new.subject, 'subject', 200);
    perform app.check_text(new.message, 'message', 10000, true);
    return new;
  end if;
  new.flexible := coalesce(new.flexible, false);
  new.travellers := coalesce(new.travellers, 1);
  new.currency := coalesce(new.currency, 'EUR');
  new.style := coalesce(new.style, '{}');
  perform app.check_text(new.phone, 'phone', 50);
  perform app.check_text(new.destination, 'destination', 200);
  perform app.check_text(new.message, 'message', 10000);
  if not app.is_day(new.start_date) then perform app.refuse(400, 'day_out_of_range', 'start_date'); end if;
  if not app.is_day(new.end_date) then perform app.refuse(400, 'day_out_of_range', 'end_date'); end if;
  if new.end_date < new.start_date then perform app.refuse(400, 'trip_ends_before_start', 'end_date'); end if;
  if not (new.travellers between 1 and 999) then perform app.refuse(400, 'travellers_invalid', 'travellers'); end if;
  if not (new.budget between 0 and 9999999999.99) then perform app.refuse(400, 'price_invalid', 'budget'); end if;
  if not app.is_currency(new.currency) then perform app.refuse(400, 'currency_unknown', 'currency'); end if;
  if cardinality(new.style) > 20 then perform app.refuse(400, 'tags_too_many', 'style'); end if;
  perform app.check_text(new.style::text, 'style', 2000);
  return new;
end;
$$;
create trigger check_request before insert or update on public.custom_trip_requests for each row
  execute function app.check_request();
create trigger check_request before insert or update on public.contact_messages for each row
  execute function app.check_request();

alter table public.custom_trip_requests enable row level security;
create policy insert_anyone on public.custom_trip_requests for insert to anon, authenticated
  with check ((user_id is null or user_id = (select app.uid())) and status = 'new');
create policy select_supervisor on public.custom_trip_requests for select to authenticated using ((select app.is_supervisor()));
create policy update_supervisor on public.custom_trip_requests for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.custom_trip_requests for delete to authenticated using ((select app.is_supervisor()));

alter table public.contact_messages enable row level security;
create policy insert_anyone on public.contact_messages for insert to anon, authenticated
  with check ((user_id is null or user_id = (select app.uid())) and status = 'new');
create policy select_supervisor on public.contact_messages for select to authenticated using ((select app.is_supervisor()));
create policy update_supervisor on public.contact_messages for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
create policy delete_supervisor on public.contact_messages for delete to authenticated using ((select app.is_supervisor()));
