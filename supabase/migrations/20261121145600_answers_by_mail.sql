-- Answers go by mail, the way of the letters (…_requests_followed.sql): to the address that was given, in the language of the page.
--
-- What the letter says is the answer as it is kept. Where no process of ours runs, or none has a mail server, nothing is
-- sent and the letters are forgotten; the page says so beforehand, and offers the supervisor's own mail program.

alter table app.letters drop constraint letters_kind_check;
alter table app.letters add constraint letters_kind_check check (
  kind in ('request_notice', 'request_receipt', 'request_answer', 'message_notice', 'message_receipt', 'message_answer')
);

create function app.queue_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.letters (kind, address, language, about_id)
  select 'request_answer', r.email, r.language, new.id from public.custom_trip_requests r where r.id = new.request_id
  union all
  select 'message_answer', m.email, m.language, new.id from public.contact_messages m where m.id = new.message_id;
  return null;
end;
$$;
create trigger queue_answer after insert on public.inbox_answers for each row execute function app.queue_answer();
