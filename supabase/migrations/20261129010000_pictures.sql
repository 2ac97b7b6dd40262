-- Pictures of what supervisors publish: a public bucket, in which they alone write.
--
-- A picture is `{hash}.webp`, named after its content, so that it can be cached for ever. Rows hold its path without a host
-- (`/storage/v1/object/public/pictures/…`), so that it stays when the site gets another address. Where there is no schema `storage`
-- nothing is done but that. What no row shows any more stays: a version of an article, or a trip copied from a sample, may show it.

-- A few hundred articles and activities have a picture each; nobody fills the disk with more.
create function app.has_room_for_picture() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from storage.objects o where o.bucket_id = 'pictures') < 2000;
end $$;

select app.change_function('app.is_url(text)', '^https?://[^[:space:]"<>]+$',
  '^(https?://[^[:space:]"<>]+|/storage/v1/object/public/pictures/[0-9a-f]{32}[.]webp)$');

do $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 409600, '{image/webp}')
  on conflict (id) do nothing;
  create policy select_picture on storage.objects for select to authenticated
    using (bucket_id = 'pictures' and (select app.is_supervisor()));
  create policy insert_picture on storage.objects for insert to authenticated
    with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{32}[.]webp$' and (select app.is_supervisor())
      and (select app.has_room_for_picture()));
  create policy update_picture on storage.objects for update to authenticated
    using (bucket_id = 'pictures' and (select app.is_supervisor()))
    with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{32}[.]webp$' and (select app.is_supervisor()));
  create policy delete_picture on storage.objects for delete to authenticated
    using (bucket_id = 'pictures' and (select app.is_supervisor()));
end $$;
