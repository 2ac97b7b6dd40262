-- One's own data as one document, account deletion, and what supervisors see and decide of an account.
--
-- Deleting removes the person from the sign-in service; foreign keys do the rest. For each trip the caller says who owns it from then on,
-- or it goes. Items, messages and tasks in others' trips stay, by nobody. An open session is not enough: with a password one has signed
-- in during the last minutes; an account without one is named by its address. A dry run asks every rule and changes nothing. The
-- last supervisor stays, since nobody could make another.
--
-- Supervisors see the account, where it is signed in, what its person sent us and what was decided about it [ADMIN-6]; what a traveller plans or
-- writes to others stays theirs: trips are counted, never named. They remove the second factor of somebody who lost the phone and the recovery
-- codes, after they have checked, outside of the product, that it is the account's owner who asks; the person gets a mail in their own language.
-- Ending sessions is for an account that somebody else uses. All of it is logged (audit.sql).

create function public.export_my_data() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
  secrets constant text[] := '{trip_shares,calendar_feeds}';
  own jsonb;
begin
  select jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(a) - '{name_key,search_key}'::text[] from app.accounts a where a.id = caller),
    'trips', (select coalesce(jsonb_agg(app.trip_snapshot(t.id) - secrets order by t.start_date), '[]')
      from public.trips t where t.owner_id = caller),
    'deleted_trips', (select coalesce(jsonb_agg(d.snapshot - secrets), '[]')
      from app.deleted_trips d where d.owner_id = caller),
    'memberships', (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('title', t.title)), '[]')
      from public.trip_collaborators c join public.trips t on t.id = c.trip_id where c.user_id = caller),
    'former_memberships', (select coalesce(jsonb_agg(to_jsonb(f) order by f.left_at), '[]')
      from public.trip_former_members f where f.user_id = caller),
    'push_subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - '{p256dh,secret}'::text[] order by s.created_at), '[]')
      from public.push_subscriptions s where s.user_id = caller),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.trip_chat_messages m where m.user_id = caller),
    'tasks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tasks k where k.account_id = caller or k.assigned_to = caller),
    'expenses', (select coalesce(jsonb_agg(to_jsonb(e) order by e.date, e.created_at), '[]')
      from public.trip_expenses e where e.created_by = caller or e.paid_by = caller),
    'polls', (select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at), '[]')
      from public.trip_polls p where p.created_by = caller),
    'votes', (select coalesce(jsonb_agg(to_jsonb(v) order by v.created_at), '[]')
      from public.trip_votes v where v.user_id = caller),
    'lists', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.trip_lists l where l.private_to = caller or l.created_by = caller),
    'list_entries', (select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
      from public.trip_list_entries e where e.private_to = caller or e.ticked_by = caller),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at), '[]')
      from public.trip_documents d where d.created_by = caller),
    'tracks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tracks k where k.created_by = caller),
    'activity', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at, l.id), '[]')
      from public.trip_activity_log l where l.created_by = caller),
    'custom_trip_requests', (select coalesce(jsonb_agg(to_jsonb(r) - 'search_key'), '[]')
      from public.custom_trip_requests r where r.user_id = caller),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m) - 'search_key'), '[]')
      from public.contact_messages m where m.user_id = caller)
  ) into own;
  return own;
end $$;
comment on function public.export_my_data is 'Everything that the database holds of the caller.';

-- The session began a moment ago, with the password where the token tells how.
create function app.has_just_signed_in() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid() and s.created_at > now() - interval '5 minutes'
  ) and (auth.jwt() -> 'amr' is null or auth.jwt() @? '$.amr[*] ? (@ == "password" || @.method == "password")');
$$;

create function app.require_proof(confirmation text) returns void
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

-- What the page asks before: each trip of the caller's with those who could have it.
create function public.my_shared_trips() returns table (id uuid, title text, start_date date, end_date date, people jsonb)
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

