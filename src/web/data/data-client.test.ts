// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeSessionEnd } from '#web/session/session-end.ts';
import { storageKeys } from './browser-storage.ts';
import { DataClient } from './data-client.ts';
import { secondsToWait } from './retry.ts';

afterEach(() => {
  vi.restoreAllMocks();
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

function storeSession(): void {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'renewal',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: 'camille' },
  };
  localStorage.setItem(storageKeys.auth, JSON.stringify(session));
}

it.each([
  ['banned', 'user_banned'],
  ['deleted', 'user_not_found'],
  ['expired', 'session_expired'],
])(
  '[AUTH-10] [BAN-1] [PLUS-9] an account or session that is %s ends the session here, and says so',
  async (loss, error_code) => {
    storeSession();
    vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
      String(input).includes('/auth/')
        ? Response.json({ error_code }, { status: 403 })
        : Response.json({ message: 'session_expired' }, { status: 401 }),
    );
    const client = new DataClient('https://escale.test', 'sb_publishable_key');
    const taken: unknown[] = [];
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') taken.push(takeSessionEnd());
    });
    // What is asked at once gets the same answer, and leaves no reason for the next sign-out.
    await Promise.all([client.from('trips').select('id'), client.from('places').select('id')]);
    await vi.waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toBeNull());
    await vi.waitFor(() => expect(taken).toContain(loss));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(takeSessionEnd()).toBeNull();
    data.subscription.unsubscribe();
  },
);

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'has no answer in time',
    (signal: AbortSignal | null | undefined) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  ],
])(
  '[AUTH-10] where the request of the user %s, the next sign-out is the user’s own',
  async (_, answerOfUser) => {
    storeSession();
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const askUser = vi.fn(answerOfUser);
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).includes('/auth/')
        ? askUser(init?.signal)
        : Response.json({ message: 'session_expired' }, { status: 401 }),
    );
    await new DataClient('https://escale.test', 'sb_publishable_key').from('trips').select('id');
    await vi.waitFor(() => expect(askUser).toHaveBeenCalled());
    limit.abort(new DOMException('late', 'TimeoutError'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(takeSessionEnd()).toBeNull();
    expect(localStorage.getItem(storageKeys.auth)).not.toBeNull();
  },
);

it('[AUTH-10] [BAN-1] a page that listens only after its session has ended finds out how', async () => {
  storeSession();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/auth/')
      ? Response.json({ error_code: 'user_banned' }, { status: 403 })
      : Response.json({ message: 'session_expired' }, { status: 401 }),
  );
  await new DataClient('https://escale.test', 'sb_publishable_key').from('trips').select('id');
  await vi.waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(takeSessionEnd()).toBe('banned');
});

it('[AUTH-10] [BAN-1] the reason of a session that another tab ends meanwhile is not left to the next one', async () => {
  storeSession();
  const askUser = vi.fn(() => {
    localStorage.clear();
    // As the other tab's message is handled.
    takeSessionEnd();
    return Response.json({ error_code: 'user_banned' }, { status: 403 });
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/auth/')
      ? askUser()
      : Response.json({ message: 'session_expired' }, { status: 401 }),
  );
  await new DataClient('https://escale.test', 'sb_publishable_key').from('trips').select('id');
  await vi.waitFor(() => expect(askUser).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(takeSessionEnd()).toBeNull();
});

it('[AUTH-10] [BAN-1] a session ends here also where the browser refuses it storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'renewal',
    expires_in: 3600,
    user: { id: 'camille' },
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (String(input).includes('/token')) return Response.json(session);
    return String(input).includes('/auth/')
      ? Response.json({ error_code: 'user_banned' }, { status: 403 })
      : Response.json({ message: 'session_expired' }, { status: 401 });
  });
  const client = new DataClient('https://escale.test', 'sb_publishable_key');
  const taken: unknown[] = [];
  const { data } = client.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') taken.push(takeSessionEnd());
  });
  await client.auth.signInWithPassword({ email: 'camille@escale.test', password: 'secret' });
  await client.from('trips').select('id');
  await vi.waitFor(() => expect(taken).toEqual(['banned']));
  data.subscription.unsubscribe();
});

it('[AUTH-10] where the end of a session fails, the next sign-out is the user’s own', async () => {
  storeSession();
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/auth/')
      ? Response.json({ error_code: 'user_banned' }, { status: 403 })
      : Response.json({ message: 'session_expired' }, { status: 401 }),
  );
  const client = new DataClient('https://escale.test', 'sb_publishable_key');
  vi.spyOn(client.auth, 'signOut').mockRejectedValue(new Error('locked'));
  await client.from('trips').select('id');
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(takeSessionEnd()).toBeNull();
});

describe('[AUTH-10] a token that lasts by this device’s clock alone, which was set back,', () => {
  const renewed = { access_token: 'd.e.f', refresh_token: 'next', expires_in: 3600, user: { id: 'camille' } };
  const renew = vi.fn<() => Response>();

  beforeEach(() => {
    storeSession();
    renew.mockReset();
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (String(input).includes('grant_type=refresh_token')) return renew();
      if (new Headers(init?.headers).get('Authorization') === 'Bearer d.e.f') return Response.json([]);
      return String(input).includes('/auth/')
        ? Response.json({ error_code: 'bad_jwt' }, { status: 403 })
        : Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
    });
  });

  it('is renewed once, for however many requests', async () => {
    renew.mockImplementation(() => Response.json(renewed));
    const client = new DataClient('https://escale.test', 'sb_publishable_key');
    const asked = vi.spyOn(client.auth, 'getUser');
    const answers = await Promise.all([
      client.from('trips').select('id'),
      client.from('places').select('id'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    await vi.waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toContain('d.e.f'));
    expect((await client.from('trips').select('id')).status).toBe(200);
    // A second answer that came later would have had the new token renewed.
    expect(asked).toHaveBeenCalledOnce();
    expect(renew).toHaveBeenCalledOnce();
    expect(takeSessionEnd()).toBeNull();
  });

  it('ends the session here where it is over', async () => {
    renew.mockImplementation(() => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }));
    const client = new DataClient('https://escale.test', 'sb_publishable_key');
    const taken: unknown[] = [];
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') taken.push(takeSessionEnd());
    });
    await client.from('trips').select('id');
    await vi.waitFor(() => expect(taken).toEqual(['elsewhere']));
    expect(localStorage.getItem(storageKeys.auth)).toBeNull();
    data.subscription.unsubscribe();
  });
});
