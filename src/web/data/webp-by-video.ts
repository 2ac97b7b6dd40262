/**
 * Encodes WebP where the canvas can't, as in Safari. A lossy WebP is one VP8 key frame in a RIFF container, and browsers
 * that record video encode those. A chunk of its own.
 */

/** Bits for the one frame, most first: it is asked to take a second. */
const BITS = [380_000, 260_000, 180_000, 110_000, 60_000];
const BOX_BYTES = 20;

/** The picture in at most so many bytes; null where this browser can't. Its sides are even; nothing of it is transparent. */
export async function encodeByVideo(picture: ImageData, mostBytes: number): Promise<Blob | null> {
  if (!('VideoEncoder' in globalThis)) return null;
  const { width, height } = picture;
  const frame = new VideoFrame(toI420(picture), {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: 0,
    colorSpace: { matrix: 'smpte170m', fullRange: false },
  });
  try {
    for (const bitrate of BITS) {
      const file = boxed(await keyFrameOf(frame, { codec: 'vp8', width, height, bitrate, framerate: 1 }));
      if (file.size <= mostBytes) return file;
    }
    return null;
  } catch {
    return null;
  } finally {
    frame.close();
  }
}

function keyFrameOf(frame: VideoFrame, config: VideoEncoderConfig): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        resolve(bytes);
      },
      error: reject,
    });
    encoder.configure(config);
    encoder.encode(frame, { keyFrame: true });
    // Without a frame until then there is none to come.
    encoder.flush().then(() => {
      encoder.close();
      reject(new Error('There is no frame.'));
    }, reject);
  });
}

/** `RIFF`, its length, `WEBP`, `VP8 `, the frame's length, the frame; of an even length. */
function boxed(frame: Uint8Array<ArrayBuffer>): Blob {
  const padding = frame.byteLength % 2;
  const head = new DataView(new ArrayBuffer(BOX_BYTES));
  for (const [at, name] of [
    [0, 'RIFF'],
    [8, 'WEBP'],
    [12, 'VP8 '],
  ] as const)
    Array.from(name, (letter, index) => head.setUint8(at + index, letter.charCodeAt(0)));
  head.setUint32(4, BOX_BYTES - 8 + frame.byteLength + padding, true);
  head.setUint32(16, frame.byteLength, true);
  return new Blob([head, frame, new Uint8Array(padding)], { type: 'image/webp' });
}

/** Brightness of each pixel, then the two colours of each four, as BT.601 has them: what readers of WebP expect. */
export function toI420({ data, width, height }: ImageData): Uint8Array<ArrayBuffer> {
  const size = width * height;
  const bytes = new Uint8Array((size * 3) / 2);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    bytes[pixel] = 16.5 + (65.738 * red + 129.057 * green + 25.064 * blue) / 256;
  }
  let at = size;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const [red, green, blue] = meanOfFour(data, (y * width + x) * 4, width * 4);
      bytes[at] = 128.5 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256;
      bytes[at + size / 4] = 128.5 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256;
      at += 1;
    }
  }
  return bytes;
}

/** Red, green and blue of a pixel, its neighbour, and the two below. */
function meanOfFour(data: Uint8ClampedArray, at: number, row: number): [number, number, number] {
  const mean = (part: number) =>
    [at, at + 4, at + row, at + row + 4].reduce((sum, pixel) => sum + (data[pixel + part] ?? 0), 0) / 4;
  return [mean(0), mean(1), mean(2)];
}
