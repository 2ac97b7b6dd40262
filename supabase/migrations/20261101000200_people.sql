-- People.
--
-- `profiles` is what clients read and write: one row a person, keyed by the user's id, made by the client at the
-- first sign-in. Someone who shares a trip may see a companion's name, face and address, and nothing else of
-- the row; neither row policies nor column privileges can say that, so the rows live in `app.accounts` and
-- `profiles` is a view of them that shows the other columns to their owner and to supervisors alone
-- (docs/adr/0009-profile-columns.md). Row-level security stays where the rows are: the view runs as its caller.
--
-- A banned person has the rights of someone signed out. Every policy of this database asks `app.uid()` who is
-- calling, once a query, and for a banned caller it answers nobody.

create table app.accounts (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'traveler' check (not app.is_blank(role) and char_length(role) <= 50),
  onboarding_completed boolean not null default false,
  name text check (char_length(name) <= 200),
  first_name text check (char_length(first_name) <= 200),
  last_name text check (char_length(last_name) <= 200),
  username text check (char_length(username) <= 200),
  avatar_url text check (app.is_url(avatar_url)),
  email text check (char_length(email) <= 254),
  bio text check (char_length(bio) <= 10000),
  home_address text check (char_length(home_address) <= 1000),
  preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object' and octet_length(preferences::text) <= 16384),
  is_premium boolean not null default false,
  is_banned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table app.accounts is 'The rows behind public.profiles.';
create index accounts_email_idx on app.accounts (lower(email));
create index accounts_role_idx on app.accounts (role) where role <> 'traveler';

create function app.uid() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null or exists (select from app.accounts a where a.id = caller and a.is_banned) then
    return null;
  end if;
  return caller;
end;
$$;
comment on function app.uid is 'Who is calling: null when signed out, and when banned.';

create function app.is_supervisor() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from app.accounts a where a.id = auth.uid() and a.role = 'supervisor' and not a.is_banned); $$;

create function app.is_premium() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from app.accounts a where a.id = auth.uid() and a.is_premium and not a.is_banned); $$;

create function app.auth_email() returns text
language sql stable security definer set search_path = ''
as $$ select u.email from auth.users u where u.id = auth.uid(); $$;

create function app.is_client() returns boolean
language sql stable
return current_user in ('anon', 'authenticated');
comment on function app.is_client is 'Whether a person is calling, as opposed to the server or a function that acts for them.';

-- The guard of an account. Own role, premium, ban, id and e-mail cannot be changed by any call of one's own; a supervisor
-- changes the first three of others and nothing else of them. The e-mail follows auth.users.
create function app.guard_account() returns trigger
language plpgsql set search_path = ''
as $$
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
    if not app.is_url(new.avatar_url) then new.avatar_url := null; end if;
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
  if not app.is_url(new.avatar_url) then perform app.refuse(400, 'avatar_url_invalid', 'avatar_url'); end if;
  if jsonb_typeof(new.preferences) <> 'object' or octet_length(new.preferences::text) > 16384 then
    perform app.refuse(400, 'preferences_invalid', 'preferences');
  end if;
  return new;
end;
$$;
create trigger guard_account before insert or update on app.accounts for each row execute function app.guard_account();

alter table app.accounts enable row level security;
create policy select_own on app.accounts for select to authenticated using (id = (select app.uid()));
create policy select_supervisor on app.accounts for select to authenticated using ((select app.is_supervisor()));
create policy insert_own on app.accounts for insert to authenticated with check (id = (select app.uid()));
create policy update_own on app.accounts for update to authenticated
  using (id = (select app.uid())) with check (id = (select app.uid()));
create policy update_supervisor on app.accounts for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));

-- One's own columns, or all of them for a supervisor and for the server.
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
comment on view public.profiles is 'One row a person. Companions of a trip see id, name, username, avatar_url and email; the rest is null for them.';
