-- An account whose address nobody has confirmed is that of a mistyped or of somebody else's address: it goes thirty days after the last mail that
-- would have confirmed it [AUTH-3]. Nobody has been signed in to it, so it has no profile, and all that a person owns hangs on that. Invitations to
-- the address stay. One that is banned stays too, or the address could sign up again, and so does what is left of a softly deleted one.

-- As the other indexes of the library's tables (…_sessions.sql): where these migrations own them.
do $$
begin
  if not pg_has_role((select relowner from pg_class where oid = 'auth.users'::regclass), 'member') then return; end if;
  create index users_unconfirmed_idx on auth.users (created_at) where confirmed_at is null;
end $$;

create function app.purge_unconfirmed() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from auth.users u
  where u.confirmed_at is null and u.created_at < now() - interval '30 days' and u.last_sign_in_at is null and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
    and greatest(u.created_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '30 days'
    and not exists (select from app.accounts a where a.id = u.id)
    and not exists (select from auth.sessions s where s.user_id = u.id)
    and not exists (select from auth.identities i where i.user_id = u.id and i.provider <> 'email');
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function app.purge_unconfirmed is
  'Deletes accounts that were never confirmed nor signed in to, thirty days after the last mail to them. Called daily. Answers how many.';
