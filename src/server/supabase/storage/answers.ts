/** Answers of the storage API, in the shape that the official client reads. */
import type { StoredFile } from './stored-files.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
/** From here on a browser need not even ask whether it is still the same. */
const A_YEAR = 31_536_000;

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: HEADERS });
}

/** `{ statusCode, error, message }` */
export function storageError(status: number, error: string, message: string): Response {
  return json({ statusCode: String(status), error, message }, status);
}

export const notFound = () => storageError(404, 'not_found', 'Object not found');

/** What a refusal of the database means to the client; undefined: it is none of the client's doing. */
export function refusalOf(error: unknown): Response | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  switch (code) {
    case '42501':
      return storageError(403, 'Unauthorized', 'new row violates row-level security policy');
    case '23505':
      return storageError(409, 'Duplicate', 'The resource already exists');
    default:
      return undefined;
  }
}

/** The file itself; 304 when the caller has it. A picture is all that it may be taken for, wherever it is opened. */
export function fileAnswer(file: StoredFile, request: Request): Response {
  const seconds = Number(/max-age=(\d+)/.exec(file.cacheControl)?.[1] ?? 0);
  const headers = new Headers({
    'content-type': file.mimetype,
    'cache-control':
      seconds >= A_YEAR ? `public, max-age=${seconds}, immutable` : `public, max-age=${seconds}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline; filename="picture.webp"',
    'cross-origin-resource-policy': 'cross-origin',
    etag: file.eTag,
  });
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(file.eTag)) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(file.size));
  return new Response(request.method === 'HEAD' ? null : file.bytes, { headers });
}
