-- Letters are found by words: of who wrote them, of what they are about, of what they say.
--
-- As with the other lists (…_list_keys.sql) what they are found by is kept beside them, with the date that they are sorted by. Without
-- words the lists are read as before, by the indexes of the letters themselves.

create table app.request_keys (
  id uuid primary key references public.custom_trip_requests (id) on delete cascade,
  key text not null,
  status text not null,
  created_at timestamptz not null
);
create index request_keys_key_idx on app.request_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index request_keys_created_idx on app.request_keys (created_at desc, id);
create table app.message_keys (
  id uuid primary key references public.contact_messages (id) on delete cascade,
  key text not null,
  status text not null,
  created_at timestamptz not null
);
create index message_keys_key_idx on app.message_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index message_keys_created_idx on app.message_keys (created_at desc, id);
comment on table app.request_keys is 'What requests are found by. Server only.';
comment on table app.message_keys is 'What messages are found by. Server only.';
alter table app.request_keys enable row level security;
alter table app.message_keys enable row level security;

create function app.keep_request_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.request_keys as k (id, key, status, created_at)
  select r.id, concat(' ', app.list_word(concat_ws(' ', r.name, r.email, r.destination, r.message))), r.status, r.created_at from written r
  on conflict (id) do update set key = excluded.key, status = excluded.status, created_at = excluded.created_at
  where (k.key, k.status, k.created_at) is distinct from (excluded.key, excluded.status, excluded.created_at);
  return null;
end;
$$;
create function app.keep_message_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.message_keys as k (id, key, status, created_at)
  select r.id, concat(' ', app.list_word(concat_ws(' ', r.name, r.email, r.subject, r.message))), r.status, r.created_at from written r
  on conflict (id) do update set key = excluded.key, status = excluded.status, created_at = excluded.created_at
  where (k.key, k.status, k.created_at) is distinct from (excluded.key, excluded.status, excluded.created_at);
  return null;
end;
$$;
revoke execute on function app.keep_request_keys(), app.keep_message_keys() from public;

lock table public.custom_trip_requests, public.contact_messages in share row exclusive mode;
insert into app.request_keys (id, key, status, created_at)
select r.id, concat(' ', app.list_word(concat_ws(' ', r.name, r.email, r.destination, r.message))), r.status, r.created_at from public.custom_trip_requests r;
insert into app.message_keys (id, key, status, created_at)
select r.id, concat(' ', app.list_word(concat_ws(' ', r.name, r.email, r.subject, r.message))), r.status, r.created_at from public.contact_messages r;
create trigger keep_keys_of_new after insert on public.custom_trip_requests referencing new table as written for each statement
  execute function app.keep_request_keys();
create trigger keep_keys after update on public.custom_trip_requests referencing new table as written for each statement
  execute function app.keep_request_keys();
create trigger keep_keys_of_new after insert on public.contact_messages referencing new table as written for each statement
  execute function app.keep_message_keys();
create trigger keep_keys after update on public.contact_messages referencing new table as written for each statement
  execute function app.keep_message_keys();

drop function public.admin_requests(text, integer, integer);
create function public.admin_requests(state text default null, page integer default 1, size integer default 25, search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found constant text := app.list_search('k.key', search);
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', case when found = '' then 'public.custom_trip_requests k' else 'app.request_keys k' end,
    found || case when state <> '' then format(' and k.status = %L', state) else '' end,
    'k.created_at desc, k.id',
    'r.id, r.name, r.email, r.destination, r.start_date, r.end_date, r.flexible, r.travellers, r.budget, r.currency, r.status, r.created_at',
    'public.custom_trip_requests r on r.id',
    page, size
  );
end;
$$;
comment on function public.admin_requests is
  'A page of the requests for custom trips, the last first; found by words. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedRequest>';

drop function public.admin_messages(text, integer, integer);
create function public.admin_messages(state text default null, page integer default 1, size integer default 25, search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found constant text := app.list_search('k.key', search);
begin
  perform app.require_supervisor();
  return app.list_page(
    'k.id', case when found = '' then 'public.contact_messages k' else 'app.message_keys k' end,
    found || case when state <> '' then format(' and k.status = %L', state) else '' end,
    'k.created_at desc, k.id',
    'm.id, m.name, m.email, m.subject, left(m.message, 200) as beginning, m.status, m.created_at',
    'public.contact_messages m on m.id',
    page, size
  );
end;
$$;
comment on function public.admin_messages is
  'A page of the messages, the last first; found by words. For supervisors. @returns import(''./admin.types.ts'').Page<import(''./admin.types.ts'').ListedMessage>';
