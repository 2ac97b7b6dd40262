// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { takeSessionLost } from '#web/session/session-end.ts';
import { storageKeys } from './browser-storage.ts';
import { DataClient } from './data-client.ts';
import { secondsToWait } from './retry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('[PLUS-3] changes wait as long as the data asks them to, and not for the weather', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'Too many' }, { status: 429, headers: { 'retry-after': '40' } }),
  );
  const client = new DataClient('https://escale.test', 'sb_publishable_key');
  const { response } = await client.functions.invoke('weather', { body: {} });
  expect([response?.status, secondsToWait('data')]).toEqual([429, 0]);
  await client.from('trips').select('id');
  expect(secondsToWait('data')).toBe(40);
});

it.each([
  ['banned', 'user_banned'],
  ['deleted', 'user_not_found'],
  ['expired', 'session_expired'],
])(
  '[AUTH-10] [BAN-1] [PLUS-9] an account or session that is %s ends the session here, and says so',
  async (loss, error_code) => {
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'renewal',
      expires_at: Date.now() / 1000 + 3600,
      user: { id: 'camille' },
    };
    localStorage.setItem(storageKeys.auth, JSON.stringify(session));
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
      String(input).includes('/auth/')
        ? Response.json({ error_code }, { status: 403 })
        : Response.json({ message: 'session_expired' }, { status: 401 }),
    );
    const client = new DataClient('https://escale.test', 'sb_publishable_key');
    const taken: unknown[] = [];
    client.auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') taken.push(takeSessionLost());
    });
    // What is asked at once gets the same answer, and leaves no reason for the next sign-out.
    await Promise.all([client.from('trips').select('id'), client.from('places').select('id')]);
    await vi.waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toBeNull());
    await vi.waitFor(() => expect(taken).toContain(loss));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(takeSessionLost()).toBeNull();
  },
);
