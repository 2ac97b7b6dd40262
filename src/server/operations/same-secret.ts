import { createHash, timingSafeEqual } from 'node:crypto';

/** In constant time, for any lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret));
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
