-- Security events: who signed in, who failed to, who changed what of an account, who was banned.
--
-- One line an event, written by the server (sign-ins, refusals, calls with its own key) and by triggers on what only the database
-- sees: accounts, passwords, addresses, roles, bans. Anything else calls `app.audit('event_name', 'subject', '{"more": …}')` from a
-- definer. No line holds a secret, a name or a mail address: people are ids, an unknown account is a keyed hash, a network
-- address lacks its last part. Lines outlive the account and are removed after 180 days. Supervisors read them by `security_events()`.

create table if not exists app.security_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  event text not null check (event ~ '^[a-z][a-z_]{2,49}$'),
  actor_id uuid,
  actor_role text not null check (actor_role in ('anon', 'authenticated', 'service_role', 'server')),
  subject text check (char_length(subject) <= 200),
  address text check (char_length(address) <= 50),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 8192)
);
comment on table app.security_events is 'Security events of the last 180 days. Read by public.security_events().';
comment on column app.security_events.actor_id is 'Who did it. Null: a visitor, or the server itself.';
comment on column app.security_events.subject is 'Whom or what it is about: an account''s id, #hash of an address nobody has, or kind:id.';
comment on column app.security_events.address is 'Where it came from, shortened: an IPv4 /24 or an IPv6 /48.';
create index if not exists security_events_event_idx on app.security_events (event, id);
create index if not exists security_events_subject_idx on app.security_events (subject, id);
create index if not exists security_events_actor_idx on app.security_events (actor_id, id) where actor_id is not null;
create index if not exists security_events_created_at_idx on app.security_events using brin (created_at);
alter table app.security_events enable row level security;

create or replace function app.audit(event text, subject text default null, details jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.security_events (event, actor_id, actor_role, subject, details)
  values (
    audit.event, auth.uid(), coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), 'server'),
    left(audit.subject, 200), coalesce(audit.details, '{}')
  );
$$;
comment on function app.audit is 'Writes a security event: a name like role_changed, what it is about (an id, or kind:id), and no more than is needed.';

create or replace function app.audit_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.audit('account_created', new.id::text);
  elsif tg_op = 'DELETE' then
    perform app.audit('account_deleted', old.id::text);
  else
    if new.encrypted_password is distinct from old.encrypted_password then perform app.audit('password_changed', new.id::text); end if;
    if new.email is distinct from old.email then perform app.audit('email_changed', new.id::text); end if;
  end if;
  return null;
end $$;
create or replace trigger audit_user after insert or delete or update of encrypted_password, email on auth.users for each row execute function app.audit_user();

create or replace function app.audit_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.role <> 'traveler' then perform app.audit('role_changed', new.id::text, jsonb_build_object('to', new.role)); end if;
    return null;
  end if;
  if new.role <> old.role then
    perform app.audit('role_changed', new.id::text, jsonb_build_object('from', old.role, 'to', new.role));
  end if;
  if new.is_banned <> old.is_banned then
    perform app.audit(case when new.is_banned then 'account_banned' else 'account_unbanned' end, new.id::text);
  end if;
  if new.is_premium <> old.is_premium then
    perform app.audit(case when new.is_premium then 'premium_granted' else 'premium_withdrawn' end, new.id::text);
  end if;
  return null;
end $$;
create or replace trigger audit_account after insert or update of role, is_banned, is_premium on app.accounts for each row execute function app.audit_account();

create or replace function public.security_events(
  before bigint default null, most integer default 50, only_event text default null, person uuid default null
) returns table (
  id bigint, created_at timestamptz, event text, actor_id uuid, actor_role text, subject text, address text, details jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  return query
    select e.id, e.created_at, e.event, e.actor_id, e.actor_role, e.subject, e.address, e.details
    from app.security_events e
    where (security_events.before is null or e.id < security_events.before)
      and (only_event is null or e.event = only_event)
      and (person is null or e.subject = person::text or e.actor_id = person)
    order by e.id desc
    limit least(greatest(coalesce(most, 50), 1), 200);
end $$;
comment on function public.security_events is 'Security events, the latest first, at most 200 before the id given; for supervisors. By name, and of one person, if asked.';

create or replace function app.purge_security() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from app.security_events e where e.created_at < now() - interval '180 days';
  get diagnostics gone = row_count;
  delete from app.rate_limits r where r.expire < extract(epoch from now()) * 1000;
  return gone;
end $$;
comment on function app.purge_security is
  'Forgets security events of more than 180 days ago, and counters that have expired. Called daily. Answers how many events.';

-- A list is of one person: what they did and what was done to them, in one order.
create or replace function public.admin_security_events(
  event text default null, person uuid default null, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.security_events k',
    case when admin_security_events.event <> '' then format(' and k.event = %L', admin_security_events.event) else '' end
      || case when person is not null then format(' and (k.subject = %L or k.actor_id = %L)', person::text, person) else '' end,
    'k.id desc',
    'e.id, e.created_at, e.event, e.actor_id, e.actor_role, e.subject, e.address, e.details, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = e.actor_id) as actor_name, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = app.as_uuid(e.subject)) as subject_name',
    'app.security_events e on e.id',
    page, size
  );
end $$;
comment on function public.admin_security_events is
  'A page of the security events, the last first: of one name, of one person. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedEvent>';
