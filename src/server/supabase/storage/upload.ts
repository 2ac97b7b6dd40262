/** Uploads: read within limits, their type checked by their bytes. */
import { createHash } from 'node:crypto';
import { storageError } from '../answers.ts';
import type { Bucket, StoredFile } from './stored-files.ts';
import { readWebp } from './webp.ts';

const DEFAULT_LIMIT = 1_048_576;
/** A few kilobytes of one colour can be a gigabyte once decoded. */
const LONGEST_SIDE = 4096;

/** The file in a request, a form of the official client's or the bare bytes; or what is wrong with it. */
export async function readUpload(request: Request, bucket: Bucket): Promise<StoredFile | Response> {
  const limit = bucket.sizeLimit ?? DEFAULT_LIMIT;
  const sent = await fileIn(new Uint8Array(await request.arrayBuffer()), request.headers);
  if (!sent) return storageError(400, 'invalid_request', 'The request carries no file');
  if (sent.bytes.byteLength > limit)
    return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
  const mimetype = typeOf(sent.bytes);
  if (!mimetype || (bucket.types && !bucket.types.includes(mimetype))) {
    return storageError(415, 'invalid_mime_type', 'The content is of a type that is not supported here');
  }
  return {
    bytes: sent.bytes,
    size: sent.bytes.byteLength,
    mimetype,
    cacheControl: `max-age=${sent.maxAge}`,
    eTag: `"${createHash('sha256').update(sent.bytes).digest('hex').slice(0, 32)}"`,
  };
}

/** The type of the bytes themselves, not the declared one; undefined for all but pictures that may be stored. */
function typeOf(bytes: Uint8Array): string | undefined {
  const size = readWebp(bytes);
  if (!size || Math.max(size.width, size.height) > LONGEST_SIDE) return undefined;
  return size.width > 0 && size.height > 0 ? 'image/webp' : undefined;
}

type Sent = { bytes: Uint8Array<ArrayBuffer>; maxAge: number };

async function fileIn(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Sent | undefined> {
  const type = headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data')) {
    const said = /max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '')?.[1];
    return body.byteLength > 0 ? { bytes: body, maxAge: Number(said ?? 3600) } : undefined;
  }
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    if (!file || typeof file === 'string') return undefined;
    const declared = form.get('cacheControl');
    const said = typeof declared === 'string' ? /^\d{1,9}$/.exec(declared)?.[0] : undefined;
    return { bytes: new Uint8Array(await file.arrayBuffer()), maxAge: Number(said ?? 3600) };
  } catch {
    return undefined;
  }
}
