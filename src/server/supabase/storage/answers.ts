import { storageError } from '../answers.ts';
import { isDatabaseError } from '../data-api/database-errors.ts';
import type { StoredFile } from './stored-files.ts';

export class UploadRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Seconds of `max-age` from which an answer is `immutable`. */
const A_YEAR = 31_536_000;

export const notFound = () => storageError(404, 'not_found', 'Object not found');

/** Undefined: the error is another. A key of ours is the message. */
export function refusalOf(error: unknown): Response | undefined {
  if (error instanceof UploadRefusal) return storageError(error.status, error.code, error.message);
  if (!isDatabaseError(error)) return undefined;
  const [, status] = /^PT(4\d\d)$/.exec(error.code) ?? [];
  if (status) return storageError(Number(status), error.message, error.message);
  if (error.code === '42501')
    return storageError(403, 'Unauthorized', 'new row violates row-level security policy');
  // Removed while it was sent.
  if (error.code === '23503') return notFound();
  if (error.code === '23505') return storageError(409, 'Duplicate', 'The resource already exists');
  if (error.code === '53100') return storageError(507, 'storage_full', 'storage_full');
  return undefined;
}

type Answered = { file: StoredFile; isPublic: boolean; bytes: () => ReadableStream<Uint8Array> };

/** Answers a file, or 304. Browsers show it only as a public picture, else save it: nothing in it runs. */
export function fileAnswer(request: Request, { file, isPublic, bytes }: Answered): Response {
  const headers = new Headers({
    'content-type': file.mimetype,
    'cache-control': isPublic ? publicCaching(file) : 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': isPublic ? 'inline' : 'attachment',
    'cross-origin-resource-policy': 'cross-origin',
    etag: file.eTag,
  });
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(file.eTag)) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(file.size));
  return new Response(request.method === 'HEAD' ? null : bytes(), { headers });
}

function publicCaching({ cacheControl }: StoredFile): string {
  const seconds = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return `public, max-age=${seconds}${seconds >= A_YEAR ? ', immutable' : ''}`;
}
