import { AppError } from '#db/app-error.ts';

export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Largest file in bytes: no camera makes larger ones, and a browser may crash. */
const MOST_BYTES = 40_000_000;
const QUALITIES = [0.86, 0.75, 0.62, 0.5, 0.35, 0.2];

/** Reads it upright. @throws AppError `picture_file_too_large`, or `picture_unreadable` (HEIC, mostly) */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MOST_BYTES) throw new AppError('picture_file_too_large');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new AppError('picture_unreadable', undefined, { cause });
  }
}

/**
 * Scales the cut and encodes it as WebP, or JPEG where the canvas writes no WebP (Safari), without metadata.
 * @throws AppError `picture_unencodable` where neither is small enough
 */
export async function makePicture(
  source: CanvasImageSource,
  cut: Cut,
  { width, height, mostBytes }: { width: number; height: number; mostBytes: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('picture_unencodable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  const webp = await encode(canvas, 'image/webp', mostBytes);
  if (webp) return webp;
  // The canvas gets a background, since JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  const jpeg = await encode(canvas, 'image/jpeg', mostBytes);
  if (jpeg) return jpeg;
  throw new AppError('picture_unencodable');
}

/** Undefined: none is small enough, or the canvas does not write the type (it answers PNG). */
async function encode(canvas: HTMLCanvasElement, type: string, mostBytes: number): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type !== type) return undefined;
    if (blob.size <= mostBytes) return blob;
  }
  return undefined;
}

/** Names a file by 32 hex digits of its SHA-256, so that it is cacheable for ever. */
export async function nameByContent(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  const name = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return `${name}.${content.type === 'image/jpeg' ? 'jpg' : 'webp'}`;
}