create function app.delete_account(transfers jsonb default '{}', confirmation text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
  uuid_form constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  transfer record;
begin
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

create function public.delete_my_account(
  transfers jsonb default '{}', confirmation text default null, dry_run boolean default false, forget_name boolean default false
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.delete_account(transfers, confirmation);
  if forget_name then perform app.forget_name(auth.uid()); end if;
  -- What ends the block takes back all that was done in it.
  if dry_run then raise exception using errcode = 'ESC00'; end if;
exception
  when sqlstate 'ESC00' then null;
end $$;
comment on function public.delete_my_account is
  'Removes the caller''s account and what is theirs, trips that `transfers` ({trip: person}) does not name included. Cannot be undone; `dry_run` refuses what it would refuse, and changes nothing. What they took part in stays in the trips of others, without their name if `forget_name`.';

-- The last mail: that an account is deleted, to the address that it had.
create function app.queue_account_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.mail_queue (kind, address, language)
  values ('account_deleted', old.email, case old.preferences ->> 'language' when 'en' then 'en' else 'fr' end);
  return null;
end $$;
create trigger queue_account_deleted after delete on app.accounts
  for each row when (old.id = auth.uid() and old.email like '%_@_%') execute function app.queue_account_deleted();

create function public.admin_person(user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person app.accounts;
begin
  perform app.require_supervisor();
  select a.* into person from app.accounts a where a.id = admin_person.user_id;
  if not found then return null; end if;
  return jsonb_build_object(
    'id', person.id, 'name', person.name, 'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email,
    'avatar_url', person.avatar_url, 'role', person.role, 'is_premium', person.is_premium, 'is_banned', person.is_banned,
    'ban_reason', person.ban_reason, 'onboarding_completed', person.onboarding_completed, 'created_at', person.created_at,
    'last_seen_at', app.last_seen(person.id),
    'confirmed_at', (select u.email_confirmed_at from auth.users u where u.id = person.id),
    'has_password', coalesce((select u.encrypted_password <> '' from auth.users u where u.id = person.id), false),
    'has_factor', exists (select from auth.mfa_factors f where f.user_id = person.id and f.status::text = 'verified'),
    'trips', (select count(*) from public.trips t where t.owner_id = person.id),
    'joined_trips', (select count(*) from public.trip_collaborators c where c.user_id = person.id),
    'sessions', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.last_used_at desc), '[]') from (
        select s.id, s.created_at, greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc') as last_used_at,
          app.short_address(s.ip) as address, left(s.user_agent, 500) as user_agent
        from auth.sessions s join app.open_sessions o on o.id = s.id where s.user_id = person.id
        order by 3 desc limit 50
      ) s
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at desc), '[]') from (
        select 'requests' as box, r.id, r.destination as about, r.status, r.created_at
        from public.custom_trip_requests r where r.user_id = person.id
        union all
        select 'messages', m.id, coalesce(nullif(m.subject, ''), left(m.message, 80)), m.status, m.created_at
        from public.contact_messages m where m.user_id = person.id
        order by 5 desc limit 50
      ) e
    ),
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.id desc), '[]') from (
        select c.*, (select a.name from app.accounts a where a.id = c.by_id) as by_name
        from public.supervisor_changes c where c.source = 'profiles' and c.row_id = person.id::text
        order by c.id desc limit 20
      ) c
    )
  );
end $$;
comment on function public.admin_person is
  'One account, its sessions, what the person sent us, and the last twenty decisions about it; null: there is none. For supervisors. @returns import(''./admin.types.ts'').AdminPerson | null';

-- A ban has a reason, and is lifted without one.
create function public.ban_user(user_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  if ban_user.user_id = auth.uid() then perform app.forbid('profile_protected', 'is_banned'); end if;
  perform app.check_text(ban_user.reason, 'reason', 1000, true);
  update app.accounts a set is_banned = true, ban_reason = btrim(ban_user.reason) where a.id = ban_user.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
end $$;
comment on function public.ban_user is 'Bans someone, with the reason why. For supervisors.';

create function public.unban_user(user_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  if unban_user.user_id = auth.uid() then perform app.forbid('profile_protected', 'is_banned'); end if;
  update app.accounts a set is_banned = false where a.id = unban_user.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
end $$;
comment on function public.unban_user is 'Lifts a ban. For supervisors.';

create function public.remove_second_factor(user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner app.accounts;
begin
  perform app.require_supervisor();
  if remove_second_factor.user_id = auth.uid() then perform app.forbid('profile_protected', 'user_id'); end if;
  select a.* into owner from app.accounts a where a.id = remove_second_factor.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
  delete from auth.mfa_factors f where f.user_id = owner.id;
  if not found then return false; end if;
  update auth.sessions s set aal = 'aal1', factor_id = null where s.user_id = owner.id;
  perform app.audit('factor_removed', owner.id::text);
  insert into public.supervisor_changes (by_id, operation, source, row_id, before, after)
  values (auth.uid(), 'UPDATE', 'profiles', owner.id::text, '{"has_second_factor": true}', '{"has_second_factor": false}');
  if owner.email <> '' then
    insert into app.mail_queue (kind, address, payload, expires_at)
    values ('factor_removed', owner.email, jsonb_build_object('userId', owner.id), now() + interval '1 day');
  end if;
  return true;
end $$;
comment on function public.remove_second_factor is
  'Removes the authenticator apps and the recovery codes of someone else. For supervisors. Answers whether there were any.';

create function public.end_person_sessions(user_id uuid, session_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform app.require_supervisor();
  if end_person_sessions.user_id = auth.uid() then perform app.forbid('profile_protected', 'user_id'); end if;
  if not exists (select from app.accounts a where a.id = end_person_sessions.user_id) then
    perform app.refuse(404, 'user_not_found', 'user_id');
  end if;
  delete from auth.sessions s
  where s.user_id = end_person_sessions.user_id and (end_person_sessions.session_id is null or s.id = end_person_sessions.session_id);
  get diagnostics gone = row_count;
  if gone = 0 then return 0; end if;
  perform app.audit('sessions_ended', end_person_sessions.user_id::text, jsonb_build_object('count', gone));
  insert into public.supervisor_changes (by_id, operation, source, row_id, after)
  values (auth.uid(), 'UPDATE', 'profiles', end_person_sessions.user_id::text, jsonb_build_object('ended_sessions', gone));
  return gone;
end $$;
comment on function public.end_person_sessions is
  'Signs someone else out, of one session or of all, at once. For supervisors. Answers how many sessions were ended.';
