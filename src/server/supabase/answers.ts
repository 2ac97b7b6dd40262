export type DataError = { message: string; code: string; details?: string | null; hint?: string | null };

/** Answers `{ message, details, hint, code }`, for everything that is not accounts or storage. */
export function dataError(
  status: number,
  { message, code, details = null, hint = null }: DataError,
): Response {
  return json({ code, details, hint, message }, status);
}

/** Answers `{ code, error_code, msg }`, as the account service does. */
export function authError(status: number, errorCode: string, msg: string, more: object = {}): Response {
  return json({ code: status, error_code: errorCode, msg, ...more }, status, {
    'x-sb-error-code': errorCode,
  });
}

/** Answers `{ statusCode, error, message }`, as storage does. */
export function storageError(status: number, error: string, message: string): Response {
  return json({ statusCode: String(status), error, message }, status);
}

export function errorFor(path: string, status: number, error: DataError): Response {
  if (path.startsWith('/auth/v1')) return authError(status, error.code, error.message);
  if (path.startsWith('/storage/v1')) return storageError(status, error.code, error.message);
  return dataError(status, error);
}

export function notFoundAt(path: string): Response {
  return errorFor(path, 404, { code: 'not_found', message: 'There is nothing at this address' });
}

/** Answers JSON that no cache stores. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
