/** One connection to the database, and how the rest of the server sees the database. */
import type { Connection } from '@supabase/lite';
import type { QueryResult } from 'kysely';

/** A setting of the running transaction: name and value. */
export type Setting = [name: string, value: string];

/** How a request's transaction begins. */
export type Opening = {
  settings: readonly Setting[];
  /** The session that the caller's token names. */
  callerSession: string | undefined;
  /** How long each of its statements may run, in ms. */
  limit: number;
};

/**
 * One connection. Calls are answered in the order in which they were made, and may be made before the
 * one before was answered: what needs no answer costs no round trip.
 */
export interface Session {
  run(statement: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>>;
  /** Several statements, without parameters. */
  script(statements: string): Promise<void>;
  /** Begins a transaction with settings that end with it; fails when the caller's session is given and has ended. */
  begin(opening: Opening): Promise<void>;
  /** False once the connection was lost: what ran in its transaction is gone. */
  isSame(since: number): boolean;
  /** Which connection this is by now, for `isSame`. */
  readonly generation: number;
}

/** What migrations, seeds and accounts use: statements as the owner of the tables. */
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
  /** What the embedded library works with. */
  readonly connection: Connection;
  /** For migrations, seeds and upkeep, whose statements may run for long (`STATEMENT_MAINTENANCE_SECONDS`). */
  readonly maintenance: OwnerSql;
  /** Keeps other processes on the same database out of `work`. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For what is read all the time: one lasting connection, where statements wait for no other. */
  readonly reading: Pick<Sql, 'query'>;
  /** Calls `listener` after each request that may have written; answers what ends that. */
  onWrite(listener: () => void): () => void;
  /** Tells every process on this database, this one included. What is lost while it is away stays lost. */
  publish(text: string): void;
  /** Hears what is said, until the end; `ready` at once and each time that the line is there again. */
  subscribe(listener: (text: string) => void, ready: () => void): Promise<void>;
  /** Ends every connection, after what runs. */
  close(): Promise<void>;
}
