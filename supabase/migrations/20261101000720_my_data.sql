-- One's own data: all of it as one document, and the way out.
--
-- Deleting an account removes the person from the sign-in service; everything that refers to them follows by its
-- foreign keys: own trips, memberships, messages and requests go, items in other people's trips stay and name
-- nobody. The last supervisor stays, since nobody could make another.

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
  own jsonb;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  select jsonb_build_object(
    'exported_at', now(),
    'profile', (select to_jsonb(a) from app.accounts a where a.id = caller),
    'trips', (select coalesce(jsonb_agg(app.trip_snapshot(t.id) - 'trip_shares' order by t.start_date), '[]')
      from public.trips t where t.owner_id = caller),
    'deleted_trips', (select coalesce(jsonb_agg(d.snapshot - 'trip_shares'), '[]')
      from app.deleted_trips d where d.owner_id = caller),
    'memberships', (select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('title', t.title)), '[]')
      from public.trip_collaborators c join public.trips t on t.id = c.trip_id where c.user_id = caller),
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]')
      from public.trip_chat_messages m where m.user_id = caller),
    'tasks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at), '[]')
      from public.trip_tasks k where caller in (k.created_by, k.assigned_to)),
    'custom_trip_requests', (select coalesce(jsonb_agg(to_jsonb(r)), '[]')
      from public.custom_trip_requests r where r.user_id = caller),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.contact_messages m where m.user_id = caller)
  ) into own;
  return own;
end;
$$;
comment on function public.export_my_data is 'Everything that the database holds of the caller.';

create function public.delete_my_account() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  -- Two supervisors who leave at once wait for each other.
  perform from app.accounts a where a.role = 'supervisor' order by a.id for update;
  if app.is_supervisor()
    and not exists (select from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.id <> caller) then
    perform app.refuse(409, 'last_supervisor');
  end if;
  delete from auth.users u where u.id = caller;
end;
$$;
comment on function public.delete_my_account is 'Removes the caller''s account and what is theirs. Cannot be undone.';
