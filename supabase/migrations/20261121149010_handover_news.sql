-- Who gets a trip stops being a collaborator of it, and has not left: their channel stays open, and the trip's activity does not
-- say that they went. So the trip changes hands first, and both functions look whose it is by then.

create or replace function app.hand_over_trip(trip uuid, heir uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.trips t where t.id = trip and t.owner_id = app.uid() for update;
  if not found then perform app.refuse(404, 'trip_not_found', 'handovers'); end if;
  if not exists (
    select from public.trip_collaborators c join app.accounts a on a.id = c.user_id
    where c.trip_id = trip and c.user_id = heir and not a.is_banned
  ) then
    perform app.refuse(422, 'heir_not_member', 'handovers');
  end if;
  perform set_config('app.hands_over', trip::text, true);
  update public.trips t set owner_id = heir where t.id = trip;
  delete from public.trip_collaborators c where c.trip_id = trip and c.user_id = heir;
end;
$$;

create or replace function app.log_collaborators() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  line record;
begin
  if auth.uid() is null then return null; end if;
  for line in execute case tg_op
    when 'INSERT' then
      'select c.trip_id, c.user_id, c.joined_at < now() as is_back, null::text as was, c.role as role from came c'
    when 'DELETE' then
      'select w.trip_id, w.user_id, false as is_back, w.role as was, null::text as role from went w
       where exists (select from public.trips t where t.id = w.trip_id and t.owner_id <> w.user_id)'
    else
      'select c.trip_id, c.user_id, false as is_back, w.role as was, c.role from came c join went w using (trip_id, user_id)
       where w.role <> c.role' end
  loop
    perform app.log_change(line.trip_id, case when line.is_back then 'RESTORE' else tg_op end, tg_table_name, line.user_id,
      (select coalesce(nullif(btrim(a.name), ''), split_part(a.email, '@', 1)) from app.accounts a where a.id = line.user_id),
      jsonb_build_object('role', jsonb_build_array(line.was, line.role)));
  end loop;
  return null;
end;
$$;

create or replace function app.tell_collaborators() returns trigger
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
        if not exists (select from public.trips t where t.id = trip and t.owner_id = person) then
          perform app.tell_revoked(person, 'trip:' || trip, 'membership_lost');
        end if;
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
