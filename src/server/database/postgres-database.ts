/** The database on a PostgreSQL server, by DATABASE_URL. */
import type { ConnectionContextOptions, IntrospectResult, VarsContext } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import { translateError } from '../data-api/database-errors.ts';
import { answerRequest, publicOnly } from './answer-request.ts';
import { kyselyOnPool } from './kysely-driver.ts';
import { sqlOnPool, transactionOnPool } from './pool-sql.ts';
import { PostgresSession } from './postgres-session.ts';
import { RequestSession } from './request-transaction.ts';
import { type SchemaCache, schemaReader } from './schema-cache.ts';
import type { Database, Session } from './session.ts';
import { SessionPool } from './session-pool.ts';
import { Signal } from './signal.ts';
import { Voice } from './voice.ts';

/** Sessions with the rights of the tables' owner: accounts, migrations. */
const SYSTEM_SESSIONS = 3;
/** "esca", as a number: what `pg_advisory_lock` wants. */
const LOCK_ID = 0x65736361;

type Options = { url: string; sessions: number; cache: SchemaCache; report: (error: unknown) => void };

/** Opens it; nothing connects before the first statement. */
export function openPostgres({ url, sessions, cache, report }: Options): Database {
  const requests = Array.from({ length: sessions }, () => new PostgresSession(url, { role: 'anon' }));
  const system = Array.from({ length: SYSTEM_SESSIONS }, () => new PostgresSession(url));
  const reader = new PostgresSession(url, { isLasting: true });
  const voice = new Voice(url);
  const systemPool = new SessionPool<Session>(system);
  const requestPool = new SessionPool(requests.map((session) => new RequestSession(session)));
  const connection = new PostgresApiConnection({ url, cache, report }, requestPool, systemPool);
  return {
    connection,
    ...sqlOnPool(systemPool),
    transaction: (work) => transactionOnPool(systemPool, work),
    reading: sqlOnPool(new SessionPool<Session>([reader])),
    onWrite: (listener) => connection.written.listen(listener),
    say: (text) => voice.say(text),
    hear: (listener, ready) => voice.hear(listener, ready),
    async exclusively(work) {
      const keeper = new PostgresSession(url);
      try {
        await keeper.run('select pg_advisory_lock($1::bigint)', [String(LOCK_ID)]);
        return await work();
      } finally {
        // Ending the connection gives the lock back.
        await keeper.client.end({ timeout: 5 });
      }
    },
    async close() {
      await voice.close();
      await Promise.all(
        [...requests, ...system, reader].map((session) => session.client.end({ timeout: 5 })),
      );
      await connection.close();
    },
  };
}

/** The library's connection, on sessions of our own. */
class PostgresApiConnection extends PostgresConnection {
  readonly #requests: SessionPool<RequestSession>;
  readonly #report: (error: unknown) => void;
  readonly #readSchema: (isCachedEnough: boolean) => Promise<IntrospectResult>;
  readonly written = new Signal();

  constructor(
    { url, cache, report }: Omit<Options, 'sessions'>,
    requests: SessionPool<RequestSession>,
    system: SessionPool,
  ) {
    super({ url });
    this.#requests = requests;
    this.#report = report;
    this.#readSchema = schemaReader(cache, () => super.introspect().then(publicOnly));
    this.kysely = kyselyOnPool(system);
  }

  override withContext<Result>(
    vars: VarsContext | undefined,
    work: (kysely: Kysely<unknown>) => Promise<Result>,
    options?: ConnectionContextOptions,
  ): Promise<Result> {
    return answerRequest(this.#requests, vars, work, options, this.written.give);
  }

  override normalizeDbError(error: unknown): unknown {
    return translateError(error, this.#report);
  }

  override introspect(options?: { useCache?: boolean }): Promise<IntrospectResult> {
    return this.#readSchema(options?.useCache === true);
  }
}
