import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://escale.example';

/** A request as the browser gives it to the worker; the answer is what the worker responds with. */
class FetchEvent {
  readonly request: { url: string; mode: string; method: string; clone: () => object };
  readonly preloadResponse = Promise.resolve(undefined);
  answer: Promise<Response> | undefined;

  constructor(path: string, mode: string) {
    this.request = { url: ORIGIN + path, mode, method: 'GET', clone: () => this.request };
  }
  waitUntil(work: Promise<unknown>): void {
    work.catch(() => undefined);
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

const listeners = new Map<string, (event: FetchEvent) => void>();
/** What the network answers; null: there is none, undefined: it stalls. */
const network: { status: number | null | undefined } = { status: 200 };
const stored = async (asked: Request | string) =>
  new Response(`stored ${new URL(typeof asked === 'string' ? asked : asked.url).pathname}`);

beforeAll(async () => {
  // Its checks in development need requests that only browsers can make.
  vi.stubEnv('NODE_ENV', 'production');
  const globals = {
    self: globalThis,
    location: new URL('/service-worker.js', ORIGIN),
    PRECACHED_FILES: [
      { url: '/dashboard', revision: '1' },
      { url: '/assets/app-1.js', revision: null },
    ],
    FetchEvent,
    addEventListener: (kind: string, listener: (event: FetchEvent) => void) => listeners.set(kind, listener),
    caches: { match: stored, open: async () => ({ match: stored }) },
    fetch: async () => {
      if (network.status === undefined) return new Promise(() => {});
      if (network.status === null) throw new TypeError('offline');
      return new Response('from the network', { status: network.status });
    },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await import('./service-worker.ts');
});
beforeEach(() => Object.assign(network, { status: 200 }));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function ask(path: string, mode = 'navigate'): Promise<string | undefined> {
  const event = new FetchEvent(path, mode);
  listeners.get('fetch')?.(event);
  return (await event.answer)?.text();
}

it.each(['/dashboard', '/trip/1', '/blog'])(
  '[PLUS-3] %s comes from the network, and from the device where that does not answer',
  async (path) => {
    expect(await ask(path)).toBe('from the network');
    network.status = 503;
    expect(await ask(path)).toBe('stored /dashboard');
    network.status = null;
    expect(await ask(path)).toBe('stored /dashboard');
  },
);

it('[PLUS-3] a page comes from the device where the line stalls', async () => {
  vi.useFakeTimers();
  network.status = undefined;
  const asked = ask('/trip/1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe('stored /dashboard');
  vi.useRealTimers();
});

it('[AUTH-8] [PLUS-3] a link of a mail is answered by the server alone, however long that takes', async () => {
  vi.useFakeTimers();
  network.status = undefined;
  const answered = vi.fn<() => void>();
  ask('/auth/v1/verify?token=1').then(answered, console.error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).not.toHaveBeenCalled();
  vi.useRealTimers();
  network.status = 503;
  expect(await ask('/auth/v1/verify?token=1')).toBe('from the network');
  network.status = null;
  for (const path of ['/auth/v1/callback?code=1', '/mails/switch']) expect(await ask(path)).toBe('');
});

it('[PLUS-3] a file of the build comes from the device', async () => {
  expect(await ask('/assets/app-1.js', 'cors')).toBe('stored /assets/app-1.js');
});
