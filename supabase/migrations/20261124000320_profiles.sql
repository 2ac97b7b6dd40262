-- Profiles: the view of accounts that clients read and write.
--
-- Row policies and column privileges cannot show some columns of a row to some people, so a view does. It runs as its caller:
-- the policies of `app.accounts` hold. Its columns are expressions, so two triggers pass writes on to the table. Creating a
-- profile twice, from two tabs or a retry, answers the row that exists.

alter table app.accounts enable row level security;
create policy select_own on app.accounts for select to authenticated using (id = (select app.uid()));
create policy select_supervisor on app.accounts for select to authenticated using ((select app.is_supervisor()));
create policy insert_own on app.accounts for insert to authenticated with check (id = (select app.uid()));
create policy update_own on app.accounts for update to authenticated using (id = (select app.uid())) with check (id = (select app.uid()));
create policy update_supervisor on app.accounts for update to authenticated
  using ((select app.is_supervisor())) with check ((select app.is_supervisor()));

create or replace view public.profiles with (security_invoker = true) as
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

create or replace function app.profile_row(account app.accounts) returns public.profiles language sql immutable set search_path = '' as $$
  select account.id, account.role, account.onboarding_completed, account.name, account.first_name, account.last_name,
    account.username, account.avatar_url, account.email, account.bio, account.home_address, account.preferences,
    account.is_premium, account.is_banned, account.created_at, account.updated_at;
$$;

create or replace function app.insert_profile() returns trigger language plpgsql set search_path = '' as $$
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
create or replace trigger insert_profile instead of insert on public.profiles for each row execute function app.insert_profile();

create or replace function app.update_profile() returns trigger language plpgsql set search_path = '' as $$
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
create or replace trigger update_profile instead of update on public.profiles for each row execute function app.update_profile();

-- One key of the preferences at a time: a form writes all of them, and could undo what another window has stored since.
create or replace function public.change_preferences(changes jsonb) returns jsonb language plpgsql volatile set search_path = '' as $$
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
