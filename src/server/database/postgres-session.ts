/** A session on a PostgreSQL server. */
import type { QueryResult } from 'kysely';
import postgres from 'postgres';
import { beginScript } from './begin-script.ts';
import { PreparedStatements } from './prepared-statements.ts';
import type { Session, Setting } from './session.ts';
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

/** Shared by all sessions: what is hot on one is hot on all. */
const statements = new PreparedStatements();

const types = {
  int8: type(OID.int8, parseInt8),
  json: type(OID.json, parseJson, serializeJson),
  jsonb: type(OID.jsonb, parseJson, serializeJson),
  numeric: type(OID.numeric, parseNumeric),
  date: type(OID.date, keepText),
  time: type(OID.time, keepText),
  timestamp: type(OID.timestamp, parseInstant),
  timestamptz: type(OID.timestamptz, parseInstant),
  timetz: type(OID.timetz, keepText),
  text: type(OID.text, keepText),
  varchar: type(OID.varchar, keepText),
};

/** One connection of postgres.js. It connects when first used, and again after it was lost. */
export class PostgresSession implements Session {
  readonly client: postgres.Sql;
  #generation = 0;

  /**
   * `role`: whose rights the connection has outside of a request's transaction. `isLasting`: whether it stays as long as it
   * can; others are replaced within the hour, as the driver does by itself.
   */
  constructor(url: string, { role, isLasting = false }: { role?: 'anon'; isLasting?: boolean } = {}) {
    this.client = postgres(url, {
      max: 1,
      onnotice: () => {},
      ...(isLasting && { max_lifetime: null }),
      onclose: () => {
        this.#generation += 1;
      },
      connection: { TimeZone: 'UTC', application_name: 'escale', ...(role ? { role } : {}) },
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
    const rows = await this.client.unsafe(
      statement,
      [...parameters] as postgres.ParameterOrJSON<never>[],
      {
        prepare,
        simple: false,
      } as postgres.UnsafeQueryOptions,
    );
    const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(rows.command);
    return isWrite ? { rows, numAffectedRows: BigInt(rows.count) } : { rows };
  }

  async script(text: string): Promise<void> {
    await this.client.unsafe(text);
  }

  /** One script: the settings are cheaper to parse than a second message is to send. */
  begin(settings: readonly Setting[], callerSession?: string): Promise<void> {
    return this.script(beginScript(settings, callerSession));
  }
}

function type(
  oid: number,
  parse: (text: string) => unknown,
  serialize: (value: unknown) => string = serializeText,
) {
  return { to: oid, from: [oid], parse, serialize };
}
