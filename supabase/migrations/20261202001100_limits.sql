-- Limits: how much there may be of something, and how often something may be tried.
--
-- `app.limits` holds the figures, far above what people plan. The operator changes one by `escale limits`, by an update, or by `LIMITS`, which the
-- server writes at each start (docs/operations.md). What the server counts by itself it reads at its start. `app.take` counts tries in `app.rate_limits`, the store that the server's own limiters
-- (rate-limiter-flexible) use; its keys are hashes, never addresses. A count is rolled back with the transaction that made it.
--
-- Limits of rows bind visitors and people, not the server, the operator or what a recovery copy brings back. `app.trip_sizes` is counted after
-- each statement (written_rows.sql), with rows for each kind and connection, so that writers of one trip do not wait for each other.

create table app.limits (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  amount integer not null check (amount >= 0),
  seconds integer check (seconds > 0)
);
comment on table app.limits is 'How much there may be of something; with `seconds`: within that time.';
alter table app.limits enable row level security;

insert into app.limits (name, amount, seconds) values
  -- Requests: in all, of functions; joins of channels, and tokens replaced on them.
  ('request-address', 2400, 60), ('request-account', 1200, 60), ('function-address', 300, 60), ('channel-joins', 600, 60),
  -- Ways in: passwords, refreshed sessions, new accounts, mails that are asked for, codes of mails and of authenticator apps.
  ('sign-in-address', 60, 300), ('sign-in-account', 10, 900), ('session-address', 300, 300), ('sign-up-address', 20, 3600),
  ('recovery-address', 20, 3600), ('recovery-account', 4, 3600), ('code-address', 60, 300), ('code-account', 10, 900),
  ('second-factor', 10, 900), ('mail-switch-address', 60, 300),
  -- Live updates of one process; heartbeats of sockets and processes; how long tasks given to one person are collected into one mail.
  ('sockets', 5000, null), ('sockets-address', 100, null), ('channels', 20000, null), ('channels-account', 300, null),
  ('heartbeat-seconds', 9, null), ('mail-collect-seconds', 300, null),
  -- What visitors send and what is mailed to them.
  ('form-address', 20, 3600), ('form-total', 300, 3600), ('form-suspect', 60, 3600),
  ('receipt-address', 3, 86400), ('receipt-hour', 60, 3600), ('receipt-day', 300, 86400),
  -- Invitations, joining, notifications.
  ('invite-account', 60, 3600), ('invite-address', 3, 86400), ('join-address', 120, 3600), ('push-account', 60, 3600),
  -- Rows: of an account, of a trip, of what is deleted.
  ('trips', 500, null), ('push-devices', 10, null),
  ('items', 5000, null), ('expenses', 5000, null), ('settlements', 2000, null), ('tasks', 1000, null), ('polls', 200, null),
  ('messages', 100000, null), ('messages-hour', 1000, 3600), ('collaborators', 100, null), ('shares', 50, null), ('join-links', 20, null),
  ('lists', 200, null), ('list-entries', 5000, null), ('tracks', 50, null), ('documents', 500, null),
  ('deleted-trips', 200, null), ('deleted-items', 10000, null),
  -- Bytes: of one file (the bucket says so too), of a trip's documents, and of those with what is deleted or being uploaded.
  ('document-bytes', 26214400, null), ('trip-document-bytes', 262144000, null), ('stored-document-bytes', 524288000, null);

create table app.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table app.rate_limits is 'Counters of tries, by hashed key. Written by the server alone.';
create index rate_limits_expire_idx on app.rate_limits (expire);
alter table app.rate_limits enable row level security;

create function app.limit_of(limit_name text) returns bigint language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select l.amount from app.limits l where l.name = limit_name), 9007199254740991);
end $$;
comment on function app.limit_of is 'How much of it there may be. What the table does not name has no limit.';

create function app.take(limit_name text, taker text, amount integer default 1) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- The time at which it is counted: a transaction may have begun long before.
  moment constant bigint := extract(epoch from clock_timestamp()) * 1000;
  allowed app.limits;
  taken integer;
begin
  select l.* into allowed from app.limits l where l.name = limit_name and l.seconds is not null;
  if not found then return true; end if;
  insert into app.rate_limits as r (key, points, expire)
  values (limit_name || ':' || taker, take.amount, moment + allowed.seconds * 1000::bigint)
  on conflict (key) do update set
    points = case when r.expire > moment then r.points else 0 end + excluded.points,
    expire = case when r.expire > moment then r.expire else excluded.expire end
  returning r.points into taken;
  return taken <= allowed.amount;
end $$;
comment on function app.take is 'Counts tries of someone against a limit in time. Answers whether they are within it.';

-- Relations nested in each row multiply: a short request can ask for hundreds of megabytes. The server calls this on each row
-- between its statement and the answer, and the statement ends at the limit.
create function app.fits_answer(bytes integer, most integer) returns boolean language plpgsql volatile as $$
declare
  total bigint := bytes;
  before constant text := pg_catalog.current_setting('app.answer_bytes', true);
  counted text;
