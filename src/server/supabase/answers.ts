/** Error answers in the shapes that the official client reads. */
import { storageError } from './storage/answers.ts';

export type DataError = { message: string; code: string; details?: string | null; hint?: string | null };

/** `{ message, details, hint, code }`: the data API, functions, and everything that is not accounts. */
export function dataError(
  status: number,
  { message, code, details = null, hint = null }: DataError,
): Response {
  return json(status, { code, details, hint, message });
}

/** `{ code, error_code, msg }`: accounts; a few have more to say. */
export function authError(status: number, errorCode: string, msg: string, more: object = {}): Response {
  return json(
    status,
    { code: status, error_code: errorCode, msg, ...more },
    { 'x-sb-error-code': errorCode },
  );
}

/** The error in the shape of the path's service. */
export function errorFor(path: string, status: number, error: DataError): Response {
  if (path.startsWith('/auth/v1')) return authError(status, error.code, error.message);
  if (path.startsWith('/storage/v1')) return storageError(status, error.code, error.message);
  return dataError(status, error);
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
