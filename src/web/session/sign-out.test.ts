// @vitest-environment happy-dom
import { AuthApiError, AuthClient } from '@supabase/auth-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initI18n } from '#i18n/i18n.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { DataClient } from '#web/data/data-client.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { isOnline, setOnline } from '#web/offline/network-state.ts';
import { toast } from '#web/ui/toasts.ts';
import { hasLeftSession } from './left-session.ts';
import { type SessionStore, SIGNED_OUT } from './session-store.ts';
import { endSession, signOut } from './sign-out.ts';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  setOnline(true);
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The auth client as far as signing out goes; `answer` is the server's. */
function clientOf(answer: AuthApiError | null) {
  const done: string[] = [];
  const auth = {
    getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }),
    admin: {
      signOut: async (token: string, scope: string) => {
        done.push(`asked ${token} ${scope}`);
        return { data: null, error: answer };
      },
    },
    signOut: async ({ scope }: { scope: string }) => {
      done.push(`signed out ${scope}`);
      return { error: scope === 'global' ? answer : null };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what signing out asks of it
  return { client: { auth } as unknown as Client, done };
}

it('[AUTH-6] asks the server before this device forgets its session', async () => {
  const { client, done } = clientOf(null);
  await endSession(client, 'local');
  expect(done).toEqual(['asked token local', 'signed out local']);
});

it.each(['local', 'global'] as const)(
  '[AUTH-6] %s: a server that says no leaves one signed in',
  async (scope) => {
    const { client, done } = clientOf(new AuthApiError('down', 500, 'unexpected_failure'));
    await expect(endSession(client, scope)).rejects.toThrow('down');
    expect(done).not.toContain('signed out local');
  },
);

it('[AUTH-6] a session that is over already is forgotten', async () => {
  const { client, done } = clientOf(new AuthApiError('gone', 403, 'session_not_found'));
  await endSession(client, 'local');
  expect(done).toContain('signed out local');
});

it.each([
  ['local', true],
  ['global', false],
] as const)(
  '[AUTH-6] %s: where the renewal of the session is refused, it is over here alone',
  async (scope, isOver) => {
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'renewal',
      expires_at: 1,
      user: { id: 'camille' },
    };
    const auth = new AuthClient({
      url: 'https://x.test/auth/v1',
      storageKey: storageKeys.auth,
      autoRefreshToken: false,
      fetch: async () => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }),
    });
    // The session expires while the page is open.
    await auth.initialize();
    localStorage.setItem(storageKeys.auth, JSON.stringify(session));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that signing out asks of it
    const ended = endSession({ auth } as unknown as Client, scope);
    await (isOver ? ended : expect(ended).rejects.toMatchObject({ code: 'refresh_token_not_found' }));
    expect(localStorage.getItem(storageKeys.auth)).toBeNull();
  },
);

it('[AUTH-6] the server is asked once, and listeners are notified', async () => {
  localStorage.setItem(
    storageKeys.auth,
    JSON.stringify({
      access_token: 'token',
      refresh_token: 'renewal',
      expires_at: Date.now() / 1000 + 3600,
      user: { id: 'camille' },
    }),
  );
  const asked: string[] = [];
  const auth = new AuthClient({
    url: 'https://x.test/auth/v1',
    storageKey: storageKeys.auth,
    autoRefreshToken: false,
    fetch: async (input) => {
      asked.push(new Request(input).url);
      return new Response(null, { status: 204 });
    },
  });
  const events: string[] = [];
  auth.onAuthStateChange((event) => events.push(event));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that signing out asks of it
  await endSession({ auth } as unknown as Client, 'local');
  expect(asked).toEqual(['https://x.test/auth/v1/logout?scope=local']);
  expect(events).toContain('SIGNED_OUT');
  expect(localStorage.getItem(storageKeys.auth)).toBeNull();
});

it('[AUTH-6] [PLUS-3] without a network this device signs out at once, and the server ends the session later', async () => {
  vi.useFakeTimers();
  const session = { access_token: 'a.b.c', refresh_token: 'renewal', user: { id: 'camille' } };
  localStorage.setItem(storageKeys.auth, JSON.stringify(session));
  const asked: unknown[] = [];
  const answers = [503, 204];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input === '/config.json') return Response.json({ supabaseUrl: 'https://x.test', supabaseKey: 'key' });
    asked.push([input, init.method, new Headers(init.headers).get('Authorization')]);
    return new Response(null, { status: answers.shift() ?? 500 });
  });
  setOnline(false);
  const { client, done } = clientOf(null);
  await expect(endSession(client, 'global')).rejects.toThrow('Failed to fetch');
  await endSession(client, 'local');
  expect(done).toEqual(['signed out local']);
  expect(localStorage.getItem(storageKeys.auth)).toBeNull();
  // What renews a session is nowhere any more.
  expect(Object.values(localStorage).join()).not.toContain('renewal');

  await vi.advanceTimersByTimeAsync(0);
  expect(hasLeftSession()).toBe(true);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  const request = ['https://x.test/auth/v1/logout?scope=local', 'POST', 'Bearer a.b.c'];
  expect(asked).toEqual([request, request]);
  expect(hasLeftSession()).toBe(false);
});

