import { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { createPostgres, postgresDatabase, type TestDatabase } from './database.ts';
import { readGrants } from './migrations.ts';
import { schemaSteps } from './schema.ts';

/** Who migrates on hosted Supabase: no superuser, owner of the database, not of the schemas that Supabase keeps. */
const MIGRATOR = 'escale_hosted_migrator';

export interface HostedDatabase extends TestDatabase {
  /** Everything that is in the schema realtime, one line each, without policies. */
  realtimeObjects: () => Promise<string[]>;
  /** Applies our migrations and grants as hosted Supabase would: as a role that owns nothing of it. */
  migrate: () => Promise<void>;
}

/**
 * A PostgreSQL as Supabase prepares its own: roles, schema `auth`, and `realtime` with a partitioned table of messages that
 * belongs to `supabase_realtime_admin`. Who migrates is a member of that role, as Supabase Realtime leaves it on servers
 * without the extension that grants policies by table.
 */
export async function openHostedDatabase(): Promise<HostedDatabase> {
  const url = await createPostgres();
  const connection = new PostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const database = postgresDatabase(url);
  const steps = schemaSteps(connection, (script) => client.unsafe(script));
  await steps.system();
  await client.unsafe(ROLES);
  await client`alter database ${client(new URL(url).pathname.slice(1))} owner to ${client(MIGRATOR)}`;
  await client.unsafe(REALTIME);
  await client.unsafe(FACTORS);
  await steps.storage();
  await client.unsafe(STORAGE);
  return {
    ...database,
    realtimeObjects: async () => (await client.unsafe<{ line: string }[]>(OBJECTS)).map(({ line }) => line),
    migrate: async () => {
      await client.unsafe(`set role ${MIGRATOR}`);
      await steps.migrate();
      await client.unsafe(readGrants());
      await client.unsafe('reset role');
    },
    close: async () => {
      await client.end();
      await connection.close();
      await database.close();
    },
  };
}

const ROLES = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
  begin
    create role supabase_realtime_admin nologin noinherit;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    create role ${MIGRATOR} nologin nosuperuser createdb createrole bypassrls;
  exception when duplicate_object or unique_violation then null;
  end;
end;
$$;
grant anon, authenticated, service_role, supabase_realtime_admin to ${MIGRATOR};
grant all on schema auth to ${MIGRATOR} with grant option;
grant all on all tables in schema auth to ${MIGRATOR} with grant option;
grant usage on schema auth to anon, authenticated, service_role;
grant all on schema public to ${MIGRATOR} with grant option;
`;

/** As supabase/realtime makes it, in so far as messages go. */
const REALTIME = `
create schema realtime;
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
) partition by range (inserted_at);
create table realtime.messages_all partition of realtime.messages for values from ('2000-01-01') to ('2100-01-01');
alter table realtime.messages enable row level security;
create function realtime.topic() returns text language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '')::text; $$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  begin
    execute format('set local realtime.topic to %L', topic);
    insert into realtime.messages (payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
  end;
end;
$$;
alter table realtime.messages owner to supabase_realtime_admin;
alter function realtime.topic() owner to supabase_realtime_admin;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
grant all on schema realtime to supabase_realtime_admin;
grant usage on schema realtime to ${MIGRATOR}, anon, authenticated, service_role;
grant select, insert, update on realtime.messages to ${MIGRATOR}, anon, authenticated, service_role;
`;

/** As supabase/auth makes it, in so far as second factors and sessions go. */
/** Files are in another service's buckets, beside rows that who migrates may lay policies on. */
const STORAGE = `
drop table storage.contents;
alter schema storage owner to ${MIGRATOR};
alter table storage.buckets owner to ${MIGRATOR};
alter table storage.objects owner to ${MIGRATOR};
`;

const FACTORS = `
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
alter table auth.mfa_factors enable row level security;
alter table auth.sessions drop constraint if exists sessions_aal_check;
alter table auth.sessions alter column aal type auth.aal_level using aal::auth.aal_level;
grant all on auth.mfa_factors to ${MIGRATOR};
`;

const OBJECTS = `
select format('%s %s %s %s', relkind, relname, relowner::regrole, relacl) as line from pg_class
where relnamespace = 'realtime'::regnamespace
union all
select format('function %s %s %s %s', oid::regprocedure, proowner::regrole, md5(prosrc), proacl) from pg_proc
where pronamespace = 'realtime'::regnamespace
union all
select format('column %s.%s', attrelid::regclass, attname) from pg_attribute
where attrelid = 'realtime.messages'::regclass
union all
select format('trigger %s', tgname) from pg_trigger where tgrelid = 'realtime.messages'::regclass
order by 1`;
