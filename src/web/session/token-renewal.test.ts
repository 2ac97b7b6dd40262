// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#web/data/browser-storage.ts';
import { setOnline } from '#web/offline/network-state.ts';
import { leaveSession } from './left-session.ts';
import { takeSessionEnd } from './session-end.ts';
import { createRenewal, withLocalExpiry } from './token-renewal.ts';

const RENEWAL = 'https://escale.test/auth/v1/token?grant_type=refresh_token';
const OTHER = 'https://escale.test/auth/v1/user';

const onWait = vi.fn<(ms: number) => void>();

beforeEach(() => {
  onWait.mockClear();
  vi.useFakeTimers();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ access_token: 'a.b.c', user: { id: 'thomas' } }));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('[PLUS-3] renewing a session', () => {
  it('waits for a network, and then answers', async () => {
    const send = vi.fn<typeof fetch>();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('{}'));
    const renewal = createRenewal(send, onWait);
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

  it('waits so in a browser without storage, too, until its page leaves the session', async () => {
    localStorage.clear();
    for (const isLeft of [false, true]) {
      const send = vi.fn<typeof fetch>();
      send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('{}'));
      const renewed = createRenewal(send, onWait).fetch(RENEWAL);
      await vi.advanceTimersByTimeAsync(60_000);
      if (isLeft) leaveSession();
      else setOnline(true);
      expect((await renewed).ok).toBe(!isLeft);
    }
    setOnline(true);
  });

  it('tries again where a request has stalled', async () => {
    const limits = [new AbortController(), new AbortController()];
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    for (const { signal } of limits) timeout.mockReturnValueOnce(signal);
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
    send.mockImplementationOnce((_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      return promise;
    });
    const renewed = createRenewal(send, onWait).fetch(RENEWAL);
    limits[0]?.abort(new DOMException('late', 'TimeoutError'));
    await vi.advanceTimersByTimeAsync(0);
    setOnline(true);
    expect((await renewed).status).toBe(200);
    timeout.mockRestore();
  });

  it('[AUTH-6] gives up once this page has left the session without a network', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    const renewed = createRenewal(send, onWait).fetch(RENEWAL);
    await vi.advanceTimersByTimeAsync(60_000);
    leaveSession();
    expect((await renewed).ok).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    setOnline(true);
  });

  it('[AUTH-6] gives up where this page leaves the session during the request', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const renewed = createRenewal(() => promise, onWait).fetch(RENEWAL);
    leaveSession();
    reject(new TypeError('Failed to fetch'));
    expect((await renewed).ok).toBe(false);
    setOnline(true);
  });

  it.each([
    [429, '{"error_code":"over_request_rate_limit"}'],
    [500, '{"error_code":"unexpected_failure"}'],
    [400, '{}'],
    [403, 'a proxy says no'],
  ])('[AUTH-10] a refusal that ends nothing is not now: %s', async (status, body) => {
    const answers = [new Response(body, { status, headers: { 'retry-after': '20' } }), new Response('{}')];
    const renewal = createRenewal(async () => answers.shift() ?? Response.error(), onWait);
    const renewed = renewal.fetch(RENEWAL);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(onWait.mock.calls).toEqual([[20_000]]);
    expect(answers).toHaveLength(1);
    // Requests wait along.
    await expect(renewal.unlessWaiting(Promise.resolve('session'))).resolves.toBe('session');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await renewed).status).toBe(200);
    expect(takeSessionEnd()).toBeNull();
  });

  it('[AUTH-10] while the server wants to be left alone for long, requests fail at once', async () => {
    const answers = [
      new Response('', { status: 429, headers: { 'retry-after': '900' } }),
      new Response('{}'),
    ];
    const renewal = createRenewal(async () => answers.shift() ?? Response.error(), onWait);
    const renewed = renewal.fetch(RENEWAL);
    await vi.advanceTimersByTimeAsync(899_000);
    await expect(renewal.unlessWaiting(Promise.resolve('session'))).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await renewed).status).toBe(200);
    await expect(renewal.unlessWaiting(Promise.resolve('session'))).resolves.toBe('session');
  });

  it.each([
    ['elsewhere', { error_code: 'refresh_token_not_found' }, { error_code: 'session_not_found' }],
    ['banned', { error_code: 'refresh_token_not_found' }, { error_code: 'user_banned' }],
    ['banned', { error_code: 'user_banned' }, null],
    ['deleted', { error_code: 'refresh_token_not_found' }, { error_code: 'user_not_found' }],
    ['expired', { error_code: 'session_expired' }, null],
    ['elsewhere', { error_code: 'refresh_token_already_used' }, null],
  ])('[BAN-1] notes why it was refused: %s', async (loss, refusal, user) => {
    const asked: unknown[] = [];
    const renewal = createRenewal(async (input, init) => {
      if (input === RENEWAL) return new Response(JSON.stringify(refusal), { status: 400 });
      asked.push([input, new Headers(init?.headers).get('Authorization')]);
      return new Response(JSON.stringify(user), { status: 403 });
    }, onWait);
    await renewal.fetch(RENEWAL);
    expect(takeSessionEnd()).toBe(loss);
    expect(takeSessionEnd()).toBeNull();
    expect(asked).toEqual(user ? [[OTHER, 'Bearer a.b.c']] : []);
  });

  it('notes no loss once it has succeeded', async () => {
    const ended = new Response('{"error_code":"session_expired"}', { status: 400 });
    const answers = [ended, new Response('{}')];
    const renewal = createRenewal(async () => answers.shift() ?? Response.error(), onWait);
    await renewal.fetch(RENEWAL);
    await renewal.fetch(RENEWAL);
    expect(takeSessionEnd()).toBeNull();
  });

  it('[AUTH-5] [AUTH-6] any other request that has stalled fails', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    const stalled: typeof fetch = (_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      return promise;
    };
    const asked = createRenewal(stalled, onWait).fetch(OTHER, { method: 'POST' });
    limit.abort(new DOMException('late', 'TimeoutError'));
    await expect(asked).rejects.toThrow('late');
    timeout.mockRestore();
  });

  it('leaves other requests to fail', async () => {
    const renewal = createRenewal(() => Promise.reject(new TypeError('Failed to fetch')), onWait);
    await expect(renewal.fetch(OTHER)).rejects.toThrow('Failed to fetch');
    await expect(renewal.unlessWaiting(Promise.resolve(1))).resolves.toBe(1);
  });
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[AUTH-10] a session ends by the clock of this device, however wrong that is', async () => {
  const yesterday = Date.parse('2026-12-01T11:00:00Z') / 1000;
  const answer = Response.json({ access_token: 'a.b.c', expires_in: 3600, expires_at: yesterday });
  expect(await (await withLocalExpiry(answer)).json()).toEqual({
    access_token: 'a.b.c',
    expires_in: 3600,
    expires_at: Date.parse('2026-12-02T11:00:00Z') / 1000,
  });
});

it('leaves any other answer as it is', async () => {
  for (const answer of [
    Response.json({ id: 'camille' }),
    Response.json({ expires_in: 3600 }, { status: 400 }),
    new Response('expires_in'),
    new Response(null, { status: 204 }),
  ])
    expect(await withLocalExpiry(answer)).toBe(answer);
});
