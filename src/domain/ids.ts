const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Accepts 8-4-4-4-12 hexadecimal digits [ITEM-7]. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Makes a UUID, version 4, on the client. @param fillRandom `getRandomValues`, which works without TLS */
export function newId(fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  const bytes = fillRandom(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f);
    if (index === 8) return 0x80 | (byte & 0x3f);
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
