import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueryResult } from 'kysely';
import type postgres from 'postgres';
import { codeOf } from '../operations/operator-error.ts';
import { isDatabaseError } from '../supabase/data-api/database-errors.ts';
import { ConnectionLostError, type EndedStatement, withoutValues } from './failures.ts';
import type { OpenClient } from './postgres-client.ts';
import { beginScript, LONGEST_IDLE_TRANSACTION, type Opening, type Session } from './session.ts';
import { asJsonText, asText, OID, parseInstant, parseInt8, parseJson, parseNumeric } from './wire-types.ts';

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
  json: type(OID.json, parseJson, asJsonText),
  jsonb: type(OID.jsonb, parseJson, asJsonText),
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
  /** In ms: how long a transaction may wait for this process. */
  longestPause?: number;
  /** True: never replaced; others are within the hour by the driver, which does not know of our transactions. */
  isLasting?: boolean;
  /** True: closed when unused for a while, which is longer than a transaction may wait. */
  closesWhenIdle?: boolean;
};

/** In ms, beyond the longest pause. */
const IDLE_AFTER_PAUSE = 20_000;

/** Codes of a socket that breaks. */
const BROKEN = /^(ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** In ms. */
const LONGEST_CLOSING = 1000;

/** SQLSTATE `query_canceled`. */
const ENDED = '57014';
/** SQLSTATE `in_failed_sql_transaction`. */
const ABORTED = '25P02';
/** SQLSTATE `read_only_sql_transaction`. */
const READ_ONLY = '25006';

type Types = Pick<postgres.Sql['options'], 'parsers' | 'serializers'>;

/** Types of arrays as the first client of a database has read them. */
const typesOf = new WeakMap<OpenClient, Types>();

/** The driver would ask for them with each connection, and the process would end with one that is lost meanwhile. */
function takeTypes(options: postgres.Sql['options'], { parsers, serializers }: Types): void {
  if (!options.fetch_types) return;
  options.fetch_types = false;
  Object.assign(options.parsers, parsers);
  Object.assign(options.serializers, serializers);
}

export class PostgresSession implements Session {
  readonly client: postgres.Sql;
  readonly #open: OpenClient;
  readonly #onEnded: Options['onEnded'];
  #generation = 0;
  #closed = Promise.withResolvers<void>();
  /** True: the transaction is one that may not write. */
  #isReadOnly = false;

  constructor(
    open: OpenClient,
    {
      limit,
      onEnded,
      role,
      longestPause = LONGEST_IDLE_TRANSACTION,
      isLasting = false,
      closesWhenIdle = false,
    }: Options,
  ) {
    this.#open = open;
    this.#onEnded = onEnded;
    this.client = open({
      ...(isLasting && { max_lifetime: null }),
      ...(closesWhenIdle && { idle_timeout: (longestPause + IDLE_AFTER_PAUSE) / 1000 }),
      onclose: () => {
        this.#generation += 1;
        this.#closed.resolve();
        this.#closed = Promise.withResolvers();
      },
      connection: {
        TimeZone: 'UTC',
        application_name: 'escale',
        statement_timeout: limit,
        idle_in_transaction_session_timeout: longestPause,
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
    const rows = await this.#ask(
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
    await this.#ask(undefined, this.client.unsafe(text));
  }

  async copyIn(statement: string, data: readonly Uint8Array[]): Promise<boolean> {
    await this.script('savepoint copying');
    const stream = await this.#ask(statement, this.client.unsafe(statement).writable());
    try {
      await this.#ask(statement, writeAll(stream, data));
      stream.end();
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
    }
    try {
      // The driver never ends a stream whose statement failed at its end, where constraints are checked.
      await this.script('release copying');
      return true;
    } catch (error) {
      if (codeOf(error) !== ABORTED) throw error;
      await this.script('rollback to copying');
      return false;
    }
  }

  /** Sends one script: settings are cheaper to parse than a second message is to send. */
  begin(opening: Opening): Promise<void> {
    this.#isReadOnly = opening.settings.some(([name]) => name === 'transaction_read_only');
    return this.script(beginScript(opening));
  }

  /** Sends a query, since the driver waits until somebody waits for it, and explains how it fails. */
  async #ask<Answer>(statement: string | undefined, query: Promise<Answer>): Promise<Answer> {
    const { options } = this.client;
    const known = typesOf.get(this.#open);
    if (known) takeTypes(options, known);
    try {
      const answer = await query;
      if (!known) typesOf.set(this.#open, options);
      return answer;
    } catch (error) {
      const state = codeOf(error);
      // The driver never answers what it is asked between the error of a socket and its end.
      if (BROKEN.test(state)) await Promise.race([this.#closed.promise, delay(LONGEST_CLOSING)]);
      if (state === ENDED)
        this.#onEnded({ reason: 'timeout', statement: statement && withoutValues(statement) });
      if (state !== READ_ONLY || this.#isReadOnly) throw error;
      // A primary before a switchover, or a standby: the same write can be tried again.
      throw new ConnectionLostError('The database server takes no writes at present.', { cause: error });
    }
  }
}

async function writeAll(stream: Writable, data: readonly Uint8Array[]): Promise<void> {
  // Each write gets the error, too.
  stream.on('error', () => {});
  const write = (piece: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      stream.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  await Promise.all(data.map(write));
}

function type(
  oid: number,
  parse: (text: string) => unknown,
  serialize: (value: unknown) => string = asJsonText,
) {
  return { to: oid, from: [oid], parse, serialize };
}
