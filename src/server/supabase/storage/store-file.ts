import type { Identity } from '../auth-middleware.ts';
import { UploadRefusal } from './answers.ts';
import { addBlock, beginFile, discardFile, finishFile, inBlocks, removeParts } from './file-parts.ts';
import { typeFor } from './file-type.ts';
import { asCaller, type Bucket, type FileDatabase, type Place } from './stored-files.ts';
import type { Upload } from './upload.ts';

const DEFAULT_LIMIT = 1_048_576;

export const sizeLimitOf = ({ sizeLimit }: Bucket): number => sizeLimit ?? DEFAULT_LIMIT;

export const tooLarge = () =>
  new UploadRefusal(413, 'Payload too large', 'The object exceeded the maximum allowed size');

type Request = { place: Place; bucket: Bucket; upload: Upload; mayReplace: boolean };

/** Stores as the caller; unreadable until its end. `mayReplace`: overwrites. @throws UploadRefusal */
export async function storeFile(
  database: FileDatabase,
  identity: Identity,
  { place, bucket, upload, mayReplace }: Request,
): Promise<string> {
  const limit = sizeLimitOf(bucket);
  const cacheControl = `max-age=${upload.maxAge}`;
  const blocks = inBlocks(upload.bytes);
  const { value: first } = await blocks.next();
  if (!first || first.bytes.byteLength === 0)
    throw new UploadRefusal(400, 'invalid_request', 'The request carries no file');
  if (first.bytes.byteLength > limit) throw tooLarge();
  const mimetype = typeFor(bucket, first.bytes);
  const begin = (size: number, isWhole: boolean) =>
    asCaller(database, identity, async (sql, asOwner) => {
      const id = await beginFile(sql, identity, place, { size, cacheControl, mayReplace });
      await asOwner();
      if (mayReplace) await removeParts(sql, id);
      const parts = await addBlock(sql, id, 0, first.bytes);
      if (isWhole) await finishFile(sql, id, { size, mimetype });
      return { id, parts };
    });
  if (first.isLast) return (await begin(first.bytes.byteLength, true)).id;

  const { id, ...stored } = await begin(Math.min(limit, upload.announced), false);
  try {
    let size = first.bytes.byteLength;
    let { parts } = stored;
    for await (const { bytes } of blocks) {
      size += bytes.byteLength;
      if (size > limit) throw tooLarge();
      parts = await database.transaction((sql) => addBlock(sql, id, parts, bytes));
    }
    await finishFile(database, id, { size, mimetype });
    return id;
  } catch (error) {
    await discardFile(database, id);
    throw error;
  }
}
