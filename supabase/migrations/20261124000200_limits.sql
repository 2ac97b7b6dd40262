-- Limits: how much there may be of something, and how often something may be tried.
--
-- `app.limits` holds the figures. The operator changes one by an update; the server writes those that it has as `RATE_…` at each
-- start (docs/operations.md). `app.take` counts tries in `app.rate_limits`, the store that the server's own limiters
-- (rate-limiter-flexible) use; its keys are hashes, never addresses. A count is rolled back with the transaction that made it.

create table if not exists app.limits (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  amount integer not null check (amount >= 0),
  seconds integer check (seconds > 0)
);
comment on table app.limits is 'How much there may be of something; with `seconds`: within that time.';
alter table app.limits enable row level security;

insert into app.limits (name, amount, seconds) values
  ('form-address', 20, 3600),
  ('form-total', 300, 3600),
  ('receipt-address', 3, 86400),
  ('receipt-hour', 60, 3600),
  ('receipt-day', 300, 86400),
  ('invite-account', 60, 3600),
  ('trips', 500, null),
  ('items', 5000, null),
  ('tasks', 1000, null),
  ('messages', 100000, null),
  ('messages-hour', 1000, 3600),
  ('collaborators', 100, null),
  ('settlements', 2000, null),
  ('shares', 50, null),
  ('deleted-trips', 200, null),
  ('deleted-items', 10000, null)
on conflict (name) do nothing;

create table if not exists app.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table app.rate_limits is 'Counters of tries, by hashed key. Written by the server alone.';
create index if not exists rate_limits_expire_idx on app.rate_limits (expire);
alter table app.rate_limits enable row level security;

create or replace function app.limit_of(limit_name text) returns bigint language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select l.amount from app.limits l where l.name = limit_name), 9007199254740991);
end $$;
comment on function app.limit_of is 'How much of it there may be. What the table does not name has no limit.';

create or replace function app.take(limit_name text, taker text, amount integer default 1) returns boolean
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
create or replace function app.fits_answer(bytes integer, most integer) returns boolean language plpgsql volatile as $$
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
