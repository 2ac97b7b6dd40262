/** The embedded database: PGlite, PostgreSQL in this very process, in a folder. */
import type { ConnectionContextOptions, IntrospectResult, VarsContext } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import type { Kysely, QueryResult } from 'kysely';
import { pgliteExtensions } from '../../../supabase/extensions.ts';
import { translateError } from '../data-api/database-errors.ts';
import { answerRequest, publicOnly } from './answer-request.ts';
import { beginScript } from './begin-script.ts';
import { kyselyOnPool } from './kysely-driver.ts';
import { sqlOnPool, transactionOnPool } from './pool-sql.ts';
import { RequestSession } from './request-transaction.ts';
import { type SchemaCache, schemaReader } from './schema-cache.ts';
import type { Database, Session, Setting } from './session.ts';
import { SessionPool } from './session-pool.ts';
import { Signal } from './signal.ts';
import {
  keepText,
  OID,
  parseInstant,
  parseInt8,
  parseJson,
  parseNumeric,
  serializeJson,
  serializeText,
} from './wire-types.ts';

type Driver = PgliteConnection['driver'];
type Options = { folder: string; cache: SchemaCache; report: (error: unknown) => void };

/** Opens the database in the folder; makes it if it is not there. */
export async function openEmbedded(options: Options): Promise<Database> {
  const connection = new EmbeddedApiConnection(options);
  await connection.driver.waitReady;
  const { pool } = connection;
  return {
    connection,
    ...sqlOnPool(pool),
    transaction: (work) => transactionOnPool(pool, work),
    exclusively: (work) => work(),
    reading: sqlOnPool(pool),
    onWrite: (listener) => connection.written.listen(listener),
    // There is no other process.
    say: () => {},
    hear: async () => {},
    close: () => connection.driver.close(),
  };
}

/** The one connection that PGlite has. */
class EmbeddedSession implements Session {
  readonly generation = 0;
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  isSame(): boolean {
    return true;
  }

  async run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const { rows, affectedRows } = await this.#driver.query(statement, [...parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  async script(statements: string): Promise<void> {
    await this.#driver.exec(statements);
  }

  /** One script: each message to PGlite costs a third of a millisecond. */
  begin(settings: readonly Setting[], callerSession?: string): Promise<void> {
    return this.script(beginScript(settings, callerSession));
  }
}

class EmbeddedApiConnection extends PgliteConnection {
  /** One session for all: requests, accounts, migrations wait for each other. */
  readonly pool: SessionPool<RequestSession>;
  readonly written = new Signal();
  readonly #report: (error: unknown) => void;
  readonly #readSchema: (isCachedEnough: boolean) => Promise<IntrospectResult>;

  constructor({ folder, cache, report }: Options) {
    super({
      url: folder,
      pgliteOptions: {
        extensions: pgliteExtensions,
        relaxedDurability: false,
        parsers: {
          [OID.int8]: parseInt8,
          [OID.json]: parseJson,
          [OID.jsonb]: parseJson,
          [OID.numeric]: parseNumeric,
          [OID.date]: keepText,
          [OID.time]: keepText,
          [OID.timestamp]: parseInstant,
          [OID.timestamptz]: parseInstant,
          [OID.timetz]: keepText,
        },
        serializers: {
          [OID.json]: serializeJson,
          [OID.jsonb]: serializeJson,
          [OID.date]: serializeText,
          [OID.time]: serializeText,
          [OID.timestamp]: serializeText,
          [OID.timestamptz]: serializeText,
          [OID.text]: serializeText,
          [OID.varchar]: serializeText,
        },
      },
    });
    this.pool = new SessionPool([new RequestSession(new EmbeddedSession(this.driver))]);
    this.#report = report;
    this.#readSchema = schemaReader(cache, () => super.introspect().then(publicOnly));
    this.kysely = kyselyOnPool(this.pool);
  }

  override withContext<Result>(
    vars: VarsContext | undefined,
    work: (kysely: Kysely<unknown>) => Promise<Result>,
    options?: ConnectionContextOptions,
  ): Promise<Result> {
    return answerRequest(this.pool, vars, work, options, this.written.give);
  }

  override normalizeDbError(error: unknown): unknown {
    return translateError(error, this.#report);
  }

  override introspect(options?: { useCache?: boolean }): Promise<IntrospectResult> {
    return this.#readSchema(options?.useCache === true);
  }
}
