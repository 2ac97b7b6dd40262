import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, in a time that depends neither on where they differ nor on their lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret));
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
