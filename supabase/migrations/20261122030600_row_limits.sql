-- How many rows a trip and an account may have.
--
-- Policies say who may write, and nothing said how much: one account could fill the disk. The figures stand in `app.limits` and are
-- far above what people plan. They bind visitors and people, not the server or the operator; what comes back from a copy is let in, since
-- it was within them before. Nothing is counted by reading: `app.trip_sizes` is kept by statement, rows for each kind and connection, so that
-- messages and items do not wait for each other. Its triggers run after all others of a table (in the order of names), so that
-- nobody holds its rows while waiting for those of the trip.

insert into app.limits (name, amount, seconds) values
  ('trips', 500, null),
  ('items', 5000, null),
  ('tasks', 1000, null),
  ('messages', 100000, null),
  ('messages-hour', 1000, 3600),
  ('collaborators', 100, null),
  ('settlements', 2000, null),
  ('shares', 50, null),
  ('deleted-trips', 200, null),
  ('deleted-items', 10000, null);

create table app.trip_sizes (
  trip_id uuid not null references public.trips (id) on delete cascade,
  kind text not null check (kind in ('items', 'tasks', 'messages', 'collaborators', 'settlements')),
  shard smallint not null default pg_backend_pid() % 16,
  amount integer not null,
  primary key (trip_id, kind, shard)
);
comment on table app.trip_sizes is 'How many rows of each kind a trip has: the sum of its shards.';
comment on column app.trip_sizes.shard is 'Connections count in rows of their own, so that writers of one trip do not wait for each other''s commit. A shard may be negative.';
alter table app.trip_sizes enable row level security;

create function app.refuse_too_many(kind text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  case kind
    when 'items' then perform app.refuse(422, 'items_too_many');
    when 'tasks' then perform app.refuse(422, 'tasks_too_many');
    when 'messages' then perform app.refuse(422, 'messages_too_many');
    when 'collaborators' then perform app.refuse(422, 'collaborators_too_many');
    when 'settlements' then perform app.refuse(422, 'settlements_too_many');
  end case;
end;
$$;

create function app.is_limited() returns boolean
language sql stable set search_path = ''
return app.is_from_person() and coalesce(current_setting('escale.restoring', true), '') = '';
comment on function app.is_limited is 'Whether limits of rows bind whoever asked: not the server, nor what comes back from a copy.';

-- Its argument is the kind.
create function app.track_inserts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant bigint := app.limit_of(tg_argv[0]);
  is_limited constant boolean := app.is_limited();
  added record;
  total integer;
begin
  for added in select c.trip_id, count(*)::integer as amount from came c group by 1 order by 1 loop
    insert into app.trip_sizes as s (trip_id, kind, amount) values (added.trip_id, tg_argv[0], added.amount)
    on conflict (trip_id, kind, shard) do update set amount = s.amount + excluded.amount;
    if not is_limited then continue; end if;
    select sum(s.amount) into total from app.trip_sizes s where s.trip_id = added.trip_id and s.kind = tg_argv[0];
    if total > most then perform app.refuse_too_many(tg_argv[0]); end if;
    if tg_argv[0] = 'messages' and not app.take('messages-hour', added.trip_id::text, added.amount) then
      perform app.refuse(429, 'messages_too_often');
    end if;
  end loop;
  return null;
end;
$$;

create function app.track_deletes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of a trip that goes itself nothing is counted any more.
  insert into app.trip_sizes as s (trip_id, kind, amount)
  select g.trip_id, tg_argv[0], -g.amount
  from (select w.trip_id, count(*)::integer as amount from went w group by 1 order by 1) g
  join public.trips t on t.id = g.trip_id
  on conflict (trip_id, kind, shard) do update set amount = s.amount + excluded.amount;
  return null;
end;
$$;

do $$
declare
  source text;
  kind text;
begin
  for source, kind in
    select t, 'items' from unnest(app.item_tables()) t
    union all values ('trip_tasks', 'tasks'), ('trip_chat_messages', 'messages'), ('trip_collaborators', 'collaborators'),
      ('trip_settlements', 'settlements')
  loop
    execute format('insert into app.trip_sizes as s (trip_id, kind, amount)
      select t.trip_id, %L, count(*) from public.%I t group by 1
      on conflict (trip_id, kind, shard) do update set amount = s.amount + excluded.amount', kind, source);
    execute format('create trigger track_inserts after insert on public.%I referencing new table as came
      for each statement execute function app.track_inserts(%L)', source, kind);
    execute format('create trigger track_deletes after delete on public.%I referencing old table as went
      for each statement execute function app.track_deletes(%L)', source, kind);
  end loop;
end;
$$;

-- At most so many entries of an index are looked at. The account's row keeps two requests of one person from passing together.
create function app.limit_trips() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  most constant bigint := app.limit_of('trips');
  owner uuid;
begin
  if not app.is_limited() then return null; end if;
  for owner in select distinct c.owner_id from came c loop
    perform from app.accounts a where a.id = owner for no key update;
    if (select count(*) from (select from public.trips t where t.owner_id = owner limit most + 1) up_to) > most then
      perform app.refuse(422, 'trips_too_many');
    end if;
  end loop;
  return null;
end;
$$;
create trigger limit_trips after insert on public.trips referencing new table as came
  for each statement execute function app.limit_trips();

-- Links that still lead somewhere are limited; of those that were revoked the last are remembered.
create function app.limit_shares() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
end;
$$;
create trigger limit_shares after insert on public.trip_shares for each row execute function app.limit_shares();

-- Copies are bounded too: beyond so many of an owner, or of a trip, the oldest go before their thirty days are over.
create function app.limit_deleted_trips() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.deleted_trips d where d.trip_id in (
    select o.trip_id from app.deleted_trips o where o.owner_id = new.owner_id
    order by o.deleted_at desc, o.trip_id offset app.limit_of('deleted-trips')
  );
  return null;
end;
$$;
create trigger limit_deleted_trips after insert on app.deleted_trips for each row execute function app.limit_deleted_trips();

drop index app.deleted_items_trip_idx;
create index deleted_items_trip_idx on app.deleted_items (trip_id, deleted_at desc);
create function app.limit_deleted_items() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
begin
  delete from app.deleted_items d
  using (select distinct c.trip_id from came c) t
  cross join lateral (
    select o.deleted_at from app.deleted_items o where o.trip_id = t.trip_id
    order by o.deleted_at desc offset greatest(app.limit_of('deleted-items') - 1, 0) limit 1
  ) last_kept
  where d.trip_id = t.trip_id and d.deleted_at < last_kept.deleted_at;
  return null;
end;
$$;
create trigger limit_deleted_items after insert on app.deleted_items referencing new table as came
  for each statement execute function app.limit_deleted_items();

-- As before; what comes back was within the limits when it was made.
create or replace function public.restore_trip(trip_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept jsonb;
  child text;
begin
  delete from app.deleted_trips d
  where d.trip_id = restore_trip.trip_id and d.owner_id = app.uid() and d.deleted_at >= now() - interval '30 days'
  returning d.snapshot into kept;
  if kept is null then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  perform set_config('escale.restoring', 'on', true);
  insert into public.trips select r.* from jsonb_populate_recordset(null::public.trips, kept -> 'trips') r;
  foreach child in array app.trip_tables() loop
    execute format('insert into public.%1$I select r.* from jsonb_populate_recordset(null::public.%1$I, $1) r', child)
      using app.without_the_gone(coalesce(kept -> child, '[]'));
  end loop;
  perform set_config('escale.restoring', '', true);
  return restore_trip.trip_id;
end;
$$;