begin
  if before <> '' then total := total + before::bigint; end if;
  if total > most and pg_catalog.current_setting('app.answer_is_export', true) is distinct from 'on' then
    perform app.refuse(413, 'answer_too_large');
  end if;
  counted := pg_catalog.set_config('app.answer_bytes', total::text, true);
  return true;
end $$;
comment on function app.fits_answer is 'True while the rows of this transaction are no larger than `most` together, in bytes; ends the statement when they are.';

create table app.trip_sizes (
  trip_id uuid not null references public.trips (id) on delete cascade,
  kind text not null check (kind in ('items', 'tasks', 'messages', 'collaborators', 'settlements', 'expenses', 'polls')),
  shard smallint not null default pg_backend_pid() % 16,
  amount integer not null,
  primary key (trip_id, kind, shard)
);
comment on table app.trip_sizes is 'How many rows of each kind a trip has: the sum of its shards.';
comment on column app.trip_sizes.shard is
  'Connections count in rows of their own, so that writers of one trip do not wait for each other''s commit. A shard may be negative.';
alter table app.trip_sizes enable row level security;

create function app.refuse_too_many(kind text) returns void language plpgsql stable set search_path = '' as $$
begin
  case kind
    when 'items' then perform app.refuse(422, 'items_too_many');
    when 'tasks' then perform app.refuse(422, 'tasks_too_many');
    when 'messages' then perform app.refuse(422, 'messages_too_many');
    when 'collaborators' then perform app.refuse(422, 'collaborators_too_many');
    when 'expenses' then perform app.refuse(422, 'expenses_too_many');
    when 'polls' then perform app.refuse(422, 'polls_too_many');
    when 'settlements' then perform app.refuse(422, 'settlements_too_many');
    when 'lists' then perform app.refuse(422, 'lists_too_many');
    when 'list-entries' then perform app.refuse(422, 'list_entries_too_many');
    when 'tracks' then perform app.refuse(422, 'tracks_too_many');
  end case;
end $$;

-- Without a search path of its own it is made part of the expression that calls it.
create function app.is_limited() returns boolean language sql stable
return app.is_from_person() and coalesce(pg_catalog.current_setting('escale.restoring', true), '') = '';
comment on function app.is_limited is 'Whether limits of rows bind the caller: not the server, nor what comes back from a copy.';

-- Counting and adding up are one statement: the sum sees the rows as they were before it.
create function app.count_rows(limit_name text, trip uuid, added integer) returns void language plpgsql volatile set search_path = '' as $$
declare
  is_limited constant boolean := added > 0 and app.is_limited();
  is_full boolean;
begin
  insert into app.trip_sizes as s (trip_id, kind, amount) values (trip, limit_name, added)
  on conflict (trip_id, kind, shard) do update set amount = s.amount + excluded.amount
  returning is_limited and s.amount + (
    select coalesce(sum(o.amount), 0) from app.trip_sizes o
    where o.trip_id = s.trip_id and o.kind = s.kind and o.shard <> s.shard
  ) > (select l.amount from app.limits l where l.name = limit_name) into is_full;
  if is_full then perform app.refuse_too_many(limit_name); end if;
  if is_limited and limit_name = 'messages' and not app.take('messages-hour', trip::text, added) then
    perform app.refuse(429, 'messages_too_often');
  end if;
end $$;
comment on function app.count_rows is 'Counts rows that a trip has got, or lost (`added` is negative); refuses one too many.';

-- Of tables that count what is deleted, too, which goes after thirty days. What is private to one person counts apart: a refusal says nothing of
-- what others have of their own.
create function app.limit_rows(limit_name text, source text, trip uuid, one jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  amount bigint;
begin
  if not app.is_limited() then return; end if;
  execute format('select count(*) from public.%I r where r.trip_id = $1 %s', source,
    case when one ? 'private_to' then 'and r.private_to is not distinct from $2' end) into amount using trip, (one ->> 'private_to')::uuid;
  if amount > app.limit_of(limit_name) then perform app.refuse_too_many(limit_name); end if;
end $$;
comment on function app.limit_rows is 'Refuses one row too many of a table in which a trip has few. `one` is one of those that were added.';

-- At most so many entries of an index are looked at. The account's row keeps two requests of one person from passing together.
create function app.limit_trips(owner uuid) returns void
language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
declare
  most constant bigint := app.limit_of('trips');
begin
  if not app.is_limited() then return; end if;
  perform from app.accounts a where a.id = owner for no key update;
  if (select count(*) from (select from public.trips t where t.owner_id = owner limit most + 1) up_to) > most then
    perform app.refuse(422, 'trips_too_many');
  end if;
end $$;

-- Links that still lead somewhere are limited; of those that were revoked the last are remembered.
create function app.limit_shares() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  most constant bigint := app.limit_of('shares');
begin
  if not app.is_limited() then return null; end if;
  if (select count(*) from public.trip_shares s where s.trip_id = new.trip_id and s.revoked_at is null) > most then
    perform app.refuse(422, 'shares_too_many');
  end if;
  delete from public.trip_shares s where s.id in (
    select r.id from public.trip_shares r where r.trip_id = new.trip_id and r.revoked_at is not null
    order by r.revoked_at desc, r.id offset most
  );
  return null;
end $$;
