/** Errors of the database layer itself, as opposed to PostgreSQL's. */

/** The connection ended under a transaction: it was rolled back, and the rest of it must not run on another connection. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
  readonly code = '08006';
}

/** A statement ran longer than it may. The same SQLSTATE and message as from PostgreSQL's own `statement_timeout`. */
export class StatementTimeoutError extends Error {
  override name = 'StatementTimeoutError';
  readonly code = '57014';

  constructor() {
    super('canceling statement due to statement timeout');
  }
}

/** Every connection stayed busy for as long as a caller waits. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** A statement that was ended before it had answered. */
export type EndedStatement = {
  /** `timeout`: it ran too long. `crash`: the embedded database ended by itself, whether or not something ran. */
  reason: 'timeout' | 'crash';
  /** Its text without values, if it is a single statement. */
  statement: string | undefined;
  /** What the database ended by. */
  cause?: string;
};

const LONGEST_TEXT = 500;

/** A statement for the log: string constants may be somebody's data. */
export function withoutValues(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, LONGEST_TEXT);
}
