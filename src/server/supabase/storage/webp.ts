/** Reads the size of a WebP picture from the header of its RIFF container. */

export type Dimensions = { width: number; height: number };

const RIFF = 0x46464952;
const WEBP = 0x50424557;
/** "VP8 ", "VP8L", "VP8X", as numbers with the first letter last. */
const LOSSY = 0x20385056;
const LOSSLESS = 0x4c385056;
const EXTENDED = 0x58385056;
const HEADER_BYTES = 30;
const ANIMATED = 0x02;

/**
 * Width and height in pixels; undefined for what is no WebP, is animated, or has bytes behind its end, which
 * another program could read as another type.
 */
export function readWebp(bytes: Uint8Array): Dimensions | undefined {
  if (bytes.byteLength < HEADER_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => view.getUint32(at, true);
  if (word(0) !== RIFF || word(8) !== WEBP || word(4) + 8 !== bytes.byteLength) return undefined;
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
      if (view.getUint8(20) & ANIMATED) return undefined;
      const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
      return { width: side(24), height: side(27) };
    }
    default:
      return undefined;
  }
}
