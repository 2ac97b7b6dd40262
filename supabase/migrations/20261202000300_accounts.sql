-- Accounts: one row a person, keyed by the user's id, and `public.profiles`, the view that clients read and write.
--
-- Row policies and column privileges cannot show some columns of a row to some people, so a view does: members of a shared trip see a
-- name, a picture and an address alone (docs/adr/0009-profile-columns.md). It runs as its caller: the policies of `app.accounts` hold. Its
-- columns are expressions, so two triggers pass writes on to the table. Creating a profile twice, from two tabs or a retry, answers
-- the row that exists. The e-mail follows `auth.users`. Pictures come from our storage, stored as a path, or from the hosts of social
-- sign-in: another host would learn the addresses of those who look (docs/adr/0037-pictures-from-known-hosts.md).

create function app.avatar_of(url text, person uuid) returns text language sql immutable parallel safe
return case
  when url ~ '^https://(lh[3-6][.]googleusercontent[.]com|avatars[.]githubusercontent[.]com)/[^[:space:]"<>]+$' and char_length(url) <= 2000
    then url
  when url ~ ('^(https?://[^/?#[:space:]"<>]+)?/storage/v1/object/public/avatars/' || person || '/[a-z0-9_-]{8,64}[.]webp$')
    then substring(url from '/storage/v1/object/public/avatars/.*$')
end;
comment on function app.avatar_of is 'How the address of a person''s picture is stored; null for one of another host, or of another person''s folder.';

