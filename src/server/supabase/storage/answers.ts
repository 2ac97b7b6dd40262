/** Answers of the storage API, in the shape that the official client reads. */
import { storageError } from '../answers.ts';
import { isDatabaseError } from '../data-api/database-errors.ts';
import type { StoredFile } from './stored-files.ts';

/** Seconds of `max-age` from which an answer is also `immutable`. */
const A_YEAR = 31_536_000;

export const notFound = () => storageError(404, 'not_found', 'Object not found');

/** The answer to a refusal of the database; undefined for any other error. */
export function refusalOf(error: unknown): Response | undefined {
  if (!isDatabaseError(error)) return undefined;
  if (error.code === '42501')
    return storageError(403, 'Unauthorized', 'new row violates row-level security policy');
  if (error.code === '23505') return storageError(409, 'Duplicate', 'The resource already exists');
  return undefined;
}

/** The file, or 304 when the caller has it. Its headers let browsers treat it as a picture only. */
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
