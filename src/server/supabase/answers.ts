export type DataError = { message: string; code: string; details?: string | null; hint?: string | null };

/** `{ message, details, hint, code }`: everything that is not accounts or storage. */
export function dataError(
  status: number,
  { message, code, details = null, hint = null }: DataError,
): Response {
  return json({ code, details, hint, message }, status);
}

/** `{ code, error_code, msg }`: accounts. */
export function authError(status: number, errorCode: string, msg: string, more: object = {}): Response {
  return json({ code: status, error_code: errorCode, msg, ...more }, status, {
    'x-sb-error-code': errorCode,
  });
}

/** `{ statusCode, error, message }`: storage. */
export function storageError(status: number, error: string, message: string): Response {
  return json({ statusCode: String(status), error, message }, status);
}

export function errorFor(path: string, status: number, error: DataError): Response {
  if (path.startsWith('/auth/v1')) return authError(status, error.code, error.message);
  if (path.startsWith('/storage/v1')) return storageError(status, error.code, error.message);
  return dataError(status, error);
}

/** JSON that no cache stores. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
