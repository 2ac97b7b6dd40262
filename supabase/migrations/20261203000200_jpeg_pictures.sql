-- Pictures that everybody sees are WebP, or JPEG where a browser writes no WebP (Safari): the buckets take both types, and the names
-- that rows and policies know end in `.webp` or `.jpg`.

create or replace function app.is_url(value text) returns boolean language sql immutable parallel safe
return value ~ '^(https?://[^[:space:]"<>]+|/storage/v1/object/public/pictures/[0-9a-f]{32}[.](webp|jpg))$' and char_length(value) <= 2000;

create or replace function app.avatar_of(url text, person uuid) returns text language sql immutable parallel safe
return case
  when url ~ '^https://(lh[3-6][.]googleusercontent[.]com|avatars[.]githubusercontent[.]com)/[^[:space:]"<>]+$' and char_length(url) <= 2000
    then url
  when url ~ ('^(https?://[^/?#[:space:]"<>]+)?/storage/v1/object/public/avatars/' || person || '/[a-z0-9_-]{8,64}[.](webp|jpg)$')
    then substring(url from '/storage/v1/object/public/avatars/.*$')
end;

do $$
begin
  if to_regclass('storage.objects') is null then return; end if;
  update storage.buckets set allowed_mime_types = '{image/webp,image/jpeg}' where id in ('avatars', 'pictures');
  alter policy insert_own_avatar on storage.objects
    with check (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/')
      and name ~ '^[0-9a-f-]{36}/[a-z0-9_-]{8,64}[.](webp|jpg)$' and (select app.has_room_for_avatar()));
  alter policy update_own_avatar on storage.objects
    with check (bucket_id = 'avatars' and starts_with(name, (select app.uid()) || '/')
      and name ~ '^[0-9a-f-]{36}/[a-z0-9_-]{8,64}[.](webp|jpg)$');
  alter policy insert_picture on storage.objects
    with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{32}[.](webp|jpg)$' and (select app.is_supervisor())
      and (select app.has_room_for_picture()));
  alter policy update_picture on storage.objects
    with check (bucket_id = 'pictures' and name ~ '^[0-9a-f]{32}[.](webp|jpg)$' and (select app.is_supervisor()));
end $$;
