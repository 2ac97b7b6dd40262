-- Accounts: one row a person, keyed by the user's id.
--
-- Clients read and write it as `public.profiles` (profiles.sql), where members of a shared trip see a name, a picture and an
-- address alone (docs/adr/0009-profile-columns.md). The e-mail follows `auth.users`. Pictures come from our storage, stored as a path, or
-- from the hosts of social sign-in: another host would learn the addresses of those who look (docs/adr/0037-pictures-from-known-hosts.md).

create or replace function app.avatar_of(url text, person uuid) returns text language sql immutable parallel safe
return case
  when url ~ '^https://(lh[3-6][.]googleusercontent[.]com|avatars[.]githubusercontent[.]com)/[^[:space:]"<>]+$' and char_length(url) <= 2000
    then url
  when url ~ ('^(https?://[^/?#[:space:]"<>]+)?/storage/v1/object/public/avatars/' || person || '/[a-z0-9_-]{8,64}[.]webp$')
    then substring(url from '/storage/v1/object/public/avatars/.*$')
end;
comment on function app.avatar_of is 'How the address of a person''s picture is stored; null for one of another host, or of another person''s folder.';

create table if not exists app.accounts (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'traveler' check (not app.is_blank(role) and char_length(role) <= 50),
  onboarding_completed boolean not null default false,
  name text check (char_length(name) <= 200),
  first_name text check (char_length(first_name) <= 200),
  last_name text check (char_length(last_name) <= 200),
  username text check (char_length(username) <= 200),
  avatar_url text,
  email text check (char_length(email) <= 254),
  bio text check (char_length(bio) <= 10000),
  home_address text check (char_length(home_address) <= 1000),
  preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 16384),
  is_premium boolean not null default false,
  is_banned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ban_reason text check (char_length(ban_reason) <= 1000),
  constraint accounts_avatar_url_check check (avatar_url is not distinct from app.avatar_of(avatar_url, id))
);
comment on table app.accounts is 'The rows behind public.profiles.';
comment on column app.accounts.ban_reason is 'Why someone is banned, for supervisors; goes with the ban.';
create index if not exists accounts_email_idx on app.accounts (lower(email));
create index if not exists accounts_role_idx on app.accounts (role) where role <> 'traveler';
create index if not exists accounts_created_idx on app.accounts (created_at, id);

create or replace function app.auth_email() returns text language sql stable security definer set search_path = ''
as $$ select u.email from auth.users u where u.id = auth.uid(); $$;

-- Nobody changes their own role, premium, ban, id or e-mail; a supervisor changes the first three of others, and nothing else.
-- The guard of an account. Own role, premium, ban, id and e-mail cannot be changed by any call of one's own; a supervisor
-- changes the first three of others and nothing else of them. The e-mail follows auth.users.
create or replace function app.guard_account() returns trigger language plpgsql set search_path = '' as $$
begin
  new.role := coalesce(nullif(btrim(new.role), ''), 'traveler');
  if tg_op = 'INSERT' then
    if app.is_client() then
      if new.role <> 'traveler' then perform app.forbid('profile_protected', 'role'); end if;
      if new.is_premium then perform app.forbid('profile_protected', 'is_premium'); end if;
      if new.is_banned then perform app.forbid('profile_protected', 'is_banned'); end if;
      new.email := coalesce(new.email, app.auth_email());
      if lower(new.email) is distinct from lower(app.auth_email()) then perform app.forbid('profile_protected', 'email'); end if;
    end if;
    -- What a social network says of someone must not keep them from entering.
    new.name := left(coalesce(nullif(btrim(new.name), ''), split_part(new.email, '@', 1)), 200);
    new.username := left(coalesce(nullif(btrim(new.username), ''), split_part(new.email, '@', 1)), 200);
    new.avatar_url := app.avatar_of(new.avatar_url, new.id);
  else
    if new.id <> old.id then perform app.forbid('profile_protected', 'id'); end if;
    if app.is_client() then
      if new.email is distinct from old.email then perform app.forbid('profile_protected', 'email'); end if;
      if old.id = auth.uid() then
        if new.role <> old.role then perform app.forbid('profile_protected', 'role'); end if;
        if new.is_premium <> old.is_premium then perform app.forbid('profile_protected', 'is_premium'); end if;
        if new.is_banned <> old.is_banned then perform app.forbid('profile_protected', 'is_banned'); end if;
      elsif (to_jsonb(new) - '{role,is_premium,is_banned,updated_at}'::text[]) <> (to_jsonb(old) - '{role,is_premium,is_banned,updated_at}'::text[]) then
        perform app.forbid('profile_protected');
      end if;
    end if;
    if new.avatar_url is distinct from old.avatar_url and new.avatar_url is not null then
      new.avatar_url := app.avatar_of(new.avatar_url, new.id);
      if new.avatar_url is null then perform app.refuse(400, 'avatar_url_invalid', 'avatar_url'); end if;
    end if;
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  perform app.check_text(new.role, 'role', 50);
  perform app.check_text(new.name, 'name', 200);
  perform app.check_text(new.first_name, 'first_name', 200);
  perform app.check_text(new.last_name, 'last_name', 200);
  perform app.check_text(new.username, 'username', 200);
  perform app.check_text(new.bio, 'bio', 10000);
  perform app.check_text(new.home_address, 'home_address', 1000);
  if jsonb_typeof(new.preferences) <> 'object' or octet_length(new.preferences::text) > 16384 then
    perform app.refuse(400, 'preferences_invalid', 'preferences');
  end if;
  return new;
end $$;
create or replace trigger guard_account before insert or update on app.accounts for each row execute function app.guard_account();

create or replace function app.protect_last_supervisor() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_banned then new.ban_reason := null; end if;
  if old.role = 'supervisor' and not old.is_banned and (new.role <> 'supervisor' or new.is_banned) then
    perform pg_advisory_xact_lock(hashtext('app.protect_last_supervisor'));
    if not exists (
      select from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.id <> old.id
    ) then
      perform app.refuse(409, 'last_supervisor', case when new.is_banned then 'is_banned' else 'role' end);
    end if;
  end if;
  return new;
end $$;
-- After `guard_account`, which fires first by its name and settles what the role is.
create or replace trigger protect_last_supervisor before update of role, is_banned, ban_reason on app.accounts for each row execute function app.protect_last_supervisor();

create or replace function app.follow_email() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.accounts a set email = new.email where a.id = new.id and a.email is distinct from new.email;
  return null;
end $$;
create or replace trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function app.follow_email();

create or replace function app.follow_ban() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update auth.users u
  set banned_until = case when new.is_banned then timestamptz '2999-12-31 00:00:00+00' end
  where u.id = new.id;
  if new.is_banned then delete from auth.sessions s where s.user_id = new.id; end if;
  return null;
end $$;
create or replace trigger follow_ban after update of is_banned on app.accounts
  for each row when (new.is_banned is distinct from old.is_banned) execute function app.follow_ban();
create or replace trigger follow_ban_at_birth after insert on app.accounts for each row when (new.is_banned) execute function app.follow_ban();
