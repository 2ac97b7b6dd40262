-- The sessions of a person: where one is signed in, and ending one of them.
--
-- The sign-in service keeps them in `auth.sessions`, here as on hosted Supabase; nobody else may read that table. Two functions
-- show people their own and end one, with the address cut short: it tells an old session from a stranger's, not where someone was.
-- With an ended session its refresh tokens go, `app.uid()` no longer knows its access token, and its live channels are closed.

create function app.short_address(address inet) returns text
language sql immutable
return case
    when address is null then null
    when family(address) = 4 then regexp_replace(host(address), '\.[0-9]+$', '.…')
    else host(network(set_masklen(address, 48)))
  end;

create function public.my_sessions() returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, address text, user_agent text, aal text, is_current boolean
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  return query
    select s.id, s.created_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
      app.short_address(s.ip), left(s.user_agent, 500), coalesce(s.aal::text, 'aal1'),
      coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
    from auth.sessions s
    where s.user_id = caller and (s.not_after is null or s.not_after > now())
    order by 7 desc, 3 desc;
end;
$$;
comment on function public.my_sessions is 'Where the caller is signed in: the current session first, then by last use.';

create function public.end_session(session_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller constant uuid := app.uid();
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = caller;
  if not found then perform app.refuse(404, 'session_not_found', 'session_id'); end if;
end;
$$;
comment on function public.end_session is 'Signs the caller out of one of their own sessions, at once.';

-- Asked by the server before a request that names a session: one that has ended gets 401, where policies alone would
-- show it empty lists.
create function app.require_session(session uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from auth.sessions s where s.id = session) then
    perform app.refuse(401, 'session_expired');
  end if;
end;
$$;

-- Told to the person's own topic; our server closes the channels of that session at it, other pages take no notice.
create function app.tell_ended_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  session uuid;
begin
  for person, session in select e.user_id, e.id from ended e loop
    perform app.tell_revoked(person, 'session:' || session, 'session_ended');
  end loop;
  return null;
end;
$$;
create trigger tell_ended_sessions after delete on auth.sessions referencing old table as ended
  for each statement execute function app.tell_ended_sessions();
