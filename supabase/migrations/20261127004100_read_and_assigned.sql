-- Read marks of requests and messages, and the supervisor whom one is assigned to [ADMIN-7].
--
-- Both stand with the supervisors' note, which senders do not see: an account's id is nobody else's. A read mark is everybody's, as the
-- inbox is: what one supervisor has opened is not new to the others. It is not logged, and moves no date of the note.

alter table public.inbox_notes
  add column if not exists is_read boolean not null default false,
  add column if not exists assigned_to uuid references app.accounts (id) on delete set null;
comment on table public.inbox_notes is 'What supervisors note about a request or a message, whether one has read it, and whose it is.';
create index if not exists inbox_notes_assigned_idx on public.inbox_notes (assigned_to) where assigned_to is not null;

create or replace function app.check_inbox_assignee() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.accounts a where a.id = new.assigned_to and a.role = 'supervisor' and not a.is_banned) then
    perform app.refuse(422, 'assignee_not_supervisor', 'assigned_to');
  end if;
  return new;
end $$;
create or replace trigger check_inbox_assignee before insert or update of assigned_to on public.inbox_notes
  for each row when (new.assigned_to is not null) execute function app.check_inbox_assignee();

create or replace trigger check_inbox_note before insert or update of note on public.inbox_notes for each row execute function app.check_inbox_note();
create or replace trigger record_supervisor_change after update of note on public.inbox_notes
  for each row when (auth.uid() is not null) execute function app.record_supervisor_change();
create or replace trigger record_new_note after insert on public.inbox_notes
  for each row when (auth.uid() is not null and new.note <> '') execute function app.record_supervisor_change();

do $migration$
declare
  change record;
  source text;
begin
  for change in
    select 'public.admin_' || b.box || '(text, integer, integer, text)' as name, c.was, replace(replace(c.is_now, 'ENTRY', b.entry), 'KEY', b.key) as is_now
    from (values ('requests', 'r', 'request_id'), ('messages', 'm', 'message_id')) b (box, entry, key)
    cross join lateral (values
      ('case when state <> '''' then',
        'case when state = ''unread'' then '' and not exists (select from public.inbox_notes n where n.KEY = k.id and n.is_read)''
        when state = ''mine'' then format('' and k.id in (select n.KEY from public.inbox_notes n where n.assigned_to = %L)'', auth.uid())
        when state <> '''' then'),
      (b.entry || '.created_at'',',
        'ENTRY.created_at, ENTRY.language, coalesce(n.is_read, false) as is_read, ''
      || ''(select coalesce(a.name, a.email) from app.accounts a where a.id = n.assigned_to) as assigned_name'','),
      (case b.box when 'requests' then '''public.custom_trip_requests r on r.id''' else '''public.contact_messages m on m.id''' end,
        case b.box when 'requests' then '''(public.custom_trip_requests ENTRY' else '''(public.contact_messages ENTRY' end
          || ' left join public.inbox_notes n on n.KEY = ENTRY.id) on ENTRY.id''')
    ) c (was, is_now)
  loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;
