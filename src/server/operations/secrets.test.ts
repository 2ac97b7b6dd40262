import type * as Crypto from 'node:crypto';
import { expect, it, vi } from 'vitest';

const compared: number[][] = [];

vi.mock('node:crypto', async (load) => {
  const real = await load<typeof Crypto>();
  const timingSafeEqual: typeof real.timingSafeEqual = (one, other) => {
    compared.push([one.byteLength, other.byteLength]);
    return real.timingSafeEqual(one, other);
  };
  return { ...real, timingSafeEqual };
});

const { isSameSecret } = await import('./secrets.ts');

it.each([
  ['the same', 'token-of-metrics', true],
  ['another of the same length', 'token-of-metricz', false],
  ['the beginning', 'token', false],
  ['a longer one', 'token-of-metrics-and-more', false],
  ['nothing', '', false],
])('%s is compared whole, in constant time', (_, given, isSame) => {
  compared.length = 0;
  expect(isSameSecret(given, 'token-of-metrics')).toBe(isSame);
  // Bytes of a SHA-256 digest.
  expect(compared).toEqual([[32, 32]]);
});
