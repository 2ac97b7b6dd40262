-- Everyone in a trip hears at once what changed in it.
--
-- Whoever sees a trip may join the channel `trip:{id}`, hear what is sent there, say something and be present. `user:{id}` is
-- a person's own: their list of trips, and what they have lost. Nobody else can join it, nobody at all can send to it.
--
-- Each statement that writes sends one message for each trip that it touches: the operation as its event, and
-- `{ table, operation, by, change, complete, rows }`. Rows are whole for an insert; for an update they have their key and the
-- columns that changed; for a deletion their key. Where that would be long, `complete` is false and rows have their key alone
-- (or there are none, when even these are too many): the client reads them again, under its own rights. `by` is who wrote,
-- `change` the id that the writer gave the request in the header X-Change-Id, so that its own page knows the echo. Links and
-- calendars are secrets of one person: that they changed is told to this person alone. docs/realtime.md has it all.

create function app.may_receive(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if topic ~ '^trip:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return substr(topic, 6)::uuid in (select app.visible_trip_ids());
  end if;
  return coalesce(topic = 'user:' || app.uid(), false);
end;
$$;
comment on function app.may_receive is 'Whether the caller may join a topic: their trips'' and their own.';

create function app.may_send(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return topic like 'trip:%' and app.may_receive(topic);
end;
$$;
comment on function app.may_send is 'Whether the caller may send to a topic, or be present there: their trips'' alone.';

create policy select_member on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select app.may_receive((select realtime.topic()))));
create policy insert_member on realtime.messages for insert to authenticated
  with check (extension in ('broadcast', 'presence') and (select app.may_send((select realtime.topic()))));

create function app.change_id() returns text
language sql stable
return left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-change-id', 64);
comment on function app.change_id is 'The id that the caller gave this request: its own page knows the echo by it.';

-- What identifies a row to a client.
create function app.row_key(whole jsonb) returns jsonb
language sql immutable
return case when whole ? 'id' then jsonb_build_object('id', whole -> 'id')
  else jsonb_build_object('trip_id', whole -> 'trip_id', 'user_id', whole -> 'user_id') end;

create function app.tell(topic text, source text, operation text, rows jsonb, complete boolean default true) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  longest constant integer := 32768;
begin
  if octet_length(rows::text) > longest then
    complete := false;
    select jsonb_agg(app.row_key(r.value)) into rows from jsonb_array_elements(rows) r;
    if octet_length(rows::text) > longest then rows := '[]'; end if;
  end if;
  perform realtime.send(
    jsonb_build_object('table', source, 'operation', operation, 'by', auth.uid(), 'change', app.change_id(),
      'complete', complete, 'rows', rows),
    operation, topic, true);
end;
$$;
comment on function app.tell is 'Sends what changed in a table to a topic.';

