/** Kysely on our sessions: the library's PGlite driver hands one connection to all requests, one inside another's transaction and role. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  IdentifierNode,
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  RawNode,
  type RootOperationNode,
} from 'kysely';
import { noteFailure } from './failures.ts';
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
    try {
      // The query's author gives the row type: the builder's can't be checked here.
      return (await this.session.run(query.sql, query.parameters)) as QueryResult<Row>;
    } catch (error) {
      noteFailure(error);
      throw error;
    }
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

/** Quotes argument names of calls, which the library leaves bare (`limit := $1`), in the query's tree, where no sent value looks like one. */
const NAMED = ' := ';

class ArgumentQuoter extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    const [name, ...rest] = node.parameters;
    if (node.sqlFragments[1] !== NAMED || !name || !RawNode.is(name)) return super.transformRaw(node);
    const quoted = IdentifierNode.create(name.sqlFragments.join(''));
    return RawNode.create(node.sqlFragments, [quoted, ...rest]);
  }
}

const quoter = new ArgumentQuoter();

const quotedArguments: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind !== 'SelectQueryNode' || !node.from) return node;
    return { ...node, from: quoter.transformNode(node.from) };
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
