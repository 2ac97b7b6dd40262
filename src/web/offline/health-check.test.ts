// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHealthChecks } from './health-check.ts';
import {
  isOnline,
  reportNetworkFailure,
  setOnline,
  subscribeOnline,
  waitUntilOnline,
} from './network-state.ts';

vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ supabaseUrl: 'https://escale.test/' }) }));

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', answer);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  startHealthChecks();
});
afterEach(() => {
  setOnline(true);
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[PLUS-3] one request without an answer is not yet a network that is gone', async () => {
  answer.mockResolvedValue(new Response(null, { status: 500 }));
  await reportNetworkFailure();
  expect(isOnline()).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('[PLUS-3] the server is asked every five seconds at most, and more seldom with time, until it answers', async () => {
  await Promise.all([reportNetworkFailure(), reportNetworkFailure()]);
  expect(isOnline()).toBe(false);
  for (const [checks, wait] of [5000, 10_000, 15_000, 15_000].entries()) {
    expect(answer).toHaveBeenCalledTimes(checks + 1);
    await vi.advanceTimersByTimeAsync(wait);
  }
  answer.mockResolvedValue(new Response());
  const back = waitUntilOnline(60_000);
  await vi.advanceTimersByTimeAsync(15_000);
  await back;
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(6);
});

it('[PLUS-3] a proxy that answers for a server that is gone is no answer', async () => {
  answer.mockResolvedValue(new Response(null, { status: 502 }));
  await reportNetworkFailure();
  expect(isOnline()).toBe(false);
  answer.mockResolvedValue(new Response(null, { status: 401 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isOnline()).toBe(true);
});

it('[PLUS-3] what the browser says is believed at once', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeOnline(listener);
  globalThis.dispatchEvent(new Event('offline'));
  expect(isOnline()).toBe(false);
  globalThis.dispatchEvent(new Event('online'));
  expect(isOnline()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