it('[AUTH-6] [PLUS-3] so it does where the session has expired, which the client waits to renew', async () => {
  setOnline(false);
  const session = { access_token: 'a.b.c', refresh_token: 'renewal', expires_at: 1, user: { id: 'camille' } };
  localStorage.setItem(storageKeys.auth, JSON.stringify(session));
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const client = new DataClient('https://x.test', 'key');
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => events.push(event));
  await new Promise((resolve) => setTimeout(resolve));
  await endSession(client, 'local');
  expect(events).toContain('SIGNED_OUT');
  expect(localStorage.getItem(storageKeys.auth)).toBeNull();
  await vi.waitFor(() => expect(hasLeftSession()).toBe(false));
});

describe('[AUTH-6] [PLUS-3] where the network goes while the session is renewed,', () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const begin = async (scope: 'local' | 'global') => {
    const { client, done } = clientOf(null);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as far as signing out reads it
    vi.spyOn(client.auth, 'getSession').mockReturnValue(promise as ReturnType<Client['auth']['getSession']>);
    const ended = endSession(client, scope);
    await new Promise((next) => setTimeout(next));
    expect(done).toEqual([]);
    setOnline(false);
    return { ended, done };
  };

  it('a sign-out everywhere is refused, and does not come later', async () => {
    const { ended, done } = await begin('global');
    await expect(ended).rejects.toThrow('Failed to fetch');
    expect(done).toEqual([]);
  });

  it('this device signs out, and ends no session that is begun before the answer', async () => {
    const { ended, done } = await begin('local');
    await ended;
    expect(localStorage.getItem(storageKeys.auth)).toBeNull();
    setOnline(true);
    resolve({ data: { session: { access_token: 'of the next person' } }, error: null });
    await new Promise((next) => setTimeout(next));
    expect(done).toEqual(['signed out local']);
  });
});

it('[AUTH-6] [PLUS-3] of two sign-outs without a network the server ends both sessions', async () => {
  vi.useFakeTimers();
  const ended = new Set<unknown>();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (input === '/config.json') return Response.json({ supabaseUrl: 'https://x.test', supabaseKey: 'key' });
    if (!isOnline()) throw new TypeError('Failed to fetch');
    ended.add(new Headers(init.headers).get('Authorization'));
    return new Response(null, { status: 204 });
  });
  setOnline(false);
  for (const access_token of ['a.b.c', 'd.e.f']) {
    localStorage.setItem(storageKeys.auth, JSON.stringify({ access_token, user: { id: 'camille' } }));
    await endSession(clientOf(null).client, 'local');
  }
  await vi.advanceTimersByTimeAsync(0);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect([...ended]).toEqual(['Bearer a.b.c', 'Bearer d.e.f']);
  expect(hasLeftSession()).toBe(false);
});

function storeOf(client: Client): SessionStore {
  return {
    getSnapshot: () => SIGNED_OUT,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    act: (action) => action(client),
    refresh: async () => undefined,
    endRecovery: () => undefined,
  };
}

it.each([
  ['local', 'À bientôt !'],
  ['global', 'À bientôt ! Tous vos appareils sont déconnectés.'],
] as const)('[AUTH-6] %s: a sign-out goes home and takes its leave', async (scope, description) => {
  await initI18n('fr');
  const goHome = vi.fn<() => void>();
  await signOut(storeOf(clientOf(null).client), goHome, scope);
  expect(goHome).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenLastCalledWith({ title: 'Déconnexion réussie', description });
});

it('[AUTH-6] one that the server does not confirm stays, and shows why', async () => {
  await initI18n('fr');
  const goHome = vi.fn<() => void>();
  const { client } = clientOf(new AuthApiError('down', 500, 'unexpected_failure'));
  await signOut(storeOf(client), goHome);
  expect(goHome).not.toHaveBeenCalled();
  const failed = { title: 'Déconnexion échouée', variant: 'destructive' };
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining(failed));
});
