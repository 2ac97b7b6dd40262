-- Who is in a trip and who was: adding somebody, leaving, handing the trip on.
--
-- A premium owner adds somebody by e-mail: a function, since a query by e-mail would tell anyone who has an account. It checks the caller
-- before the address, so that only a premium owner learns whether an address is known. Adding is counted (`invite-account`), by the function
-- or by the table. A refused try leaves no count in its own transaction, so our server counts calls beforehand and sets `escale.counted`.
-- Members who come back with a restored trip are not counted.
--
-- A trip gets another owner from among its members, at once, and its owner stays as an editor [PLUS-17]. An owner without premium owns,
-- plans and removes, but does not invite; links to join wait for premium. The activity has one line for it. The new owner's calendar stays.
--
-- A former member has left, or their account is gone: written by triggers, under the name that they had; the row goes when they join again.
-- What they took part in (payments, messages, tasks, lines of the activity) keeps their id, so nothing owed changes; the name is read by the
-- trip's members alone. `name` is null once its person asked for that, when leaving or deleting the account.

create table public.trip_former_members (
  trip_id uuid not null references public.trips (id) on delete cascade,
  -- Not a foreign key: the account may be gone.
  user_id uuid not null,
  name text check (char_length(name) <= 254),
  left_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table public.trip_former_members is 'Who was in a trip. Written by triggers alone.';
comment on column public.trip_former_members.name is 'As it was when they left. Null: they asked for its removal.';
create index trip_former_members_user_idx on public.trip_former_members (user_id);

alter table public.trip_former_members enable row level security;
create policy select_member on public.trip_former_members for select to authenticated using (trip_id in (select app.visible_trip_ids()));

-- As its caller: to someone outside the trip nobody counts in it.
create function app.counts_in(trip uuid, person uuid) returns boolean language sql stable set search_path = '' as $$
  select app.is_member(trip, person)
    or exists (select from public.trip_former_members f where f.trip_id = trip and f.user_id = person) or exists (
    select from (
      select i.paid_by, i.split from public.trip_accommodations i where i.trip_id = trip
      union all select i.paid_by, i.split from public.trip_activities i where i.trip_id = trip
      union all select i.paid_by, i.split from public.trip_itineraries i where i.trip_id = trip
      union all select i.paid_by, i.split from public.trip_meals i where i.trip_id = trip
      union all select e.paid_by, e.split from public.trip_expenses e where e.trip_id = trip
    ) priced
    where priced.paid_by = person or priced.split -> 'shares' ? person::text
  );
$$;
comment on function app.counts_in is 'Whether a person is or was in a trip, or paid or shares something in it.';

create function app.note_former_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from public.trip_former_members f where f.trip_id = new.trip_id and f.user_id = new.user_id;
  else
    insert into public.trip_former_members (trip_id, user_id, name)
    select t.id, a.id, app.display_name(a.id) from public.trips t, app.accounts a
    where t.id = old.trip_id and t.owner_id <> old.user_id and a.id = old.user_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_former_member after insert or delete on public.trip_collaborators for each row execute function app.note_former_member();

create function app.note_former_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trip_former_members f where f.trip_id = new.id and f.user_id = new.owner_id;
  insert into public.trip_former_members (trip_id, user_id, name) values (new.id, old.owner_id, app.display_name(old.owner_id))
  on conflict do nothing;
  return null;
end $$;
create trigger note_former_owner after update of owner_id on public.trips
  for each row when (new.owner_id <> old.owner_id) execute function app.note_former_owner();

-- Before: with the account goes the name, and with it the memberships.
create function app.note_deleted_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.trip_former_members (trip_id, user_id, name)
  select c.trip_id, old.id, app.display_name(old.id) from public.trip_collaborators c where c.user_id = old.id
  on conflict do nothing;
  return old;
end $$;
create trigger note_deleted_account before delete on app.accounts for each row execute function app.note_deleted_account();

create function app.forget_name(person uuid, trip uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.trip_former_members f set name = null where f.user_id = person and f.trip_id = coalesce(trip, f.trip_id);
  update public.trip_activity_log l set title = null
  where l.source = 'trip_collaborators' and l.item_id = person and l.trip_id = coalesce(trip, l.trip_id);
  update app.deleted_trips d set snapshot = jsonb_set(d.snapshot, '{trip_former_members}', (
    select jsonb_agg(case when r.value ->> 'user_id' = person::text then r.value || '{"name": null}' else r.value end)
    from jsonb_array_elements(d.snapshot -> 'trip_former_members') r
  ))
  where trip is null
    and d.snapshot @> jsonb_build_object('trip_former_members', jsonb_build_array(jsonb_build_object('user_id', person)));
end $$;
comment on function app.forget_name is 'Removes the name of a former member from a trip, or (null) from all that they have left.';

create function public.leave_trip(trip_id uuid, forget_name boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  delete from public.trip_collaborators c where c.trip_id = leave_trip.trip_id and c.user_id = app.uid();
  if not found then perform app.refuse(404, 'trip_not_found', 'trip_id'); end if;
  if leave_trip.forget_name then perform app.forget_name(app.uid(), leave_trip.trip_id); end if;
end $$;
comment on function public.leave_trip is 'Ends the caller''s membership of a trip; what they took part in stays, without their name if `forget_name`.';

create function app.transfer_trip(trip uuid, heir uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.trips t where t.id = trip and t.owner_id = app.uid() for update;
  if not found then perform app.refuse(404, 'trip_not_found', 'transfers'); end if;
  if not exists (
    select from public.trip_collaborators c join app.accounts a on a.id = c.user_id
    where c.trip_id = trip and c.user_id = heir and not a.is_banned
  ) then
    perform app.refuse(422, 'heir_not_member', 'transfers');
  end if;
  perform set_config('app.transfers_ownership', trip::text, true);
  update public.trips t set owner_id = heir where t.id = trip;
  delete from public.trip_collaborators c where c.trip_id = trip and c.user_id = heir;
end $$;
comment on function app.transfer_trip is 'Gives a trip of the caller''s to someone who is in it.';

create function public.transfer_ownership(trip_id uuid, new_owner_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
begin
  perform app.require_own_trip(transfer_ownership.trip_id);
  perform app.transfer_trip(transfer_ownership.trip_id, new_owner_id);
  if (select count(*) from public.trips t where t.owner_id = new_owner_id) > app.limit_of('trips') then
    perform app.refuse(422, 'trips_too_many');
  end if;
  perform set_config('escale.counted', 'on', true);
  insert into public.trip_collaborators (trip_id, user_id, role) values (transfer_ownership.trip_id, caller, 'editor');
  delete from public.trip_activity_log l
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trip_collaborators' and l.item_id = caller;
  update public.trip_activity_log l set changes = jsonb_build_object('owner_id', jsonb_build_array(caller, new_owner_id))
  where l.trip_id = transfer_ownership.trip_id and l.created_at = now() and l.source = 'trips' and l.created_by = caller;
end $$;
comment on function public.transfer_ownership is 'Makes a member the owner of the caller''s trip; the caller becomes an editor.';

create function public.invite_collaborator(trip_id uuid, email text, role text default 'viewer') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  wanted_role constant text := coalesce(invite_collaborator.role, 'viewer');
  address constant text := lower(btrim(invite_collaborator.email));
  invited app.accounts;
  made public.trip_collaborators;
begin
  perform app.require_own_trip(invite_collaborator.trip_id);
  if not app.is_premium() then perform app.forbid('premium_required'); end if;
  if app.is_blank(address) then perform app.refuse(400, 'email_invalid', 'email'); end if;
  if wanted_role not in ('viewer', 'editor') then perform app.refuse(400, 'role_unknown', 'role'); end if;

  select a.* into invited from app.accounts a where lower(a.email) = address and not a.is_banned order by a.created_at limit 1;
  if invited.id is null then perform app.refuse(404, 'user_not_found', 'email'); end if;
  if invited.id = caller then perform app.refuse(409, 'collaborator_is_owner', 'email'); end if;

  insert into public.trip_collaborators (trip_id, user_id, role)
  values (invite_collaborator.trip_id, invited.id, wanted_role)
  on conflict do nothing
  returning * into made;
  if made.user_id is null then perform app.refuse(409, 'collaborator_exists', 'email'); end if;

  return to_jsonb(made) || jsonb_build_object('profile', jsonb_build_object(
    'id', invited.id, 'name', invited.name, 'username', invited.username, 'email', invited.email, 'avatar_url', invited.avatar_url
  ));
end $$;
comment on function public.invite_collaborator is 'Adds the person with this e-mail to the caller''s trip. @returns { trip_id: string; user_id: string; role: string; joined_at: string; profile: { id: string; name: string | null; username: string | null; email: string | null; avatar_url: string | null } }';

create function app.count_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if app.is_from_person() and coalesce(current_setting('escale.counted', true), '') = ''
    and not app.take('invite-account', auth.uid()::text) then
    perform app.refuse(429, 'invitations_too_many');
  end if;
  return new;
end $$;
create trigger count_invitation before insert on public.trip_collaborators
  for each row when (new.joined_at = now()) execute function app.count_invitation();
