-- Leaving can be rehearsed: every rule is asked, and nothing has happened.
--
-- The page removes a person's picture by the storage API before it deletes the account, since hosted Supabase lets files go by no
-- other way. Whoever was then refused, as the last supervisor is, had lost the picture. Now the page asks first.

alter function public.delete_my_account(jsonb, text) set schema app;
alter function app.delete_my_account(jsonb, text) rename to leave_for_good;
comment on function app.leave_for_good is 'Removes the caller''s account, by all rules of leaving.';

create function public.delete_my_account(
  handovers jsonb default '{}', confirmation text default null, rehearse boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform app.leave_for_good(handovers, confirmation);
  -- What ends the block takes back all that was done in it.
  if rehearse then raise exception using errcode = 'ESC00'; end if;
exception
  when sqlstate 'ESC00' then null;
end;
$$;
comment on function public.delete_my_account is
  'Removes the caller''s account and what is theirs, trips that `handovers` ({trip: person}) does not name included. Cannot be undone; `rehearse` refuses whatever it would refuse, and does nothing.';
