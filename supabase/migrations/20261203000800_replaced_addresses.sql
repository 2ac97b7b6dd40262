-- What was mailed to an address opens nothing once the account has another: links and codes of recovery, sign-in and confirmation, and a change
-- of address that waits to be confirmed [AUTH-8]. An address is often replaced because its mailbox is somebody else's. All that changes one
-- (both links, the administration, a server without mails) passes this trigger. On hosted Supabase its own service does it, and
-- its columns are not ours.

create function app.void_mailed_tokens() returns trigger language plpgsql set search_path = '' as $$
begin
  new.confirmation_token := null;
  new.recovery_token := null;
  new.reauthentication_token := null;
  new.email_change := null;
  new.email_change_token_current := null;
  new.email_change_token_new := null;
  return new;
end $$;
comment on function app.void_mailed_tokens is 'Voids the links and codes that an account''s former address has.';

do $$
begin
  if not pg_has_role((select relowner from pg_class where oid = 'auth.users'::regclass), 'member') then return; end if;
  create trigger void_mailed_tokens before update of email on auth.users
    for each row when (new.email is distinct from old.email) execute function app.void_mailed_tokens();
end $$;
