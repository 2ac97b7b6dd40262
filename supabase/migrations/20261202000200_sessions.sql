-- Sign-in: second factors, sessions, and who is calling.
--
-- Every policy and function asks `app.uid()`, once a query: nobody when signed out, when banned, when the session has ended, and
-- while a verified second factor is due. The answer is remembered in settings of the transaction, for the claims it was found for: who could
-- write these could write the claims. Functions that are called all the time are in PL/pgSQL, which keeps their plans; an SQL function
-- with settings of its own is planned again in each statement.
--
-- Hosted Supabase has the tables of factors; elsewhere they are made here with its names,
-- and two more: recovery codes (hashed) and failed attempts, which slow guessing down across restarts and processes.

do $migration$
begin
  if to_regclass('auth.mfa_factors') is not null then return; end if;

  create table auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text check (char_length(friendly_name) <= 100),
    factor_type text not null check (factor_type in ('totp', 'recovery_code')),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    secret text,
    phone text,
    last_challenged_at timestamptz,
    last_used_step bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on column auth.mfa_factors.secret is 'Encrypted by the server; its key is not in the database.';
  comment on column auth.mfa_factors.last_used_step is 'The half minute of the last code that was taken: no code is taken twice.';
  create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
    where btrim(friendly_name) <> '';
  create unique index mfa_factors_recovery_unique on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

  create table auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    verified_at timestamptz,
    ip_address inet
  );
  create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id, created_at);

  create table auth.mfa_amr_claims (
    id uuid primary key,
    session_id uuid not null references auth.sessions (id) on delete cascade,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    authentication_method text not null,
    unique (session_id, authentication_method)
  );
  comment on table auth.mfa_amr_claims is 'How a session was signed in to.';

  create table auth.mfa_recovery_codes (
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  );

  create table auth.mfa_failures (
    user_id uuid not null references auth.users (id) on delete cascade,
    failed_at timestamptz not null default clock_timestamp()
  );
  create index mfa_failures_user_id_idx on auth.mfa_failures (user_id, failed_at);

  alter table auth.mfa_factors enable row level security;
  alter table auth.mfa_challenges enable row level security;
  alter table auth.mfa_amr_claims enable row level security;
  alter table auth.mfa_recovery_codes enable row level security;
  alter table auth.mfa_failures enable row level security;
  revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims, auth.mfa_recovery_codes, auth.mfa_failures
    from public, anon, authenticated, service_role;
end;
$migration$;

-- Links of mails about accounts: confirmation, recovery, sign-in, change of address, invitation [AUTH-3, AUTH-8].
-- The account service's tokens are hashes of an address and six digits, which can be guessed; one that was mailed is accepted by the
-- secret of its link alone. Used links stay, so that opening one again says whether it was used, has expired or was replaced.
create table app.mail_links (
  secret_hash text primary key,
  token_hash text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  constraint mail_links_kind_check check (kind in ('signup', 'magiclink', 'recovery', 'email_change', 'invite'))
);
comment on table app.mail_links is 'Links of mails about accounts, by the hash of their secret.';
create index mail_links_token_idx on app.mail_links (token_hash);
create index mail_links_user_idx on app.mail_links (user_id);
create index mail_links_age_idx on app.mail_links (made_at);
alter table app.mail_links enable row level security;

-- How long sessions last is the operator's to set: the server writes it at its start. A session is used when it is refreshed.
create table app.session_rules (
  is_only_row boolean primary key default true check (is_only_row),
  idle interval not null default '90 days',
  longest interval not null default '365 days',
  supervisor_longest interval not null default '12 hours',
  supervisor_factor boolean not null default false
);
comment on table app.session_rules is 'How long sessions last, and what supervisors show. One row, written by the server at its start.';
comment on column app.session_rules.idle is 'A session that was not refreshed for so long has ended.';
comment on column app.session_rules.longest is 'A session ends at this age, however often it is used.';
comment on column app.session_rules.supervisor_longest is 'The same for supervisors.';
comment on column app.session_rules.supervisor_factor is 'Whether a supervisor without a second factor has no supervisor''s rights.';
alter table app.session_rules enable row level security;
insert into app.session_rules default values;

-- Which access tokens of a session have been received: what tells a refresh whose answer was lost from one that a thief repeats [AUTH-10].
-- A refresh token is exchanged once. Where the answer was lost (a cut line, a killed server), its person has the old one alone, for
-- hours perhaps; the new one was never used. The server writes here when an access token comes for the first time.
create table app.received_tokens (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  issued_at timestamptz not null
);
comment on table app.received_tokens is 'When the newest access token was issued that a request has carried, by session. Written by the server.';
alter table app.received_tokens enable row level security;

-- Indexes of the library's tables, where these migrations own them. Its own of accounts are partial, by conditions that neither its
-- statements nor ours name: each sign-in, each link and each code of a mail read every account.
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
  create index if not exists sessions_created_at_idx on auth.sessions (created_at);
  create index if not exists sessions_not_after_idx on auth.sessions (not_after) where not_after is not null;
  create index if not exists sessions_used_at_idx on auth.sessions (greatest(created_at, updated_at, refreshed_at at time zone 'utc'));
