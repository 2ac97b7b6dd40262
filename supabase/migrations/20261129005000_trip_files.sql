-- A whole trip as rows, out and in again [PLUS-14]: what the trip file of `src/domain/trip-file` is written from, and made of.
--
-- Out: `trip_rows`, as its caller, of tables that the caller names. In: `import_trip` makes a trip of the caller's own in one transaction. What
-- is below a trip goes in as its caller, so grants, policies, checks and limits of rows hold; a new table of `app.trip_tables()` needs nothing here.
-- The lists of everyone come along too, though recovery copies leave them where they are; private ones never do.
-- What others have said, asked and paid (`app.insert_past`) is theirs under new ids, with the names of former members; only a trip of the
-- same transaction takes it, so nobody is made to say something where others are.

-- Items stay in the order in which they were added, so the database says when that was: what it remembers of one that was deleted, and
-- now of any other; in a trip of the same transaction, which nobody else has seen, what its file says. The activity takes what was made
-- before now for brought back.
create function app.set_created_at() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.trips t where t.id = new.trip_id and t.owner_id = app.uid() and t.created_at = now()) then return new; end if;
  new.created_at := coalesce((
    select (d.snapshot ->> 'created_at')::timestamptz from app.deleted_items d
    where d.item_id = new.id and d.trip_id = new.trip_id and d.source = tg_table_name
  ), now());
  return new;
end $$;
do $migration$
declare
  source text;
