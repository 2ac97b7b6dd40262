-- Trip requests and contact messages of visitors, the mails about them, and the inbox in which supervisors answer them.
--
-- Anyone may send, signed in or not; the sender reads their own request, supervisors read and handle all. `user_id` is the sender's own
-- or null; what a person sent goes with their account. Against spam: `website` is a field that people do not see; `filled_ms` is how long the
-- form was open; an address sends ten an hour; each row counts for its network (`escale.network`, a keyed hash from our server) and for the
-- whole installation. A form whose hidden field was filled in is stored with the state `suspect`, not lost: the browsers of some people fill in
-- every field. Nobody is mailed of it, and supervisors list it apart. It has a limit of its own, so that programs take nothing from people; past
-- it, it is dropped, and the sender learns nothing of either [PUB-2, PUB-4].
--
-- Notes stay among supervisors, in a table of their own, since a sender may read what they sent; so do read marks and whom one is assigned to
-- [ADMIN-7]. A read mark is everybody's, as the inbox is: what one supervisor has opened is not new to the others. It is not logged, and moves
-- no date of the note. A reply is mailed to the address given, in the language of the page, and marks what was new or in progress as done.
-- All go with what they are about.

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
  budget numeric(13, 3) check (budget between 0 and 9999999999.99),
  currency text not null default 'EUR' check (app.is_currency(currency)),
  style text[] not null default '{}' check (cardinality(style) <= 20 and char_length(style::text) <= 2000),
  message text check (char_length(message) <= 10000),
  user_id uuid references app.accounts (id) on delete cascade,
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'archived', 'suspect')),
  created_at timestamptz not null default now(),
  language text not null default 'fr' check (language in ('fr', 'en')),
  website text check (website is null),
  filled_ms integer check (filled_ms >= 0),
  search_key text not null generated always as (app.list_key(name, email, destination, message)) stored,
  constraint custom_trip_requests_dates_check check (end_date >= start_date),
  constraint custom_trip_requests_units_check check (app.fits_currency(budget, currency))
);
comment on table public.custom_trip_requests is 'From /voyages-sur-mesure.';
create index custom_trip_requests_user_idx on public.custom_trip_requests (user_id) where user_id is not null;
create index custom_trip_requests_email_idx on public.custom_trip_requests (lower(email), created_at);
create index custom_trip_requests_created_idx on public.custom_trip_requests (created_at desc, id);
create index custom_trip_requests_status_idx on public.custom_trip_requests (status, created_at desc, id);
create index custom_trip_requests_key_idx on public.custom_trip_requests using gin (search_key extensions.gin_trgm_ops) with (fastupdate = off);

alter table public.custom_trip_requests enable row level security;
create policy insert_anyone on public.custom_trip_requests for insert to anon, authenticated
  with check ((user_id is null or user_id = (select app.uid())) and status in ('new', 'suspect'));
create policy select_supervisor on public.custom_trip_requests for select to authenticated using ((select app.is_supervisor()));
create policy update_supervisor on public.custom_trip_requests for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.custom_trip_requests for delete to authenticated using ((select app.is_supervisor()));
create policy select_own on public.custom_trip_requests for select to authenticated using (user_id = (select app.uid()));

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (not app.is_blank(name) and char_length(name) <= 200),
  email text not null check (app.is_email(email)),
  subject text check (char_length(subject) <= 200),
  message text not null check (not app.is_blank(message) and char_length(message) <= 10000),
  user_id uuid references app.accounts (id) on delete cascade,
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'archived', 'suspect')),
  created_at timestamptz not null default now(),
  language text not null default 'fr' check (language in ('fr', 'en')),
  website text check (website is null),
  filled_ms integer check (filled_ms >= 0),
  search_key text not null generated always as (app.list_key(name, email, subject, message)) stored
);
comment on table public.contact_messages is 'From /contact.';
create index contact_messages_user_idx on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_created_idx on public.contact_messages (created_at desc, id);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_key_idx on public.contact_messages using gin (search_key extensions.gin_trgm_ops) with (fastupdate = off);

alter table public.contact_messages enable row level security;
create policy insert_anyone on public.contact_messages for insert to anon, authenticated
  with check ((user_id is null or user_id = (select app.uid())) and status in ('new', 'suspect'));
create policy select_supervisor on public.contact_messages for select to authenticated using ((select app.is_supervisor()));
create policy update_supervisor on public.contact_messages for update to authenticated using ((select app.is_supervisor()));
create policy delete_supervisor on public.contact_messages for delete to authenticated using ((select app.is_supervisor()));

