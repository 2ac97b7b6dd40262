import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

export function makeVapidKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

export function isVapidKey(key: string): boolean {
  if (!/^[\w-]{43}$/.test(key)) return false;
  try {
    vapidPublicKey(key);
    return true;
  } catch {
    return false;
  }
}

/** Derives 65 bytes in base64url, for browsers. @throws Error for an invalid key */
export function vapidPublicKey(privateKey: string): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}
