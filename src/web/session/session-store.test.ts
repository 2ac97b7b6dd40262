// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#db/database.types.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { createSessionStore } from './session-store.ts';
import { loadSessionUser } from './session-user.ts';

/** The network, and nothing else, is played: sign-in, sign-out and the table `profiles`. */
function playServer() {
  const profiles = new Map<string, Record<string, unknown>>();
  const requests: string[] = [];
  let failProfiles: { status: number; body: object } | null = null;

  const json = (body: unknown, status = 200) =>
    new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(String(input instanceof Request ? input.url : input));
    const method = init?.method ?? 'GET';
    requests.push(`${method} ${url.pathname}`);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    switch (url.pathname) {
      case '/auth/v1/token':
        return json(sessionOf(String(body.email)));
      case '/auth/v1/logout':
        return json(null, 204);
      case '/auth/v1/user':
        return json({ ...userOf('camille@exemple.fr'), email: body.email ?? 'camille@exemple.fr' });
      case '/rest/v1/profiles': {
        if (failProfiles) return json(failProfiles.body, failProfiles.status);
        if (method === 'POST') {
          const row = { onboarding_completed: false, role: 'traveler', preferences: {}, ...body };
          profiles.set(body.id, row);
          return json(row, 201);
        }
        const row = profiles.get(url.searchParams.get('id')?.replace('eq.', '') ?? '');
        return json(row ? [row] : []);
      }
      default:
        return json({ message: 'not found' }, 404);
    }
  }

  return {
    fetch: answer,
    profiles,
    count: (request: string) => requests.filter((made) => made === request).length,
    failProfilesWith: (status: number, body: object) => {
      failProfiles = { status, body };
    },
  };
}

const idOf = (email: string) =>
  email.startsWith('camille')
    ? 'c0000000-0000-4000-8000-000000000001'
    : 't0000000-0000-4000-8000-000000000002';

function userOf(email: string) {
  return {
    id: idOf(email),
    aud: 'authenticated',
    email,
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-11-01T00:00:00Z',
  };
}

function sessionOf(email: string) {
  return {
    access_token: `token-of-${email}`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: userOf(email),
  };
}

function openTab(server = playServer()) {
  const onUserGone = vi.fn<(userId: string | null) => void>();
  const loadClient = vi.fn(async () => {
    const client = createClient<Database>('http://escale.test', 'public-key', {
      auth: { storageKey: storageKeys.auth, autoRefreshToken: false },
      global: { fetch: server.fetch },
    });
    closings.push(() => client.auth.dispose());
    return client;
  });
  const store = createSessionStore({ loadClient, loadUser: loadSessionUser, onUserGone });
  closings.push(store.start());
  const settled = () => vi.waitFor(() => expect(store.getSnapshot().status).not.toBe('loading'));
  const signIn = (email: string) =>
    store.act((client) => client.auth.signInWithPassword({ email, password: 'lisbonne2027' }));
  const signedIn = () => vi.waitFor(() => expect(store.getSnapshot().status).toBe('signed-in'));
  return { server, store, loadClient, onUserGone, settled, signIn, signedIn };
}

/** What each test has opened: listeners and the channels between tabs. */
const closings: (() => void | Promise<void>)[] = [];

beforeEach(() => {
  // The library warns that two clients share a storage key: two tabs in one page is what these tests are about.
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  vi.restoreAllMocks();
});