create function app.check_request() returns trigger language plpgsql set search_path = '' as $$
begin
  perform app.check_text(new.name, 'name', 200, true);
  if new.email is null or not app.is_email(new.email) then perform app.refuse(400, 'email_invalid', 'email'); end if;
  new.status := coalesce(new.status, 'new');
  if new.status not in ('new', 'in_progress', 'done', 'archived', 'suspect') then perform app.refuse(400, 'status_unknown', 'status'); end if;
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
  perform app.check_units(new.budget, new.currency, 'budget');
  return new;
end $$;

-- Counts past the policies: a visitor reads no row.
create function app.sent_lately(sender text, table_name text) returns bigint
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select case sent_lately.table_name
    when 'contact_messages' then (select count(*) from public.contact_messages m
      where lower(m.email) = lower(sender) and m.created_at > now() - interval '1 hour')
    else (select count(*) from public.custom_trip_requests r
      where lower(r.email) = lower(sender) and r.created_at > now() - interval '1 hour')
  end;
$$;

create function app.check_spam() returns trigger language plpgsql set search_path = '' as $$
declare
  -- The trigger runs as its caller.
  is_from_outside constant boolean := current_user in ('anon', 'authenticated');
begin
  -- Answered as if it had been stored: a program learns nothing from it.
  if not app.is_blank(new.website) then new.status := 'suspect'; end if;
  new.website := null;
  new.language := coalesce(new.language, 'fr');
  if new.language not in ('fr', 'en') then new.language := 'fr'; end if;
  if new.status = 'suspect' then return new; end if;
  if new.filled_ms < 2000 or (new.filled_ms is null and is_from_outside) then
    perform app.refuse(400, 'request_too_fast', 'filled_ms');
  end if;
  if app.sent_lately(new.email, tg_table_name::text) >= 10 then perform app.refuse(429, 'requests_too_many', 'email'); end if;
  return new;
end $$;

-- After `check_spam`, by the name of its trigger: what that takes for spam is counted by itself.
create function app.count_form() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  network constant text := nullif(current_setting('escale.network', true), '');
begin
  if new.status = 'suspect' then return case when app.take('form-suspect', 'all') then new end; end if;
  if not app.is_from_person() then return new; end if;
  if network is not null and not app.take('form-address', network) then perform app.refuse(429, 'requests_too_many'); end if;
  if not app.take('form-total', 'all') then perform app.refuse(429, 'forms_too_busy'); end if;
  return new;
end $$;

-- Receipts have limits, so that nobody writes to others through us; beyond them the message is stored without one.
create function app.may_send_receipt(address text) returns boolean language plpgsql volatile set search_path = '' as $$
begin
  -- One after the other: an address that has had its own takes nothing from the others.
  if not app.take('receipt-address', encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')) then return false; end if;
  if not app.take('receipt-hour', 'all') then return false; end if;
  return app.take('receipt-day', 'all');
end $$;
comment on function app.may_send_receipt is 'Counts a receipt to this address. Answers whether it may go out.';

-- One to each supervisor, and a receipt to the sender, within its limits. A receipt repeats nothing of what was written.
create function app.queue_contact_mails() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  about constant text := case tg_table_name when 'contact_messages' then 'message' else 'request' end;
  payload constant jsonb := jsonb_build_object('aboutId', new.id);
begin
  insert into app.mail_queue (kind, address, language, payload)
  select about || '_notice', a.email, case a.preferences ->> 'language' when 'en' then 'en' else 'fr' end, payload
  from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.email like '%_@_%';
  if app.may_send_receipt(new.email) then
    insert into app.mail_queue (kind, address, language, payload) values (about || '_receipt', new.email, new.language, payload);
  end if;
  return null;
end $$;

create trigger check_request before insert or update on public.custom_trip_requests for each row execute function app.check_request();
create trigger check_spam before insert on public.custom_trip_requests for each row execute function app.check_spam();
create trigger limit_forms before insert on public.custom_trip_requests for each row execute function app.count_form();
create trigger queue_contact_mails after insert on public.custom_trip_requests
  for each row when (new.status <> 'suspect') execute function app.queue_contact_mails();
-- Visitors insert requests and messages: that is no change by a supervisor.
create trigger record_supervisor_change after update or delete on public.custom_trip_requests
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create trigger check_request before insert or update on public.contact_messages for each row execute function app.check_request();
create trigger check_spam before insert on public.contact_messages for each row execute function app.check_spam();
create trigger limit_forms before insert on public.contact_messages for each row execute function app.count_form();
create trigger queue_contact_mails after insert on public.contact_messages
  for each row when (new.status <> 'suspect') execute function app.queue_contact_mails();
create trigger record_supervisor_change after update or delete on public.contact_messages
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid unique references public.custom_trip_requests (id) on delete cascade,
  message_id uuid unique references public.contact_messages (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 10000),
  is_read boolean not null default false,
  assigned_to uuid references app.accounts (id) on delete set null,
  updated_at timestamptz not null default now(),
  constraint inbox_notes_one_check check (num_nonnulls(request_id, message_id) = 1)
);
comment on table public.inbox_notes is 'What supervisors note about a request or a message, whether one has read it, and whose it is.';
create index inbox_notes_assigned_idx on public.inbox_notes (assigned_to) where assigned_to is not null;

