-- Pictures of people come from our own storage, or from the hosts of those who sign them in.
--
-- A companion's browser opens the picture of whoever is on the page, and so tells its own address to the host of that picture. Another
-- host than these is refused. What lies in our storage is kept as a path (`/storage/v1/object/public/avatars/{id}/{name}.webp`): no
-- other host can be named that way, and the picture stays when the installation's address changes (docs/adr/0037-pictures-from-known-hosts.md).

create function app.avatar_of(url text, person uuid) returns text
language sql immutable parallel safe
return case
  when url ~ '^https://(lh[3-6][.]googleusercontent[.]com|avatars[.]githubusercontent[.]com)/[^[:space:]"<>]+$' and char_length(url) <= 2000
    then url
  when url ~ ('^(https?://[^/?#[:space:]"<>]+)?/storage/v1/object/public/avatars/' || person || '/[a-z0-9_-]{8,64}[.]webp$')
    then substring(url from '/storage/v1/object/public/avatars/.*$')
end;
comment on function app.avatar_of is 'How the address of a person''s picture is kept; null for one of another host, or of another person''s folder.';

-- As it was, but for the picture.
create or replace function app.guard_account() returns trigger
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
end;
$$;

-- Pictures of other hosts go: the page shows the person's first letter.
alter table app.accounts drop constraint accounts_avatar_url_check;
update app.accounts a
set avatar_url = app.avatar_of(a.avatar_url, a.id)
where a.avatar_url is distinct from app.avatar_of(a.avatar_url, a.id);
alter table app.accounts add constraint accounts_avatar_url_check check (avatar_url is not distinct from app.avatar_of(avatar_url, id));