begin
  foreach source in array app.item_tables() || 'trip_expenses'::text loop
    execute format('create trigger set_created_at before insert on public.%I for each row
      when (new.created_at < now() and app.is_client()) execute function app.set_created_at()', source);
    execute format('alter policy insert_editor on public.%I with check (
      trip_id in (select app.editable_trip_ids()) and created_by = (select app.uid()) and created_at <= now())', source);
  end loop;
end $migration$;

create function app.trip_file_tables() returns text[] language sql immutable
  return app.trip_tables() || array['trip_lists', 'trip_list_entries'];
comment on function app.trip_file_tables is 'The tables that a trip file may be written from, in the order in which they can be filled.';

create function public.trip_rows(trip_id uuid, tables text[]) returns json language plpgsql stable set search_path = '' as $$
declare
  whole jsonb;
  part jsonb;
  source text;
begin
  select jsonb_build_object('trips', jsonb_build_array(to_jsonb(t))) into whole from public.trips t where t.id = trip_rows.trip_id;
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  foreach source in array app.trip_file_tables() loop
    if source = any (tables) then
      execute format('select coalesce(jsonb_agg(r.content order by r.content ->> ''created_at'', r.content ->> ''id''), ''[]'') from (
        select to_jsonb(c) as content from public.%I c where c.trip_id = $1 and to_jsonb(c) ->> ''private_to'' is null limit 10000) r', source) into part using trip_rows.trip_id;
      whole := whole || jsonb_build_object(source, part);
    end if;
  end loop;
  return whole;
end $$;
comment on function public.trip_rows is
  'The rows of a trip that its members see, of the tables that the caller names, at one moment; 10 000 of a table at most. @returns Record<string, Json[]>';

create function app.insert_rows(trip uuid, source text, rows jsonb) returns void language plpgsql volatile set search_path = '' as $$
declare
  columns constant text := (select string_agg(format('%I', k), ', ') from jsonb_object_keys(rows -> 0) k where k <> 'trip_id');
begin
  if columns is null then return; end if;
  execute format('insert into public.%1$I (trip_id, %2$s) select $1, %2$s from jsonb_populate_recordset(null::public.%1$I, $2)', source, columns)
    using trip, rows;
end $$;
comment on function app.insert_rows is 'Adds rows to a table below a trip, with the columns that the first of them has.';

-- Everything of it is made now, so nothing of it can be somebody's who has not asked for it.
create function app.insert_past(trip uuid, people jsonb, rows jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  named uuid[];
  entry jsonb;
begin
  if not exists (select from public.trips t where t.id = trip and t.owner_id = caller and t.created_at = now()) then
    perform app.forbid('not_trip_owner', 'trip_id');
  end if;
  if jsonb_array_length(people) > app.limit_of('collaborators') then perform app.refuse(422, 'collaborators_too_many', 'people'); end if;
  named := array(select (p.value ->> 'user_id')::uuid from jsonb_array_elements(people) p);
  if exists (select from app.accounts a where a.id = any (named)) then perform app.refuse(422, 'trip_file_invalid', 'people'); end if;
  insert into public.trip_former_members (trip_id, user_id, name)
  select trip, p.user_id, p.name from jsonb_populate_recordset(null::public.trip_former_members, people) p;

  for entry in select r.value from jsonb_each(rows) t cross join lateral jsonb_array_elements(t.value) r loop
    if exists (
      select from jsonb_each_text(entry) c where c.key in ('user_id', 'created_by', 'from_id', 'to_id', 'ticked_by')
        and c.value::uuid <> all (named || caller)
    ) or (entry ->> 'created_at')::timestamptz > now() then
      perform app.refuse(422, 'trip_file_invalid', 'rows');
    end if;
  end loop;
  insert into public.trip_polls (id, trip_id, question, options, is_multiple, closes_at, closed_at, created_by, created_at)
  select p.id, trip, p.question, p.options, p.is_multiple, p.closes_at, p.closed_at, p.created_by, p.created_at
  from jsonb_populate_recordset(null::public.trip_polls, rows -> 'trip_polls') p;
  insert into public.trip_votes (id, trip_id, poll_id, option_id, user_id)
  select v.id, trip, v.poll_id, v.option_id, v.user_id
  from jsonb_populate_recordset(null::public.trip_votes, rows -> 'trip_votes') v
  join public.trip_polls p on p.id = v.poll_id and p.trip_id = trip
  where p.options @> jsonb_build_array(jsonb_build_object('id', v.option_id));
  insert into public.trip_chat_messages (id, trip_id, user_id, text, created_at, reply_to, mentions, item_id)
  select m.id, trip, m.user_id, m.text, m.created_at, m.reply_to, coalesce(m.mentions, '{}'), m.item_id
  from jsonb_populate_recordset(null::public.trip_chat_messages, rows -> 'trip_chat_messages') m;
  insert into public.trip_settlements (id, trip_id, from_id, to_id, amount, currency, created_by, created_at)
  select s.id, trip, s.from_id, s.to_id, s.amount, s.currency, caller, s.created_at
  from jsonb_populate_recordset(null::public.trip_settlements, rows -> 'trip_settlements') s;
  insert into public.trip_lists (id, trip_id, title, created_by)
  select l.id, trip, l.title, caller from jsonb_populate_recordset(null::public.trip_lists, rows -> 'trip_lists') l;
  insert into public.trip_list_entries (id, trip_id, list_id, text, quantity, is_heading, position, ticked_by)
  select e.id, trip, e.list_id, e.text, e.quantity, e.is_heading, e.position, e.ticked_by
  from jsonb_populate_recordset(null::public.trip_list_entries, rows -> 'trip_list_entries') e;
end $$;
comment on function app.insert_past is
  'Adds to a trip of this transaction its former members, what they or the caller have said, chosen and paid, and lists with their ticks.';

-- `freeze_rate` gives a new cost the newest rate; an imported one has the rate of the file, or none.
create function app.set_rates(source text, rows jsonb) returns void language plpgsql volatile set search_path = '' as $$
begin
  if not rows -> 0 ? 'rate' then return; end if;
  execute format('update public.%1$I c set rate = r.rate from jsonb_populate_recordset(null::public.%1$I, $1) r
    where c.id = r.id and c.rate is distinct from r.rate', source) using rows;
end $$;
comment on function app.set_rates is 'Gives rows that were just added the rates that they came with.';

create function public.import_trip(trip jsonb, people jsonb, rows jsonb) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  past constant text[] := '{trip_polls,trip_votes,trip_chat_messages,trip_settlements,trip_lists,trip_list_entries}';
  made uuid;
  source text;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  -- Sent twice, it is made once.
  select t.id into made from public.trips t where t.id = (trip ->> 'id')::uuid and t.owner_id = app.uid();
  if found then return made; end if;
  insert into public.trips (id, title, description, destination, destination_details, start_date, end_date, status, currency, image_url, image_attribution, budget)
  select t.id, t.title, t.description, t.destination, t.destination_details, t.start_date, t.end_date, t.status, t.currency, t.image_url, t.image_attribution, t.budget
  from jsonb_populate_record(null::public.trips, trip) t
  returning id into made;
  perform app.insert_past(made, coalesce(people, '[]'), (select coalesce(jsonb_object_agg(r.key, r.value), '{}') from jsonb_each(rows) r where r.key = any (past)));
  foreach source in array app.trip_tables() loop
    continue when not rows ? source or source = any (past);
    perform app.insert_rows(made, source, rows -> source);
    perform app.set_rates(source, rows -> source);
  end loop;
  return made;
exception
  when data_exception or undefined_column or not_null_violation or check_violation or foreign_key_violation or insufficient_privilege then
    if sqlerrm ~ '^[a-z_]+$' then raise; end if;
    perform app.refuse(422, 'trip_file_invalid', 'rows');
end $$;
comment on function public.import_trip is
  'Makes a trip of the caller''s own with all that a trip file holds, or nothing; `people` are those whom it names, under new ids.';
