/** What the embedded library works with: its own connection, on our sessions. */
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
import { Signal } from './signal.ts';

type Options = {
  /** For requests, with the rights of whoever asks. */
  requests: Pool<RequestSession>;
  /** For what the library does by itself, with the rights of the owner. */
  owner: Pool<Session>;
  cache: SchemaCache;
  report: (error: unknown) => void;
};

/** The library's own driver connects when it is first used, and it is not: there is nothing at this address. */
const NOWHERE = 'postgres://localhost:1/unused';

export class ApiConnection extends PostgresConnection {
  readonly written = new Signal();
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
