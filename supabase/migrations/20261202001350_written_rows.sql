-- What follows a write to a trip, to who shares it, and to the rows below it: of each table one trigger an event, which does all of it in order.
--
-- An insert is logged, published, checked against the ids of recovery copies, and counted; an update is logged and published; what is deleted
-- is copied (or its id stored), logged, published and counted. Of a trip that goes itself, its rows go without a word about each.
--
-- The arguments of these triggers name what is counted (`app.limits`), then which steps a table has: `log`; `reserve`, for ids that clients
-- name; `count`, in `app.trip_sizes`, or `limit`, by its rows; `copy`, or `note` of the id alone. Every table is published: to the trip, or what
-- is private to a person to that person. Functions that a trigger calls do not see its transition tables, so they are handed rows as JSON, in
-- which these are published anyway, trip by trip in the order of ids: two writers of the same trips do not wait for each other crosswise.

create function app.after_inserts() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  made record;
begin
  for made in
    select c.trip_id, to_jsonb(c) ->> 'private_to' as person, array_agg(c.id) as ids, jsonb_agg(to_jsonb(c)) as rows
    from came c group by 1, 2 order by 1, 2
  loop
    if 'log' = any (tg_argv) then perform app.log_rows(made.trip_id, tg_op, tg_table_name, made.rows); end if;
    perform app.publish(coalesce('user:' || made.person, 'trip:' || made.trip_id), tg_table_name, tg_op, made.rows);
    if 'reserve' = any (tg_argv) then perform app.refuse_reserved_ids(tg_table_name, made.trip_id, made.ids); end if;
    if 'count' = any (tg_argv) then perform app.count_rows(tg_argv[0], made.trip_id, cardinality(made.ids)); end if;
    if 'limit' = any (tg_argv) then perform app.limit_rows(tg_argv[0], tg_table_name, made.trip_id, made.rows -> 0); end if;
  end loop;
  return null;
end $$;

create function app.after_updates() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed record;
begin
  for changed in
    select c.trip_id, to_jsonb(c) ->> 'private_to' as person, array_agg(to_jsonb(w)) as were, array_agg(to_jsonb(c)) as are
    from came c join went w using (id) group by 1, 2 order by 1, 2
  loop
    if 'log' = any (tg_argv) then perform app.log_changes(changed.trip_id, tg_table_name, changed.were, changed.are); end if;
    perform app.publish(coalesce('user:' || changed.person, 'trip:' || changed.trip_id), tg_table_name, tg_op,
      (select jsonb_agg(app.changed_columns(r.was, r.is_now)) from unnest(changed.were, changed.are) r (was, is_now)));
  end loop;
  return null;
end $$;

create function app.after_deletes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  for gone in
    select w.trip_id, array_agg(w.id) as ids, jsonb_agg(to_jsonb(w)) as rows from went w
    where exists (select from public.trips t where t.id = w.trip_id) group by 1 order by 1
  loop
    if 'copy' = any (tg_argv) then perform app.copy_deleted_rows(gone.trip_id, tg_table_name, gone.rows); end if;
    if 'note' = any (tg_argv) then perform app.note_deleted_ids(gone.trip_id, tg_table_name, gone.ids); end if;
    if 'log' = any (tg_argv) then perform app.log_rows(gone.trip_id, tg_op, tg_table_name, gone.rows); end if;
    perform app.publish('trip:' || gone.trip_id, tg_table_name, tg_op,
      (select jsonb_agg(jsonb_build_object('id', i)) from unnest(gone.ids) i));
    if 'count' = any (tg_argv) then perform app.count_rows(tg_argv[0], gone.trip_id, -cardinality(gone.ids)); end if;
  end loop;
  return null;
end $$;

-- Of trips: published to the trip, and to the lists of its people. When one goes, so do the lines of its log.
create function app.after_trip_writes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  one record;
  person uuid;
