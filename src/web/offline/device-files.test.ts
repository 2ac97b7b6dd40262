// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cacheBuiltFiles } from './device-files.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[PLUS-3] a file of the build is fetched once for the device', async () => {
  const cached = new Set(['/assets/pdf-1.js']);
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const addAll = vi.fn(async (requests: Request[]) =>
    requests.forEach(({ url }) => void cached.add(new URL(url).pathname)),
  );
  vi.stubGlobal('caches', {
    match: async (url: string) => (cached.has(url) ? new Response() : undefined),
    open: async () => ({ addAll }),
  });
  await cacheBuiltFiles(['/assets/pdf-1.js', '/assets/worker-1.js']);
  expect([...cached]).toEqual(['/assets/pdf-1.js', '/assets/worker-1.js']);
  await cacheBuiltFiles(['/assets/pdf-1.js', '/assets/worker-1.js']);
  expect(addAll).toHaveBeenCalledOnce();
  limit.abort();
  expect(addAll.mock.calls[0]?.[0].map(({ signal }) => signal.aborted)).toEqual([true]);
});
