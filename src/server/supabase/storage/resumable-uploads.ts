/**
 * Uploads that resume: tus 1.0.0 with `creation` and `termination`, as Supabase's storage. The row comes first, so that rights and limits
 * refuse before any byte is sent. Not for public buckets: of a picture the whole file is checked, and here only its beginning is in memory.
 *
 * POST   /upload/resumable        Upload-Length, Upload-Metadata (bucketName, objectName, cacheControl) → Location
 * HEAD   /upload/resumable/{id}   Upload-Offset
 * PATCH  /upload/resumable/{id}   the bytes from Upload-Offset on
 * DELETE /upload/resumable/{id}
 */
import { isUuid } from '#domain/ids.ts';
import type { Sql } from '../../database/session.ts';
import { storageError } from '../answers.ts';
import type { Identity } from '../auth-middleware.ts';
import { notFound, UploadRefusal } from './answers.ts';
import {
  addBlock,
  beginFile,
  blockFrom,
  discardFile,
  finishFile,
  inBlocks,
  receivedOf,
} from './file-parts.ts';
import { typeFor } from './file-type.ts';
import { sizeLimitOf, tooLarge } from './store-file.ts';
import {
  asCaller,
  type FileDatabase,
  findBucket,
  isPlaceName,
  type Place,
  removeFiles,
} from './stored-files.ts';
import { piecesOf } from './upload.ts';

const VERSION = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };
const PATH = '/storage/v1/upload/resumable';

type Started = { id: string; bucket: string; name: string; size: number; isWhole: boolean };

export function createResumableUploads(database: FileDatabase) {
  return async (request: Request, id: string | undefined, identity: Identity): Promise<Response> => {
    if (!id) return request.method === 'POST' ? begin(request, identity) : notFound();
    const started = await startedBy(identity, id);
    if (!started) return notFound();
    switch (request.method) {
      case 'HEAD':
        return answer(200, { ...(await offsetOf(started)), 'upload-length': String(started.size) });
      case 'PATCH':
        return append(request, started);
      case 'DELETE':
        await removeFiles(database, identity, started.bucket, [started.name]);
        return answer(204);
      default:
        return notFound();
    }
  };

  async function begin(request: Request, identity: Identity): Promise<Response> {
    const { headers } = request;
    const metadata = readMetadata(headers.get('upload-metadata') ?? '');
    const place = { bucket: metadata.get('bucketName') ?? '', name: metadata.get('objectName') ?? '' };
    const size = Number(headers.get('upload-length') ?? Number.NaN);
    const bucket = await findBucket(database, place.bucket);
    if (!bucket) return storageError(404, 'Bucket not found', 'Bucket not found');
    if (bucket.public) throw notInParts();
    if (!isPlaceName(place.name)) return storageError(400, 'InvalidKey', 'Invalid key');
    if (!Number.isSafeInteger(size) || size <= 0)
      return storageError(400, 'invalid_request', 'The request lacks the length of the file');
    if (size > sizeLimitOf(bucket)) throw tooLarge();
    const maxAge = /^\d{1,9}$/.exec(metadata.get('cacheControl') ?? '')?.[0] ?? '3600';
    const how = { size, cacheControl: `max-age=${maxAge}`, mayReplace: false };
    const id = await asCaller(
      database,
      identity,
      // The client asks again where the answer was lost.
      async (sql) =>
        (await begunBefore(sql, identity, place, size)) ?? (await beginFile(sql, identity, place, how)),
    );
    return answer(201, { location: `${PATH}/${id}` });
  }

  async function begunBefore(
    { query }: Pick<Sql, 'query'>,
    { userId }: Identity,
    { bucket, name }: Place,
    size: number,
  ): Promise<string | undefined> {
    const [object] = await query<{ id: string }>(
      `select id::text as id from storage.objects where bucket_id = $1 and name = $2 and owner_id = $3
         and not metadata ? 'mimetype' and metadata ->> 'size' = $4`,
      [bucket, name, userId ?? '', String(size)],
    );
    return object?.id;
  }

  async function startedBy(identity: Identity, id: string): Promise<Started | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await asCaller(database, identity, (sql) =>
      sql.query<Started>(
        `select id::text as id, bucket_id as bucket, name, (metadata ->> 'size')::integer as size, metadata ? 'mimetype' as "isWhole"
         from storage.objects where id = $1::text::uuid and owner_id = $2`,
        [id, identity.userId ?? ''],
      ),
    );
    return row;
  }

  async function offsetOf({ id }: Started) {
    return { 'upload-offset': String((await receivedOf(database, id)).bytes) };
  }

  /** Adds bytes; those before a break in the line stay. */
  async function append(request: Request, started: Started): Promise<Response> {
    const received = await receivedOf(database, started.id);
    if (Number(request.headers.get('upload-offset') ?? Number.NaN) !== received.bytes)
      return storageError(409, 'invalid_offset', 'The file has another length by now');
    let { bytes: offset, parts } = received;
    if (request.body && !started.isWhole) {
      for await (const { bytes } of inBlocks(piecesOf(request.body))) {
        offset += bytes.byteLength;
        if (offset > started.size) throw tooLarge();
        parts =
          offset === started.size
            ? await finish(started, parts, bytes)
            : await database.transaction((sql) => addBlock(sql, started.id, parts, bytes));
      }
    }
    return answer(204, { 'upload-offset': String(offset) });
  }

  /** Adds the last block and the type at once: clients take a file that has all its bytes for stored. */
  async function finish({ id, bucket: name, size }: Started, first: number, bytes: Buffer): Promise<number> {
    const bucket = await findBucket(database, name);
    const head = first === 0 ? bytes : (await blockFrom(database, id, 0))?.bytes;
    if (!bucket || !head) throw new UploadRefusal(404, 'not_found', 'Object not found');
    try {
      if (bucket.public) throw notInParts();
      const mimetype = typeFor(bucket, head);
      return await database.transaction(async (sql) => {
        const parts = await addBlock(sql, id, first, bytes);
        await finishFile(sql, id, { size, mimetype });
        return parts;
      });
    } catch (error) {
      if (error instanceof UploadRefusal) await discardFile(database, id);
      throw error;
    }
  }
}

const notInParts = () =>
  new UploadRefusal(400, 'invalid_request', 'A public file is sent whole, by one request');

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...VERSION, ...headers } });

/** Reads `name base64,…`. */
function readMetadata(text: string): Map<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()]));
}
