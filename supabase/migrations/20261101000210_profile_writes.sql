-- Writing profiles.
--
-- The view's columns are expressions, so PostgreSQL cannot write through it by itself: two triggers pass the
-- write on to `app.accounts`, as the caller, under its policies and its guard. Creating one's profile twice, from
-- two tabs or a retry, answers the row that is already there.
--
-- Two more triggers keep the accounts and the sign-in service together: a changed e-mail arrives in the profile,
-- and a ban ends the sessions and closes the sign-in.

create function app.profile_row(account app.accounts) returns public.profiles
language sql immutable set search_path = ''
as $$
  select account.id, account.role, account.onboarding_completed, account.name, account.first_name, account.last_name,
    account.username, account.avatar_url, account.email, account.bio, account.home_address, account.preferences,
    account.is_premium, account.is_banned, account.created_at, account.updated_at;
$$;

create function app.insert_profile() returns trigger
language plpgsql set search_path = ''
as $$
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
  if made.id is null then
    select a.* into made from app.accounts a where a.id = new.id;
  end if;
  return app.profile_row(made);
end;
$$;

create function app.update_profile() returns trigger
language plpgsql set search_path = ''
as $$
declare
  changed app.accounts;
begin
  if new.id <> old.id then
    perform app.forbid('profile_protected', 'id');
  end if;
  update app.accounts a
  set role = new.role, onboarding_completed = coalesce(new.onboarding_completed, false), name = new.name,
    first_name = new.first_name, last_name = new.last_name, username = new.username, avatar_url = new.avatar_url,
    email = new.email, bio = new.bio, home_address = new.home_address, preferences = coalesce(new.preferences, '{}'),
    is_premium = coalesce(new.is_premium, false), is_banned = coalesce(new.is_banned, false)
  where a.id = old.id
  returning a.* into changed;
  if changed.id is null then
    return null;
  end if;
  return app.profile_row(changed);
end;
$$;

create trigger insert_profile instead of insert on public.profiles for each row execute function app.insert_profile();
create trigger update_profile instead of update on public.profiles for each row execute function app.update_profile();

create function app.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.accounts a set email = new.email where a.id = new.id and a.email is distinct from new.email;
  return null;
end;
$$;
create trigger follow_email after update of email on auth.users for each row
  when (new.email is distinct from old.email) execute function app.follow_email();

create function app.follow_ban() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users u
  set banned_until = case when new.is_banned then timestamptz '2999-12-31 00:00:00+00' end
  where u.id = new.id;
  if new.is_banned then
    delete from auth.sessions s where s.user_id = new.id;
  end if;
  return null;
end;
$$;
create trigger follow_ban after update of is_banned on app.accounts for each row
  when (new.is_banned is distinct from old.is_banned) execute function app.follow_ban();
create trigger follow_ban_at_birth after insert on app.accounts for each row
  when (new.is_banned) execute function app.follow_ban();
