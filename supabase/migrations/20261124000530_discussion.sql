-- The discussion of a trip, how far each member has read, and the counts on the dashboard.
--
-- Every member writes messages as themselves; nobody changes one; its author or the trip's owner deletes it. Messages stay when the
-- account of their author goes. `trip_reads` is one row a person and trip; without one, everything since they joined is unread.

create table if not exists public.trip_chat_messages (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid default auth.uid() references app.accounts (id) on delete set null,
  text text not null check (not app.is_blank(text) and char_length(text) <= 4000),
  created_at timestamptz not null default now()
);
comment on table public.trip_chat_messages is 'Messages stay when the account of who wrote them goes.';
comment on column public.trip_chat_messages.user_id is 'Who wrote it. Null: their account is gone.';
create index if not exists trip_chat_messages_trip_idx on public.trip_chat_messages (trip_id, created_at);
create index if not exists trip_chat_messages_user_idx on public.trip_chat_messages (user_id);

-- Lines come in the order of time: this costs next to nothing.
create index if not exists trip_chat_messages_created_at_idx on public.trip_chat_messages using brin (created_at);

create table if not exists public.trip_reads (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null default auth.uid() references app.accounts (id) on delete cascade,
  read_at timestamptz default now(),
  activity_read_at timestamptz,
  primary key (trip_id, user_id)
);
comment on table public.trip_reads is 'Up to when a person has read a trip''s discussion and its activity. Null: never.';
create index if not exists trip_reads_user_idx on public.trip_reads (user_id);

create or replace function app.check_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    -- Only this happens to a message: its writer's account goes.
    if app.is_client() or new.user_id is not null or (to_jsonb(new) - 'user_id') <> (to_jsonb(old) - 'user_id') then
      perform app.forbid('message_unchangeable');
    end if;
    return new;
  end if;
  if app.is_client() and new.user_id is null then perform app.forbid('column_protected', 'user_id'); end if;
  perform app.check_text(new.text, 'text', 4000, true);
  return new;
end $$;
create or replace trigger check_message before insert or update on public.trip_chat_messages for each row execute function app.check_message();

alter table public.trip_chat_messages enable row level security;
create policy select_member on public.trip_chat_messages for select to authenticated using (trip_id in (select app.visible_trip_ids()));
create policy insert_member on public.trip_chat_messages for insert to authenticated
  with check (trip_id in (select app.visible_trip_ids()) and user_id = (select app.uid()));
create policy delete_writer_or_owner on public.trip_chat_messages for delete to authenticated
  using (trip_id in (select app.visible_trip_ids()) and (user_id = (select app.uid()) or trip_id in (select app.owned_trip_ids())));

alter table public.trip_reads enable row level security;
create policy select_own on public.trip_reads for select to authenticated
  using (user_id = (select app.uid()) and trip_id in (select app.visible_trip_ids()));
create policy delete_own on public.trip_reads for delete to authenticated
  using (user_id = (select app.uid()) and trip_id in (select app.visible_trip_ids()));

-- Never back, and never past now: two windows of one person, or a clock that is wrong, lose nothing.
create or replace function public.mark_read(trip_id uuid, read_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
comment on function public.mark_read is 'The caller has read the trip''s discussion up to then.';

-- Never back, and never past now: two windows of one person, or a clock that is wrong, lose nothing.
create or replace function public.mark_activity_read(trip_id uuid, read_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
comment on function public.mark_activity_read is 'The caller has seen what changed in the trip up to then.';

-- At most 100 are counted of a trip: more is not shown.
create or replace function public.trip_counts() returns table (
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
end $$;
comment on function public.trip_counts is
  'For each trip of the caller: messages and changes of others since they last looked (100 stands for more), and tasks still to do.';
