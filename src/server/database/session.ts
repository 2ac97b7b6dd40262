import type { Connection } from '@supabase/lite';
import type { QueryResult } from 'kysely';

export type Setting = [name: string, value: string];

export type Opening = {
  settings: readonly Setting[];
  callerSession: string | undefined;
  limit: number;
};

/** Answers calls in order; they may be pipelined: one whose answer is not needed costs no round trip. */
export interface Session {
  run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>>;
  script(statements: string): Promise<void>;
  copyIn?: CopyIn;
  /** Applies settings until the transaction ends; fails when the caller's session has ended. */
  begin(opening: Opening): Promise<void>;
  /** False once the connection was replaced: its transaction is lost. */
  isSame(since: number): boolean;
  /** Number that increases with each new connection. */
  readonly generation: number;
}

/**
 * Runs `copy … from stdin (format binary)` in a transaction, and sends the data as they are. False: it failed, for a reason that the driver
 * does not report, and the transaction is as before.
 */
export type CopyIn = (statement: string, data: readonly Uint8Array[]) => Promise<boolean>;

export interface Sql {
  query<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  exec(statements: string): Promise<void>;
  /** Absent outside of transactions, and in the embedded database, whose parameters are binary. */
  copyIn?: CopyIn;
}

/** Single statements, without a transaction. */
export type Query = Pick<Sql, 'query'>;

export interface OwnerSql extends Sql {
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
}

export interface Database extends OwnerSql {
  readonly connection: Connection;
  readonly maintenance: OwnerSql;
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly reading: Query;
  onWrite(listener: () => void): () => void;
  /** Sends to every process, this one included; lost while the connection is down. */
  publish(text: string): void;
  /** Calls `ready` at once and after each reconnection. */
  subscribe(listener: (text: string) => void, ready: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Limits in ms (ADR 0032). */

/** Limits by role; `server`: accounts, mails, live updates. */
export const STATEMENT_LIMITS = {
  anon: 3000,
  authenticated: 10_000,
  service_role: 15_000,
  server: 15_000,
} as const;

/** Exceeds the time a person's statement may run, so that one does not turn everybody away. */
export const LONGEST_WAIT = 12_000;

/** Time after which PostgreSQL ends the connection: a stuck process holds no locks. */
export const LONGEST_IDLE_TRANSACTION = 60_000;

/** Asks for the caller's session first, with the owner's rights: the last setting is the caller's role. */
export function beginScript({ settings, callerSession }: Opening): string {
  const calls = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`);
  if (callerSession !== undefined) calls.unshift(`app.require_session(${literal(callerSession)})`);
  return `begin; select ${calls.join(', ')}`;
}

/** Quotes values of tokens and headers; E'' does not depend on `standard_conforming_strings`. */
function literal(value: string): string {
  const escaped = value.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `E'${escaped}'`;
}
