/** The interfaces of the database layer: one session, and the database as the rest of the server uses it. */
import type { Connection } from '@supabase/lite';
import type { QueryResult } from 'kysely';

/** A setting of the running transaction: name and value. */
export type Setting = [name: string, value: string];

/** The settings of a request's transaction. */
export type Opening = {
  settings: readonly Setting[];
  /** The session that the caller's token names. */
  callerSession: string | undefined;
  /** How long each of its statements may run, in ms. */
  limit: number;
};

/**
 * One connection. Calls are answered in order, and may be made before the previous one was answered: a call whose answer is not
 * needed costs no round trip.
 */
export interface Session {
  run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>>;
  /** Several statements, without parameters. */
  script(statements: string): Promise<void>;
  /** Begins a transaction with settings that end with it; fails when the caller's session is given and has ended. */
  begin(opening: Opening): Promise<void>;
  /** False once the connection was replaced: its transaction is lost. */
  isSame(since: number): boolean;
  /** Goes up with each new connection; for `isSame`. */
  readonly generation: number;
}

/** Statements as the owner of the tables: migrations, seeds, accounts. */
export interface Sql {
  query<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Several statements, without parameters. */
  exec(statements: string): Promise<void>;
}

/** Statements as the owner, and transactions of them. */
export interface OwnerSql extends Sql {
  /** All or nothing. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
}

export interface Database extends OwnerSql {
  /** The library's connection. */
  readonly connection: Connection;
  /** For migrations, seeds and upkeep, whose statements may run for long. */
  readonly maintenance: OwnerSql;
  /** Keeps other processes on the same database out of `work`. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** One lasting connection for frequent reads, whose statements wait for no other. */
  readonly reading: Pick<Sql, 'query'>;
  /** Calls `listener` after each request that may have written; returns a function that ends it. */
  onWrite(listener: () => void): () => void;
  /** Sends a text to every process on this database, this one included; lost while the connection is down. */
  publish(text: string): void;
  /** Receives published texts until the end; `ready` is called at once and after each reconnection. */
  subscribe(listener: (text: string) => void, ready: () => void): Promise<void>;
  /** Ends every connection, after what runs. */
  close(): Promise<void>;
}