end $$;

-- A token without a session's id is none of the sign-in service's: it says all there is to know.
create function app.uid() returns uuid language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  about constant text := pg_catalog.current_setting('request.jwt.claims', true);
  claims jsonb;
  session uuid;
  found_for text;
begin
  if caller is null then return null; end if;
  if pg_catalog.current_setting('app.caller', true) = caller::text and pg_catalog.current_setting('app.caller_claims', true) = about then
    return caller;
  end if;
  claims := auth.jwt();
  session := nullif(claims ->> 'session_id', '');
  if exists (select from app.accounts a where a.id = caller and a.is_banned)
    or (session is not null
      and coalesce(pg_catalog.current_setting('app.open_session', true), '') <> session || ':' || caller
      and not exists (select from app.open_sessions s where s.id = session and s.user_id = caller))
    or (claims ->> 'aal' is distinct from 'aal2'
      and exists (select from auth.mfa_factors f where f.user_id = caller and f.status::text = 'verified'))
  then
    return null;
  end if;
  -- Assigned, not performed: an expression runs without the executor.
  found_for := pg_catalog.set_config('app.caller', caller::text, true);
  found_for := pg_catalog.set_config('app.caller_claims', about, true);
  return caller;
end $$;
comment on function app.uid is
  'Who is calling: null when signed out, when banned, when the session has ended, and when it lacks the second factor of its person. Whom it has found stays the caller until the end of the transaction.';

create function app.require_uid() returns uuid language plpgsql stable set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  return caller;
end $$;

-- A token that says `aal2` outlives the factor by which it came to say so: the factor is asked for as well.
create function app.is_supervisor() returns boolean language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  return exists (
    select from app.accounts a cross join app.session_rules r
    where a.id = caller and a.role = 'supervisor' and (
      not r.supervisor_factor
      or (auth.jwt() ->> 'aal' = 'aal2'
        and exists (select from auth.mfa_factors f where f.user_id = a.id and f.status::text = 'verified'))
    )
  );
end $$;

create function app.require_supervisor() returns void language plpgsql stable set search_path = '' as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
end $$;

-- Asked by the server about the token of a request that no other statement looks at.
create function app.is_known(claims jsonb) returns boolean language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true);
  return app.uid() is not null;
end $$;
comment on function app.is_known is 'Whether app.uid() knows the person of a verified token. For the server alone.';

-- Asked by the server before a request that names a session: one that has ended gets 401, where policies alone would
-- show it empty lists.
create function app.require_session(session uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid;
  found_open text;
begin
  select s.user_id into person from app.open_sessions s where s.id = session;
  if not found then perform app.refuse(401, 'session_expired'); end if;
  found_open := pg_catalog.set_config('app.open_session', session || ':' || person, true);
end $$;

create function app.short_address(address inet) returns text language sql immutable
return case
    when address is null then null
    when family(address) = 4 then regexp_replace(host(address), '\.[0-9]+$', '.…')
    else host(network(set_masklen(address, 48)))
  end;

create function public.my_sessions() returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, address text, user_agent text, aal text, is_current boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
begin
  return query
    select s.id, s.created_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
      app.short_address(s.ip), left(s.user_agent, 500), coalesce(s.aal::text, 'aal1'),
      coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
    from auth.sessions s
    where s.user_id = caller and exists (select from app.open_sessions o where o.id = s.id)
    order by 7 desc, 3 desc;
end $$;
comment on function public.my_sessions is 'Where the caller is signed in: the current session first, then by last use.';

create function public.end_session(session_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
begin
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = caller;
  if not found then perform app.refuse(404, 'session_not_found', 'session_id'); end if;
end $$;
comment on function public.end_session is 'Signs the caller out of one of their own sessions, at once.';

-- The conditions of `app.open_sessions` one by one, each by its index; with values that are known when the statement is planned.
create function app.purge_sessions() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
  rules app.session_rules;
begin
  select r.* into rules from app.session_rules r;
  delete from auth.sessions s
  where s.not_after <= now() or s.created_at <= now() - rules.longest
    or greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc') <= now() - rules.idle
    or (s.created_at <= now() - rules.supervisor_longest
      and s.user_id = any (array(select a.id from app.accounts a where a.role = 'supervisor')));
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function app.purge_sessions is 'Removes sessions that have ended by age or idleness. Called daily, as app.purge_deleted(). Answers how many.';

create function app.publish_ended_sessions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  session uuid;
begin
  for person, session in
    select e.user_id, e.id from ended e
    where not exists (select from app.accounts a where a.id = e.user_id and a.is_banned)
  loop
    perform app.publish_revoked(person, 'session:' || session, 'session_ended');
  end loop;
  return null;
end $$;
create trigger publish_ended_sessions after delete on auth.sessions referencing old table as ended for each statement execute function app.publish_ended_sessions();
