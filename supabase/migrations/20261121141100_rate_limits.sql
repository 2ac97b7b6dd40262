-- How often something was tried: counters that outlive a restart and that all processes on one database share.
--
-- The shape is that of rate-limiter-flexible's store for PostgreSQL. A key is a hash: neither mail addresses nor network
-- addresses are kept. `expire` is in milliseconds since 1970, as the library has it; what has expired is removed once a day.

create table app.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table app.rate_limits is 'Counters of tries, by hashed key. Written by the server alone.';
create index rate_limits_expire_idx on app.rate_limits (expire);
alter table app.rate_limits enable row level security;

create or replace function app.purge_security() returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  gone integer;
begin
  delete from app.security_events e where e.created_at < now() - interval '180 days';
  get diagnostics gone = row_count;
  delete from app.rate_limits r where r.expire < extract(epoch from now()) * 1000;
  return gone;
end;
$$;
comment on function app.purge_security is
  'Forgets security events of more than 180 days ago, and counters that have expired. Called daily. Answers how many events.';
