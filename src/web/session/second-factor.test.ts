// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#db/database.types.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { createSessionStore } from './session-store.ts';
import { toSessionUser } from './session-user.ts';

const USER = {
  id: 'c0000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'camille@exemple.fr',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-01T00:00:00Z',
  factors: [{ id: 'f', factor_type: 'totp', status: 'verified', created_at: '', updated_at: '' }],
};

/** A token as far as the page reads it. */
function tokenAt(aal: string): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ aal, exp: 4_000_000_000 })}.c2lnbmF0dXJl`;
}

const sessionAt = (aal: string) => ({
  access_token: tokenAt(aal),
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: USER,
});

/** A tab that finds a stored session of somebody with an authenticator. @param renewed the level of a renewed one */
function openTab(aal: string, renewed = aal) {
  localStorage.setItem(storageKeys.auth, JSON.stringify(sessionAt(aal)));
  const onUserGone = vi.fn();
  const loadUser = vi.fn(async () => toSessionUser({ ...USER, factors: [] }, null));
  const store = createSessionStore({
    loadClient: async () => {
      const client = createClient<Database>('http://escale.test', 'public-key', {
        auth: { storageKey: storageKeys.auth, autoRefreshToken: false },
        global: {
          fetch: async (input) =>
            new Request(input).url.includes('/token')
              ? Response.json(sessionAt(renewed))
              : new Response(null, { status: 204 }),
        },
      });
      closings.push(() => client.auth.dispose());
      return client;
    },
    loadUser,
    onUserGone,
  });
  closings.push(store.start());
  return { store, loadUser, onUserGone };
}

const closings: (() => void | Promise<void>)[] = [];

beforeEach(() => {
  // The library warns that two clients share a storage key: each test has a client of its own.
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  vi.restoreAllMocks();
});

describe('a second factor', () => {
  it('[AUTH-9] that was not shown leaves nobody signed in, and no profile is asked for', async () => {
    const { store, loadUser } = openTab('aal1');
    await vi.waitFor(() => expect(store.getSnapshot().needsSecondFactor).toBe(true));
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(loadUser).not.toHaveBeenCalled();
    await store.act((client) => client.auth.signOut({ scope: 'local' }));
    expect(store.getSnapshot().needsSecondFactor).toBe(false);
  });

  it('[AUTH-9] that was shown signs in', async () => {
    const { store } = openTab('aal2');
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('signed-in'));
    expect(store.getSnapshot().needsSecondFactor).toBe(false);
  });

  it('[AUTH-9] that another device has replaced is asked for at the next renewal, and what is stored stays', async () => {
    const { store, onUserGone } = openTab('aal2', 'aal1');
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('signed-in'));
    await store.act((client) => client.auth.refreshSession());
    await vi.waitFor(() => expect(store.getSnapshot().needsSecondFactor).toBe(true));
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(onUserGone).not.toHaveBeenCalled();
  });
});
