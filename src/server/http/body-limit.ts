/** Largest bodies by route, refused before any handler sees them. */
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { errorFor } from '../supabase/answers.ts';

const KIB = 1024;

/** Bytes of bodies read whole. */
const DATA_BYTES = KIB * KIB;
const LIMITS: readonly (readonly [path: string, bytes: number])[] = [
  ['/auth/v1/', 64 * KIB],
  ['/functions/v1/', 64 * KIB],
];
const ELSEWHERE = 4 * KIB;
/** Its body may have as much as `trip_rows` answers (`MAX_ANSWER_BYTES`). */
const IMPORT = '/rest/v1/rpc/import_trip';
const IMPORT_BYTES = 8 * KIB * KIB;
/** Bytes of a bucket's largest file and a multipart form's overhead: storage reads a body as it comes in. */
const FILE_BYTES = 25 * KIB * KIB + 4 * KIB;

function bodyLimitOf(path: string): number {
  if (path === IMPORT) return IMPORT_BYTES;
  if (path.startsWith('/rest/v1/') || path.startsWith('/storage/v1/')) return DATA_BYTES;
  return LIMITS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ELSEWHERE;
}

/** Answers 413 by the announced length, to which HTTP holds a body, else after as many bytes. */
export function limitBodies(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { path } = context.req;
    if (isStreamed(context.env.incoming, path) || (await isWithin(context.env.incoming, bodyLimitOf(path))))
      return next();
    return errorFor(path, 413, { code: 'body_too_large', message: 'The request is too large' });
  };
}

const isStreamed = ({ headers, method = '' }: IncomingMessage, path: string): boolean =>
  ['POST', 'PUT', 'PATCH'].includes(method) &&
  /^\/storage\/v1\/(object\/(?!list\/)|upload\/)/.test(path) &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) <= FILE_BYTES;

type Incoming = IncomingMessage & { rawBody?: Buffer };

async function isWithin(incoming: Incoming, limit: number): Promise<boolean> {
  const { headers } = incoming;
  if (headers['transfer-encoding'] === undefined) return Number(headers['content-length'] ?? 0) <= limit;
  const body = await readUpTo(incoming, limit);
  // The adapter looks here for a body that was read.
  if (body) incoming.rawBody = body;
  return body !== undefined;
}

/** Undefined: longer than `limit`. The stream stays open, or there would be no answer. */
function readUpTo(incoming: Incoming, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const resolveWith = (body: Buffer | undefined) => {
      incoming.off('data', take).off('end', end).off('error', reject).pause();
      resolve(body);
    };
    const end = () => resolveWith(Buffer.concat(chunks));
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > limit) resolveWith(undefined);
      else chunks.push(chunk);
    };
    incoming.on('data', take).on('end', end).on('error', reject);
  });
}
