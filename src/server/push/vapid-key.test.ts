import { expect, it } from 'vitest';
import { isVapidKey, makeVapidKey, vapidPublicKey } from './vapid-key.ts';

it('[PLUS-19] a key of notifications is 32 bytes of the curve, and browsers get its public half', () => {
  const key = makeVapidKey();
  expect(isVapidKey(key)).toBe(true);
  expect(Buffer.from(vapidPublicKey(key), 'base64url')).toHaveLength(65);
  expect(vapidPublicKey(key)).toBe(vapidPublicKey(key));
  for (const other of ['', '_'.repeat(43), 'A'.repeat(43), `${key}A`])
    expect(isVapidKey(other), other).toBe(false);
});
