import type { QueryResult } from 'kysely';
import postgres from 'postgres';
import { type EndedStatement, withoutValues } from './failures.ts';
import { beginScript, LONGEST_IDLE_TRANSACTION, type Opening, type Session } from './session.ts';
import {
  asText,
  OID,
  parseInstant,
  parseInt8,
  parseJson,
  parseNumeric,
  serializeJson,
  serializeText,
} from './wire-types.ts';

/**
 * Preparing spares parsing and planning, dearer than running a nested select, but each statement stays in the memory of every connection and
 * clients decide what there is: a text is prepared when it comes again, and only so many are.
 */
const MAX_PREPARED = 200;
const MAX_REMEMBERED = 2000;

export class PreparedStatements {
  readonly #prepared = new Set<string>();
  readonly #seen = new Set<string>();

  isWorthIt(statement: string): boolean {
    if (this.#prepared.has(statement)) return true;
    if (this.#seen.delete(statement) && this.#prepared.size < MAX_PREPARED) {
      this.#prepared.add(statement);
      return true;
    }
    this.#seen.add(statement);
    if (this.#seen.size > MAX_REMEMBERED) this.#forgetOldest();
    return false;
  }

  #forgetOldest(): void {
    for (const oldest of this.#seen) {
      this.#seen.delete(oldest);
      return;
    }
  }
}

/** Shared by all sessions: a statement often used on one is so on all. */
const statements = new PreparedStatements();

const types = {
  int8: type(OID.int8, parseInt8),
  json: type(OID.json, parseJson, serializeJson),
  jsonb: type(OID.jsonb, parseJson, serializeJson),
  numeric: type(OID.numeric, parseNumeric),
  date: type(OID.date, asText),
  time: type(OID.time, asText),
  timestamp: type(OID.timestamp, parseInstant),
  timestamptz: type(OID.timestamptz, parseInstant),
  timetz: type(OID.timetz, asText),
  text: type(OID.text, asText),
  varchar: type(OID.varchar, asText),
};

type Options = {
  limit: number;
  onEnded: (ended: EndedStatement) => void;
  role?: 'anon';
  /** True: never replaced; others are within the hour, by the driver. */
  isLasting?: boolean;
  /** True: closed when unused for a while. */
  closesWhenIdle?: boolean;
};

/** Seconds. */
const IDLE_SECONDS = 20;

/** SQLSTATE `query_canceled`. */
const ENDED = '57014';

export class PostgresSession implements Session {
  readonly client: postgres.Sql;
  readonly #onEnded: Options['onEnded'];
  #generation = 0;

  constructor(url: string, { limit, onEnded, role, isLasting = false, closesWhenIdle = false }: Options) {
    this.#onEnded = onEnded;
    this.client = postgres(url, {
      max: 1,
      onnotice: () => {},
      ...(isLasting && { max_lifetime: null }),
      ...(closesWhenIdle && { idle_timeout: IDLE_SECONDS }),
      onclose: () => {
        this.#generation += 1;
      },
      connection: {
        TimeZone: 'UTC',
        application_name: 'escale',
        statement_timeout: limit,
        idle_in_transaction_session_timeout: LONGEST_IDLE_TRANSACTION,
        ...(role ? { role } : {}),
      },
      types,
    });
  }

  get generation(): number {
    return this.#generation;
  }

  isSame(since: number): boolean {
    return this.#generation === since;
  }

  async run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const prepare = statements.isWorthIt(statement);
    const rows = await this.#reportingTimeout(
      statement,
      this.client.unsafe(
        statement,
        [...parameters] as postgres.ParameterOrJSON<never>[],
        {
          prepare,
          simple: false,
        } as postgres.UnsafeQueryOptions,
      ),
    );
    const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(rows.command);
    return isWrite ? { rows, numAffectedRows: BigInt(rows.count) } : { rows };
  }

  async script(text: string): Promise<void> {
    await this.#reportingTimeout(undefined, this.client.unsafe(text));
  }

  /** Sends one script: settings are cheaper to parse than a second message is to send. */
  begin(opening: Opening): Promise<void> {
    return this.script(beginScript(opening));
  }

  async #reportingTimeout<Answer>(statement: string | undefined, answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === ENDED)
        this.#onEnded({ reason: 'timeout', statement: statement && withoutValues(statement) });
      throw error;
    }
  }
}

function type(
  oid: number,
  parse: (text: string) => unknown,
  serialize: (value: unknown) => string = serializeText,
) {
  return { to: oid, from: [oid], parse, serialize };
}
