export type Dimensions = { width: number; height: number };

const RIFF = 0x46464952;
const WEBP = 0x50424557;
/** Signatures "VP8 ", "VP8L", "VP8X", little-endian. */
const LOSSY = 0x20385056;
const LOSSLESS = 0x4c385056;
const EXTENDED = 0x58385056;
const HEADER_BYTES = 30;
const ANIMATED = 0x02;

export function webpSize(head: Uint8Array): Dimensions | undefined {
  if (head.byteLength < HEADER_BYTES) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const word = (at: number) => view.getUint32(at, true);
  if (word(0) !== RIFF || word(8) !== WEBP) return undefined;
  switch (word(12)) {
    case LOSSY: {
      const isKeyFrame =
        view.getUint8(23) === 0x9d && view.getUint8(24) === 0x01 && view.getUint8(25) === 0x2a;
      if (!isKeyFrame) return undefined;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    }
    case LOSSLESS: {
      if (view.getUint8(20) !== 0x2f) return undefined;
      const bits = word(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case EXTENDED: {
      const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
      return { width: side(24), height: side(27) };
    }
    default:
      return undefined;
  }
}

/** Accepts neither animations nor bytes behind the end, which another program may take for another type. */
export function isStillWebp(whole: Uint8Array): boolean {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const isAnimated = view.getUint32(12, true) === EXTENDED && (view.getUint8(20) & ANIMATED) !== 0;
  return view.getUint32(4, true) + 8 === whole.byteLength && !isAnimated;
}
