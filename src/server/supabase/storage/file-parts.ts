/**
 * A file's bytes in rows, the parts. A request is read in blocks: one is in memory, each is written in one transaction, and a break in the
 * line loses less than one.
 */
import { randomUUID } from 'node:crypto';
import type { Sql } from '../../database/session.ts';
import type { Identity } from '../auth-middleware.ts';
import { UploadRefusal } from './answers.ts';
import type { Place } from './stored-files.ts';

type Query = Pick<Sql, 'query'>;

/** Bytes of a part. */
const PART_BYTES = 65_536;
const PARTS_OF_BLOCK = 8;
const BLOCK_BYTES = PARTS_OF_BLOCK * PART_BYTES;

/** Blocks for the next requests; shared, so that no thread copies them. */
const idleBlocks: Buffer<SharedArrayBuffer>[] = [];
const MOST_IDLE_BLOCKS = 4;

/**
 * Splits a body into at least one block, empty for an empty body. The bytes of a block are overwritten by the next one.
 * @throws UploadRefusal when the body breaks off
 */
export async function* inBlocks(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  const block = idleBlocks.pop() ?? Buffer.from(new SharedArrayBuffer(BLOCK_BYTES));
  let size = 0;
  try {
    for await (let piece of source) {
      while (size + piece.byteLength > BLOCK_BYTES) {
        block.set(piece.subarray(0, BLOCK_BYTES - size), size);
        piece = piece.subarray(BLOCK_BYTES - size);
        size = 0;
        yield { bytes: block, isLast: false };
      }
      block.set(piece, size);
      size += piece.byteLength;
    }
    yield { bytes: block.subarray(0, size), isLast: true };
  } catch {
    throw new UploadRefusal(400, 'broken_off', 'The request ended before its body');
  } finally {
    if (idleBlocks.length < MOST_IDLE_BLOCKS) idleBlocks.push(block);
  }
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

/**
 * Adds a block in a transaction, as parts from `first` on. Answers the number of the next part.
 * @throws 23505 when another request has added them, 23503 when the file was removed
 */
export async function addBlock(
  { query, copyIn }: Pick<Sql, 'query' | 'copyIn'>,
  id: string,
  first: number,
  bytes: Buffer,
): Promise<number> {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.byteLength; at += PART_BYTES)
    parts.push({ part: first + parts.length, content: bytes.subarray(at, at + PART_BYTES) });
  const next = first + parts.length;
  // As a parameter, PostgreSQL's driver makes twice as much text of it, which V8 leaves uncollected for long.
  if (await copyIn?.(COPY, copyRows(id, parts))) return next;
  // Also where copying failed: for the reason.
  for (const { part, content } of parts) await query(INSERT, [id, String(part), content]);
  return next;
}

type Part = { part: number; content: Buffer };

const INSERT =
  'insert into storage.contents (object_id, part, bytes) values ($1::text::uuid, $2::text::integer, $3::bytea)';
const COPY = 'copy storage.contents (object_id, part, bytes) from stdin (format binary)';

/** Rows as COPY reads them: a number of fields, each behind its length (https://www.postgresql.org/docs/current/sql-copy.html). */
function copyRows(id: string, parts: readonly Part[]): Buffer[] {
  const uuid = Buffer.from(id.replaceAll('-', ''), 'hex');
  const rows = parts.flatMap(({ part, content }) => [
    Buffer.concat([int16(3), int32(16), uuid, int32(4), int32(part), int32(content.byteLength)]),
    content,
  ]);
  return [Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1'), ...rows, int16(-1)];
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
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

/** Reads the parts of a block, from `first` on. Undefined: there are none. */
export async function blockFrom(
  { query }: Query,
  id: string,
  first: number,
): Promise<{ next: number; bytes: Buffer } | undefined> {
  const [row] = await query<{ next: number | null; bytes: string }>(
    `select max(part) + 1 as next, encode(string_agg(bytes, '' order by part), 'base64') as bytes from (
       select part, bytes from storage.contents where object_id = $1::text::uuid and part >= $2::text::integer
       order by part limit ${PARTS_OF_BLOCK}
     ) as block`,
    [id, String(first)],
  );
  return row?.next ? { next: row.next, bytes: Buffer.from(row.bytes, 'base64') } : undefined;
}

export function bytesOf(sql: Query, id: string): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const block = await blockFrom(sql, id, next);
        if (!block) return controller.close();
        next = block.next;
        controller.enqueue(new Uint8Array(block.bytes));
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
