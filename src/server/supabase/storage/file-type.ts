import { documentType } from '#domain/files/content-type.ts';
import { pictureSize } from '#domain/files/picture-size.ts';
import { isStillWebp } from '#domain/files/webp.ts';
import { UploadRefusal } from './answers.ts';
import type { Bucket } from './stored-files.ts';

/** Largest side of public pictures, in pixels. */
const LONGEST_SIDE = 4096;

/** Finds types by bytes; public files are still pictures. @param head the first block @throws UploadRefusal */
export function typeFor(bucket: Bucket, head: Uint8Array): string {
  const type = bucket.public ? publicType(head) : documentType(head);
  if (typeof type === 'object') throw new UploadRefusal(415, type.problem, type.problem);
  if (type && (bucket.types?.includes(type) ?? true)) return type;
  throw new UploadRefusal(415, 'invalid_mime_type', 'The content is of a type that is not supported here');
}

/** Type of a still WebP or JPEG with no bytes behind its end, which might be another type elsewhere. */
function publicType(bytes: Uint8Array): string | undefined {
  const picture = pictureSize(bytes);
  if (!picture || Math.max(picture.width, picture.height) > LONGEST_SIDE) return undefined;
  if (picture.type === 'image/webp' && isStillWebp(bytes)) return picture.type;
  return picture.type === 'image/jpeg' && endsJpeg(bytes) ? picture.type : undefined;
}

/** Whether the last two bytes are JPEG's end of image (ITU-T T.81, B.2.1). */
const endsJpeg = (bytes: Uint8Array): boolean => bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
