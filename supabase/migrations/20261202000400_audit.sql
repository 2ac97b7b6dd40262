-- Two logs: what happened to accounts, and what supervisors change.
--
-- `app.security_events` has one line an event, written by the server (sign-ins, refusals, calls with its own key) and by triggers on what only
-- the database sees: accounts, passwords, addresses, roles, bans. Anything else calls `app.audit('event_name', 'subject', '{"more": …}')`
-- from a definer. No line holds a secret, a name or a mail address: people are ids, an unknown account is a keyed hash, a network
-- address lacks its last part. Lines outlive the account and are removed after 180 days. Supervisors read them.
--
-- `public.supervisor_changes` says who, what, when, and what stood there before. Triggers write it in the transaction of the change, for
-- signed-in people and not for the server: loading a release logs nothing. Of an account only what supervisors decide is logged, of what
-- visitors sent only its state. Long texts are cut. Nobody writes here by any call, nobody deletes.

create table app.security_events (
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
create index security_events_event_idx on app.security_events (event, id);
create index security_events_subject_idx on app.security_events (subject, id);
create index security_events_actor_idx on app.security_events (actor_id, id) where actor_id is not null;
create index security_events_created_at_idx on app.security_events using brin (created_at);
alter table app.security_events enable row level security;

create function app.audit(event text, subject text default null, details jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.security_events (event, actor_id, actor_role, subject, details)
  values (
    audit.event, auth.uid(), coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), 'server'),
    left(audit.subject, 200), coalesce(audit.details, '{}')
  );
$$;
comment on function app.audit is 'Writes a security event: a name like role_changed, what it is about (an id, or kind:id), and no more than is needed.';

create function app.audit_user() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger audit_user after insert or delete or update of encrypted_password, email on auth.users for each row execute function app.audit_user();

create function app.audit_account() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger audit_account after insert or update of role, is_banned, is_premium on app.accounts for each row execute function app.audit_account();

