/** A WebP as far as its header goes: of a size, and of so many bytes. */
export function webpOf(width: number, height: number, bytes = 400): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(bytes - 8, 4);
  file.write('WEBPVP8L', 8, 'latin1');
  file.writeUInt32LE(bytes - 20, 16);
  file.writeUInt8(0x2f, 20);
  file.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  return file;
}

/** A JPEG as far as its header goes, of a size in pixels. */
export function jpegOf(width: number, height: number): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(400);
  file.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8]);
  file.writeUInt16BE(height, 7);
  file.writeUInt16BE(width, 9);
  file.set([0xff, 0xd9], 398);
  return file;
}
