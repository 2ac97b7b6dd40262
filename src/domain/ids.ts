const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Accepts 8-4-4-4-12 hexadecimal digits [ITEM-7]. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Makes a UUID, version 4, on the client. @param fillRandom `getRandomValues`, which works without TLS */
export function newId(fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  const bytes = fillRandom(new Uint8Array(16));
  let id = '';
  for (const [index, byte] of bytes.entries()) {
    if (index === 4 || index === 6 || index === 8 || index === 10) id += '-';
    const marked = index === 6 ? 0x40 | (byte & 0x0f) : index === 8 ? 0x80 | (byte & 0x3f) : byte;
    id += HEX[marked] ?? '';
  }
  return id;
}
