import { makePicture, nameByContent, readPicture } from '#web/data/picture-file.ts';
import { openStorage } from '#web/data/storage-client.ts';

/** The bucket and its limit are those of `supabase/migrations/…_files.sql`. */
const BUCKET = 'pictures';
const MOST_BYTES = 400_000;
/** Pixels: a page's width at double density. */
const LONGEST = 1600;
/** A year in seconds: a picture is named by its content and never changes. */
const FOR_EVER = '31536000';

/** Scales it and drops metadata. @returns `/storage/…/pictures/….webp` @throws AppError, StorageError */
export async function storePicture(file: Blob): Promise<string> {
  const picture = await scaled(file);
  const name = await nameByContent(picture);
  const bucket = (await openStorage()).from(BUCKET);
  const options = { contentType: picture.type, cacheControl: FOR_EVER, upsert: true };
  const { error } = await bucket.upload(name, picture, options);
  if (error) throw error;
  return `/storage/v1/object/public/${BUCKET}/${name}`;
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
