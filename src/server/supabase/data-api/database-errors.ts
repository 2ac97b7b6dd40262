/**
 * Errors of the database with PostgREST's statuses. The library would answer 500 `SUP` with the raw text to many, but honours code
 * `PGRST`, as PostgREST does (ADR 0010).
 */
import { ConnectionLostError, DatabaseBusyError } from '../../database/failures.ts';
import { codeOf } from '../../operations/operator-error.ts';

export type DatabaseError = Error & { code: string; detail?: string | null; hint?: string | null };

type Answer = { status: number; code: string; message: string; details: string | null; hint: string | null };

/** SQLSTATEs whose status differs from that of their class. */
const STATUS_OF_STATE: Record<string, number> = {
  '22P05': 400,
  '23503': 409,
  '23505': 409,
  '23P01': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '54001': 400,
  P0001: 400,
};

const TIMED_OUT = '57014';

/** SQLSTATEs of a server that is ending, starting, or gone. */
const UNAVAILABLE = /^(08|57P0)/;

/** Statuses by class of SQLSTATE; one that is not here is the server's fault. */
const STATUS_OF_CLASS: Record<string, number> = {
  '08': 503,
  '0L': 403,
  '0P': 403,
  '21': 400,
  '22': 400,
  '23': 400,
  '28': 403,
  '40': 503,
  '42': 400,
  '53': 503,
  '55': 503,
  '57': 503,
};

/** Errors that the library answers rightly. */
const LEFT_TO_THE_LIBRARY = /^(42501|PT\d{3}|PGRST)$/;

export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

export function statusOfState(state: string): number {
  return STATUS_OF_STATE[state] ?? STATUS_OF_CLASS[state.slice(0, 2)] ?? 500;
}

/** Answers database errors; the server's own faults go to `report`, and the client gets no details. */
export function translateError(error: unknown, report: (error: unknown) => void): unknown {
  const unavailable = unavailableAnswer(error);
  if (unavailable) {
    report(error);
    return spelledOut(unavailable);
  }
  if (isParseError(error)) return spelledOut({ ...unparsable, details: error.message });
  if (!isDatabaseError(error)) return error;
  if (LEFT_TO_THE_LIBRARY.test(error.code)) return quiet(error);
  const status = statusOfState(error.code);
  if (status >= 500) report(error);
  if (status === 500) return spelledOut(internal);
  return spelledOut({
    status,
    code: error.code === '42P01' ? 'PGRST205' : error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}

export function unavailableAnswer(error: unknown): Answer | undefined {
  if (error instanceof ConnectionLostError || isConnectionError(error)) return unreachable;
  if (error instanceof DatabaseBusyError) return busy;
  if (!isDatabaseError(error)) return undefined;
  if (UNAVAILABLE.test(error.code)) return unreachable;
  if (error.code !== TIMED_OUT) return undefined;
  return { status: 503, code: TIMED_OUT, message: error.message, details: null, hint: null };
}

/** Whether a statement ran too long: a retry would time out again. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DatabaseBusyError || (isDatabaseError(error) && error.code === TIMED_OUT);
}

export const internal: Answer = {
  status: 500,
  code: 'XX000',
  message: 'Something went wrong on the server',
  details: null,
  hint: null,
};

const unparsable = { status: 400, code: 'PGRST100', message: 'The request could not be parsed', hint: null };

/** Whether the library or a driver threw without a code, at an unreadable value or query. */
function isParseError(error: unknown): error is Error {
  if (error instanceof RangeError || error instanceof URIError) return true;
  return error instanceof Error && /^(Invalid input for|Missing closing quote)/.test(error.message);
}

const unreachable = {
  status: 503,
  code: 'PGRST001',
  message: 'The database is not reachable',
  details: null,
  hint: 'Try again',
};

const busy = {
  status: 503,
  code: 'PGRST003',
  message: 'Timed out acquiring connection from connection pool.',
  details: null,
  hint: 'Try again',
};

function isConnectionError(error: unknown): boolean {
  return /^(CONNECTION_|CONNECT_|ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)/.test(codeOf(error));
}

/** Writes an answer in PostgREST's notation for custom ones. */
function spelledOut({ status, ...body }: Answer): Error {
  return Object.assign(new Error(JSON.stringify(body)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
    stack: undefined,
  });
}

/** Removes stack and values of the row, since the library prints errors. */
function quiet(error: DatabaseError): Error {
  return Object.assign(new Error(error.message), {
    code: error.code,
    detail: error.detail ?? null,
    hint: error.hint ?? null,
    stack: undefined,
  });
}
