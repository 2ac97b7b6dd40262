-- An account is found by its address, and by the token of a mail, without reading all of them [AUTH-5] [API-2].
--
-- The library's own indexes of these columns are partial, by conditions that neither its statements nor ours name: each sign-in, each link and
-- each code of a mail read every account. Made where these migrations own the table.

do $$
begin
  if not pg_has_role((select relowner from pg_class where oid = 'auth.users'::regclass), 'member') then return; end if;
  create index if not exists users_email_idx on auth.users (email);
  create index if not exists users_new_email_idx on auth.users (email_change) where email_change <> '';
  create index if not exists users_confirmation_idx on auth.users (confirmation_token) where confirmation_token is not null;
  create index if not exists users_recovery_idx on auth.users (recovery_token) where recovery_token is not null;
  create index if not exists users_change_of_old_idx on auth.users (email_change_token_current) where email_change_token_current is not null;
  create index if not exists users_change_of_new_idx on auth.users (email_change_token_new) where email_change_token_new is not null;
  create index if not exists users_reauthentication_idx on auth.users (reauthentication_token) where reauthentication_token is not null;
end $$;
