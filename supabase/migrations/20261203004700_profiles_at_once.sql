-- Two who write one profile at the same moment, its person on two devices or a supervisor beside them, no longer undo each other [PROF-2]
-- [ADMIN-6]. The trigger of the view wrote every column, those that the statement does not change as they were when it began: who waited for
-- the other's lock then wrote the other's columns back, a lifted ban or a taken role among them.
--
-- `update_profile` is as in `accounts` otherwise.

create or replace function app.update_profile() returns trigger language plpgsql set search_path = '' as $$
declare
  changed app.accounts;
begin
  if new.id <> old.id then perform app.forbid('profile_protected', 'id'); end if;
  -- Columns of `a` are read once the row is locked.
  update app.accounts a
  set role = case when new.role is distinct from old.role then new.role else a.role end,
    onboarding_completed = case when new.onboarding_completed is distinct from old.onboarding_completed
      then coalesce(new.onboarding_completed, false) else a.onboarding_completed end,
    name = case when new.name is distinct from old.name then new.name else a.name end,
    first_name = case when new.first_name is distinct from old.first_name then new.first_name else a.first_name end,
    last_name = case when new.last_name is distinct from old.last_name then new.last_name else a.last_name end,
    username = case when new.username is distinct from old.username then new.username else a.username end,
    avatar_url = case when new.avatar_url is distinct from old.avatar_url then new.avatar_url else a.avatar_url end,
    email = case when new.email is distinct from old.email then new.email else a.email end,
    bio = case when new.bio is distinct from old.bio then new.bio else a.bio end,
    home_address = case when new.home_address is distinct from old.home_address then new.home_address else a.home_address end,
    preferences = case when new.preferences is distinct from old.preferences
      then coalesce(new.preferences, '{}') else a.preferences end,
    is_premium = case when new.is_premium is distinct from old.is_premium
      then coalesce(new.is_premium, false) else a.is_premium end,
    is_banned = case when new.is_banned is distinct from old.is_banned
      then coalesce(new.is_banned, false) else a.is_banned end
  where a.id = old.id
  returning a.* into changed;
  if changed.id is null then return null; end if;
  return app.profile_row(changed);
end $$;
