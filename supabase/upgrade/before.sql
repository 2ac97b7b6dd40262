-- What a database with older migrations needs before the baseline is applied to it (docs/adr/0025-sql-as-a-book.md).
--
-- The baseline makes the tables and indexes that are missing and replaces code. This file removes what it makes again, and changes
-- what `if not exists` leaves alone. Everything runs in one transaction (src/server/database/migrations.ts), on any
-- state from version 20261121160300 on.

alter table public.blog_posts add column if not exists author_name text check (char_length(author_name) <= 200);

-- With what has to be restored by after.sql.
alter table app.accounts drop constraint accounts_avatar_url_check;

-- The key names the table as well since 20261122030300.
alter table app.deleted_items drop constraint deleted_items_pkey, add primary key (item_id, source);
drop index app.deleted_items_trip_idx;

-- Made from the recovery copies, as app.reserved_ids.
drop table if exists app.kept_ids;

-- Where the schema realtime is ours.
do $$
begin
  if to_regprocedure('realtime.channel_rights(text, text, jsonb)') is not null then
    comment on function realtime.send is 'Sends a message to all who have joined the topic, when the transaction commits.';
  end if;
end;
$$;

-- Triggers, policies and functions. A function that a check or a generated column uses stays, and is replaced.
do $$
declare
  found record;
begin
  for found in
    select t.tgname, t.tgrelid::regclass as place from pg_catalog.pg_trigger t join pg_catalog.pg_proc f on f.oid = t.tgfoid
    where not t.tgisinternal and f.pronamespace = 'app'::regnamespace
  loop
    execute format('drop trigger %I on %s', found.tgname, found.place);
  end loop;
  for found in
    select p.policyname, p.schemaname, p.tablename from pg_catalog.pg_policies p
    where p.schemaname in ('app', 'public')
      or (p.schemaname = 'realtime' and p.policyname in ('select_member', 'insert_member'))
      or (p.schemaname = 'storage' and p.policyname like '%\_own\_avatar')
  loop
    execute format('drop policy %I on %I.%I', found.policyname, found.schemaname, found.tablename);
  end loop;
  for found in
    select p.oid::regprocedure as name from pg_catalog.pg_proc p
    where p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    begin
      execute format('drop function %s', found.name);
    exception when dependent_objects_still_exist then null;
    end;
  end loop;
end;
$$;
