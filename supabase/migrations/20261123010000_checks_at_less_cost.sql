-- The checks that every request makes, at less cost.
--
-- Who calls is established once a transaction: policies ask `app.uid()` a dozen times for a whole trip, and each time it looked
-- into four tables. The answer is remembered in settings of the transaction, for the very claims it was found for. Whoever
-- could write these settings could write the claims themselves.
--
-- An SQL function that has settings of its own (`security definer`, `set search_path`) is planned again in each statement that
-- calls it, at ten times the cost of running it. Those that are called all the time are in PL/pgSQL, which keeps its plans.

create or replace function app.uid() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  about constant text := pg_catalog.current_setting('request.jwt.claims', true);
  claims jsonb;
  session uuid;
  found_for text;
begin
  if caller is null then
    return null;
  end if;
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
end;
$$;
comment on function app.uid is
  'Who is calling: null when signed out, when banned, when the session has ended, and when it lacks the second factor of its person. Whom it has found stays the caller until the end of the transaction.';

create or replace function app.require_session(session uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid;
  found_open text;
begin
  select s.user_id into person from app.open_sessions s where s.id = session;
  if not found then
    perform app.refuse(401, 'session_expired');
  end if;
  found_open := pg_catalog.set_config('app.open_session', session || ':' || person, true);
end;
$$;
comment on function app.require_session is 'Refuses a session that has ended; `app.uid()` need not look for it again in this transaction.';

-- A token that says `aal2` outlives the factor by which it came to say so: the factor is asked for as well.
create or replace function app.is_supervisor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
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
end;
$$;

create or replace function app.limit_of(limit_name text) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select l.amount from app.limits l where l.name = limit_name), 9007199254740991);
end;
$$;
comment on function app.limit_of is 'How much of it there may be. What the table does not name has no limit.';

-- Without a search path of its own it is made part of the expression that calls it; its names were resolved when it was made.
create or replace function app.is_limited() returns boolean
language sql stable
return app.is_from_person() and coalesce(pg_catalog.current_setting('escale.restoring', true), '') = '';
comment on function app.is_limited is 'Whether limits of rows bind whoever asked: not the server, nor what comes back from a copy.';

create or replace function app.fits_answer(bytes integer, most integer) returns boolean
language plpgsql volatile
as $$
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
end;
$$;
comment on function app.fits_answer is 'True while the rows of this transaction are no larger than `most` together, in bytes; ends the statement when they are.';

-- Its argument is the kind. Counting and adding up are one statement: the sum sees the rows as they were before it.
create or replace function app.track_inserts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  counted constant text := tg_argv[0];
  is_limited constant boolean := app.is_limited();
  is_full boolean;
  added record;
begin
  for is_full in
    insert into app.trip_sizes as s (trip_id, kind, amount)
    select c.trip_id, counted, count(*) from came c group by 1 order by 1
    on conflict (trip_id, kind, shard) do update set amount = s.amount + excluded.amount
    returning is_limited and s.amount + (
      select coalesce(sum(o.amount), 0) from app.trip_sizes o
      where o.trip_id = s.trip_id and o.kind = s.kind and o.shard <> s.shard
    ) > (select l.amount from app.limits l where l.name = counted)
  loop
    if is_full then perform app.refuse_too_many(counted); end if;
  end loop;
  if is_limited and counted = 'messages' then
    for added in select c.trip_id, count(*)::integer as amount from came c group by 1 order by 1 loop
      if not app.take('messages-hour', added.trip_id::text, added.amount) then
        perform app.refuse(429, 'messages_too_often');
      end if;
    end loop;
  end if;
  return null;
end;
$$;

-- As before; one row, which is what pages add, is logged by one statement.
create or replace function app.log_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of more rows than these it is known well enough what changed.
  looked_at constant integer := 100;
  actor constant uuid := auth.uid();
  written text := coalesce(pg_catalog.current_setting('app.activity_written', true), '');
  line record;
  found_changes jsonb[];
  ids uuid[];
  titles text[];
begin
  if actor is null then return null; end if;
  if tg_op = 'INSERT' then
    if written = '' then
      insert into public.trip_activity_log as l (trip_id, created_by, operation, source, item_id, title)
      select c.trip_id, actor, case when c.created_at < now() then 'RESTORE' else tg_op end, tg_table_name, c.id, c.title
      from came c where not exists (select from came offset 1)
      returning ' ' || l.operation || ':' || l.trip_id into written;
      if found then
        written := pg_catalog.set_config('app.activity_written', written, true);
        return null;
      end if;
    end if;
    for line in
      select c.trip_id, count(*)::integer as amount, bool_and(c.created_at < now()) as is_back,
        (array_agg(c.id))[1] as id, min(c.title) as title
      from came c group by 1
    loop
      perform app.log_change(line.trip_id, case when line.is_back then 'RESTORE' else tg_op end, tg_table_name,
        case line.amount when 1 then line.id end, case line.amount when 1 then line.title end, '{}', line.amount);
    end loop;
  elsif tg_op = 'DELETE' then
    for line in
      select w.trip_id, count(*)::integer as amount, (array_agg(w.id))[1] as id, min(w.title) as title
      from went w where exists (select from public.trips t where t.id = w.trip_id) group by 1
    loop
      perform app.log_change(line.trip_id, tg_op, tg_table_name,
        case line.amount when 1 then line.id end, case line.amount when 1 then line.title end, '{}', line.amount);
    end loop;
  else
    for line in select c.trip_id, count(*)::integer as amount from came c group by 1 loop
      select array_agg(r.changes), array_agg(r.id), array_agg(r.title) into found_changes, ids, titles
      from (
        select c.id, c.title, app.changes_of(to_jsonb(w), to_jsonb(c)) as changes
        from (select * from came f where f.trip_id = line.trip_id limit looked_at) c join went w using (id)
      ) r
      where r.changes <> '{}';
      if cardinality(ids) = 1 and line.amount <= looked_at then
        perform app.log_change(line.trip_id, tg_op, tg_table_name, ids[1], titles[1], found_changes[1]);
      elsif ids is not null then
        perform app.log_change(line.trip_id, tg_op, tg_table_name, null, null, app.names_of(found_changes),
          case when line.amount > looked_at then line.amount else cardinality(ids) end);
      end if;
    end loop;
  end if;
  return null;
end;
$$;

-- Nearly nothing is closed on a weekday: then there is nothing to sort.
create or replace function app.check_closed_on() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.closed_on is null or new.closed_on = '{}' then
    new.closed_on := '{}';
    return new;
  end if;
  if coalesce(array_ndims(new.closed_on), 1) = 1 then
    new.closed_on := array(select distinct day from unnest(new.closed_on) day order by day);
  end if;
  if not app.is_weekdays(new.closed_on) then perform app.refuse(400, 'weekday_invalid', 'closed_on'); end if;
  return new;
end;
$$;
