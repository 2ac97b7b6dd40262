-- Ending the sessions of somebody who is banned says so.
--
-- A ban ends the sessions first and tells the person's channels why they close second; the sessions' own message would
-- come before it, with a lesser reason.

create or replace function app.tell_ended_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  session uuid;
begin
  for person, session in
    select e.user_id, e.id from ended e
    where not exists (select from app.accounts a where a.id = e.user_id and a.is_banned)
  loop
    perform app.tell_revoked(person, 'session:' || session, 'session_ended');
  end loop;
  return null;
end;
$$;