begin
  if tg_op = 'INSERT' then
    for one in select c.owner_id, array_agg(c.id) as ids, jsonb_agg(to_jsonb(c)) as rows from came c group by 1 order by 1 loop
      perform app.limit_trips(one.owner_id);
      perform app.publish('user:' || one.owner_id, tg_table_name, tg_op, one.rows);
      perform app.refuse_deleted_trips(one.owner_id, one.ids);
    end loop;
    for one in select c.id, to_jsonb(c) as row from came c loop
      perform app.log_rows(one.id, tg_op, tg_table_name, jsonb_build_array(one.row));
    end loop;
  elsif tg_op = 'UPDATE' then
    for one in select c.id, c.owner_id, to_jsonb(w) as was, to_jsonb(c) as is_now from came c join went w using (id) loop
      perform app.log_changes(one.id, tg_table_name, array[one.was], array[one.is_now]);
      for person in select null union all select one.owner_id union all select m.user_id from public.trip_collaborators m where m.trip_id = one.id loop
        perform app.publish(coalesce('user:' || person, 'trip:' || one.id), tg_table_name, tg_op,
          jsonb_build_array(app.changed_columns(one.was, one.is_now)));
      end loop;
    end loop;
  else
    for one in select w.id, w.owner_id from went w loop
      perform app.publish('trip:' || one.id, tg_table_name, tg_op, jsonb_build_array(jsonb_build_object('id', one.id)));
      perform app.publish_revoked(one.owner_id, 'trip:' || one.id, 'trip_deleted');
    end loop;
  end if;
  return null;
end $$;
create trigger after_inserts after insert on public.trips referencing new table as came for each statement execute function app.after_trip_writes();
create trigger after_updates after update on public.trips referencing old table as went new table as came for each statement execute function app.after_trip_writes();
create trigger after_deletes after delete on public.trips referencing old table as went for each statement execute function app.after_trip_writes();

-- Of who shares a trip: published to the trip, and to the person. Someone whose account goes has left, without their name.
create function app.after_collaborator_writes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  if tg_op = 'DELETE' then
    for one in select w.trip_id, w.user_id, w.role, t.id is not null as is_there, t.owner_id = w.user_id as is_owner
      from went w left join public.trips t on t.id = w.trip_id order by 1
    loop
      if one.is_there then
        if not one.is_owner then perform app.log_member(one.trip_id, one.user_id, tg_op, one.role, null); end if;
        perform app.publish('trip:' || one.trip_id, tg_table_name, tg_op,
          jsonb_build_array(jsonb_build_object('trip_id', one.trip_id, 'user_id', one.user_id)));
        perform app.count_rows('collaborators', one.trip_id, -1);
      end if;
      if one.is_owner is not true then
        perform app.publish_revoked(one.user_id, 'trip:' || one.trip_id, case when one.is_there then 'membership_lost' else 'trip_deleted' end);
      end if;
    end loop;
  elsif tg_op = 'INSERT' then
    for one in select c.trip_id, c.user_id, c.role, c.joined_at < now() as is_back, jsonb_build_array(to_jsonb(c)) as rows from came c order by 1 loop
      perform app.log_member(one.trip_id, one.user_id, case when one.is_back then 'RESTORE' else tg_op end, null, one.role);
      perform app.publish('trip:' || one.trip_id, tg_table_name, tg_op, one.rows);
      perform app.publish('user:' || one.user_id, tg_table_name, tg_op, one.rows);
      perform app.count_rows('collaborators', one.trip_id, 1);
    end loop;
  else
    for one in select c.trip_id, c.user_id, w.role as was, c.role, jsonb_build_array(to_jsonb(c)) as rows
      from came c join went w using (trip_id, user_id) order by 1
    loop
      if one.role <> one.was then perform app.log_member(one.trip_id, one.user_id, tg_op, one.was, one.role); end if;
      perform app.publish('trip:' || one.trip_id, tg_table_name, tg_op, one.rows);
      perform app.publish('user:' || one.user_id, tg_table_name, tg_op, one.rows);
    end loop;
  end if;
  return null;
end $$;
create trigger after_inserts after insert on public.trip_collaborators referencing new table as came for each statement execute function app.after_collaborator_writes();
create trigger after_updates after update on public.trip_collaborators referencing old table as went new table as came for each statement execute function app.after_collaborator_writes();
create trigger after_deletes after delete on public.trip_collaborators referencing old table as went for each statement execute function app.after_collaborator_writes();

-- Of a trip's links, to its owner, and of calendars and read marks, to whose they are: nothing of them but their key.
create function app.publish_secrets() returns trigger language plpgsql security definer set search_path = '' as $$
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
