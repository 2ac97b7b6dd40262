// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#web/data/browser-storage.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { createSessionStore } from './session-store.ts';
import { type ProfileRow, type SessionUser, storedSessionUser, toSessionUser } from './session-user.ts';

const ID = 'c0000000-0000-4000-8000-000000000001';
const AUTH_USER = {
  id: ID,
  aud: 'authenticated',
  email: 'camille@exemple.fr',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-11-01T00:00:00Z',
};
const PROFILE: ProfileRow = {
  id: ID,
  name: 'Camille',
  role: 'traveler',
  onboarding_completed: true,
  preferences: {},
  first_name: null,
  last_name: null,
  username: null,
  avatar_url: null,
  email: null,
  bio: null,
  home_address: null,
  is_premium: false,
  is_banned: false,
};

type Listener = (event: string, session: object | null) => void;

/** A client whose session the test announces. */
function playClient() {
  const listeners: Listener[] = [];
  const client = {
    auth: {
      onAuthStateChange: (listener: Listener) => listeners.push(listener),
      mfa: { getAuthenticatorAssuranceLevel: async () => ({ data: null }) },
    },
  };
  return {
    loadClient: async () => client as unknown as Client,
    announce: (event: string, session: object | null) => {
      for (const listener of listeners) listener(event, session);
    },
    isListening: () => vi.waitFor(() => expect(listeners).toHaveLength(1)),
  };
}

const closings: (() => void)[] = [];

function openTab(loadUser: () => Promise<SessionUser>) {
  const server = playClient();
  const onUserGone = vi.fn<(userId: string | null) => void>();
  const store = createSessionStore({
    loadClient: server.loadClient,
    loadUser,
    readStoredUser: storedSessionUser,
    onUserGone,
  });
  closings.push(store.start());
  return { ...server, store, onUserGone };
}

const storeSession = () => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: AUTH_USER }));
const storeProfile = () => localStorage.setItem(storageKeys.profile(ID), JSON.stringify(PROFILE));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

describe('[PLUS-15] a session and a profile that the device stored', () => {
  it('show their user at once, and what the server says of the profile when it answers', async () => {
    storeSession();
    storeProfile();
    const fresh = toSessionUser(AUTH_USER, { ...PROFILE, name: 'Camille Martin' });
    const loadUser = vi.fn(async () => fresh);
    const { store, announce, isListening } = openTab(loadUser);
    expect(store.getSnapshot()).toMatchObject({ status: 'signed-in', user: { displayName: 'Camille' } });

    await isListening();
    // Both come as a page opens.
    announce('SIGNED_IN', { user: AUTH_USER });
    announce('INITIAL_SESSION', { user: AUTH_USER });
    await vi.waitFor(() => expect(store.getSnapshot().user?.displayName).toBe('Camille Martin'));
    expect(loadUser).toHaveBeenCalledOnce();
  });

  it('[AUTH-10] are nobody once the server has refused the session', async () => {
    storeSession();
    storeProfile();
    const { store, announce, isListening, onUserGone } = openTab(() => Promise.reject(new Error('unused')));
    await isListening();
    localStorage.removeItem(storageKeys.auth);
    announce('INITIAL_SESSION', null);
    await vi.waitFor(() => expect(store.getSnapshot()).toMatchObject({ status: 'signed-out', user: null }));
    expect(onUserGone).toHaveBeenCalledExactlyOnceWith(ID);
  });

  it('[AUTH-10] [PLUS-10] lose nothing by a sign-out that a sleeping tab receives after they have signed in again', async () => {
    storeSession();
    storeProfile();
    const { store, announce, isListening, onUserGone } = openTab(async () =>
      toSessionUser(AUTH_USER, PROFILE),
    );
    await isListening();
    announce('INITIAL_SESSION', { user: AUTH_USER });
    announce('SIGNED_OUT', null);
    announce('SIGNED_IN', { user: AUTH_USER });
    await vi.waitFor(() => expect(store.getSnapshot()).toMatchObject({ status: 'signed-in' }));
    expect(onUserGone).not.toHaveBeenCalled();
  });

  it('are waited for when the address is one that a sign-in comes back to', () => {
    storeSession();
    storeProfile();
    history.replaceState(null, '', '/auth#access_token=abc');
    const { store } = openTab(() => Promise.reject(new Error('unused')));
    history.replaceState(null, '', '/');
    expect(store.getSnapshot()).toMatchObject({ status: 'loading', user: null });
  });
});
