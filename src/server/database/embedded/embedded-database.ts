import { ApiConnection } from '../api-connection.ts';
import type { EndedStatement } from '../failures.ts';
import { sqlOnPool } from '../pool-sql.ts';
import { RequestSession } from '../request-transaction.ts';
import type { SchemaCache } from '../schema-cache.ts';
import { type Database, type Sql, STATEMENT_LIMITS } from '../session.ts';
import { SessionPool } from '../session-pool.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { EmbeddedSession } from './embedded-session.ts';
import { reclaimRegularly } from './reclaim.ts';

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
  const maintenance = sqlOnPool(pool.view((sessions) => sessions.maintenance));
  const stopCheckpoints = checkpointRegularly(sql);
  const stopReclaiming = reclaimRegularly(maintenance, report);
  return {
    connection,
    ...sql,
    maintenance,
    exclusively: (work) => work(),
    reading: sql,
    onWrite: (listener) => connection.onWrite(listener),
    publish: () => {},
    subscribe: async () => {},
    close() {
      stopCheckpoints();
      stopReclaiming();
      return engine.close();
    },
  };
}

const CHECKPOINT_EVERY_MS = 15_000;
/** Bytes of log since the last checkpoint. */
const CHECKPOINT_AFTER = 16 * 2 ** 20;

/** PostgreSQL's checkpointer is a process, which PGlite has not: its log would grow until the server stops. */
function checkpointRegularly(sql: Sql): () => void {
  const look = async () => {
    const [log] = await sql.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    if (log && log.bytes > CHECKPOINT_AFTER) await sql.exec('checkpoint');
  };
  // A database that is busy or failed is reported by its users.
  const timer = setInterval(() => look().catch(() => {}), CHECKPOINT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
