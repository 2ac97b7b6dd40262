-- A second factor, and what a session is worth without it.
--
-- On hosted Supabase the tables of factors are there already and belong to its sign-in service: nothing is made. On our own
-- databases these are their names and columns, with two tables more: recovery codes (hashed), and failed attempts, so that guessing is
-- slowed down across restarts and processes. Nobody but the server reads any of them.
--
-- Every policy and function asks `app.uid()` who is calling. From here on it answers nobody in two cases more: when the person has a
-- verified factor and the session has not shown it (level `aal1`), and when the session has ended, though its access token has not
-- expired. It is still asked once a query, and each of its questions is one look into an index.

do $migration$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;

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

-- A token without a session's id is none of the sign-in service's: it says all there is to know.
create or replace function app.uid() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  claims jsonb;
  session uuid;
begin
  if caller is null then
    return null;
  end if;
  claims := auth.jwt();
  session := nullif(claims ->> 'session_id', '');
  if exists (select from app.accounts a where a.id = caller and a.is_banned)
    or (session is not null and not exists (select from auth.sessions s where s.id = session and s.user_id = caller))
    or (claims ->> 'aal' is distinct from 'aal2'
      and exists (select from auth.mfa_factors f where f.user_id = caller and f.status::text = 'verified'))
  then
    return null;
  end if;
  return caller;
end;
$$;
comment on function app.uid is
  'Who is calling: null when signed out, when banned, when the session has ended, and when it lacks the second factor of its person.';

create or replace function app.is_supervisor() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from app.accounts a where a.id = app.uid() and a.role = 'supervisor'); $$;

create or replace function app.is_premium() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from app.accounts a where a.id = app.uid() and a.is_premium); $$;
