-- A security event names the role of its actor on hosted Supabase too: PostgREST sets all claims as one setting, and none for the role alone.

create or replace function app.audit(event text, subject text default null, details jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.security_events (event, actor_id, actor_role, subject, details)
  values (
    audit.event, auth.uid(), coalesce(nullif(auth.role(), ''), 'server'), left(audit.subject, 200), coalesce(audit.details, '{}')
  );
$$;
