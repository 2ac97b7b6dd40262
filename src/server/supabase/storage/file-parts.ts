/** A file's bytes in parts of a row each: one is in memory, and a break in the line loses less than one. */
import { randomUUID } from 'node:crypto';
import type { Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';
import { UploadRefusal } from './answers.ts';
import type { Place } from './stored-files.ts';

type Query = Pick<Sql, 'query'>;

/** Bytes of a part; the last one, and the last of a request, may be shorter. */
const PART_BYTES = 524_288;

/**
 * Splits a body into at least one part, empty for an empty body. The bytes of a part are overwritten by the next one.
 * @throws UploadRefusal when the body breaks off
 */
export async function* inParts(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  const part = Buffer.allocUnsafeSlow(PART_BYTES);
  let size = 0;
  try {
    for await (let piece of source) {
      while (size + piece.byteLength > PART_BYTES) {
        part.set(piece.subarray(0, PART_BYTES - size), size);
        piece = piece.subarray(PART_BYTES - size);
        size = 0;
        yield { bytes: part, isLast: false };
      }
      part.set(piece, size);
      size += piece.byteLength;
    }
  } catch {
    throw new UploadRefusal(400, 'broken_off', 'The request ended before its body');
  }
  yield { bytes: part.subarray(0, size), isLast: true };
}

/**
 * Makes the row of a file, as its caller; nobody reads it before `finishFile`. `size`: bytes at most.
 * @throws the database's error: 42501 or a key of a policy, 23505 for a second one of that name
 */
export async function beginFile(
  { query }: Query,
  { userId }: Identity,
  { bucket, name }: Place,
  { size, cacheControl, mayReplace }: { size: number; cacheControl: string; mayReplace: boolean },
): Promise<string> {
  const [object] = await query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, version)
     values ($1, $2, $3::text::uuid, $3::text, $4::text::jsonb, gen_random_uuid()::text)
     ${mayReplace ? 'on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version, updated_at = now()' : ''}
     returning id::text as id`,
    [bucket, name, userId ?? null, JSON.stringify({ size, cacheControl })],
  );
  if (!object) throw new Error('A stored file has no row.');
  return object.id;
}

/** Adds a part. @throws 23505 when another request has added it */
export async function addPart({ query }: Query, id: string, part: number, bytes: Buffer): Promise<void> {
  await query(
    `insert into storage.contents (object_id, part, bytes) values ($1::text::uuid, $2::text::integer, decode($3, 'base64'))`,
    [id, String(part), bytes.toString('base64')],
  );
}

export async function removeParts({ query }: Query, id: string): Promise<void> {
  await query('delete from storage.contents where object_id = $1::text::uuid', [id]);
}

/** Counts the bytes received, and gives the number of the next part. */
export async function receivedOf({ query }: Query, id: string): Promise<{ bytes: number; parts: number }> {
  const [received] = await query<{ bytes: number; parts: number }>(
    `select coalesce(sum(octet_length(bytes)), 0)::integer as bytes, coalesce(max(part) + 1, 0) as parts
     from storage.contents where object_id = $1::text::uuid`,
    [id],
  );
  return received ?? { bytes: 0, parts: 0 };
}

export async function partFrom(
  { query }: Query,
  id: string,
  first: number,
): Promise<{ part: number; bytes: Buffer } | undefined> {
  const [row] = await query<{ part: number; bytes: string }>(
    `select part, encode(bytes, 'base64') as bytes from storage.contents
     where object_id = $1::text::uuid and part >= $2::text::integer order by part limit 1`,
    [id, String(first)],
  );
  return row && { part: row.part, bytes: Buffer.from(row.bytes, 'base64') };
}

export function bytesOf(sql: Query, id: string): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const found = await partFrom(sql, id, next);
        if (!found) return controller.close();
        next = found.part + 1;
        controller.enqueue(new Uint8Array(found.bytes));
      },
    },
    { highWaterMark: 0 },
  );
}

export async function finishFile(
  { query }: Query,
  id: string,
  { size, mimetype }: { size: number; mimetype: string },
): Promise<void> {
  const stored = {
    size,
    mimetype,
    eTag: `"${randomUUID()}"`,
    contentLength: size,
    lastModified: new Date().toISOString(),
  };
  await query(
    'update storage.objects set metadata = metadata || $2::text::jsonb, updated_at = now() where id = $1::text::uuid',
    [id, JSON.stringify(stored)],
  );
}

export async function discardFile({ query }: Query, id: string): Promise<void> {
  await query('delete from storage.objects where id = $1::text::uuid', [id]);
}
