import { expect, it, vi } from 'vitest';
import { createPageCache, type Made } from './page-cache.ts';

const made = (value: string, isCacheable = true): Promise<Made<string>> =>
  Promise.resolve({ value, tables: new Set(['posts']), isCacheable });

it('makes a value once for all who ask at a time', async () => {
  const cache = createPageCache<string>(10);
  let count = 0;
  const make = () => made(String(++count));
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['1', '1']);
  expect(await cache.get('a', make)).toBe('1');
});

it('holds a bounded number, and drops the oldest', async () => {
  const cache = createPageCache<string>(2);
  for (const key of ['a', 'b', 'c']) await cache.get(key, () => made(key));
  expect(cache.size()).toBe(2);
  expect(await cache.get('c', () => made('again'))).toBe('c');
  expect(await cache.get('a', () => made('again'))).toBe('again');
});

it('makes it again after half a minute', async () => {
  let now = 0;
  const cache = createPageCache<string>(10, () => now);
  await cache.get('a', () => made('old'));
  now = 29_999;
  expect(await cache.get('a', () => made('new'))).toBe('old');
  now = 30_000;
  expect(await cache.get('a', () => made('new'))).toBe('new');
});

it('[PLUS-16] makes it again after half a minute, too, where the clock was set back', async () => {
  vi.useFakeTimers();
  try {
    const cache = createPageCache<string>(10);
    await cache.get('a', () => made('old'));
    vi.advanceTimersByTime(30_000);
    vi.setSystemTime(Date.now() - 7_200_000);
    expect(await cache.get('a', () => made('new'))).toBe('new');
  } finally {
    vi.useRealTimers();
  }
});

it('does not hold what is not to be cached, nor what failed', async () => {
  const cache = createPageCache<string>(10);
  expect(await cache.get('a', () => made('once', false))).toBe('once');
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(cache.size()).toBe(0);
});

it('a write drops what is being made: it may have been read before the write', async () => {
  const cache = createPageCache<string>(10);
  const { promise, resolve } = Promise.withResolvers<Made<string>>();
  const first = cache.get('a', () => promise);
  cache.invalidate('countries');
  resolve(await made('before'));
  expect(await first).toBe('before');
  expect(await cache.get('a', () => made('after'))).toBe('after');
});
