import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a secret: how far two digests agree tells nothing of the secrets, so they can be compared or looked up. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two secrets are the same, in a time that depends neither on where they differ nor on their lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(secret)));
}
