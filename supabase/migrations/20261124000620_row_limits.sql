-- How many rows a trip and an account may have.
--
-- The figures stand in `app.limits`, far above what people plan. They bind visitors and people, not the server, the operator or what a
-- recovery copy brings back. `app.trip_sizes` is counted by statement triggers, with rows for each kind and connection, so that
-- writers of one trip do not wait for each other. These triggers run after all others of a table (in the order of names).

create table if not exists app.trip_sizes (
  trip_id uuid not null references public.trips (id) on delete cascade,
  kind text not null check (kind in ('items', 'tasks', 'messages', 'collaborators', 'settlements')),
  shard smallint not null default pg_backend_pid() % 16,
  amount integer not null,
  primary key (trip_id, kind, shard)
);
comment on table app.trip_sizes is 'How many rows of each kind a trip has: the sum of its shards.';
comment on column app.trip_sizes.shard is
  'Connections count in rows of their own, so that writers of one trip do not wait for each other''s commit. A shard may be negative.';
alter table app.trip_sizes enable row level security;

create or replace function app.refuse_too_many(kind text) returns void language plpgsql stable set search_path = '' as $$
begin
  case kind
    when 'items' then perform app.refuse(422, 'items_too_many');
    when 'tasks' then perform app.refuse(422, 'tasks_too_many');
    when 'messages' then perform app.refuse(422, 'messages_too_many');
    when 'collaborators' then perform app.refuse(422, 'collaborators_too_many');
    when 'settlements' then perform app.refuse(422, 'settlements_too_many');
  end case;
end $$;

-- Without a search path of its own it is made part of the expression that calls it.
create or replace function app.is_limited() returns boolean language sql stable
return app.is_from_person() and coalesce(pg_catalog.current_setting('escale.restoring', true), '') = '';
comment on function app.is_limited is 'Whether limits of rows bind the caller: not the server, nor what comes back from a copy.';

-- Its argument is the kind. Counting and adding up are one statement: the sum sees the rows as they were before it.
create or replace function app.track_inserts() returns trigger language plpgsql security definer set search_path = '' as $$
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
      if not app.take('messages-hour', added.trip_id::text, added.amount) then perform app.refuse(429, 'messages_too_often'); end if;
    end loop;
  end if;
  return null;
end $$;
create or replace trigger track_inserts after insert on public.trip_accommodations referencing new table as came for each statement execute function app.track_inserts('items');
create or replace trigger track_inserts after insert on public.trip_activities referencing new table as came for each statement execute function app.track_inserts('items');
create or replace trigger track_inserts after insert on public.trip_chat_messages referencing new table as came for each statement execute function app.track_inserts('messages');
create or replace trigger track_inserts after insert on public.trip_collaborators referencing new table as came for each statement execute function app.track_inserts('collaborators');
create or replace trigger track_inserts after insert on public.trip_itineraries referencing new table as came for each statement execute function app.track_inserts('items');
create or replace trigger track_inserts after insert on public.trip_meals referencing new table as came for each statement execute function app.track_inserts('items');
create or replace trigger track_inserts after insert on public.trip_notes referencing new table as came for each statement execute function app.track_inserts('items');
create or replace trigger track_inserts after insert on public.trip_settlements referencing new table as came for each statement execute function app.track_inserts('settlements');
create or replace trigger track_inserts after insert on public.trip_tasks referencing new table as came for each statement execute function app.track_inserts('tasks');

create or replace function app.track_deletes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Of a trip that goes itself nothing is counted any more.
  insert into app.trip_sizes as s (trip_id, kind, amount)
  select g.trip_id, tg_argv[0], -g.amount
  from (select w.trip_id, count(*)::integer as amount from went w group by 1 order by 1) g
  join public.trips t on t.id = g.trip_id
  on conflict (trip_id, kind, shard) do update set amount = s.amount + excluded.amount;
  return null;
end $$;
create or replace trigger track_deletes after delete on public.trip_accommodations referencing old table as went for each statement execute function app.track_deletes('items');
create or replace trigger track_deletes after delete on public.trip_activities referencing old table as went for each statement execute function app.track_deletes('items');
create or replace trigger track_deletes after delete on public.trip_chat_messages referencing old table as went for each statement execute function app.track_deletes('messages');
create or replace trigger track_deletes after delete on public.trip_collaborators referencing old table as went for each statement execute function app.track_deletes('collaborators');
create or replace trigger track_deletes after delete on public.trip_itineraries referencing old table as went for each statement execute function app.track_deletes('items');
create or replace trigger track_deletes after delete on public.trip_meals referencing old table as went for each statement execute function app.track_deletes('items');
create or replace trigger track_deletes after delete on public.trip_notes referencing old table as went for each statement execute function app.track_deletes('items');
create or replace trigger track_deletes after delete on public.trip_settlements referencing old table as went for each statement execute function app.track_deletes('settlements');
create or replace trigger track_deletes after delete on public.trip_tasks referencing old table as went for each statement execute function app.track_deletes('tasks');

-- At most so many entries of an index are read. The lock on the account serializes two requests of one person.
-- At most so many entries of an index are looked at. The account's row keeps two requests of one person from passing together.
create or replace function app.limit_trips() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
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
end $$;
create or replace trigger limit_trips after insert on public.trips referencing new table as came for each statement execute function app.limit_trips();

-- Links that still lead somewhere are limited; of those that were revoked the last are remembered.
create or replace function app.limit_shares() returns trigger language plpgsql security definer set search_path = '' as $$
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
create or replace trigger limit_shares after insert on public.trip_shares for each row execute function app.limit_shares();

-- Copies are bounded too: beyond so many of an owner, or of a trip, the oldest go before their thirty days are over.
create or replace function app.limit_deleted_trips() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.deleted_trips d where d.trip_id in (
    select o.trip_id from app.deleted_trips o where o.owner_id = new.owner_id
    order by o.deleted_at desc, o.trip_id offset app.limit_of('deleted-trips')
  );
  return null;
end $$;
create or replace trigger limit_deleted_trips after insert on app.deleted_trips for each row execute function app.limit_deleted_trips();

create or replace function app.limit_deleted_items() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  delete from app.deleted_items d
  using (select distinct c.trip_id from came c) t
  cross join lateral (
    select o.deleted_at from app.deleted_items o where o.trip_id = t.trip_id
    order by o.deleted_at desc offset greatest(app.limit_of('deleted-items') - 1, 0) limit 1
  ) oldest_allowed
  where d.trip_id = t.trip_id and d.deleted_at < oldest_allowed.deleted_at;
  return null;
end $$;
create or replace trigger limit_deleted_items after insert on app.deleted_items referencing new table as came for each statement execute function app.limit_deleted_items();
