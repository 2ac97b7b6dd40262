/** The key that signs notifications for push services (VAPID, RFC 8292): a point of the curve P-256. */
import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** A new private key: 32 bytes in base64url. */
export function makeVapidKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros are part of it.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** Whether it is a private key of the curve. */
export function isVapidKey(key: string): boolean {
  if (!/^[\w-]{43}$/.test(key)) return false;
  try {
    vapidPublicKey(key);
    return true;
  } catch {
    return false;
  }
}

/** What browsers subscribe with: 65 bytes in base64url. @throws Error for what is no private key */
export function vapidPublicKey(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
