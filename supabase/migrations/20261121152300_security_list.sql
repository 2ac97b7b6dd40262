-- The security events as a list of the administration: a page at a time, with the names of those who still have an account.
--
-- `security_events()` stays for whoever reads them by the data API, from one event to the next.

-- A list is of one person: what they did and what was done to them, in one order.
create function public.admin_security_events(
  event text default null, person uuid default null, page integer default 1, size integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', 'app.security_events k',
    case when admin_security_events.event <> '' then format(' and k.event = %L', admin_security_events.event) else '' end
      || case when person is not null then format(' and (k.subject = %L or k.actor_id = %L)', person::text, person) else '' end,
    'k.id desc',
    'e.id, e.created_at, e.event, e.actor_id, e.actor_role, e.subject, e.address, e.details, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = e.actor_id) as actor_name, '
      || '(select coalesce(a.name, a.email) from app.accounts a where a.id = app.as_uuid(e.subject)) as subject_name',
    'app.security_events e on e.id',
    page, size
  );
end;
$$;
comment on function public.admin_security_events is
  'A page of the security events, the last first: of one name, of one person. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedEvent>';

create function app.as_uuid(value text) returns uuid
language sql immutable parallel safe set search_path = ''
return case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end;
comment on function app.as_uuid is 'A text as an id, null when it is none.';
