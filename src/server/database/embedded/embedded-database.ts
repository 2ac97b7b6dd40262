import { ApiConnection } from '../api-connection.ts';
import type { EndedStatement } from '../failures.ts';
import { sqlOnPool } from '../pool-sql.ts';
import { RequestSession } from '../request-transaction.ts';
import type { SchemaCache } from '../schema-cache.ts';
import { type Database, STATEMENT_LIMITS } from '../session.ts';
import { SessionPool } from '../session-pool.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { EmbeddedSession } from './embedded-session.ts';

type Options = {
  folder: string;
  cache: SchemaCache;
  maintenanceLimit: number;
  report: (error: unknown) => void;
  onEnded: (ended: EndedStatement) => void;
  heapMb?: number;
};

export async function openEmbedded({
  folder,
  cache,
  maintenanceLimit,
  report,
  onEnded,
  heapMb,
}: Options): Promise<Database> {
  const engine = await EmbeddedEngine.open({
    folder,
    openingLimit: maintenanceLimit,
    ...(heapMb !== undefined && { heapMb }),
    onEnded,
    onReopened: () => connection.notifyWrite(),
    report,
  });
  // One connection for all: requests, accounts and migrations wait for each other.
  const pool = new SessionPool([
    {
      request: new RequestSession(new EmbeddedSession(engine, STATEMENT_LIMITS.anon)),
      server: new EmbeddedSession(engine, STATEMENT_LIMITS.server),
      maintenance: new EmbeddedSession(engine, maintenanceLimit),
    },
  ]);
  const owner = pool.view(({ server }) => server);
  const requests = pool.view(({ request }) => request);
  const connection = new ApiConnection({ requests, owner, cache, report });
  const sql = sqlOnPool(owner);
  return {
    connection,
    ...sql,
    maintenance: sqlOnPool(pool.view(({ maintenance }) => maintenance)),
    exclusively: (work) => work(),
    reading: sql,
    onWrite: (listener) => connection.onWrite(listener),
    publish: () => {},
    subscribe: async () => {},
    close: () => engine.close(),
  };
}
