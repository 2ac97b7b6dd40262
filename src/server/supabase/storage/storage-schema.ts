/**
 * The schema `storage`, as far as it is used; bytes are in parts beside the row (docs/adr/0021-files-in-the-database.md). An unfinished
 * file has no `mimetype`. It is applied again with each release that changes it, hence `if not exists`; policies are in the migrations.
 */
export const STORAGE_SCHEMA = `
create schema if not exists storage;
revoke all on schema storage from public;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner uuid,
  owner_id text,
  metadata jsonb,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz default now(),
  path_tokens text[] generated always as (string_to_array(name, '/')) stored
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create table if not exists storage.contents (
  object_id uuid not null references storage.objects (id) on delete cascade,
  part integer not null default 0,
  bytes bytea not null,
  primary key (object_id, part)
);
-- Of before files had parts.
alter table storage.contents add column if not exists part integer not null default 0;
do $$ begin
  if (select cardinality(conkey) from pg_constraint where conrelid = 'storage.contents'::regclass and contype = 'p') = 1 then
    alter table storage.contents drop constraint contents_pkey, add primary key (object_id, part);
  end if;
end $$;
-- Pictures and documents are compressed already.
alter table storage.contents alter column bytes set storage external;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.contents enable row level security;

create or replace function storage.foldername(name text) returns text[]
language sql immutable as $$ select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]; $$;
create or replace function storage.filename(name text) returns text
language sql immutable as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]; $$;
create or replace function storage.extension(name text) returns text
language sql immutable as $$ select substring(storage.filename(name) from '\\.([^.]+)$'); $$;
`;
