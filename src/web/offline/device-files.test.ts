import { afterEach, expect, it, vi } from 'vitest';
import { cacheBuiltFiles } from './device-files.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
afterEach(() => vi.unstubAllGlobals());

it('[PLUS-3] a file of the build is fetched once for the device', async () => {
  const cached = new Set(['/assets/pdf-1.js']);
  const addAll = vi.fn(async (urls: string[]) => urls.forEach((url) => void cached.add(url)));
  vi.stubGlobal('caches', {
    match: async (url: string) => (cached.has(url) ? new Response() : undefined),
    open: async () => ({ addAll }),
  });
  await cacheBuiltFiles(['/assets/pdf-1.js', '/assets/worker-1.js']);
  expect(addAll).toHaveBeenCalledExactlyOnceWith(['/assets/worker-1.js']);
  await cacheBuiltFiles(['/assets/pdf-1.js', '/assets/worker-1.js']);
  expect(addAll).toHaveBeenCalledOnce();
});
