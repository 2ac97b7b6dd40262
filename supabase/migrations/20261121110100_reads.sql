-- How far each person has read a trip's discussion: what is unread, on the trip and on the dashboard.
--
-- One row a person and trip, theirs alone to see and to write; it goes with the trip and with the account. Who has
-- read nothing yet has no row: then everything since they joined counts, and not what was said before.

create table public.trip_reads (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null default auth.uid() references app.accounts (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.trip_reads is 'Up to when a person has read a trip''s discussion.';
create index trip_reads_user_idx on public.trip_reads (user_id);

alter table public.trip_reads enable row level security;
create policy select_own on public.trip_reads for select to authenticated
  using (user_id = (select app.uid()) and trip_id in (select app.visible_trip_ids()));
create policy delete_own on public.trip_reads for delete to authenticated
  using (user_id = (select app.uid()) and trip_id in (select app.visible_trip_ids()));

create or replace function app.trip_tables() returns text[]
language sql immutable
return array[
  'trip_collaborators', 'trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes',
  'trip_chat_messages', 'trip_tasks', 'trip_shares', 'calendar_feeds', 'trip_settlements', 'trip_reads'
];

-- Never back, and never past now: two windows of one person, or a clock that is wrong, lose nothing.
create function public.mark_read(trip_id uuid, read_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  moment constant timestamptz := least(mark_read.read_at, now());
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  if not exists (select from app.visible_trip_ids() v (id) where v.id = mark_read.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  insert into public.trip_reads (trip_id, user_id, read_at) values (mark_read.trip_id, caller, coalesce(moment, now()))
  on conflict on constraint trip_reads_pkey do update set read_at = greatest(trip_reads.read_at, excluded.read_at);
end;
$$;
comment on function public.mark_read is 'The caller has read the trip''s discussion up to then.';

-- At most 100 are counted of a trip: more is not shown.
create function public.unread_messages() returns table (trip_id uuid, unread integer, read_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  return query
    select mine.id, (
      select count(*)::integer from (
        select from public.trip_chat_messages m
        where m.trip_id = mine.id and m.user_id <> caller and m.created_at > since.moment limit 100
      ) newer
    ), r.read_at
    from app.visible_trip_ids() mine (id)
    left join public.trip_reads r on r.trip_id = mine.id and r.user_id = caller
    left join public.trip_collaborators c on c.trip_id = mine.id and c.user_id = caller
    cross join lateral (select coalesce(r.read_at, c.joined_at, '-infinity') as moment) since;
end;
$$;
comment on function public.unread_messages is
  'For each trip of the caller, how many messages of others came since they last read it: 100 stands for more.';
