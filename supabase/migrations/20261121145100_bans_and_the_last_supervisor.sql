-- A ban says why, and somebody always remains who can administer.
--
-- The last supervisor who is not banned keeps the role and is not banned, whoever asks and however many ask at once: changes that
-- take a supervisor away wait for each other, and each looks after the one before. Leaving by oneself is refused to the
-- last one already (…_my_data.sql).

alter table app.accounts add column ban_reason text check (char_length(ban_reason) <= 1000);
comment on column app.accounts.ban_reason is 'Why someone is banned, for supervisors; goes with the ban.';

create function app.keep_a_supervisor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.is_banned then new.ban_reason := null; end if;
  if old.role = 'supervisor' and not old.is_banned and (new.role <> 'supervisor' or new.is_banned) then
    perform pg_advisory_xact_lock(hashtext('app.keep_a_supervisor'));
    if not exists (
      select from app.accounts a where a.role = 'supervisor' and not a.is_banned and a.id <> old.id
    ) then
      perform app.refuse(409, 'last_supervisor', case when new.is_banned then 'is_banned' else 'role' end);
    end if;
  end if;
  return new;
end;
$$;
-- After `guard_account`, which fires first by its name and settles what the role is.
create trigger keep_a_supervisor before update of role, is_banned, ban_reason on app.accounts for each row
  execute function app.keep_a_supervisor();

-- Those of supervisors alone: what people write about themselves is no news.
create trigger tell_supervisor_change after update on app.accounts for each row
  when (
    auth.uid() is not null
    and (old.role, old.is_premium, old.is_banned, old.ban_reason) is distinct from (new.role, new.is_premium, new.is_banned, new.ban_reason)
  )
  execute function app.tell_supervisor_change();

create function public.ban_user(user_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  if ban_user.user_id = auth.uid() then perform app.forbid('profile_protected', 'is_banned'); end if;
  perform app.check_text(ban_user.reason, 'reason', 1000, true);
  update app.accounts a set is_banned = true, ban_reason = btrim(ban_user.reason) where a.id = ban_user.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
end;
$$;
comment on function public.ban_user is 'Bans someone, with the reason why. For supervisors.';

create function public.unban_user(user_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not app.is_supervisor() then perform app.forbid('supervisor_only'); end if;
  if unban_user.user_id = auth.uid() then perform app.forbid('profile_protected', 'is_banned'); end if;
  update app.accounts a set is_banned = false where a.id = unban_user.user_id;
  if not found then perform app.refuse(404, 'user_not_found', 'user_id'); end if;
end;
$$;
comment on function public.unban_user is 'Lifts a ban. For supervisors.';
