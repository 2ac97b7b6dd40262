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
 * Stores a picture for what supervisors publish: scaled, as WebP, with nothing that the file says about place or camera.
 *
 * @returns its path on every host of the product, as `/storage/v1/object/public/pictures/….webp`
 * @throws AppError when this browser can't read or write it; StorageError when it can't be stored
 */
export async function storePicture(file: Blob): Promise<string> {
  const { name, blob } = await encode(file);
  const bucket = (await openStorage()).from(BUCKET);
  const options = { contentType: 'image/webp', cacheControl: FOR_EVER, upsert: true };
  const { error } = await bucket.upload(name, blob, options);
  if (error) throw error;
  return `/storage/v1/object/public/${BUCKET}/${name}`;
}

async function encode(file: Blob): Promise<{ name: string; blob: Blob }> {
  const source = await readPicture(file);
  try {
    const { width, height } = source;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    // Even, as the encoder wants them where the canvas writes no WebP.
    const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
    const size = { width: even(width), height: even(height) };
    const blob = await makePicture(source, { x: 0, y: 0, width, height }, { ...size, mostBytes: MOST_BYTES });
    return { name: `${await nameByContent(blob)}.webp`, blob };
  } finally {
    source.close();
  }
}
