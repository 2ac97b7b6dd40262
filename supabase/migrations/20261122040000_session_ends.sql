-- Sessions end by age and by idleness, and supervisors may have to show a second factor.
--
-- How long sessions last is set by the operator: the server writes it here at its start, from its environment. `app.open_sessions` is
-- the one place that says which sessions last; `app.uid()`, the server and the daily purge ask it. A session is used when it is
-- refreshed, which an open page does each hour. On hosted Supabase these limits hold beside the project's own.

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
insert into app.session_rules default values;
alter table app.session_rules enable row level security;

create view app.open_sessions with (security_invoker = true) as
select s.id, s.user_id
from auth.sessions s cross join app.session_rules r left join app.accounts a on a.id = s.user_id
where (s.not_after is null or s.not_after > now())
  and s.created_at > now() - case when a.role = 'supervisor' then least(r.longest, r.supervisor_longest) else r.longest end
  and greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc') > now() - r.idle;
comment on view app.open_sessions is 'Sessions that have ended neither by age nor by idleness. Read by the server and by definers.';

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
    or (session is not null and not exists (select from app.open_sessions s where s.id = session and s.user_id = caller))
    or (claims ->> 'aal' is distinct from 'aal2'
      and exists (select from auth.mfa_factors f where f.user_id = caller and f.status::text = 'verified'))
  then
    return null;
  end if;
  return caller;
end;
$$;

create or replace function app.require_session(session uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from app.open_sessions s where s.id = session) then
    perform app.refuse(401, 'session_expired');
  end if;
end;
$$;

-- A token that says `aal2` outlives the factor by which it came to say so: the factor is asked for as well.
create or replace function app.is_supervisor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from app.accounts a cross join app.session_rules r
    where a.id = app.uid() and a.role = 'supervisor' and (
      not r.supervisor_factor
      or (auth.jwt() ->> 'aal' = 'aal2'
        and exists (select from auth.mfa_factors f where f.user_id = a.id and f.status::text = 'verified'))
    )
  );
$$;

-- Asked by the server about the token of a request that no other statement looks at.
create function app.is_known(claims jsonb) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true);
  return app.uid() is not null;
end;
$$;
comment on function app.is_known is 'Whether app.uid() knows the person of a verified token. For the server alone.';
revoke execute on function app.is_known(jsonb) from public;

create or replace function public.my_sessions() returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, address text, user_agent text, aal text, is_current boolean
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  return query
    select s.id, s.created_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
      app.short_address(s.ip), left(s.user_agent, 500), coalesce(s.aal::text, 'aal1'),
      coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
    from auth.sessions s
    where s.user_id = caller and exists (select from app.open_sessions o where o.id = s.id)
    order by 7 desc, 3 desc;
end;
$$;

create function app.purge_sessions() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  gone integer;
begin
  delete from auth.sessions s where not exists (select from app.open_sessions o where o.id = s.id);
  get diagnostics gone = row_count;
  return gone;
end;
$$;
comment on function app.purge_sessions is
  'Removes sessions that have ended by age or idleness. Called daily, as app.purge_deleted(). Answers how many.';
revoke execute on function app.purge_sessions() from public;
