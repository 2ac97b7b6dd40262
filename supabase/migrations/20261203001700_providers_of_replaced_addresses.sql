-- A provider no longer opens an account by an address that was replaced [AUTH-8]: the identity with the former address goes, as its links and codes
-- do. The sign-in service finds an account by the addresses of its identities as well, so the new owner of the mailbox opened it by any
-- provider that confirms the address. Who still has the address and wants their provider back links it by the account's new one. No sign-in by a
-- provider changes the address of an account, and a change of case alone is none.

create or replace function app.void_mailed_tokens() returns trigger language plpgsql set search_path = '' as $$
declare
  providers jsonb;
begin
  new.confirmation_token := null;
  new.recovery_token := null;
  new.reauthentication_token := null;
  new.email_change := null;
  new.email_change_token_current := null;
  new.email_change_token_new := null;
  if lower(new.email) is not distinct from lower(old.email) then return new; end if;
  delete from auth.identities i where i.user_id = new.id and i.provider <> 'email' and i.email = lower(old.email);
  if found then
    select coalesce(jsonb_agg(distinct i.provider), '["email"]') into providers from auth.identities i where i.user_id = new.id;
    new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}') || jsonb_build_object('provider', providers -> 0, 'providers', providers);
  end if;
  return new;
end $$;
comment on function app.void_mailed_tokens is 'Voids what opens an account by its former address: links and codes, and the sign-ins of providers that have it.';
