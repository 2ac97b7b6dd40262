import type { StorageClient } from '@supabase/storage-js';
import { makePicture, nameByContent, readPicture } from './picture-file.ts';

/** The bucket and its limit are those of `supabase/migrations/…_files.sql`. */
const BUCKET = 'pictures';
const MOST_BYTES = 400_000;
/** Pixels: a page's width at double density. */
const LONGEST = 1600;
/** A year in seconds: a picture is named by its content and never changes. */
const FOR_EVER = '31536000';

type Bucket = ReturnType<StorageClient['from']>;

/** Loads the storage client on demand. */
export async function openBucket(bucket: string): Promise<Bucket> {
  const { openStorage } = await import('#web/data/storage-client.ts');
  return (await openStorage()).from(bucket);
}

/** @returns its path @throws StorageError */
export async function uploadPicture(bucket: Bucket, picture: Blob, folder = ''): Promise<string> {
  const path = folder + (await nameByContent(picture));
  const options = { contentType: picture.type, cacheControl: FOR_EVER, upsert: true };
  const { error } = await bucket.upload(path, picture, options);
  if (error) throw error;
  return path;
}

/** Scales it and drops metadata. @returns `/storage/…/pictures/….webp` @throws AppError, StorageError */
export async function storePicture(file: Blob): Promise<string> {
  const path = await uploadPicture(await openBucket(BUCKET), await scaled(file));
  return `/storage/v1/object/public/${BUCKET}/${path}`;
}

async function scaled(file: Blob): Promise<Blob> {
  const source = await readPicture(file);
  try {
    const { width, height } = source;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    const size = { width: side(width), height: side(height), mostBytes: MOST_BYTES };
    return await makePicture(source, { x: 0, y: 0, width, height }, size);
  } finally {
    source.close();
  }
}
