-- What one changed in trips, one's own and those of others, is one's own data too.

create or replace function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
end;
$$;
