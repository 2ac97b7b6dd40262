-- Whoever sends a form from outside says how long it was open.
--
-- `filled_ms` could be left out, and with it the only thing that tells a program in a hurry from a person. It is asked of visitors
-- and of whoever is signed in; what the house puts there itself (an import, a test of its own) has no form. The key stays the one of a
-- form that was sent too fast: what to do is the same.

create or replace function app.hold_off_spam() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- The trigger runs as its caller.
  is_from_outside constant boolean := current_user in ('anon', 'authenticated');
begin
  -- Answered as if it had been stored: whoever fills it in learns nothing.
  if not app.is_blank(new.website) then return null; end if;
  new.website := null;
  new.language := coalesce(new.language, 'fr');
  if new.language not in ('fr', 'en') then new.language := 'fr'; end if;
  if new.filled_ms < 2000 or (new.filled_ms is null and is_from_outside) then
    perform app.refuse(400, 'request_too_fast', 'filled_ms');
  end if;
  if app.sent_lately(new.email, tg_table_name::text) >= 10 then perform app.refuse(429, 'requests_too_many', 'email'); end if;
  return new;
end;
$$;
