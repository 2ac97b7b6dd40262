import { type Dimensions, webpSize } from './webp.ts';

export type PictureType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'image/heic';

export function pictureSize(head: Uint8Array): (Dimensions & { type: PictureType }) | undefined {
  if (head.byteLength < 24) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const readers = [
    ['image/png', pngSize(view)],
    ['image/gif', gifSize(view)],
    ['image/jpeg', jpegSize(view)],
    ['image/webp', webpSize(head)],
    [heifType(view), heifSize(view)],
  ] as const;
  for (const [type, size] of readers)
    if (type && size && size.width > 0 && size.height > 0) return { type, ...size };
  return undefined;
}

const PNG = 0x89504e47;
const IHDR = 0x49484452;
const GIF8 = 0x47494638;
const FTYP = 0x66747970;
const ISPE = 0x69737065;

const pngSize = (view: DataView): Dimensions | undefined =>
  view.getUint32(0) === PNG && view.getUint32(12) === IHDR
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined;

const gifSize = (view: DataView): Dimensions | undefined =>
  view.getUint32(0) === GIF8
    ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : undefined;

function jpegSize(view: DataView): Dimensions | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A fill byte before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const BRANDS: Readonly<Record<string, PictureType>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  mif1: 'image/heic',
};

function heifType(view: DataView): PictureType | undefined {
  if (view.getUint32(4) !== FTYP) return undefined;
  return BRANDS[String.fromCharCode(...[8, 9, 10, 11].map((at) => view.getUint8(at)))];
}

/** Reads the largest `ispe` box: others are tiles and the preview. */
function heifSize(view: DataView): Dimensions | undefined {
  if (view.getUint32(4) !== FTYP) return undefined;
  let largest: Dimensions | undefined;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
