-- Invitations: a premium owner adds somebody by e-mail.
--
-- A function, since a query by e-mail would tell anyone who has an account. It checks the caller before the address, so that only a
-- premium owner learns whether an address is known. Adding is counted (`invite-account`), by the function or by the table. A refused
-- try leaves no count in its own transaction, so our server counts calls beforehand and sets `escale.counted`. Members who
-- come back with a restored trip are not counted.

create or replace function public.invite_collaborator(trip_id uuid, email text, role text default 'viewer') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  wanted_role constant text := coalesce(invite_collaborator.role, 'viewer');
  address constant text := lower(btrim(invite_collaborator.email));
  trip public.trips;
  invited app.accounts;
  made public.trip_collaborators;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  if not exists (select from app.visible_trip_ids() v (id) where v.id = invite_collaborator.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  select t.* into trip from public.trips t where t.id = invite_collaborator.trip_id;
  if trip.owner_id <> caller then perform app.forbid('not_trip_owner', 'trip_id'); end if;
  if not app.is_premium() then perform app.forbid('premium_required'); end if;
  if app.is_blank(address) then perform app.refuse(400, 'email_invalid', 'email'); end if;
  if wanted_role not in ('viewer', 'editor') then perform app.refuse(400, 'role_unknown', 'role'); end if;

  select a.* into invited from app.accounts a where lower(a.email) = address and not a.is_banned order by a.created_at limit 1;
  if invited.id is null then perform app.refuse(404, 'user_not_found', 'email'); end if;
  if invited.id = caller then perform app.refuse(409, 'collaborator_is_owner', 'email'); end if;

  insert into public.trip_collaborators (trip_id, user_id, role)
  values (trip.id, invited.id, wanted_role)
  on conflict do nothing
  returning * into made;
  if made.user_id is null then perform app.refuse(409, 'collaborator_exists', 'email'); end if;

  return to_jsonb(made) || jsonb_build_object('profile', jsonb_build_object(
    'id', invited.id, 'name', invited.name, 'username', invited.username, 'email', invited.email, 'avatar_url', invited.avatar_url
  ));
end $$;
comment on function public.invite_collaborator is 'Adds the person with this e-mail to the caller''s trip. @returns { trip_id: string; user_id: string; role: string; joined_at: string; profile: { id: string; name: string | null; username: string | null; email: string | null; avatar_url: string | null } }';

create or replace function app.count_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if app.is_from_person() and coalesce(current_setting('escale.counted', true), '') = ''
    and not app.take('invite-account', auth.uid()::text) then
    perform app.refuse(429, 'invitations_too_many');
  end if;
  return new;
end $$;
create or replace trigger count_invitation before insert on public.trip_collaborators
  for each row when (new.joined_at = now()) execute function app.count_invitation();
