-- Adding somebody to a trip is counted, by the function or by the table: one count for each account.
--
-- `invite_collaborator` tells whether an address has an account, and a row of `trip_collaborators` lets whoever adds somebody read
-- their address. Both use up `invite-account`. A try that is refused leaves no count in its own transaction, so the server counts
-- calls of the function before they are made, and says so by `escale.counted`; the trigger then does not count the row again. Without our
-- server it counts what was added. People who come back with a restored trip are not counted: they were added before.

insert into app.limits (name, amount, seconds) values ('invite-account', 60, 3600);

create function app.count_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_from_person() and coalesce(current_setting('escale.counted', true), '') = ''
    and not app.take('invite-account', auth.uid()::text) then
    perform app.refuse(429, 'invitations_too_many');
  end if;
  return new;
end;
$$;
create trigger count_invitation before insert on public.trip_collaborators for each row
  when (new.joined_at = now()) execute function app.count_invitation();
