-- One's own data: all of it as one document, and account deletion.
--
-- Deleting removes the person from the sign-in service; foreign keys do the rest. For each trip the caller says who owns it from then on,
-- or it goes. Items, messages and tasks in others' trips stay, by nobody. An open session is not enough: with a password one has signed
-- in during the last minutes; an account without one is named by its address. A dry run asks every rule and changes nothing. The
-- last supervisor stays, since nobody could make another.

create or replace function public.export_my_data() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  secrets constant text[] := '{trip_shares,calendar_feeds}';
  own jsonb;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  select jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(a) from app.accounts a where a.id = caller),
    'trips', (select coalesce(jsonb_agg(app.trip_snapshot(t.id) - secrets order by t.start_date), '[]')
      from public.trips t where t.owner_id = caller),
    'deleted_trips', (select coalesce(jsonb_agg(d.snapshot - secrets), '[]')
      from app.deleted_trips d where d.owner_id = caller),
    'memberships', (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('title', t.title)), '[]')
      from public.trip_collaborators c join public.trips t on t.id = c.trip_id where c.user_id = caller),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.trip_chat_messages m where m.user_id = caller),
    'tasks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tasks k where caller in (k.created_by, k.assigned_to)),
    'activity', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at, l.id), '[]')
      from public.trip_activity_log l where l.created_by = caller),
    'custom_trip_requests', (select coalesce(jsonb_agg(to_jsonb(r)), '[]')
      from public.custom_trip_requests r where r.user_id = caller),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.contact_messages m where m.user_id = caller)
  ) into own;
  return own;
end $$;
comment on function public.export_my_data is 'Everything that the database holds of the caller.';

-- The session began a moment ago, with the password where the token tells how.
create or replace function app.has_just_signed_in() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '5 minutes'
  ) and (auth.jwt() -> 'amr' is null or auth.jwt() @? '$.amr[*] ? (@ == "password" || @.method == "password")');
$$;

create or replace function app.require_proof(confirmation text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  own auth.users;
begin
  select * into own from auth.users u where u.id = caller;
  if coalesce(own.encrypted_password, '') <> '' then
    if not app.has_just_signed_in() then perform app.refuse(403, 'password_needed', 'password'); end if;
  elsif lower(btrim(confirmation)) is distinct from lower(own.email) then
    perform app.refuse(400, 'confirmation_mismatch', 'confirmation');
  end if;
end $$;
comment on function app.require_proof is 'Refuses what cannot be taken back unless the caller has just shown who they are.';

create or replace function app.transfer_trip(trip uuid, heir uuid) returns void
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

-- What the page asks before: each trip of the caller's with those who could have it.
create or replace function public.my_shared_trips() returns table (id uuid, title text, start_date date, end_date date, people jsonb)
language sql stable security definer set search_path = '' as $$
  select t.id, t.title, t.start_date, t.end_date,
    jsonb_agg(jsonb_build_object('id', a.id, 'name', coalesce(nullif(btrim(a.name), ''), split_part(a.email, '@', 1)),
      'avatar_url', a.avatar_url) order by c.role, c.joined_at)
  from public.trips t
  join public.trip_collaborators c on c.trip_id = t.id
  join app.accounts a on a.id = c.user_id and not a.is_banned
  where t.owner_id = app.uid()
  group by t.id
  order by t.start_date, t.id;
$$;
comment on function public.my_shared_trips is 'The caller''s trips that others are in, each with those others.';

create or replace function app.delete_account(transfers jsonb default '{}', confirmation text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  uuid_form constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  transfer record;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  perform app.require_proof(confirmation);
  -- Two supervisors who leave at once wait for each other.
  perform from app.accounts a where a.role = 'supervisor' order by a.id for update;
  if app.is_supervisor()
    and not exists (select from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.id <> caller) then
    perform app.refuse(409, 'last_supervisor');
  end if;
  if jsonb_typeof(transfers) is distinct from 'object' then perform app.refuse(400, 'transfers_invalid', 'transfers'); end if;
  for transfer in select h.key as trip, h.value as heir from jsonb_each_text(transfers) h loop
    if coalesce(transfer.trip !~* uuid_form or transfer.heir !~* uuid_form, true) then
      perform app.refuse(400, 'transfers_invalid', 'transfers');
    end if;
    perform app.transfer_trip(transfer.trip::uuid, transfer.heir::uuid);
  end loop;
  delete from auth.users u where u.id = caller;
end $$;
comment on function app.delete_account is 'Removes the caller''s account, by all rules of leaving.';

create or replace function public.delete_my_account(
  transfers jsonb default '{}', confirmation text default null, dry_run boolean default false
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.delete_account(transfers, confirmation);
  -- What ends the block takes back all that was done in it.
  if dry_run then raise exception using errcode = 'ESC00'; end if;
exception
  when sqlstate 'ESC00' then null;
end $$;
comment on function public.delete_my_account is
  'Removes the caller''s account and what is theirs, trips that `transfers` ({trip: person}) does not name included. Cannot be undone; `dry_run` refuses what it would refuse, and changes nothing.';

-- The last mail: that an account is deleted, to the address that it had.
create or replace function app.queue_account_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.mail_queue (kind, address, language)
  values ('account_deleted', old.email, case old.preferences ->> 'language' when 'en' then 'en' else 'fr' end);
  return null;
end $$;
create or replace trigger queue_account_deleted after delete on app.accounts for each row when (old.id = auth.uid() and old.email like '%_@_%') execute function app.queue_account_deleted();
