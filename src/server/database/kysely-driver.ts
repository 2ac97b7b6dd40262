/** Kysely on our sessions: the library's PGlite driver hands one connection to all requests, one inside another's transaction and role. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { quotedArguments } from './quoted-arguments.ts';
import type { Session } from './session.ts';
import type { Lease, Pool } from './session-pool.ts';

type Runner = Pick<Session, 'run'>;

class SessionConnection implements DatabaseConnection {
  readonly session: Runner;
  readonly release: () => void;

  constructor({ session, release }: Lease<Runner>) {
    this.session = session;
    this.release = release;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // The query's author gives the row type: the builder's can't be checked here.
    return (await this.session.run(query.sql, query.parameters)) as QueryResult<Row>;
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported.');
  }
}

class SessionDriver implements Driver {
  readonly #acquire: () => Promise<Lease<Runner>>;

  constructor(acquire: () => Promise<Lease<Runner>>) {
    this.#acquire = acquire;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    return new SessionConnection(await this.#acquire());
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SessionConnection) connection.release();
  }

  async destroy(): Promise<void> {}
}

export function kyselyOnPool(pool: Pool<Session>): Kysely<unknown> {
  return kyselyOn(() => pool.acquire());
}

export function kyselyOnSession(session: Runner): Kysely<unknown> {
  return kyselyOn(() => Promise.resolve({ session, release: () => {} }));
}

function kyselyOn(acquire: () => Promise<Lease<Runner>>): Kysely<unknown> {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionDriver(acquire),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely({ dialect, plugins: [quotedArguments] });
}
