-- What the database broadcasts when a trip changes.
--
-- Members join `trip:{id}`; `user:{id}` is a person's own: their list of trips, and what they have lost. Each statement that writes sends
-- one message a trip: the operation as its event, and `{ table, operation, by, change, complete, rows }`. Rows are whole for an insert,
-- key and changed columns for an update, the key for a deletion. Where that would be long, `complete` is false and rows have their key
-- alone, or none: the client reads them again under its own rights. `by` is who wrote, `change` the id that the writer gave the
-- request in the header X-Change-Id. Share links and feeds are broadcast to their person alone, as keys (docs/realtime.md).

create or replace function app.change_id() returns text language sql stable
return left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-change-id', 64);
comment on function app.change_id is 'The id that the caller gave this request: its own page knows the echo by it.';

-- What identifies a row to a client.
create or replace function app.row_key(whole jsonb) returns jsonb language sql immutable
return case when whole ? 'id' then jsonb_build_object('id', whole -> 'id')
  else jsonb_build_object('trip_id', whole -> 'trip_id', 'user_id', whole -> 'user_id') end;

-- The columns of an updated row that changed, and its key.
create or replace function app.changed_columns(was jsonb, is_now jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select app.row_key(is_now) || coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(is_now) c where c.value is distinct from was -> c.key;
$$;

create or replace function app.publish(topic text, source text, operation text, rows jsonb, complete boolean default true) returns void
language plpgsql volatile set search_path = '' as $$
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
end $$;
comment on function app.publish is 'Sends what changed in a table to a topic.';

create or replace function app.publish_revoked(person uuid, topic text, reason text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform realtime.send(
    jsonb_build_object('topic', topic, 'reason', reason, 'by', auth.uid(), 'change', app.change_id()),
    'revoked', 'user:' || person, true);
end $$;
comment on function app.publish_revoked is 'Tells a person that a topic (null: any) is no longer theirs, and why. Our server closes their channels at this.';

-- Of rows with an id and a trip. A trip that goes takes its rows along without a word about each.
create or replace function app.publish_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trip uuid;
  rows jsonb;
begin
  if tg_op = 'INSERT' then
    for trip, rows in select c.trip_id, jsonb_agg(to_jsonb(c)) from came c group by 1 loop
      perform app.publish('trip:' || trip, tg_table_name, tg_op, rows);
    end loop;
  elsif tg_op = 'UPDATE' then
    for trip, rows in
      select c.trip_id, jsonb_agg(app.changed_columns(to_jsonb(w), to_jsonb(c)))
      from came c join went w using (id) group by 1
    loop
      perform app.publish('trip:' || trip, tg_table_name, tg_op, rows);
    end loop;
  else
    for trip, rows in
      select w.trip_id, jsonb_agg(jsonb_build_object('id', w.id)) from went w
      where exists (select from public.trips t where t.id = w.trip_id) group by 1
    loop
      perform app.publish('trip:' || trip, tg_table_name, tg_op, rows);
    end loop;
  end if;
  return null;
end $$;
create or replace trigger publish_deletes after delete on public.trip_accommodations referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_accommodations referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_accommodations referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_activities referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_activities referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_activities referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_chat_messages referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_chat_messages referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_chat_messages referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_itineraries referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_itineraries referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_itineraries referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_meals referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_meals referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_meals referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_notes referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_notes referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_notes referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_settlements referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_settlements referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_settlements referencing old table as went new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_deletes after delete on public.trip_tasks referencing old table as went for each statement execute function app.publish_rows();
create or replace trigger publish_inserts after insert on public.trip_tasks referencing new table as came for each statement execute function app.publish_rows();
create or replace trigger publish_updates after update on public.trip_tasks referencing old table as went new table as came for each statement execute function app.publish_rows();

-- Of trips: to the trip, and to the lists of its people.
create or replace function app.publish_trips() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trip uuid;
  person uuid;
  owner uuid;
  rows jsonb;
begin
  if tg_op = 'INSERT' then
    for owner, rows in select c.owner_id, jsonb_agg(to_jsonb(c)) from came c group by 1 loop
      perform app.publish('user:' || owner, tg_table_name, tg_op, rows);
    end loop;
  elsif tg_op = 'UPDATE' then
    for trip, owner, rows in
      select c.id, c.owner_id, jsonb_build_array(app.changed_columns(to_jsonb(w), to_jsonb(c)))
      from came c join went w using (id)
    loop
      perform app.publish('trip:' || trip, tg_table_name, tg_op, rows);
      for person in
        select owner union all select m.user_id from public.trip_collaborators m where m.trip_id = trip
      loop
        perform app.publish('user:' || person, tg_table_name, tg_op, rows);
      end loop;
    end loop;
  else
    for trip, owner in select w.id, w.owner_id from went w loop
      perform app.publish('trip:' || trip, tg_table_name, tg_op, jsonb_build_array(jsonb_build_object('id', trip)));
      perform app.publish_revoked(owner, 'trip:' || trip, 'trip_deleted');
    end loop;
  end if;
  return null;
end $$;
create or replace trigger publish_deletes after delete on public.trips referencing old table as went for each statement execute function app.publish_trips();
create or replace trigger publish_inserts after insert on public.trips referencing new table as came for each statement execute function app.publish_trips();
create or replace trigger publish_updates after update on public.trips referencing old table as went new table as came for each statement execute function app.publish_trips();

-- Of who shares a trip: to the trip, and to the person.
create or replace function app.publish_collaborators() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  trip uuid;
  person uuid;
  rows jsonb;
begin
  if tg_op = 'DELETE' then
    for trip, person in select w.trip_id, w.user_id from went w loop
      if exists (select from public.trips t where t.id = trip) then
        perform app.publish('trip:' || trip, tg_table_name, tg_op,
          jsonb_build_array(jsonb_build_object('trip_id', trip, 'user_id', person)));
        if not exists (select from public.trips t where t.id = trip and t.owner_id = person) then
          perform app.publish_revoked(person, 'trip:' || trip, 'membership_lost');
        end if;
      else
        perform app.publish_revoked(person, 'trip:' || trip, 'trip_deleted');
      end if;
    end loop;
    return null;
  end if;
  for trip, person, rows in select c.trip_id, c.user_id, jsonb_build_array(to_jsonb(c)) from came c loop
    perform app.publish('trip:' || trip, tg_table_name, tg_op, rows);
    perform app.publish('user:' || person, tg_table_name, tg_op, rows);
  end loop;
  return null;
end $$;
create or replace trigger publish_deletes after delete on public.trip_collaborators referencing old table as went for each statement execute function app.publish_collaborators();
create or replace trigger publish_inserts after insert on public.trip_collaborators referencing new table as came for each statement execute function app.publish_collaborators();
create or replace trigger publish_updates after update on public.trip_collaborators referencing old table as went new table as came for each statement execute function app.publish_collaborators();

-- Of a trip's links, to its owner, and of calendars, to whose they are: nothing of them but their key.
create or replace function app.publish_secrets() returns trigger language plpgsql security definer set search_path = '' as $$
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
    perform app.publish('user:' || person, tg_table_name, tg_op, rows, false);
  end loop;
  return null;
end $$;
create or replace trigger publish_deletes after delete on public.calendar_feeds referencing old table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_inserts after insert on public.calendar_feeds referencing new table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_updates after update on public.calendar_feeds referencing new table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_deletes after delete on public.trip_reads referencing old table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_inserts after insert on public.trip_reads referencing new table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_updates after update on public.trip_reads referencing new table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_deletes after delete on public.trip_shares referencing old table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_inserts after insert on public.trip_shares referencing new table as changed for each statement execute function app.publish_secrets();
create or replace trigger publish_updates after update on public.trip_shares referencing new table as changed for each statement execute function app.publish_secrets();

create or replace function app.publish_banned() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish_revoked(old.id, null, case tg_op when 'DELETE' then 'account_deleted' else 'user_banned' end);
  return null;
end $$;
create or replace trigger publish_banned after update of is_banned on app.accounts
  for each row when (new.is_banned and not old.is_banned) execute function app.publish_banned();
create or replace trigger publish_deleted after delete on app.accounts for each row execute function app.publish_banned();

create or replace function app.publish_ended_sessions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  session uuid;
begin
  for person, session in
    select e.user_id, e.id from ended e
    where not exists (select from app.accounts a where a.id = e.user_id and a.is_banned)
  loop
    perform app.publish_revoked(person, 'session:' || session, 'session_ended');
  end loop;
  return null;
end $$;
create or replace trigger publish_ended_sessions after delete on auth.sessions referencing old table as ended for each statement execute function app.publish_ended_sessions();
