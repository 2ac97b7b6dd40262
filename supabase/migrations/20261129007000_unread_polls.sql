-- A new poll is unread as a message is: it stands above the discussion, and counts there until that was read [PLUS-19].
--
-- `trip_news` takes the place of `trip_counts`, with the same columns.

drop function public.trip_counts();

-- At most 100 are counted of a trip: more is not shown.
create function public.trip_news() returns table (
  trip_id uuid, unread integer, read_at timestamptz, changes integer, activity_read_at timestamptz, open_tasks integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  return query
    select mine.id, (
      select count(*)::integer from (
        select from public.trip_chat_messages m
        where m.trip_id = mine.id and m.user_id <> caller and m.created_at > coalesce(r.read_at, joined.moment)
        union all
        select from public.trip_polls p
        where p.trip_id = mine.id and p.created_by is distinct from caller and p.deleted_at is null
          and p.created_at > coalesce(r.read_at, joined.moment)
        limit 100
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
end $$;
comment on function public.trip_news is
  'For each trip of the caller: messages, polls and changes of others since they last looked (100 stands for more), and tasks still to do.';
