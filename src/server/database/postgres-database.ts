import { ApiConnection } from './api-connection.ts';
import type { EndedStatement } from './failures.ts';
import { NotifyBus } from './notify-bus.ts';
import { sqlOnPool } from './pool-sql.ts';
import { clientsOf } from './postgres-client.ts';
import { PostgresSession } from './postgres-session.ts';
import { RequestSession } from './request-transaction.ts';
import type { SchemaCache } from './schema-cache.ts';
import { type Database, STATEMENT_LIMITS } from './session.ts';
import { SessionPool } from './session-pool.ts';

/** Number of sessions with the owner's rights. */
const SYSTEM_SESSIONS = 3;
/** "esca" as a number, for `pg_advisory_lock`. */
const LOCK_ID = 0x65736361;

type Options = {
  url: string;
  sessions: number;
  cache: SchemaCache;
  maintenanceLimit: number;
  report: (error: unknown) => void;
  onEnded: (ended: EndedStatement) => void;
};

/** Connects no earlier than for the first statement. */
export function openPostgres({ url, sessions, cache, maintenanceLimit, report, onEnded }: Options): Database {
  const open = clientsOf(url);
  const limits = { limit: STATEMENT_LIMITS.server, onEnded };
  const requests = Array.from(
    { length: sessions },
    () => new PostgresSession(open, { ...limits, role: 'anon' }),
  );
  const system = Array.from({ length: SYSTEM_SESSIONS }, () => new PostgresSession(open, limits));
  const reader = new PostgresSession(open, { ...limits, isLasting: true });
  // A backup or a copy is one transaction of any length, which waits while what it has read is written.
  const maintenance = new PostgresSession(open, {
    limit: maintenanceLimit,
    longestPause: maintenanceLimit,
    onEnded,
    isLasting: true,
    closesWhenIdle: true,
  });
  const notifyBus = new NotifyBus(open);
  const owner = new SessionPool(system);
  const connection = new ApiConnection({
    requests: new SessionPool(requests.map((session) => new RequestSession(session))),
    owner,
    cache,
    report,
  });
  return {
    connection,
    ...sqlOnPool(owner),
    maintenance: sqlOnPool(new SessionPool([maintenance])),
    reading: sqlOnPool(new SessionPool([reader])),
    onWrite: (listener) => connection.onWrite(listener),
    publish: (text) => notifyBus.publish(text),
    subscribe: (listener, ready) => notifyBus.subscribe(listener, ready),
    async exclusively(work) {
      // No time limit: another process may migrate for any time.
      const lockSession = new PostgresSession(open, { limit: 0, onEnded, isLasting: true });
      try {
        await lockSession.run('select pg_advisory_lock($1::bigint)', [String(LOCK_ID)]);
        return await work();
      } finally {
        // Ending the connection releases the lock.
        await lockSession.client.end({ timeout: 5 });
      }
    },
    async close() {
      await notifyBus.close();
      await Promise.all(
        [...requests, ...system, reader, maintenance].map((session) => session.client.end({ timeout: 5 })),
      );
    },
  };
}
