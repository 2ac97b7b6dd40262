-- What looks like spam is stored, not lost [PUB-2, PUB-4].
--
-- A form whose hidden field was filled in was thanked for and dropped: so was that of a person whose browser fills in every field. It is
-- stored with the state `suspect`, of which nobody is mailed, and supervisors list it apart. It has a limit of its own, so that programs
-- take nothing from people; past it, it is dropped as before, and the sender learns nothing of either.

insert into app.limits (name, amount, seconds) values ('form-suspect', 60, 3600) on conflict (name) do nothing;

alter table public.contact_messages drop constraint if exists contact_messages_status_check;
alter table public.contact_messages add constraint contact_messages_status_check
  check (status in ('new', 'in_progress', 'done', 'archived', 'suspect'));
alter table public.custom_trip_requests drop constraint if exists custom_trip_requests_status_check;
alter table public.custom_trip_requests add constraint custom_trip_requests_status_check
  check (status in ('new', 'in_progress', 'done', 'archived', 'suspect'));

-- The state is set before the policies are asked.
alter policy insert_anyone on public.contact_messages
  with check ((user_id is null or user_id = (select app.uid())) and status in ('new', 'suspect'));
alter policy insert_anyone on public.custom_trip_requests
  with check ((user_id is null or user_id = (select app.uid())) and status in ('new', 'suspect'));

do $migration$
declare
  change record;
  source text;
begin
  for change in select * from (values
    ('app.check_request()', '''archived'')', '''archived'', ''suspect'')'),
    -- Neither its pace nor its address is looked at: it is counted by itself.
    ('app.check_spam()', 'if not app.is_blank(new.website) then return null; end if;',
      'if not app.is_blank(new.website) then new.status := ''suspect''; end if;'),
    ('app.check_spam()', 'if new.filled_ms < 2000', 'if new.status = ''suspect'' then return new; end if;
  if new.filled_ms < 2000'),
    ('app.count_form()', 'if not app.is_from_person() then', 'if new.status = ''suspect'' then return case when app.take(''form-suspect'', ''all'') then new end; end if;
  if not app.is_from_person() then'),
    ('app.mark_answered()', 'in (''new'', ''in_progress'')', 'in (''new'', ''in_progress'', ''suspect'')'),
    ('public.admin_requests(text, integer, integer, text)', 'else '''' end,
    ''k.created_at', 'else '' and k.status <> ''''suspect'''''' end,
    ''k.created_at'),
    ('public.admin_messages(text, integer, integer, text)', 'else '''' end,
    ''k.created_at', 'else '' and k.status <> ''''suspect'''''' end,
    ''k.created_at')
  ) v (name, was, is_now) loop
    source := pg_catalog.pg_get_functiondef(change.name::regprocedure);
    if strpos(source, change.was) = 0 then raise exception '% is not as this migration knows it', change.name; end if;
    execute replace(source, change.was, change.is_now);
  end loop;
end $migration$;

create or replace trigger queue_contact_mails after insert on public.custom_trip_requests for each row
  when (new.status <> 'suspect') execute function app.queue_contact_mails();
create or replace trigger queue_contact_mails after insert on public.contact_messages for each row
  when (new.status <> 'suspect') execute function app.queue_contact_mails();

-- Figures count what people sent.
create or replace trigger count_changed after update on public.contact_messages referencing old table as gone new table as written for each statement execute function app.count_figures('(''messages'', '''', r.status <> ''suspect''), (''new_messages'', '''', r.status = ''new'')');
create or replace trigger count_gone after delete on public.contact_messages referencing old table as gone for each statement execute function app.count_figures('(''messages'', '''', r.status <> ''suspect''), (''new_messages'', '''', r.status = ''new'')');
create or replace trigger count_new after insert on public.contact_messages referencing new table as written for each statement execute function app.count_figures('(''messages'', '''', r.status <> ''suspect''), (''new_messages'', '''', r.status = ''new'')');
create or replace trigger count_changed after update on public.custom_trip_requests referencing old table as gone new table as written for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), r.status <> ''suspect''), (''new_requests'', '''', r.status = ''new'')');
create or replace trigger count_gone after delete on public.custom_trip_requests referencing old table as gone for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), r.status <> ''suspect''), (''new_requests'', '''', r.status = ''new'')');
create or replace trigger count_new after insert on public.custom_trip_requests referencing new table as written for each statement execute function app.count_figures('(''requests'', app.week_of(r.created_at), r.status <> ''suspect''), (''new_requests'', '''', r.status = ''new'')');
