/** Needed before our migrations, on hosted Supabase there already: roles, and `auth` with `auth.uid()` and its kin. */
import { createHash } from 'node:crypto';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { STORAGE_SCHEMA } from '../supabase/storage/storage-schema.ts';
import { checkServer } from './check-server.ts';
import type { OwnerSql } from './session.ts';

const ROLES = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
        if wanted = 'service_role' then
          alter role service_role bypassrls;
        end if;
      end if;
      if not pg_catalog.pg_has_role(current_user, wanted, 'member') then
        execute format('grant %I to current_user', wanted);
      end if;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end;
$$;
`;

const RIGHTS = `
revoke all on schema auth from public;
grant usage on schema auth to anon, authenticated, service_role;
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
`;

/** The library notes each sign-in and renewal, with the address and for ever: what happens is in `app.security_events`. */
const NO_SECOND_LOG = `
create or replace rule not_stored as on insert to auth.audit_log_entries do instead nothing;
truncate auth.audit_log_entries;
`;

/** Runs again for each release, so all of it can be repeated. */
export async function prepareSystemSchema(database: OwnerSql): Promise<void> {
  const script = `${getAuthSchemaSql()}\n${SUPABASE_AUTH_HELPERS_SQL}\n${RIGHTS}\n${NO_SECOND_LOG}\n${STORAGE_SCHEMA}`;
  const version = createHash('sha256').update(ROLES).update(script).digest('hex');
  if ((await appliedVersion(database)) === version) return;
  await checkServer(database);
  await database.exec(ROLES);
  await database.transaction(async (sql) => {
    await sql.exec(script);
    await sql.exec('create schema if not exists supabase_migrations');
    await sql.exec(
      'create table if not exists supabase_migrations.system_schema (is_current boolean primary key check (is_current), version text not null)',
    );
    await sql.query(
      'insert into supabase_migrations.system_schema values (true, $1) on conflict (is_current) do update set version = excluded.version',
      [version],
    );
  });
}

async function appliedVersion(database: OwnerSql): Promise<string | undefined> {
  const [found] = await database.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.system_schema') is not null as exists`,
  );
  if (!found?.exists) return undefined;
  const [row] = await database.query<{ version: string }>(
    'select version from supabase_migrations.system_schema',
  );
  return row?.version;
}
