-- Requests and messages that are followed up: who sent one sees what becomes of it, and is told by mail that it has
-- come; spam is held off without asking anybody.
--
-- `website` is a field that people do not see: whoever fills it in is thanked, and nothing is stored. `filled_ms` is how long
-- the form was open: nobody reads and fills it in under two seconds. An address may send ten an hour to either table; how
-- many come from one network address is counted by the server. `language` is that of the page, for the answer.

alter table public.custom_trip_requests
  add column language text not null default 'fr' check (language in ('fr', 'en')),
  add column website text check (website is null),
  add column filled_ms integer check (filled_ms >= 0);
alter table public.contact_messages
  add column language text not null default 'fr' check (language in ('fr', 'en')),
  add column website text check (website is null),
  add column filled_ms integer check (filled_ms >= 0);
create index custom_trip_requests_email_idx on public.custom_trip_requests (lower(email), created_at);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);

-- Counts past the policies: a visitor reads no row.
create function app.sent_lately(sender text, table_name text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case sent_lately.table_name
    when 'contact_messages' then (select count(*) from public.contact_messages m
      where lower(m.email) = lower(sender) and m.created_at > now() - interval '1 hour')
    else (select count(*) from public.custom_trip_requests r
      where lower(r.email) = lower(sender) and r.created_at > now() - interval '1 hour')
  end;
$$;

create function app.hold_off_spam() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Answered as if it had been stored: whoever fills it in learns nothing.
  if not app.is_blank(new.website) then return null; end if;
  new.website := null;
  new.language := coalesce(new.language, 'fr');
  if new.language not in ('fr', 'en') then new.language := 'fr'; end if;
  if new.filled_ms < 2000 then perform app.refuse(400, 'request_too_fast', 'filled_ms'); end if;
  if app.sent_lately(new.email, tg_table_name::text) >= 10 then perform app.refuse(429, 'requests_too_many', 'email'); end if;
  return new;
end;
$$;
create trigger hold_off_spam before insert on public.custom_trip_requests for each row execute function app.hold_off_spam();
create trigger hold_off_spam before insert on public.contact_messages for each row execute function app.hold_off_spam();

create policy select_own on public.custom_trip_requests for select to authenticated using (user_id = (select app.uid()));

-- Letters: mails to an address rather than to an account. One to each supervisor, and a receipt to whoever sent it. The receipt
-- repeats nothing of what was written, and an address gets three an hour at most: nobody writes to others through us. What a
-- letter says is read when it is sent (src/server/mail/letters.ts); what was deleted meanwhile is not told.
create table app.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('request_notice', 'request_receipt', 'message_notice', 'message_receipt')),
  address text not null,
  language text not null check (language in ('fr', 'en')),
  -- Not a reference: of one of two tables.
  about_id uuid not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- While a process is at it, and between tries, this lies ahead.
  next_try timestamptz not null default now(),
  sent_at timestamptz
);
comment on table app.letters is 'Mails about requests and messages that are due, and for a week those that were sent. Server only.';
create index letters_due_idx on app.letters (next_try, id) where sent_at is null;
create index letters_about_idx on app.letters (about_id);
alter table app.letters enable row level security;

create function app.queue_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about constant text := case tg_table_name when 'contact_messages' then 'message' else 'request' end;
begin
  insert into app.letters (kind, address, language, about_id)
  select about || '_notice', a.email, case a.preferences ->> 'language' when 'en' then 'en' else 'fr' end, new.id
  from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.email like '%_@_%';
  if app.sent_lately(new.email, tg_table_name::text) <= 3 then
    insert into app.letters (kind, address, language, about_id) values (about || '_receipt', new.email, new.language, new.id);
  end if;
  return null;
end;
$$;
create trigger queue_letters after insert on public.custom_trip_requests for each row execute function app.queue_letters();
create trigger queue_letters after insert on public.contact_messages for each row execute function app.queue_letters();

create function app.purge_letters() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  gone integer;
begin
  delete from app.letters l where l.sent_at < now() - interval '7 days' or l.created_at < now() - interval '8 days';
  get diagnostics gone = row_count;
  return gone;
end;
$$;
comment on function app.purge_letters is 'Forgets letters that were sent a week ago, and those that nobody came to send.';
revoke execute on function app.purge_letters() from public;
