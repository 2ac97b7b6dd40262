-- The inbox: what supervisors do about requests and messages.
--
-- A note stays among supervisors: it lies in a table of its own, since a sender may come to read what they sent. An answer is
-- kept as it was written; with it, what was new or in progress is answered. Both go with what they are about.

create table public.inbox_notes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid unique references public.custom_trip_requests (id) on delete cascade,
  message_id uuid unique references public.contact_messages (id) on delete cascade,
  note text not null default '' check (char_length(note) <= 10000),
  updated_at timestamptz not null default now(),
  constraint inbox_notes_one_check check (num_nonnulls(request_id, message_id) = 1)
);
comment on table public.inbox_notes is 'What supervisors note about a request or a message, for each other.';

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

create function app.check_inbox_note() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.note := coalesce(new.note, '');
  perform app.check_text(new.note, 'note', 10000);
  new.updated_at := now();
  return new;
end;
$$;
create trigger check_inbox_note before insert or update on public.inbox_notes for each row execute function app.check_inbox_note();

create function app.check_inbox_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform app.check_text(new.text, 'text', 10000, true);
  new.by_id := auth.uid();
  return new;
end;
$$;
create trigger check_inbox_answer before insert on public.inbox_answers for each row execute function app.check_inbox_answer();

create function app.mark_answered() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.custom_trip_requests r set status = 'done' where r.id = new.request_id and r.status in ('new', 'in_progress');
  update public.contact_messages m set status = 'done' where m.id = new.message_id and m.status in ('new', 'in_progress');
  return null;
end;
$$;
create trigger mark_answered after insert on public.inbox_answers for each row execute function app.mark_answered();

alter table public.inbox_notes enable row level security;
create policy select_supervisor on public.inbox_notes for select to authenticated using ((select app.is_supervisor()));
create policy insert_supervisor on public.inbox_notes for insert to authenticated with check ((select app.is_supervisor()));
create policy update_supervisor on public.inbox_notes for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));
alter table public.inbox_answers enable row level security;
create policy select_supervisor on public.inbox_answers for select to authenticated using ((select app.is_supervisor()));
create policy insert_supervisor on public.inbox_answers for insert to authenticated with check ((select app.is_supervisor()));

-- That there was a note or an answer is told; what it says goes with the letter it is about.
create or replace function app.told_columns(source text, content jsonb) returns jsonb
language sql immutable strict set search_path = ''
as $$
  select coalesce(jsonb_object_agg(
    c.key,
    case when char_length(c.value #>> '{}') > 400
      then to_jsonb(left(c.value #>> '{}', 400) || ' … (' || char_length(c.value #>> '{}') || ')')
      else c.value end
  ), '{}')
  from jsonb_each(content) c
  where case source
    when 'accounts' then c.key in ('role', 'is_premium', 'is_banned', 'ban_reason')
    when 'custom_trip_requests' then c.key = 'status'
    when 'contact_messages' then c.key = 'status'
    when 'inbox_notes' then c.key in ('request_id', 'message_id', 'updated_at')
    when 'inbox_answers' then c.key in ('request_id', 'message_id')
    else c.key not in ('id', 'created_at', 'updated_at', 'author_id', 'search_name', 'search_name_fr', 'minutes_fr', 'minutes_en')
  end;
$$;
create trigger tell_supervisor_change after insert or update on public.inbox_notes for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();
create trigger tell_supervisor_change after insert on public.inbox_answers for each row
  when (auth.uid() is not null) execute function app.tell_supervisor_change();

create index custom_trip_requests_created_idx on public.custom_trip_requests (created_at desc, id);
create index contact_messages_created_idx on public.contact_messages (created_at desc, id);

create function public.admin_requests(state text default null, page integer default 1, size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'r.id, r.name, r.email, r.destination, r.start_date, r.end_date, r.flexible, r.travellers, r.budget, r.currency, r.status, r.created_at',
    'public.custom_trip_requests r',
    case when state <> '' then format(' and r.status = %L', state) else '' end,
    'r.created_at desc, r.id', page, size
  );
end;
$$;
comment on function public.admin_requests is
  'A page of the requests for custom trips, the last first. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedRequest>';

create function public.admin_messages(state text default null, page integer default 1, size integer default 25) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'm.id, m.name, m.email, m.subject, left(m.message, 200) as beginning, m.status, m.created_at',
    'public.contact_messages m',
    case when state <> '' then format(' and m.status = %L', state) else '' end,
    'm.created_at desc, m.id', page, size
  );
end;
$$;
comment on function public.admin_messages is
  'A page of the messages, the last first. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedMessage>';