create function public.security_events(
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

create function app.purge_security() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from app.security_events e where e.created_at < now() - interval '180 days';
  get diagnostics gone = row_count;
  delete from app.rate_limits r where r.expire < (extract(epoch from now()) * 1000)::bigint;
  return gone;
end $$;
comment on function app.purge_security is
  'Forgets security events of more than 180 days ago, and counters that have expired. Called daily. Answers how many events.';

-- A list is of one person: what they did and what was done to them, in one order.
create function public.admin_security_events(
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

create table public.supervisor_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  by_id uuid references app.accounts (id) on delete set null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  source text not null,
  row_id text not null,
  title text,
  before jsonb,
  after jsonb
);
comment on table public.supervisor_changes is 'One row a change by a supervisor. `before` and `after` hold the columns that differ; a long text is cut.';
comment on column public.supervisor_changes.title is 'What it was called then. An account is named by its profile as it is now.';
create index supervisor_changes_by_idx on public.supervisor_changes (by_id, id desc);
create index supervisor_changes_source_idx on public.supervisor_changes (source, id desc);
create index supervisor_changes_row_idx on public.supervisor_changes (row_id, id desc) where source = 'profiles';

alter table public.supervisor_changes enable row level security;
create policy select_supervisor on public.supervisor_changes for select to authenticated using ((select app.is_supervisor()));

-- Of a note or a reply it is logged that there was one: its text goes with what it is about.
create function app.logged_columns(source text, content jsonb) returns jsonb
language sql immutable strict set search_path = '' as $$
  select coalesce(jsonb_object_agg(
    c.key,
    case when char_length(c.value #>> '{}') > 400
      then to_jsonb(left(c.value #>> '{}', 400) || ' … (' || char_length(c.value #>> '{}') || ')')
      else c.value end
  ), '{}')
  from jsonb_each(content) c
  where case source
    when 'accounts' then c.key in ('role', 'is_premium', 'is_banned', 'ban_reason')
    when 'custom_trip_requests' then c.key = 'status'
    when 'contact_messages' then c.key = 'status'
    when 'inbox_notes' then c.key in ('request_id', 'message_id', 'updated_at')
    when 'inbox_answers' then c.key in ('request_id', 'message_id')
    else c.key not in ('id', 'created_at', 'updated_at', 'text_updated_at', 'author_id', 'author_name', 'search_name', 'search_name_fr', 'title_key', 'search_key', 'name_words', 'region_words', 'minutes_fr', 'minutes_en')
  end;
$$;

create function app.record_supervisor_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb;
  is_now jsonb;
  whole jsonb;
  old_columns jsonb;
  new_columns jsonb;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
  whole := coalesce(is_now, was);
  -- One's own account is one's own: what is decided about it, others decide.
  if tg_table_name = 'accounts' and (whole ->> 'id')::uuid = auth.uid() then return null; end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, is_now -> o.key) into old_columns, new_columns
    from jsonb_each(was) o where o.value is distinct from is_now -> o.key;
    old_columns := app.logged_columns(tg_table_name, old_columns);
    new_columns := app.logged_columns(tg_table_name, new_columns);
    if coalesce(old_columns, '{}') = '{}' then return null; end if;
  else
    old_columns := app.logged_columns(tg_table_name, jsonb_strip_nulls(was));
    new_columns := app.logged_columns(tg_table_name, jsonb_strip_nulls(is_now));
  end if;
  insert into public.supervisor_changes (by_id, operation, source, row_id, title, before, after)
  values (
    (select a.id from app.accounts a where a.id = auth.uid()),
    tg_op, case tg_table_name when 'accounts' then 'profiles' else tg_table_name end,
    coalesce(whole ->> 'id', whole ->> 'iso_a2', whole ->> 'iata', whole ->> 'slug'),
    case when tg_table_name not in ('accounts', 'custom_trip_requests', 'contact_messages')
      then left(coalesce(whole ->> 'title', whole ->> 'title_fr', whole ->> 'name_fr', whole ->> 'name'), 200) end,
    old_columns, new_columns
  );
  return null;
end $$;
-- Those of supervisors alone: what people write about themselves is no news.
create trigger record_supervisor_change after update on app.accounts
  for each row when ( auth.uid() is not null and (old.role, old.is_premium, old.is_banned, old.ban_reason) is distinct from (new.role, new.is_premium, new.is_banned, new.ban_reason) )
  execute function app.record_supervisor_change();

create function public.admin_changes(
  source text default null, by_id uuid default null, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'public.supervisor_changes k',
    case when admin_changes.source <> '' then format(' and k.source = %L', admin_changes.source) else '' end
      || case when admin_changes.by_id is not null then format(' and k.by_id = %L', admin_changes.by_id) else '' end,
    'k.id desc',
    'c.id, c.created_at, c.by_id, c.operation, c.source, c.row_id, c.before, c.after, '
      || '(select a.name from app.accounts a where a.id = c.by_id) as by_name, '
      || 'coalesce(c.title, case c.source when ''profiles'' then (select coalesce(a.name, a.email) from app.accounts a where a.id = c.row_id::uuid) end) as title',
    'public.supervisor_changes c on c.id',
    page, size
  );
end $$;
comment on function public.admin_changes is
  'A page of what supervisors have changed, the last first. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedChange>';

-- Who has changed something: what the list can be narrowed to.
create function public.admin_change_authors() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform app.require_supervisor();
  -- From one author to the next by the index, however long the log.
  return query
    with recursive authors as (
      (select c.by_id from public.supervisor_changes c where c.by_id is not null order by c.by_id limit 1)
      union all
      select (select c.by_id from public.supervisor_changes c where c.by_id > w.by_id order by c.by_id limit 1)
      from authors w where w.by_id is not null
    )
    select a.id, coalesce(a.name, a.email) from authors w join app.accounts a on a.id = w.by_id order by 2;
end $$;
comment on function public.admin_change_authors is 'Supervisors whose changes are in the log. For supervisors.';
