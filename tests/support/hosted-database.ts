import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import {
  createPostgres,
  describeOn,
  describeOnBoth,
  postgresDatabase,
  type TestDatabase,
} from './database.ts';
import { readGrants } from './migrations.ts';
import { resetRows } from './reset-rows.ts';
import { migrate } from './schema.ts';

/** Who migrates, reads and writes there: Supabase's `postgres`, which is no superuser (tests/fixtures/supabase/roles.sql). */
const OWNER = 'project_owner';

/** What a project's database holds before our migrations, in the order in which it is made. */
const SCRIPTS = ['roles', 'base', 'auth', 'storage', 'realtime'];

/** The roles of the services, with the schema that each finds without naming it. */
const SERVICES = { supabase_auth_admin: 'auth', supabase_storage_admin: 'storage', service_role: 'storage' };

type Service = keyof typeof SERVICES;

export interface HostedDatabase extends TestDatabase {
  /** What Supabase's own schemas hold, one line each, before and after our migrations. */
  objects: { before: readonly string[]; after: readonly string[] };
  /** Runs a statement as one of Supabase's services: under its own role, which finds tables of its own schema alone. */
  asService: (service: Service, sql: string, parameters?: readonly string[]) => Promise<object[]>;
}

let ofWorker: Promise<{ database: HostedDatabase; admin: postgres.Sql }> | undefined;

/** A database as a Supabase project has it, migrated by its owner; one for a worker's whole life, emptied of earlier rows. */
export async function openHostedDatabase(): Promise<HostedDatabase> {
  ofWorker ??= makeHostedDatabase();
  const { database, admin } = await ofWorker;
  await resetRows({
    query: async <Row extends object>(sql: string) => [...(await admin.unsafe<Row[]>(sql))],
  });
  return database;
}

/** As {@link describeOnBoth}, and on a Supabase project's database. */
export function describeEverywhere(title: string, tests: (database: () => TestDatabase) => void): void {
  describeOnBoth(title, tests);
  describeOn(`${title} (supabase)`, openHostedDatabase, tests);
}

async function makeHostedDatabase(): Promise<{ database: HostedDatabase; admin: postgres.Sql }> {
  const url = await createPostgres();
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  for (const script of SCRIPTS) {
    await admin.unsafe(readFileSync(new URL(`../fixtures/supabase/${script}.sql`, import.meta.url), 'utf8'));
    if (script === 'roles') {
      await admin`alter database ${admin(new URL(url).pathname.slice(1))} owner to ${admin(OWNER)}`;
    }
  }
  const before = await objectsOf(admin);
  await admin`set role ${admin(OWNER)}`;
  await migrate((script) => admin.unsafe(script), withPolicyGrants);
  await admin.unsafe(readGrants());
  await admin`reset role`;
  const after = await objectsOf(admin);
  const database: HostedDatabase = {
    ...postgresDatabase(url, { owner: OWNER, claims: 'whole' }),
    objects: { before, after },
    asService: (service, sql, parameters = []) =>
      admin.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${service}; set local search_path = ${SERVICES[service]}`);
        return [...(await transaction.unsafe(sql, [...parameters]))];
      }),
    // Other files of this worker go on with it; it goes with the run (global-database.ts).
    close: async () => {},
  };
  return { database, admin };
}

/**
 * The platform's extension supautils lets the owner lay policies on listed tables of others (`supautils.policy_grants`): it runs that one
 * statement as a superuser, wherever it is. No PostgreSQL of ours carries it, so the statement is given that role by name.
 */
function withPolicyGrants(sql: string): string {
  return sql.replace(
    /\b(?:create|alter|drop) policy (?:if exists )?\w+\s+on (?:auth\.\w+|storage\.(?:buckets|objects)|realtime\.messages)\b[^;]*;/g,
    (statement) => `set local role supabase_admin; ${statement} set local role ${OWNER};`,
  );
}

async function objectsOf(admin: postgres.Sql): Promise<string[]> {
  return (await admin.unsafe<{ line: string }[]>(OBJECTS)).map(({ line }) => line);
}

/** Triggers of ours on their tables, and policies, are no change of theirs. */
const OBJECTS = `
with schemas (oid, name) as (select oid, nspname from pg_namespace where nspname in ('auth', 'storage', 'realtime', 'extensions'))
select format('schema %s %s', s.name, n.nspacl) as line from schemas s join pg_namespace n using (oid)
union all
select format('%s %s.%s %s %s', c.relkind, s.name, c.relname, c.relowner::regrole, c.relacl)
from schemas s join pg_class c on c.relnamespace = s.oid
union all
select format('column %s.%s %s', a.attrelid::regclass, a.attname, a.attacl)
from schemas s join pg_class c on c.relnamespace = s.oid join pg_attribute a on a.attrelid = c.oid
where c.relkind in ('r', 'p') and a.attnum > 0
union all
select format('function %s %s %s %s', p.oid::regprocedure, p.proowner::regrole, md5(p.prosrc), p.proacl)
from schemas s join pg_proc p on p.pronamespace = s.oid
where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by 1`;