-- The columns of an updated row that changed, and its key.
create function app.changed_columns(was jsonb, is_now jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select app.row_key(is_now) || coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(is_now) c where c.value is distinct from was -> c.key;
$$;

-- Of rows with an id and a trip. A trip that goes takes its rows along without a word about each.
create function app.tell_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  trip uuid;
  rows jsonb;
begin
  if tg_op = 'INSERT' then
    for trip, rows in select c.trip_id, jsonb_agg(to_jsonb(c)) from came c group by 1 loop
      perform app.tell('trip:' || trip, tg_table_name, tg_op, rows);
    end loop;
  elsif tg_op = 'UPDATE' then
    for trip, rows in
      select c.trip_id, jsonb_agg(app.changed_columns(to_jsonb(w), to_jsonb(c)))
      from came c join went w using (id) group by 1
    loop
      perform app.tell('trip:' || trip, tg_table_name, tg_op, rows);
    end loop;
  else
    for trip, rows in
      select w.trip_id, jsonb_agg(jsonb_build_object('id', w.id)) from went w
      where exists (select from public.trips t where t.id = w.trip_id) group by 1
    loop
      perform app.tell('trip:' || trip, tg_table_name, tg_op, rows);
    end loop;
  end if;
  return null;
end;
$$;

-- Of trips: to the trip, and to the lists of its people.
create function app.tell_trips() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  trip uuid;
  person uuid;
  owner uuid;
  rows jsonb;
begin
  if tg_op = 'INSERT' then
    for owner, rows in select c.owner_id, jsonb_agg(to_jsonb(c)) from came c group by 1 loop
      perform app.tell('user:' || owner, tg_table_name, tg_op, rows);
    end loop;
  elsif tg_op = 'UPDATE' then
    for trip, owner, rows in
      select c.id, c.owner_id, jsonb_build_array(app.changed_columns(to_jsonb(w), to_jsonb(c)))
      from came c join went w using (id)
    loop
      perform app.tell('trip:' || trip, tg_table_name, tg_op, rows);
      for person in
        select owner union all select m.user_id from public.trip_collaborators m where m.trip_id = trip
      loop
        perform app.tell('user:' || person, tg_table_name, tg_op, rows);
      end loop;
    end loop;
  else
    for trip, owner in select w.id, w.owner_id from went w loop
      perform app.tell('trip:' || trip, tg_table_name, tg_op, jsonb_build_array(jsonb_build_object('id', trip)));
      perform app.tell_revoked(owner, 'trip:' || trip, 'trip_deleted');
    end loop;
  end if;
  return null;
end;
$$;

create function app.tell_revoked(person uuid, topic text, reason text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('topic', topic, 'reason', reason, 'by', auth.uid(), 'change', app.change_id()),
    'revoked', 'user:' || person, true);
end;
$$;
comment on function app.tell_revoked is
  'Tells a person that a topic (null: any) is no longer theirs, and why. Our server closes their channels at this.';

-- Of who shares a trip: to the trip, and to the person.
create function app.tell_collaborators() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  trip uuid;
  person uuid;
  rows jsonb;
begin
  if tg_op = 'DELETE' then
    for trip, person in select w.trip_id, w.user_id from went w loop
      if exists (select from public.trips t where t.id = trip) then
        perform app.tell('trip:' || trip, tg_table_name, tg_op,
          jsonb_build_array(jsonb_build_object('trip_id', trip, 'user_id', person)));
        perform app.tell_revoked(person, 'trip:' || trip, 'membership_lost');
      else
        perform app.tell_revoked(person, 'trip:' || trip, 'trip_deleted');
      end if;
    end loop;
    return null;
  end if;
  for trip, person, rows in select c.trip_id, c.user_id, jsonb_build_array(to_jsonb(c)) from came c loop
    perform app.tell('trip:' || trip, tg_table_name, tg_op, rows);
    perform app.tell('user:' || person, tg_table_name, tg_op, rows);
  end loop;
  return null;
end;
$$;

-- Of a trip's links, to its owner, and of calendars, to whose they are: nothing of them but their key.
create function app.tell_secrets() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  rows jsonb;
begin
  for person, rows in
    select coalesce(s.row ->> 'user_id', t.owner_id::text)::uuid,
      jsonb_agg(app.row_key(s.row) || jsonb_build_object('trip_id', s.row -> 'trip_id'))
    from (select to_jsonb(c) as row from changed c) s
    join public.trips t on t.id = (s.row ->> 'trip_id')::uuid
    group by 1
  loop
    perform app.tell('user:' || person, tg_table_name, tg_op, rows, false);
  end loop;
  return null;
end;
$$;

create function app.tell_banned() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_revoked(old.id, null, case tg_op when 'DELETE' then 'account_deleted' else 'user_banned' end);
  return null;
end;
$$;
create trigger tell_banned after update of is_banned on app.accounts for each row
  when (new.is_banned and not old.is_banned) execute function app.tell_banned();
create trigger tell_deleted after delete on app.accounts for each row execute function app.tell_banned();

-- Puts the triggers on a table. A table that comes later calls this from its own migration.
create function app.broadcast_changes(source text, teller text default 'tell_rows') returns void
language plpgsql volatile set search_path = ''
as $$
declare
  -- The one of secrets looks at whichever rows there are; the others at what was and what is.
  came constant text := case teller when 'tell_secrets' then 'changed' else 'came' end;
  went constant text := case teller when 'tell_secrets' then 'changed' else 'went' end;
begin
  execute format('create trigger tell_inserts after insert on public.%I referencing new table as %I
    for each statement execute function app.%I()', source, came, teller);
  if teller = 'tell_secrets' then
    execute format('create trigger tell_updates after update on public.%I referencing new table as changed
      for each statement execute function app.%I()', source, teller);
  else
    execute format('create trigger tell_updates after update on public.%I referencing old table as went new table as came
      for each statement execute function app.%I()', source, teller);
  end if;
  execute format('create trigger tell_deletes after delete on public.%I referencing old table as %I
    for each statement execute function app.%I()', source, went, teller);
end;
$$;
comment on function app.broadcast_changes is 'Has every change of a table told to the people of its trip.';

do $$
declare
  source text;
begin
  perform app.broadcast_changes('trips', 'tell_trips');
  foreach source in array app.trip_tables() loop
    perform app.broadcast_changes(source, case
      when source = 'trip_collaborators' then 'tell_collaborators'
      when source in ('trip_shares', 'calendar_feeds') then 'tell_secrets'
      else 'tell_rows' end);
  end loop;
end;
$$;
