// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '#web/offline/network-state.ts';
import { createRenewal } from './token-renewal.ts';

const RENEWAL = 'https://escale.test/auth/v1/token?grant_type=refresh_token';
const OTHER = 'https://escale.test/auth/v1/user';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[PLUS-3] renewing a session', () => {
  it('waits for a network, and then answers', async () => {
    const send = vi.fn<typeof fetch>();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('{}'));
    const renewal = createRenewal(send);
    const asked = renewal.unlessWaiting(new Promise(() => {}));
    const renewed = renewal.fetch(RENEWAL);
    await expect(asked).rejects.toThrow('Failed to fetch');
    await expect(renewal.unlessWaiting(Promise.resolve('old'))).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect((await renewed).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
    await expect(renewal.unlessWaiting(Promise.resolve('session'))).resolves.toBe('session');
  });

  it('passes on every answer of the server', async () => {
    const renewal = createRenewal(() => Promise.resolve(new Response('{}', { status: 400 })));
    expect((await renewal.fetch(RENEWAL)).status).toBe(400);
  });

  it('leaves other requests to fail', async () => {
    const renewal = createRenewal(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(renewal.fetch(OTHER)).rejects.toThrow('Failed to fetch');
    await expect(renewal.unlessWaiting(Promise.resolve(1))).resolves.toBe(1);
  });
});
