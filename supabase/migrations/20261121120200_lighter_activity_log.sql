-- One item that is added is by far the commonest change: its line costs no grouping, no search and no second function.
--
-- Whether this request has a line of the trip already is known by a setting that lives as long as its transaction, so
-- that only the second write of a request looks for it. Who adds something has an account; that of who changes or takes
-- away may be going at this very moment.

create or replace function app.log_change(
  trip uuid, operation text, source text, item uuid, title text, changes jsonb default '{}', amount integer default 1
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  actor constant uuid := (select a.id from app.accounts a where a.id = auth.uid());
  line constant text := ' ' || log_change.operation || ':' || trip;
  written constant text := coalesce(current_setting('app.activity_written', true), '');
begin
  -- An account that is going writes no more, but it leaves.
  if actor is null and log_change.source <> 'trip_collaborators' then return; end if;
  if position(line in written) > 0 then
    update public.trip_activity_log l set
      amount = l.amount + log_change.amount,
      source = case when 'trips' in (l.source, log_change.source) then 'trips' when l.source = log_change.source then l.source end,
      item_id = case 'trips' when l.source then l.item_id when log_change.source then item end,
      title = case 'trips' when l.source then l.title when log_change.source then log_change.title end,
      changes = case 'trips' when l.source then l.changes when log_change.source then log_change.changes
        else app.names_of(array[l.changes, log_change.changes]) end
    where l.trip_id = trip and l.created_at = now() and l.operation = log_change.operation
      and l.created_by is not distinct from actor;
    if found then return; end if;
  end if;
  insert into public.trip_activity_log (trip_id, created_by, operation, source, item_id, title, amount, changes)
  values (trip, actor, log_change.operation, log_change.source, item, log_change.title, log_change.amount, log_change.changes);
  perform set_config('app.activity_written', written || line, true);
end;
$$;
comment on function app.log_change is 'Writes a line of a trip''s activity, or adds to the line that this request has written.';

create or replace function app.log_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of more rows than these it is known well enough what changed.
  looked_at constant integer := 100;
  actor constant uuid := auth.uid();
  written constant text := coalesce(current_setting('app.activity_written', true), '');
  line record;
  found_changes jsonb[];
  ids uuid[];
  titles text[];
begin
  if actor is null then return null; end if;
  if tg_op = 'INSERT' then
    if written = '' and not exists (select from came offset 1) then
      select c.trip_id, c.id, c.title, case when c.created_at < now() then 'RESTORE' else tg_op end as operation
        into line from came c;
      if found then
        insert into public.trip_activity_log (trip_id, created_by, operation, source, item_id, title)
        values (line.trip_id, actor, line.operation, tg_table_name, line.id, line.title);
        perform set_config('app.activity_written', ' ' || line.operation || ':' || line.trip_id, true);
      end if;
      return null;
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
