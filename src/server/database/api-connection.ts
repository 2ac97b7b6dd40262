import { EventEmitter } from 'node:events';
import type { ConnectionContextOptions, IntrospectResult, VarsContext } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import { translateError } from '../supabase/data-api/database-errors.ts';
import { answerRequest, publicOnly } from './answer-request.ts';
import { kyselyOnPool } from './kysely-driver.ts';
import type { RequestSession } from './request-transaction.ts';
import { type SchemaCache, schemaReader } from './schema-cache.ts';
import type { Session } from './session.ts';
import type { Pool } from './session-pool.ts';

type Options = {
  requests: Pool<RequestSession>;
  owner: Pool<Session>;
  cache: SchemaCache;
  report: (error: unknown) => void;
};

/** Address for the library's own driver, which is never used, so it never connects. */
const NOWHERE = 'postgres://localhost:1/unused';

export class ApiConnection extends PostgresConnection {
  readonly #writes = new EventEmitter();
  readonly #requests: Pool<RequestSession>;
  readonly #report: (error: unknown) => void;
  readonly #readSchema: (isCachedEnough: boolean) => Promise<IntrospectResult>;

  constructor({ requests, owner, cache, report }: Options) {
    super({ url: NOWHERE });
    this.#requests = requests;
    this.#report = report;
    this.#readSchema = schemaReader(cache, () => super.introspect().then(publicOnly));
    this.kysely = kyselyOnPool(owner);
  }

  /** Calls after each commit that may have changed rows; returns the unsubscriber. */
  onWrite(listener: () => void): () => void {
    this.#writes.on('write', listener);
    return () => this.#writes.off('write', listener);
  }

  notifyWrite = (): void => {
    this.#writes.emit('write');
  };

  override withContext<Result>(
    vars: VarsContext | undefined,
    work: (kysely: Kysely<unknown>) => Promise<Result>,
    options?: ConnectionContextOptions,
  ): Promise<Result> {
    return answerRequest(this.#requests, vars, work, options, this.notifyWrite);
  }

  override normalizeDbError(error: unknown): unknown {
    return translateError(error, this.#report);
  }

  override introspect(options?: { useCache?: boolean }): Promise<IntrospectResult> {
    return this.#readSchema(options?.useCache === true);
  }
}
