-- Limits that the database keeps by itself, whatever way a row comes in.
--
-- One table of figures: how much of something there may be, and for those with `seconds`, within how long. The operator
-- changes a figure by an update; the server writes those that it has as `RATE_…` at each start (docs/operations.md).
-- `app.take` counts in `app.rate_limits`, the table that the server's own limiters use. A count belongs to the transaction
-- that made it: what is refused is rolled back, and leaves the count where it was.

create table app.limits (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  amount integer not null check (amount >= 0),
  seconds integer check (seconds > 0)
);
comment on table app.limits is 'How much there may be of something; with `seconds`: within that time.';
alter table app.limits enable row level security;

create function app.is_from_person() returns boolean
language sql stable
return coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
comment on function app.is_from_person is
  'Whether a visitor or a person asked, also inside functions that act for them, as opposed to the server or the operator.';

create function app.limit_of(limit_name text) returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce((select l.amount from app.limits l where l.name = limit_name), 9007199254740991) $$;
comment on function app.limit_of is 'How much of it there may be. What the table does not name has no limit.';

create function app.take(limit_name text, taker text, amount integer default 1) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
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
end;
$$;
comment on function app.take is 'Counts tries of someone against a limit in time. Answers whether they are within it.';
