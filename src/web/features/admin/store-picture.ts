import { makePicture, nameByContent, readPicture } from '#web/data/picture-file.ts';
import { openStorage } from '#web/data/storage-client.ts';

/** As `supabase/migrations/…_files.sql` has it. */
const BUCKET = 'pictures';
const MOST_BYTES = 400_000;
/** Of the longer side, in pixels: a page's width on a screen of twice the density. */
const LONGEST = 1600;
/** A year: its name is its content, so it never changes. */
const FOR_EVER = '31536000';

/**
 * Stores a picture for what supervisors publish: scaled, with nothing that the file says about place or camera.
 *
 * @returns its path on every host of the product, as `/storage/v1/object/public/pictures/….webp`
 * @throws AppError when this browser can't read or write it; StorageError when it can't be stored
 */
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