alter table public.inbox_notes enable row level security;
create policy select_supervisor on public.inbox_notes for select to authenticated using ((select app.is_supervisor()));
create policy insert_supervisor on public.inbox_notes for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.inbox_notes for update to authenticated using ((select app.is_supervisor()));

create function app.check_inbox_note() returns trigger language plpgsql set search_path = '' as $$
begin
  new.note := coalesce(new.note, '');
  perform app.check_text(new.note, 'note', 10000);
  new.updated_at := now();
  return new;
end $$;

create function app.check_inbox_assignee() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.accounts a where a.id = new.assigned_to and a.role = 'supervisor' and not a.is_banned) then
    perform app.refuse(422, 'assignee_not_supervisor', 'assigned_to');
  end if;
  return new;
end $$;

create trigger check_inbox_assignee before insert or update of assigned_to on public.inbox_notes
  for each row when (new.assigned_to is not null) execute function app.check_inbox_assignee();
create trigger check_inbox_note before insert or update of note on public.inbox_notes for each row execute function app.check_inbox_note();
create trigger record_new_note after insert on public.inbox_notes
  for each row when (auth.uid() is not null and new.note <> '') execute function app.record_supervisor_change();
create trigger record_supervisor_change after update of note on public.inbox_notes
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();

create table public.inbox_answers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.custom_trip_requests (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  text text not null check (not app.is_blank(text) and char_length(text) <= 10000),
  by_id uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint inbox_answers_one_check check (num_nonnulls(request_id, message_id) = 1)
);
comment on table public.inbox_answers is 'What supervisors have answered to a request or a message.';
create index inbox_answers_request_idx on public.inbox_answers (request_id, created_at) where request_id is not null;
create index inbox_answers_message_idx on public.inbox_answers (message_id, created_at) where message_id is not null;
create index inbox_answers_by_idx on public.inbox_answers (by_id);

alter table public.inbox_answers enable row level security;
create policy select_supervisor on public.inbox_answers for select to authenticated using ((select app.is_supervisor()));
create policy insert_supervisor on public.inbox_answers for insert to authenticated with check ((select app.is_supervisor()));

create function app.check_inbox_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  perform app.check_text(new.text, 'text', 10000, true);
  new.by_id := auth.uid();
  return new;
end $$;

create function app.mark_answered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.custom_trip_requests r set status = 'done' where r.id = new.request_id and r.status in ('new', 'in_progress', 'suspect');
  update public.contact_messages m set status = 'done' where m.id = new.message_id and m.status in ('new', 'in_progress', 'suspect');
  return null;
end $$;

-- A supervisor's reply, to the address that was given, in the language of the page.
create function app.queue_reply() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.mail_queue (kind, address, language, payload)
  select 'request_reply', r.email, r.language, jsonb_build_object('aboutId', new.id)
  from public.custom_trip_requests r where r.id = new.request_id
  union all
  select 'message_reply', m.email, m.language, jsonb_build_object('aboutId', new.id)
  from public.contact_messages m where m.id = new.message_id;
  return null;
end $$;

create trigger check_inbox_answer before insert on public.inbox_answers for each row execute function app.check_inbox_answer();
create trigger mark_answered after insert on public.inbox_answers for each row execute function app.mark_answered();
create trigger queue_reply after insert on public.inbox_answers for each row execute function app.queue_reply();
create trigger record_supervisor_change after insert on public.inbox_answers
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
