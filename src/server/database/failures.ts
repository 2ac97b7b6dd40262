import { AsyncLocalStorage } from 'node:async_hooks';

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

const failures = new AsyncLocalStorage<{ last?: unknown }>();

/** Runs `work`; returns its result and the database's last failure during it, which the library's account endpoints hide in a 500. */
export async function noteFailures<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; failure: unknown }> {
  const noted: { last?: unknown } = {};
  const result = await failures.run(noted, work);
  return { result, failure: noted.last };
}

export function noteFailure(error: unknown): void {
  const noted = failures.getStore();
  if (noted) noted.last = error;
}
