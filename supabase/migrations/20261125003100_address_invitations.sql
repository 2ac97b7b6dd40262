-- Invitations to addresses without an account [PLUS-17].
--
-- `invite_collaborator` adds who has an account and refuses an unknown address, as it always did. `invite_address` then sends that address a
-- join link for it alone. Somebody who signs up with it, with the address confirmed, is in the trip at once, by the mail's link or not; until then the
-- invitation waits, can be revoked by the owner and declined by its recipient.

insert into app.limits (name, amount, seconds) values ('invite-address', 3, 86400) on conflict (name) do nothing;

-- As it was, with one kind more.
do $migration$
declare
  kinds constant text := (
    select pg_catalog.pg_get_constraintdef(c.oid) from pg_catalog.pg_constraint c
    where c.conrelid = 'app.mail_queue'::regclass and c.conname = 'mail_queue_kind_check'
  );
begin
  if kinds like '%trip_invitation%' then return; end if;
  alter table app.mail_queue drop constraint mail_queue_kind_check;
  execute 'alter table app.mail_queue add constraint mail_queue_kind_check '
    || replace(kinds, '''invitation''::text,', '''invitation''::text, ''trip_invitation''::text,');
end $migration$;

create or replace function public.invite_address(trip_id uuid, email text, role text default 'viewer') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
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

create or replace function public.decline_invitation(token text) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.count_join_call();
  update public.trip_join_links l set declined_at = now()
  where l.token = app.share_hash(decline_invitation.token) and l.email is not null and l.revoked_at is null and l.declined_at is null;
end $$;
comment on function public.decline_invitation is 'Declines an invitation that was mailed. Of a link for anybody there is nothing to decline.';

-- Signing up is never refused for it: a trip that is full stays without them.
create or replace function app.accept_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  link public.trip_join_links;
begin
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
create or replace trigger accept_invitations after insert on app.accounts
  for each row when (not new.is_banned) execute function app.accept_invitations();
create or replace trigger accept_invitations_of_email after update of email on app.accounts
  for each row when (not new.is_banned and new.email is distinct from old.email) execute function app.accept_invitations();