create table app.accounts (
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
  ban_reason text check (char_length(ban_reason) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (app.list_word(coalesce(name, ''))) stored,
  search_key text not null generated always as (app.list_key(name, first_name, last_name, email)) stored,
  constraint accounts_avatar_url_check check (avatar_url is not distinct from app.avatar_of(avatar_url, id))
);
comment on table app.accounts is 'The rows behind public.profiles.';
comment on column app.accounts.ban_reason is 'Why someone is banned, for supervisors; goes with the ban.';
create index accounts_email_idx on app.accounts (lower(email));
create index accounts_created_idx on app.accounts (created_at, id);
create index accounts_role_idx on app.accounts (role, created_at, id);
create index accounts_banned_idx on app.accounts (created_at, id) where is_banned;
create index accounts_premium_idx on app.accounts (created_at, id) where is_premium;
create index accounts_name_idx on app.accounts (name_key, id);
create index accounts_key_idx on app.accounts using gin (search_key extensions.gin_trgm_ops) with (fastupdate = off);

alter table app.accounts enable row level security;
create policy select_own on app.accounts for select to authenticated using (id = (select app.uid()));
create policy select_supervisor on app.accounts for select to authenticated using ((select app.is_supervisor()));
create policy insert_own on app.accounts for insert to authenticated with check (id = (select app.uid()));
create policy update_own on app.accounts for update to authenticated using (id = (select app.uid()));
create policy update_supervisor on app.accounts for update to authenticated using ((select app.is_supervisor()));

create view app.open_sessions with (security_invoker = true) as
select s.id, s.user_id
from auth.sessions s cross join app.session_rules r left join app.accounts a on a.id = s.user_id
where (s.not_after is null or s.not_after > now())
  and s.created_at > now() - case when a.role = 'supervisor' then least(r.longest, r.supervisor_longest) else r.longest end
  and greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc') > now() - r.idle;
comment on view app.open_sessions is 'Sessions that have ended neither by age nor by idleness. Read by the server and by definers.';

create function app.is_premium() returns boolean language sql stable security definer set search_path = ''
as $$ select exists (select from app.accounts a where a.id = app.uid() and a.is_premium); $$;

-- So that the page knows whether to ask for the password, or to offer one.
create function public.has_password() returns boolean language sql stable security definer set search_path = ''
as $$ select coalesce((select u.encrypted_password <> '' from auth.users u where u.id = app.uid()), false); $$;
comment on function public.has_password is 'Whether the caller can sign in with a password.';

create function app.auth_email() returns text language sql stable security definer set search_path = ''
as $$ select u.email from auth.users u where u.id = auth.uid(); $$;

-- The guard of an account. Own role, premium, ban, id and e-mail cannot be changed by any call of one's own; a supervisor
-- changes the first three of others and nothing else of them. The e-mail follows auth.users.
create function app.guard_account() returns trigger language plpgsql set search_path = '' as $$
declare
  -- What supervisors change, and what the database computes after this trigger.
  decided constant text[] := '{role,is_premium,is_banned,updated_at,name_key,search_key}';
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
      elsif (to_jsonb(new) - decided) <> (to_jsonb(old) - decided) then
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
create trigger guard_account before insert or update on app.accounts for each row execute function app.guard_account();

create function app.protect_last_supervisor() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger protect_last_supervisor before update of role, is_banned, ban_reason on app.accounts for each row execute function app.protect_last_supervisor();

create function app.follow_email() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.accounts a set email = new.email where a.id = new.id and a.email is distinct from new.email;
  return null;
end $$;
create trigger follow_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function app.follow_email();

create function app.follow_ban() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.is_banned = (tg_op = 'UPDATE' and old.is_banned) then return null; end if;
  update auth.users u
  set banned_until = case when new.is_banned then timestamptz '2999-12-31 00:00:00+00' end
  where u.id = new.id;
  if new.is_banned then delete from auth.sessions s where s.user_id = new.id; end if;
  return null;
end $$;
create trigger follow_ban after insert or update of is_banned on app.accounts for each row execute function app.follow_ban();

-- Who has a trip open sees another name or picture at once, and who is made premium or a supervisor need not load the page again. An event
-- has the id alone; pages read the profile themselves, by their own rights.
create function app.publish_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rows constant jsonb := jsonb_build_array(jsonb_build_object('id', new.id));
  trip uuid;
begin
  perform app.publish('user:' || new.id, 'profiles', 'UPDATE', rows, false);
  if (new.name, new.avatar_url) is distinct from (old.name, old.avatar_url) then
    for trip in
      select t.id from public.trips t where t.owner_id = new.id
      union select c.trip_id from public.trip_collaborators c where c.user_id = new.id
    loop
      perform app.publish('trip:' || trip, 'profiles', 'UPDATE', rows, false);
    end loop;
  end if;
  return null;
end $$;
comment on function app.publish_profile is 'Tells a person''s pages, and those of their trips when what the others see has changed.';
create trigger publish_profile after update of name, avatar_url, role, is_premium on app.accounts
  for each row when ((new.name, new.avatar_url, new.role, new.is_premium) is distinct from (old.name, old.avatar_url, old.role, old.is_premium))
  execute function app.publish_profile();

create function app.publish_banned() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform app.publish_revoked(old.id, null, 'account_deleted');
  elsif new.is_banned and not old.is_banned then
    perform app.publish_revoked(old.id, null, 'user_banned');
  end if;
  return null;
end $$;
create trigger publish_banned after delete or update of is_banned on app.accounts for each row execute function app.publish_banned();

create view public.profiles with (security_invoker = true) as
select
  a.id,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.role end as role,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.onboarding_completed end as onboarding_completed,
  a.name,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.first_name end as first_name,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.last_name end as last_name,
  a.username,
  a.avatar_url,
  a.email,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.bio end as bio,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.home_address end as home_address,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.preferences end as preferences,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.is_premium end as is_premium,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.is_banned end as is_banned,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.created_at end as created_at,
  case when a.id = auth.uid() or not app.is_client() or (select app.is_supervisor()) then a.updated_at end as updated_at
from app.accounts a;
comment on view public.profiles is 'One row a person. Members of a shared trip see id, name, username, avatar_url and email; the rest is null for them.';

create function app.profile_row(account app.accounts) returns public.profiles language sql immutable set search_path = '' as $$
  select account.id, account.role, account.onboarding_completed, account.name, account.first_name, account.last_name,
    account.username, account.avatar_url, account.email, account.bio, account.home_address, account.preferences,
    account.is_premium, account.is_banned, account.created_at, account.updated_at;
$$;

create function app.insert_profile() returns trigger language plpgsql set search_path = '' as $$
declare
  made app.accounts;
begin
  insert into app.accounts (
    id, role, onboarding_completed, name, first_name, last_name, username, avatar_url, email, bio, home_address,
    preferences, is_premium, is_banned
  )
  values (
    new.id, coalesce(new.role, 'traveler'), coalesce(new.onboarding_completed, false), new.name, new.first_name, new.last_name,
    new.username, new.avatar_url, new.email, new.bio, new.home_address,
    coalesce(new.preferences, '{}'), coalesce(new.is_premium, false), coalesce(new.is_banned, false)
  )
  on conflict (id) do nothing
  returning * into made;
  if made.id is null then select a.* into made from app.accounts a where a.id = new.id; end if;
  return app.profile_row(made);
end $$;
create trigger insert_profile instead of insert on public.profiles for each row execute function app.insert_profile();

create function app.update_profile() returns trigger language plpgsql set search_path = '' as $$
declare
  changed app.accounts;
begin
  if new.id <> old.id then perform app.forbid('profile_protected', 'id'); end if;
  update app.accounts a
  set role = new.role, onboarding_completed = coalesce(new.onboarding_completed, false), name = new.name,
    first_name = new.first_name, last_name = new.last_name, username = new.username, avatar_url = new.avatar_url,
    email = new.email, bio = new.bio, home_address = new.home_address, preferences = coalesce(new.preferences, '{}'),
    is_premium = coalesce(new.is_premium, false), is_banned = coalesce(new.is_banned, false)
  where a.id = old.id
  returning a.* into changed;
  if changed.id is null then return null; end if;
  return app.profile_row(changed);
end $$;
create trigger update_profile instead of update on public.profiles for each row execute function app.update_profile();

-- One key of the preferences at a time: a form writes all of them, and could undo what another window has stored since.
create function public.change_preferences(changes jsonb) returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  caller constant uuid := app.uid();
  changed jsonb;
begin
  if caller is null then perform app.forbid('not_signed_in'); end if;
  if jsonb_typeof(changes) is distinct from 'object' then perform app.refuse(400, 'preferences_invalid', 'preferences'); end if;
  update app.accounts a set preferences = a.preferences || changes where a.id = caller returning a.preferences into changed;
  return changed;
end $$;
comment on function public.change_preferences is 'Sets the preferences that are named, and leaves the others. Answers all of them; null without a profile.';

create function app.display_name(person uuid) returns text language sql stable set search_path = '' as $$
  select nullif(coalesce(nullif(btrim(a.name), ''), split_part(a.email, '@', 1)), '') from app.accounts a where a.id = person;
$$;
