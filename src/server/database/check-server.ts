import { OperatorError } from '../operations/operator-error.ts';
import type { Query } from './session.ts';

/** Oldest PostgreSQL that the migrations run on, as `server_version_num`. */
export const OLDEST_POSTGRES = 150_000;

type Server = {
  number: number;
  version: string;
  readsOnly: boolean;
  user: string;
  database: string;
  mayMakeSchemas: boolean;
  mayMakeTables: boolean;
  mayMakeRoles: boolean;
  missingRoles: string | null;
};

const QUESTION = `
select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
  current_setting('transaction_read_only') = 'on' as "readsOnly",
  quote_ident(current_user) as "user", quote_ident(current_database()) as database,
  has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
  has_schema_privilege('public', 'create') as "mayMakeTables",
  (select rolsuper or rolcreaterole from pg_catalog.pg_roles where rolname = current_user) as "mayMakeRoles",
  (select string_agg(wanted, ', ') from unnest(array['anon', 'authenticated', 'service_role']) as wanted
   where not exists (select from pg_catalog.pg_roles where rolname = wanted)) as "missingRoles"`;

/** Refuses a server or a user with which the schema can't be made, before anything is. @throws OperatorError */
export async function checkServer(sql: Query): Promise<void> {
  const [server] = await sql.query<Server>(QUESTION);
  const problem = server && problemOf(server);
  if (problem) throw new OperatorError(problem);
}

function problemOf(server: Server): string | undefined {
  const { number, version, user, database } = server;
  if (number < OLDEST_POSTGRES)
    return `PostgreSQL ${version} is too old: it takes 15 or later. Name a newer one in DATABASE_URL.`;
  if (server.readsOnly) return 'The database can only be read. Name the primary in DATABASE_URL.';
  if (!server.mayMakeSchemas || !server.mayMakeTables)
    return `${user} may not make schemas in the database. Make ${user} its owner: alter database ${database} owner to ${user}`;
  if (server.missingRoles && !server.mayMakeRoles)
    return `${user} may not make the roles ${server.missingRoles}. Make the first start with a superuser in DATABASE_URL, who gives the database to ${user} afterwards, or make the roles first (docs/operations.md).`;
  return undefined;
}