describe('without a session', () => {
  it('[AUTH-10] nobody is signed in, at once, and the auth library is not loaded', () => {
    const { store, loadClient } = openTab();
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-out', user: null, isBusy: false });
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('[AUTH-10] a stored session that is no session ends in nobody being signed in', async () => {
    localStorage.setItem(storageKeys.auth, '{"nonsense":true}');
    const { store, settled } = openTab();
    expect(store.getSnapshot().status).toBe('loading');
    await settled();
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
  });

  it("[AUTH-10] a session that can't be read because the library can't be had is none", async () => {
    localStorage.setItem(storageKeys.auth, JSON.stringify(sessionOf('camille@exemple.fr')));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const store = createSessionStore({
      loadClient: () => Promise.reject(new Error('offline')),
      loadUser: loadSessionUser,
      onUserGone: () => undefined,
    });
    closings.push(store.start());
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('signed-out'));
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a stored session', () => {
  it('[AUTH-10] is loading until the profile is there, then signed in', async () => {
    localStorage.setItem(storageKeys.auth, JSON.stringify(sessionOf('camille@exemple.fr')));
    const { store, settled } = openTab();
    expect(store.getSnapshot()).toMatchObject({ status: 'loading', user: null });
    await settled();
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-in', user: { displayName: 'camille' } });
  });

  it('[AUTH-10] reads the profile once although sign-in and initial session are both announced', async () => {
    localStorage.setItem(storageKeys.auth, JSON.stringify(sessionOf('camille@exemple.fr')));
    const { server, settled } = openTab();
    server.profiles.set(idOf('camille'), {
      id: idOf('camille'),
      name: 'Camille',
      onboarding_completed: true,
    });
    await settled();
    expect(server.count('GET /rest/v1/profiles')).toBe(1);
  });
});

describe('signing in', () => {
  it('[AUTH-10] holds the loading flag during the action', async () => {
    const { store, signIn } = openTab();
    const action = signIn('camille@exemple.fr');
    expect(store.getSnapshot().isBusy).toBe(true);
    await action;
    expect(store.getSnapshot().isBusy).toBe(false);
  });

  it('[AUTH-10] lets go of the loading flag when the action throws', async () => {
    const { store } = openTab();
    await expect(store.act(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(store.getSnapshot().isBusy).toBe(false);
  });

  it('[PROF-1] creates the profile the first time, and the new-user flag is on', async () => {
    const { server, store, signIn, signedIn } = openTab();
    await signIn('camille@exemple.fr');
    await signedIn();
    expect(server.profiles.get(idOf('camille'))).toMatchObject({
      email: 'camille@exemple.fr',
      name: 'camille',
      username: 'camille',
      avatar_url: null,
    });
    expect(store.getSnapshot()).toMatchObject({
      isNewUser: true,
      user: { role: 'traveler', isPremium: false, isAdmin: false, onboarding_completed: false },
    });
  });

  it('[AUTH-10] a second sign-in event for the same user reads nothing again', async () => {
    const { server, signIn, signedIn } = openTab();
    await signIn('camille@exemple.fr');
    await signedIn();
    await signIn('camille@exemple.fr');
    expect(server.count('GET /rest/v1/profiles')).toBe(1);
    expect(server.count('POST /rest/v1/profiles')).toBe(1);
  });

  it('[AUTH-10] a known user with onboarding completed is no new user', async () => {
    const { server, store, signIn, signedIn } = openTab();
    server.profiles.set(idOf('camille'), {
      id: idOf('camille'),
      onboarding_completed: true,
      role: 'supervisor',
    });
    await signIn('camille@exemple.fr');
    await signedIn();
    expect(store.getSnapshot()).toMatchObject({ isNewUser: false, user: { isAdmin: true } });
  });

  it('[AUTH-10] another user empties what was cached for the first', async () => {
    const { store, onUserGone, signIn, signedIn } = openTab();
    await signIn('camille@exemple.fr');
    await signedIn();
    await signIn('thomas@exemple.fr');
    await vi.waitFor(() => expect(store.getSnapshot().user?.email).toBe('thomas@exemple.fr'));
    expect(onUserGone).toHaveBeenCalledOnce();
  });

  it("[PROF-3] a profile that can't be read falls back to a traveler, and the reason is logged", async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { server, store, signIn, signedIn } = openTab();
    server.failProfilesWith(500, { message: 'down', code: 'XX000', details: null, hint: null });
    await signIn('camille@exemple.fr');
    await signedIn();
    expect(store.getSnapshot().user).toMatchObject({ role: 'traveler', isPremium: false, isFallback: true });
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a changed user', () => {
  it('[AUTH-10] is read again', async () => {
    const { server, store, signIn, signedIn } = openTab();
    await signIn('camille@exemple.fr');
    await signedIn();
    server.profiles.set(idOf('camille'), {
      id: idOf('camille'),
      name: 'Camille Martin',
      onboarding_completed: true,
    });
    await store.act((client) => client.auth.updateUser({ data: { city: 'Lyon' } }));
    await vi.waitFor(() => expect(store.getSnapshot().user?.displayName).toBe('Camille Martin'));
    expect(store.getSnapshot().isNewUser).toBe(false);
  });

  it('[AUTH-10] keeps the profile it had when the second reading fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { server, store, signIn, signedIn } = openTab();
    server.profiles.set(idOf('camille'), { id: idOf('camille'), onboarding_completed: true });
    await signIn('camille@exemple.fr');
    await signedIn();
    server.failProfilesWith(500, { message: 'down', code: 'XX000' });
    await store.refresh();
    expect(store.getSnapshot().user).toMatchObject({ onboarding_completed: true, isFallback: false });
  });
});

describe('signing out', () => {
  it('[AUTH-6] clears the user, what was cached, the new-user flag and the marker', async () => {
    const { store, onUserGone, signIn, signedIn } = openTab();
    await signIn('camille@exemple.fr');
    await signedIn();
    expect(sessionStorage.getItem(storageKeys.sessionProcessed)).toBe(idOf('camille'));
    await store.act((client) => client.auth.signOut({ scope: 'local' }));
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-out', user: null, isNewUser: false });
    expect(sessionStorage.getItem(storageKeys.sessionProcessed)).toBeNull();
    expect(sessionStorage.getItem(storageKeys.newUser)).toBeNull();
    expect(localStorage.getItem(storageKeys.auth)).toBeNull();
    expect(onUserGone).toHaveBeenCalledExactlyOnceWith(idOf('camille'));
  });

  it('[AUTH-10] in one tab signs out the others', async () => {
    const server = playServer();
    const one = openTab(server);
    await one.signIn('camille@exemple.fr');
    await one.signedIn();
    const other = openTab(server);
    await other.signedIn();
    await one.store.act((client) => client.auth.signOut({ scope: 'local' }));
    await vi.waitFor(() => expect(other.store.getSnapshot().status).toBe('signed-out'));
    expect(other.onUserGone).toHaveBeenCalledOnce();
  });
});
