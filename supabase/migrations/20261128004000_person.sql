-- One person, as supervisors see them: the account, where they are signed in, what they sent us and what was decided about them [ADMIN-6].
--
-- What a traveller plans or writes to others stays theirs: trips are counted, never named. Ending sessions is for an account that
-- somebody else uses; it is logged as every other decision, and the page of security events names the supervisor.

create or replace function public.admin_person(user_id uuid) returns jsonb
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
create index if not exists supervisor_changes_row_idx on public.supervisor_changes (row_id, id desc) where source = 'profiles';

create or replace function public.end_person_sessions(user_id uuid, session_id uuid default null) returns integer
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
