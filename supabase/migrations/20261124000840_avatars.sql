-- Pictures of people: a public bucket in which each person writes in a folder of their own.
--
-- A picture is `{user id}/{name}.webp`, named after its content, so that it can be cached for ever. The policies hold in our storage API
-- (src/server/supabase/storage) and in hosted Supabase's. Where there is no schema `storage` nothing is done.

-- A person has one picture, and for a moment the one before; nobody fills the disk with more.
create or replace function app.has_room_for_avatar() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from storage.objects o where o.bucket_id = 'avatars' and starts_with(o.name, app.uid() || '/')
  ) < 10;
end $$;

-- The picture goes with the account. Hosted Supabase lets files go by its own API alone: there the page removes it first.
create or replace function app.remove_avatars() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.contents') is not null then
    execute 'delete from storage.objects where bucket_id = ''avatars'' and name like $1' using old.id || '/%';
  end if;
  return null;
end $$;
create or replace trigger remove_avatars after delete on app.accounts for each row execute function app.remove_avatars();

do $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('avatars', 'avatars', true, 51200, '{image/webp}')
  on conflict (id) do nothing;
  create policy select_own_avatar on storage.objects for select to authenticated
    using (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/'));
  create policy insert_own_avatar on storage.objects for insert to authenticated
    with check (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/') and name ~ '^[0-9a-f-]{36}/[a-z0-9_-]{8,64}[.]webp$'
      and (select app.has_room_for_avatar()));
  create policy update_own_avatar on storage.objects for update to authenticated
    using (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/'))
    with check (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/') and name ~ '^[0-9a-f-]{36}/[a-z0-9_-]{8,64}[.]webp$');
  create policy delete_own_avatar on storage.objects for delete to authenticated
    using (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/'));
end $$;
