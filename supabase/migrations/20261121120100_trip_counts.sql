-- What is new in each of one's trips, in one answer: for the dashboard, and for the tabs of a trip.
--
-- Beside how far the discussion was read stands how far the activity was; either may be there without the other. Who has
-- looked at neither has no row: then everything since they joined is new.

alter table public.trip_reads
  alter column read_at drop not null,
  add column activity_read_at timestamptz;
comment on table public.trip_reads is 'Up to when a person has read a trip''s discussion and its activity. Null: never.';

-- Never back, and never past now: two windows of one person, or a clock that is wrong, lose nothing.
create function public.mark_activity_read(trip_id uuid, read_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  moment constant timestamptz := least(coalesce(mark_activity_read.read_at, now()), now());
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  if not exists (select from app.visible_trip_ids() v (id) where v.id = mark_activity_read.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  insert into public.trip_reads (trip_id, user_id, read_at, activity_read_at)
  values (mark_activity_read.trip_id, caller, null, moment)
  on conflict on constraint trip_reads_pkey do update
    set activity_read_at = greatest(trip_reads.activity_read_at, excluded.activity_read_at);
end;
$$;
comment on function public.mark_activity_read is 'The caller has seen what changed in the trip up to then.';

-- At most 100 are counted of a trip: more is not shown.
create function public.trip_counts() returns table (
  trip_id uuid, unread integer, read_at timestamptz, changes integer, activity_read_at timestamptz, open_tasks integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  return query
    select mine.id, (
      select count(*)::integer from (
        select from public.trip_chat_messages m
        where m.trip_id = mine.id and m.user_id <> caller and m.created_at > coalesce(r.read_at, joined.moment) limit 100
      ) newer
    ), r.read_at, (
      select count(*)::integer from (
        select from public.trip_activity_log l
        where l.trip_id = mine.id and l.created_by is distinct from caller
          and l.created_at > coalesce(r.activity_read_at, joined.moment) limit 100
      ) newer
    ), r.activity_read_at, (
      select count(*)::integer from public.trip_tasks k where k.trip_id = mine.id and k.completed_at is null
    )
    from app.visible_trip_ids() mine (id)
    left join public.trip_reads r on r.trip_id = mine.id and r.user_id = caller
    left join public.trip_collaborators c on c.trip_id = mine.id and c.user_id = caller
    cross join lateral (select coalesce(c.joined_at, '-infinity') as moment) joined;
end;
$$;
comment on function public.trip_counts is
  'For each trip of the caller: messages and changes of others since they last looked (100 stands for more), and tasks still to do.';
