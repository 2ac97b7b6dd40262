-- The inbox: what supervisors note about requests and messages, and their replies.
--
-- Notes stay among supervisors, in a table of their own, since a sender may read what they sent. A reply is mailed to the address given,
-- in the language of the page, and marks what was new or in progress as done. Both go with what they are about.

create table if not exists public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid unique references public.custom_trip_requests (id) on delete cascade,
  message_id uuid unique references public.contact_messages (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 10000),
  updated_at timestamptz not null default now(),
  constraint inbox_notes_one_check check (num_nonnulls(request_id, message_id) = 1)
);
comment on table public.inbox_notes is 'What supervisors note about a request or a message, for each other.';

create table if not exists public.inbox_answers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.custom_trip_requests (id) on delete cascade,
  message_id uuid references public.contact_messages (id) on delete cascade,
  text text not null check (not app.is_blank(text) and char_length(text) <= 10000),
  by_id uuid default auth.uid() references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint inbox_answers_one_check check (num_nonnulls(request_id, message_id) = 1)
);
comment on table public.inbox_answers is 'What supervisors have answered to a request or a message.';
create index if not exists inbox_answers_request_idx on public.inbox_answers (request_id, created_at) where request_id is not null;
create index if not exists inbox_answers_message_idx on public.inbox_answers (message_id, created_at) where message_id is not null;
create index if not exists inbox_answers_by_idx on public.inbox_answers (by_id);

create or replace function app.check_inbox_note() returns trigger language plpgsql set search_path = '' as $$
begin
  new.note := coalesce(new.note, '');
  perform app.check_text(new.note, 'note', 10000);
  new.updated_at := now();
  return new;
end $$;
create or replace trigger check_inbox_note before insert or update on public.inbox_notes for each row execute function app.check_inbox_note();

create or replace function app.check_inbox_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  perform app.check_text(new.text, 'text', 10000, true);
  new.by_id := auth.uid();
  return new;
end $$;
create or replace trigger check_inbox_answer before insert on public.inbox_answers for each row execute function app.check_inbox_answer();

create or replace function app.mark_answered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.custom_trip_requests r set status = 'done' where r.id = new.request_id and r.status in ('new', 'in_progress');
  update public.contact_messages m set status = 'done' where m.id = new.message_id and m.status in ('new', 'in_progress');
  return null;
end $$;
create or replace trigger mark_answered after insert on public.inbox_answers for each row execute function app.mark_answered();

alter table public.inbox_notes enable row level security;
create policy select_supervisor on public.inbox_notes for select to authenticated using ((select app.is_supervisor()));
create policy insert_supervisor on public.inbox_notes for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.inbox_notes for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));

alter table public.inbox_answers enable row level security;
create policy select_supervisor on public.inbox_answers for select to authenticated using ((select app.is_supervisor()));
create policy insert_supervisor on public.inbox_answers for insert to authenticated with check ((select app.is_supervisor()));

-- A supervisor's reply, to the address that was given, in the language of the page.
create or replace function app.queue_reply() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.mail_queue (kind, address, language, payload)
  select 'request_reply', r.email, r.language, jsonb_build_object('aboutId', new.id)
  from public.custom_trip_requests r where r.id = new.request_id
  union all
  select 'message_reply', m.email, m.language, jsonb_build_object('aboutId', new.id)
  from public.contact_messages m where m.id = new.message_id;
  return null;
end $$;
create or replace trigger queue_reply after insert on public.inbox_answers for each row execute function app.queue_reply();
