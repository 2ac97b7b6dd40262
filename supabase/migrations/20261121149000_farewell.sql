-- The last mail: that an account is gone, to the address that it had.
--
-- It is a letter (20261121144100_requests_followed.sql), since there is no account any more to send it to; it is forgotten as
-- soon as it was sent. Whose account was deleted by somebody else hears of it from them.

alter table app.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check
    check (kind in (
      'request_notice', 'request_receipt', 'request_answer', 'message_notice', 'message_receipt', 'message_answer', 'farewell'
    ));
comment on table app.letters is 'Mails to an address rather than to an account that are due, and for a week those that were sent. Server only.';

create function app.queue_farewell() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.letters (kind, address, language, about_id)
  values ('farewell', old.email, case old.preferences ->> 'language' when 'en' then 'en' else 'fr' end, old.id);
  return null;
end;
$$;
create trigger queue_farewell after delete on app.accounts for each row
  when (old.id = auth.uid() and old.email like '%_@_%') execute function app.queue_farewell();
