-- One's own data has the addresses from which one signed in, or somebody tried to, and none of a supervisor or the operator who did something
-- to the account [PLUS-9]: who called the administration's service for it was named by their network.
--
-- `export_my_data` is as in `export_of_sign_ins` otherwise.

create or replace function public.export_my_data() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := app.require_uid();
  -- What else a copy of a trip has: secrets, and what others have read.
  withheld constant text[] := '{trip_shares,calendar_feeds,trip_reads}';
  own jsonb;
begin
  select jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(a) - '{name_key,search_key}'::text[] from app.accounts a where a.id = caller),
    'trips', (select coalesce(jsonb_agg(app.trip_snapshot(t.id) - withheld order by t.start_date), '[]')
      from public.trips t where t.owner_id = caller),
    'deleted_trips', (select coalesce(jsonb_agg(d.snapshot - withheld), '[]')
      from app.deleted_trips d where d.owner_id = caller),
    'memberships', (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('title', t.title)), '[]')
      from public.trip_collaborators c join public.trips t on t.id = c.trip_id where c.user_id = caller),
    'former_memberships', (select coalesce(jsonb_agg(to_jsonb(f) order by f.left_at), '[]')
      from public.trip_former_members f where f.user_id = caller),
    'push_subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - '{p256dh,secret}'::text[] order by s.created_at), '[]')
      from public.push_subscriptions s where s.user_id = caller),
    'calendars', (select coalesce(jsonb_agg(jsonb_build_object('trip_id', f.trip_id, 'created_at', f.created_at) order by f.created_at), '[]')
      from public.calendar_feeds f where f.user_id = caller),
    'joins', (select coalesce(jsonb_agg(jsonb_build_object('trip_id', j.trip_id, 'joined_at', j.joined_at) order by j.joined_at), '[]')
      from public.trip_joins j where j.user_id = caller),
    'sign_in_methods', (select coalesce(jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'data', i.identity_data, 'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
      ) order by i.created_at, i.provider), '[]')
      from auth.identities i where i.user_id = caller),
    'second_factors', (select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.friendly_name, 'type', m.factor_type, 'status', m.status, 'created_at', m.created_at
      ) order by m.created_at, m.id), '[]')
      from auth.mfa_factors m where m.user_id = caller),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'last_used_at', greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
        'address', host(s.ip), 'user_agent', s.user_agent
      ) order by s.created_at, s.id), '[]')
      from auth.sessions s where s.user_id = caller),
    'security_events', (select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', v.created_at, 'event', v.event, 'details', v.details,
        'address', case when v.actor_id = caller or (v.actor_id is null and v.actor_role <> 'service_role') then v.address end
      ) order by v.id), '[]')
      from (select e.* from app.security_events e where e.subject = caller::text order by e.id desc limit 1000) v),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.trip_chat_messages m where m.user_id = caller),
    'tasks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tasks k where k.account_id = caller or k.assigned_to = caller),
    'expenses', (select coalesce(jsonb_agg(to_jsonb(e) order by e.date, e.created_at), '[]')
      from public.trip_expenses e where e.created_by = caller or e.paid_by = caller),
    'settlements', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]')
      from public.trip_settlements s where s.from_id = caller or s.to_id = caller or s.created_by = caller),
    'reads', (select coalesce(jsonb_agg(to_jsonb(r) order by r.trip_id), '[]')
      from public.trip_reads r where r.user_id = caller),
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
