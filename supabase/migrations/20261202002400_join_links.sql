-- Join links: anybody who has the address joins the trip, with the link's role, until it ends [PLUS-17].
--
-- A premium owner creates a link; the secret is answered once and its hash is stored, as for share links. A link works while its trip's owner
-- has premium, and not for somebody whom the owner removed after it was created. It shows who invites and to which trip, never what is in
-- it. Calls are counted by network. A deleted trip takes its links along; they do not come back with it.
--
-- `invite_address` sends an address without an account a link for it alone. Somebody who signs up with it, with the address confirmed, is in the
-- trip at once, by the mail's link or not; until then the invitation waits, can be revoked by the owner and declined by its recipient.

create table public.trip_join_links (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references public.trips (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  role text not null default 'viewer' check (role in ('viewer', 'editor')),
  email text check (char_length(email) <= 254 and email = lower(email)),
  created_by uuid references app.accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  declined_at timestamptz,
  constraint trip_join_links_expiry_check check (expires_at > created_at)
);
comment on table public.trip_join_links is 'Links by which people join a trip. Created and revoked by functions alone.';
comment on column public.trip_join_links.token is 'SHA-256 of the secret, in hexadecimal. Not readable by clients.';
comment on column public.trip_join_links.email is 'The one address that may join by it, once. Null: anybody, any number of times.';
comment on column public.trip_join_links.revoked_at is 'Since when it does not work: revoked, or its one person has joined.';
create index trip_join_links_trip_idx on public.trip_join_links (trip_id);
create index trip_join_links_created_by_idx on public.trip_join_links (created_by);
create index trip_join_links_email_idx on public.trip_join_links (email) where revoked_at is null;
create index trip_join_links_end_idx on public.trip_join_links (least(revoked_at, declined_at, expires_at));

alter table public.trip_join_links enable row level security;
create policy select_owner on public.trip_join_links for select to authenticated using (trip_id in (select app.owned_trip_ids()));

create trigger publish_deletes after delete on public.trip_join_links referencing old table as changed for each statement execute function app.publish_secrets();
create trigger publish_inserts after insert on public.trip_join_links referencing new table as changed for each statement execute function app.publish_secrets();
create trigger publish_updates after update on public.trip_join_links referencing new table as changed for each statement execute function app.publish_secrets();

create table public.trip_joins (
  link_id uuid not null references public.trip_join_links (id) on delete cascade,
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references app.accounts (id) on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (link_id, user_id)
);
comment on table public.trip_joins is 'Who joined a trip by which link. Written by functions alone.';
create index trip_joins_trip_idx on public.trip_joins (trip_id);
create index trip_joins_user_idx on public.trip_joins (user_id);

alter table public.trip_joins enable row level security;
create policy select_owner on public.trip_joins for select to authenticated using (trip_id in (select app.owned_trip_ids()));

create table app.removed_members (
  trip_id uuid not null references public.trips (id) on delete cascade,
  user_id uuid not null references app.accounts (id) on delete cascade,
  removed_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
comment on table app.removed_members is 'Whom an owner has removed from a trip, until they are added again: older links do not work for them.';
create index removed_members_user_idx on app.removed_members (user_id);
alter table app.removed_members enable row level security;

create function app.note_removed_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from app.removed_members r where r.trip_id = new.trip_id and r.user_id = new.user_id;
  elsif auth.uid() <> old.user_id
    and exists (select from public.trips t where t.id = old.trip_id and t.owner_id <> old.user_id)
    and exists (select from app.accounts a where a.id = old.user_id)
  then
    insert into app.removed_members (trip_id, user_id) values (old.trip_id, old.user_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_removed_member after insert or delete on public.trip_collaborators for each row execute function app.note_removed_member();

create function app.is_trip_full(trip uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce(sum(s.amount), 0) >= app.limit_of('collaborators')
  from app.trip_sizes s where s.trip_id = trip and s.kind = 'collaborators';
$$;

create function app.join_status(link public.trip_join_links, person uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  trip public.trips;
  owner app.accounts;
begin
  select t.* into trip from public.trips t where t.id = link.trip_id;
  select a.* into owner from app.accounts a where a.id = trip.owner_id;
  if link.id is null or owner.is_banned then return 'unknown'; end if;
  if exists (select from app.accounts a where a.id = auth.uid() and a.is_banned) then return 'banned'; end if;
  if app.is_member(link.trip_id, person) then return 'member'; end if;
  if link.declined_at is not null then return 'declined'; end if;
  if link.revoked_at is not null then return 'revoked'; end if;
  if link.expires_at <= now() then return 'expired'; end if;
  if exists (
    select from app.removed_members r
    where r.trip_id = link.trip_id and r.user_id = person and r.removed_at >= link.created_at
  ) then
    return 'removed';
  end if;
  if link.email <> (select lower(a.email) from app.accounts a where a.id = person) then return 'other_address'; end if;
  if not owner.is_premium then return 'paused'; end if;
  if app.is_trip_full(link.trip_id) then return 'full'; end if;
  return 'open';
end $$;
comment on function app.join_status is
  'What a link is to a person (null: signed out): open, member, expired, revoked, declined, removed, other_address, paused, full, banned, unknown.';

-- Our server gives the network; where it does not serve, people are counted by their account.
create function app.count_join_call() returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant text := coalesce(nullif(current_setting('escale.network', true), ''), auth.uid()::text);
begin
  if caller is not null and not app.take('join-address', caller) then perform app.refuse(429, 'join_calls_too_many'); end if;
end $$;

-- A link that does not exist is an answer, not a refusal: a refusal would roll back the count.
create function public.join_link(token text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  link public.trip_join_links;
  trip public.trips;
  owner app.accounts;
  status text;
begin
  perform app.count_join_call();
  select l.* into link from public.trip_join_links l where l.token = app.share_hash(join_link.token);
  status := app.join_status(link, app.uid());
  if status = 'member' then return jsonb_build_object('status', status, 'trip_id', link.trip_id); end if;
  if status not in ('open', 'other_address', 'paused', 'full') then return jsonb_build_object('status', status); end if;
  select t.* into trip from public.trips t where t.id = link.trip_id;
  select a.* into owner from app.accounts a where a.id = trip.owner_id;
  return jsonb_build_object(
    'status', status, 'role', link.role, 'expires_at', link.expires_at, 'email', link.email,
    'inviter', jsonb_build_object('name', coalesce(nullif(btrim(owner.name), ''), split_part(owner.email, '@', 1)),
      'avatar_url', owner.avatar_url),
    'trip', jsonb_build_object('title', trip.title, 'destination', trip.destination,
      'start_date', trip.start_date, 'end_date', trip.end_date));
end $$;
comment on function public.join_link is 'What somebody who opens a join link may know of it. @returns import(''./plan.types.ts'').JoinLink';

create function app.join_by(link public.trip_join_links, person uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- The owner's invitations are counted when a link is created.
  perform set_config('escale.counted', 'on', true);
  insert into public.trip_collaborators (trip_id, user_id, role) values (link.trip_id, person, link.role) on conflict do nothing;
  insert into public.trip_joins (link_id, trip_id, user_id) values (link.id, link.trip_id, person)
  on conflict (link_id, user_id) do update set joined_at = now();
  update public.trip_join_links l set revoked_at = now() where l.id = link.id and l.email is not null;
end $$;
comment on function app.join_by is 'Adds a person to the trip of a link; a link for one address ends by it.';

create function public.join_trip(token text) returns uuid language plpgsql volatile security definer set search_path = '' as $$
declare
  link public.trip_join_links;
begin
  if app.uid() is null then perform app.forbid('not_signed_in'); end if;
  perform app.count_join_call();
  -- Locked: revoking it, or a second person with a link for one, waits or is waited for.
  select l.* into link from public.trip_join_links l where l.token = app.share_hash(join_trip.token) for update;
  case app.join_status(link, app.uid())
    when 'member' then null;
    when 'open' then perform app.join_by(link, app.uid());
    when 'revoked' then perform app.refuse(410, 'join_link_revoked', 'token');
    when 'declined' then perform app.refuse(410, 'join_link_revoked', 'token');
    when 'expired' then perform app.refuse(410, 'join_link_expired', 'token');
    when 'removed' then perform app.refuse(403, 'join_link_removed', 'token');
    when 'other_address' then perform app.refuse(403, 'join_link_other_address', 'token');
    when 'paused' then perform app.refuse(403, 'join_link_paused', 'token');
    when 'full' then perform app.refuse(422, 'collaborators_too_many', 'token');
    else perform app.refuse(404, 'join_link_not_found', 'token');
  end case;
  return link.trip_id;
end $$;
comment on function public.join_trip is 'Joins the trip of a link; answers its id, to a member too.';

create function app.require_inviting_owner(trip uuid, wanted_role text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_own_trip(trip);
  if not app.is_premium() then perform app.forbid('premium_required'); end if;
  if wanted_role not in ('viewer', 'editor') then perform app.refuse(400, 'role_unknown', 'role'); end if;
  if (select count(*) from public.trip_join_links l
    where l.trip_id = trip and l.revoked_at is null and l.declined_at is null and l.expires_at > now()) >= app.limit_of('join-links') then
    perform app.refuse(422, 'join_links_too_many');
  end if;
end $$;
comment on function app.require_inviting_owner is 'Refuses everybody but a premium owner of the trip, and one link too many.';

create function public.create_join_link(trip_id uuid, role text default 'viewer', days integer default 7) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := app.new_secret();
  made public.trip_join_links;
begin
  perform app.require_inviting_owner(create_join_link.trip_id, coalesce(create_join_link.role, 'viewer'));
  if days is null or days not between 1 and 90 then perform app.refuse(400, 'join_link_days_invalid', 'days'); end if;
  if not app.take('invite-account', app.uid()::text) then perform app.refuse(429, 'invitations_too_many'); end if;
  insert into public.trip_join_links (trip_id, token, role, created_by, expires_at)
  values (create_join_link.trip_id, app.share_hash(secret), coalesce(create_join_link.role, 'viewer'), app.uid(), now() + make_interval(days => days))
  returning * into made;
  return jsonb_build_object('id', made.id, 'token', secret, 'expires_at', made.expires_at);
end $$;
comment on function public.create_join_link is 'Creates a join link of the caller''s trip; the token is answered this once. @returns { id: string; token: string; expires_at: string }';

create function public.revoke_join_link(trip_id uuid, link_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from app.owned_trip_ids() o (id) where o.id = revoke_join_link.trip_id) then
    perform app.refuse(404, 'trip_not_found', 'trip_id');
  end if;
  update public.trip_join_links l set revoked_at = now()
  where l.trip_id = revoke_join_link.trip_id and l.id = link_id and l.revoked_at is null;
  return found;
end $$;
comment on function public.revoke_join_link is 'Ends a join link of the caller''s trip; those who joined by it stay. Answers whether it worked until now.';

create function public.invite_address(trip_id uuid, email text, role text default 'viewer') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := app.new_secret();
  address constant text := lower(btrim(invite_address.email));
  made public.trip_join_links;
begin
  perform app.require_inviting_owner(invite_address.trip_id, coalesce(invite_address.role, 'viewer'));
  if app.is_blank(address) or not app.is_email(address) then perform app.refuse(400, 'email_invalid', 'email'); end if;
  if exists (select from app.accounts a where lower(a.email) = address and not a.is_banned) then
    perform public.invite_collaborator(invite_address.trip_id, address, invite_address.role);
    return jsonb_build_object('is_member', true);
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat('invite_address ', invite_address.trip_id, address), 0));
  if exists (
    select from public.trip_join_links l where l.trip_id = invite_address.trip_id and l.email = address
      and l.revoked_at is null and l.declined_at is null and l.expires_at > now()
  ) then
    perform app.refuse(409, 'invitation_pending', 'email');
  end if;
  if coalesce(current_setting('escale.counted', true), '') = '' and not app.take('invite-account', app.uid()::text)
    or not app.take('invite-address', app.share_hash(address)) then
    perform app.refuse(429, 'invitations_too_many');
  end if;
  insert into public.trip_join_links (trip_id, token, role, email, created_by, expires_at)
  values (invite_address.trip_id, app.share_hash(secret), coalesce(invite_address.role, 'viewer'), address, app.uid(), now() + interval '30 days')
  returning * into made;
  insert into app.mail_queue (kind, address, language, payload)
  values ('trip_invitation', address,
    (select case a.preferences ->> 'language' when 'en' then 'en' else 'fr' end from app.accounts a where a.id = app.uid()),
    jsonb_build_object('aboutId', made.id, 'secret', secret));
  return jsonb_build_object('is_member', false, 'id', made.id, 'expires_at', made.expires_at);
end $$;
comment on function public.invite_address is 'Sends an address without an account a link to join the caller''s trip. @returns { is_member: boolean; id?: string; expires_at?: string }';

create function public.decline_invitation(token text) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.count_join_call();
  update public.trip_join_links l set declined_at = now()
  where l.token = app.share_hash(decline_invitation.token) and l.email is not null and l.revoked_at is null and l.declined_at is null;
end $$;
comment on function public.decline_invitation is 'Declines an invitation that was mailed. Of a link for anybody there is nothing to decline.';

-- Signing up is never refused for it: a trip that is full stays without them.
create function app.accept_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  link public.trip_join_links;
begin
  if tg_op = 'UPDATE' and new.email is not distinct from old.email then return null; end if;
  if not exists (select from auth.users u where u.id = new.id and lower(u.email) = lower(new.email) and u.email_confirmed_at is not null) then
    return null;
  end if;
  for link in
    select l.* from public.trip_join_links l
    where l.email = lower(new.email) and l.revoked_at is null and l.declined_at is null and l.expires_at > now()
    order by l.created_at for update
  loop
    if app.join_status(link, new.id) = 'open' then perform app.join_by(link, new.id); end if;
  end loop;
  return null;
end $$;
create trigger accept_invitations after insert or update of email on app.accounts
  for each row when (not new.is_banned) execute function app.accept_invitations();

create function app.purge_join_links() returns integer language plpgsql volatile set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.trip_join_links l
  where least(l.revoked_at, l.declined_at, l.expires_at) < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function app.purge_join_links is 'Forgets links that ended thirty days ago, with the addresses they name. Answers how many.';
