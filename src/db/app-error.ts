import { fieldOf } from '#domain/json.ts';
import { NOT_LOADED } from './not-loaded.ts';

export interface AppErrorDetails {
  status?: number | undefined;
  details?: string | undefined;
  hint?: string | undefined;
  code?: string | undefined;
  cause?: unknown;
}

/** `key` names a text of the area `errors`; `message`, the source's own, is shown where there is none. `docs/errors.md` lists the database's. */
export class AppError extends Error {
  readonly key: string;
  readonly status: number | undefined;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly code: string | undefined;

  constructor(key: string, message: string = key, more: AppErrorDetails = {}) {
    super(message, { cause: more.cause });
    this.name = 'AppError';
    this.key = key;
    this.status = more.status;
    this.details = more.details;
    this.hint = more.hint;
    this.code = more.code;
  }
}

/** Lower-case words joined by `_`, never a sentence. */
const RAISED_KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

const KEY_BY_CODE: Readonly<Record<string, string>> = {
  PGRST116: 'no_row',
  // A column or table of this release that the database lacks [ITEM-8].
  PGRST204: 'schema_mismatch',
  PGRST205: 'schema_mismatch',
  '42703': 'schema_mismatch',
  '42P01': 'schema_mismatch',
  PGRST301: 'session_expired',
  PGRST303: 'session_expired',
  PGRST302: 'not_authenticated',
  '42501': 'forbidden',
  '23505': 'already_exists',
  '23503': 'in_use',
  '23502': 'invalid_input',
  '23514': 'invalid_input',
  '22001': 'invalid_input',
  '22003': 'invalid_input',
  '22007': 'invalid_input',
  '22008': 'invalid_input',
  '22P02': 'invalid_input',
  PGRST102: 'invalid_input',
  '57014': 'timeout',
};

const KEY_BY_AUTH_CODE: Readonly<Record<string, string>> = {
  invalid_credentials: 'login_failed',
  over_request_rate_limit: 'too_many_requests',
  over_email_send_rate_limit: 'too_many_requests',
  session_expired: 'session_expired',
  session_not_found: 'session_expired',
  refresh_token_not_found: 'session_expired',
};

const KEY_BY_NAME: Readonly<Record<string, string>> = {
  FunctionsFetchError: 'function_fetch',
  FunctionsRelayError: 'function_relay',
  FunctionsHttpError: 'function_http',
  AbortError: 'timeout',
  TimeoutError: 'timeout',
  AuthRetryableFetchError: 'network',
  AuthSessionMissingError: 'not_authenticated',
};

const KEY_BY_STATUS: Readonly<Record<number, string>> = {
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'already_exists',
  413: 'payload_too_large',
  429: 'too_many_requests',
};

/** Browsers' and Node's messages for a request without an answer. */
const NETWORK_MESSAGE =
  /failed to fetch|fetch failed|networkerror|load failed|econnrefused|network request failed/i;

/** Turns anything thrown or answered into an {@link AppError}; never throws. Others have the key `unknown`. @param status where it is not in the error */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  if (typeof error === 'string') return new AppError('unknown', error, { status });
  const message = text(error, 'message') ?? text(error, 'error_description') ?? text(error, 'msg') ?? '';
  const code = text(error, 'code') ?? text(error, 'error_code');
  const known: AppErrorDetails = {
    status: number(error, 'status') ?? (status === 0 ? undefined : status),
    details: text(error, 'details'),
    hint: text(error, 'hint'),
    code,
    cause: error,
  };
  const key = keyOf({ name: text(error, 'name'), message, ...known });
  // The data client answers a failed request as status 0.
  return new AppError(key === 'unknown' && status === 0 ? 'network' : key, message, known);
}

/** The data client prefixes the message with the error's name. */
const thrownName = (message: string): string => /^(\w+Error): /.exec(message)?.[1] ?? '';

interface Clues extends AppErrorDetails {
  name: string | undefined;
  message: string;
}

function keyOf({ name = '', message, code = '', hint = '', status = 0 }: Clues): string {
  if (RAISED_KEY.test(message)) return message;
  if (RAISED_KEY.test(hint)) return hint;
  const named =
    KEY_BY_CODE[code] ?? KEY_BY_AUTH_CODE[code] ?? KEY_BY_NAME[name] ?? KEY_BY_NAME[thrownName(message)];
  if (named) return named;
  if (code === 'weak_password') return /easy to guess/.test(message) ? 'password_common' : 'password_short';
  if (/error sending confirmation email/i.test(message)) return 'confirmation_mail_failed';
  if (NETWORK_MESSAGE.test(message) || NOT_LOADED.test(message)) return 'network';
  return KEY_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unknown');
}

function text(value: unknown, name: string): string | undefined {
  const found = fieldOf(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function number(value: unknown, name: string): number | undefined {
  const found = fieldOf(value, name);
  return typeof found === 'number' && found !== 0 ? found : undefined;
}

/** Keys of failures that decided nothing about the request. */
const UNAVAILABLE = new Set(['network', 'timeout', 'server', 'too_many_requests']);

/** Keys of failures for lack of a session; a write can be sent once there is one. */
const SIGNED_OUT = new Set(['session_expired', 'not_authenticated', 'not_signed_in']);

/** A later try may succeed. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.has(toAppError(error).key);

/** The database neither acknowledged nor refused the write: it waits. */
export function isTransient(error: AppError): boolean {
  return isUnavailable(error) || SIGNED_OUT.has(error.key) || error.status === 401;
}

export interface Answer {
  data: unknown;
  error: object | null;
  status?: number;
}

export type DataOf<Result extends Answer> = Extract<Result, { error: null }>['data'];

/** `unwrap(await client.from('trips').select('id, title'))` @throws AppError when the answer is an error */
export function unwrap<Result extends Answer>(answer: Result): DataOf<Result> {
  if (isError(answer)) throw toAppError(answer.error, answer.status);
  return answer.data;
}

function isError(answer: Answer): answer is Answer & { error: object } {
  return answer.error !== null;
}

/** For an insert that may have been stored before, by a try whose answer was lost or by another request. @throws any other error */
export function noneIfStored(error: unknown): never[] {
  if (toAppError(error).key !== 'already_exists') throw error;
  return [];
}
