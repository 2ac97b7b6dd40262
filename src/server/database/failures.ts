export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
  readonly code = '08006';
}

/** Has the SQLSTATE and message of PostgreSQL's `statement_timeout`. */
export class StatementTimeoutError extends Error {
  override name = 'StatementTimeoutError';
  readonly code = '57014';

  constructor() {
    super('canceling statement due to statement timeout');
  }
}

/** Thrown when no connection became free while the caller waited. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

export type EndedStatement = {
  /** `crash`: the embedded database ended by itself. */
  reason: 'timeout' | 'crash';
  /** The statement without values, if it is a single one. */
  statement: string | undefined;
  cause?: string;
};

const LONGEST_TEXT = 500;

/** Removes string constants for the log, since they may be personal data. */
export function withoutValues(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, LONGEST_TEXT);
}
