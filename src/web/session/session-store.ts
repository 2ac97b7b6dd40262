import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { isOffline, isOnline, subscribeOnline } from '#web/offline/network-state.ts';
import { createListeners } from '#web/ui/store.ts';
import type { SessionUser } from './session-user.ts';
import { storedUserId } from './stored-session.ts';

export interface SessionSnapshot {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  isBusy: boolean;
  isNewUser: boolean;
  /** True: a recovery link signed in, and a new password is due. */
  isRecovering: boolean;
  /** True: the second factor is due; there is no user yet [AUTH-9]. */
  needsSecondFactor: boolean;
}

interface SessionDependencies {
  loadClient: () => Promise<Client>;
  loadUser: (client: Client, user: User) => Promise<SessionUser>;
  readStoredUser?: () => SessionUser | null;
  /** Null: unknown. */
  onUserGone: (userId: string | null) => void;
}

/** State without a user, also of pages rendered by the server. */
export const SIGNED_OUT: SessionSnapshot = {
  status: 'signed-out',
  user: null,
  isBusy: false,
  isNewUser: false,
  isRecovering: false,
  needsSecondFactor: false,
};

function isReturnFromSignIn(): boolean {
  // There is no document while the server renders.
  const { hash, search } = 'document' in globalThis ? globalThis.location : { hash: '', search: '' };
  return /[#&](access_token|error_description)=/.test(hash) || /[?&](code|error_description)=/.test(search);
}

async function lacksSecondFactor(client: Client, { factors }: User): Promise<boolean> {
  if (!factors?.some(({ status }) => status === 'verified')) return false;
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}

/** Makes a store by specification §4. Without a stored session the auth library is not loaded. */
export function createSessionStore({
  loadClient,
  loadUser,
  readStoredUser = () => null,
  onUserGone,
}: SessionDependencies) {
  const isReturning = isReturnFromSignIn();
  // The rendering server has no storage.
  const mayHaveSession =
    isReturning || ('document' in globalThis && readText('local', storageKeys.auth) !== null);
  let snapshot: SessionSnapshot = mayHaveSession ? { ...SIGNED_OUT, status: 'loading' } : SIGNED_OUT;
  let userId: string | null = null;
  let loading = 0; // Number of the newest profile load: an older one that comes later is dropped.
  let actions = 0;
  let isInitialHandled = false;
  /** True: the user is the device's, not confirmed by the server yet. */
  let isUnconfirmed = false;
  /** Id in confirmation, since the client reports a session twice as a page opens. */
  let confirming: string | null = null;
  let connection: Promise<Client> | undefined;
  const { subscribe, notify } = createListeners();

  if (mayHaveSession && !isReturning) enterFromDevice();

  function update(change: Partial<SessionSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    notify();
  }

  function becomeSignedOut(): void {
    loading += 1;
    userId = null;
    confirming = null;
    update({ ...SIGNED_OUT, isBusy: actions > 0 });
  }

  function handleSignedOut(): void {
    const gone = userId;
    isInitialHandled = false;
    remove('session', storageKeys.sessionProcessed);
    remove('session', storageKeys.newUser);
    becomeSignedOut();
    // A tab that slept may receive it when the person is signed in again: what is stored is theirs.
    if (gone !== null && storedUserId() !== gone) onUserGone(gone);
  }

  /** Handles a session that has ended, or could not be renewed offline. */
  function handleNoSession(): void {
    const isStored = readText('local', storageKeys.auth) !== null;
    if (isStored && enterFromDevice()) return;
    const gone = userId;
    becomeSignedOut();
    if (mayHaveSession && !isReturning && !isStored) onUserGone(gone);
  }

  /** Enters with the stored user until the server confirms, or while unreachable [PLUS-3] [PLUS-15]. */
  function enterFromDevice(): boolean {
    const user = readStoredUser();
    if (!user) return false;
    userId = user.id;
    isUnconfirmed = true;
    update({
      status: 'signed-in',
      user,
      isNewUser: readText('session', storageKeys.newUser) !== null,
    });
    return true;
  }

  /** Reads the profile once per user; `force` reads again. */
  async function process(client: Client, authUser: User, isSignIn: boolean, force = false): Promise<void> {
    if (authUser.id === userId && !force && (!isUnconfirmed || confirming === userId)) return;
    if (userId !== null && authUser.id !== userId) handleSignedOut();
    const isAgain = authUser.id === userId && snapshot.user !== null;
    userId = authUser.id;
    loading += 1;
    const mine = loading;
    confirming = authUser.id;
    if (!isAgain) update({ status: 'loading', user: null });

    if (await lacksSecondFactor(client, authUser)) {
      if (mine !== loading) return;
      confirming = null;
      update({ status: 'signed-out', user: null, needsSecondFactor: true });
      return;
    }
    const user = await loadUser(client, authUser);
    if (mine !== loading) return;
    confirming = null;
    isUnconfirmed = isOffline();
    const isFirst = readText('session', storageKeys.sessionProcessed) !== authUser.id;
    if (isSignIn && isFirst && !user.onboarding_completed) writeText('session', storageKeys.newUser, 'yes');
    if (user.onboarding_completed) remove('session', storageKeys.newUser);
    writeText('session', storageKeys.sessionProcessed, authUser.id);
    update({
      status: 'signed-in',
      user: user.isFallback && isAgain && snapshot.user ? snapshot.user : user,
      needsSecondFactor: false,
      isNewUser: readText('session', storageKeys.newUser) !== null,
    });
  }

  async function handle(client: Client, event: AuthChangeEvent, session: Session | null): Promise<void> {
    switch (event) {
      case 'INITIAL_SESSION':
        if (isInitialHandled) return;
        isInitialHandled = true;
        // A sign-in may have been quicker than this event.
        if (!session) return userId === null || isUnconfirmed ? handleNoSession() : undefined;
        return process(client, session.user, isReturning);
      case 'SIGNED_OUT':
        return handleSignedOut();
      case 'PASSWORD_RECOVERY':
        if (!session) return;
        await process(client, session.user, true);
        return update({ isRecovering: true });
      case 'USER_UPDATED':
        return session ? process(client, session.user, false, true) : undefined;
      case 'SIGNED_IN':
      case 'TOKEN_REFRESHED': {
        if (!session) return;
        // Another device may have replaced the app by which this session had shown its second factor.
        const isLowered = snapshot.user !== null && (await lacksSecondFactor(client, session.user));
        return process(client, session.user, event === 'SIGNED_IN', isLowered);
      }
      case 'MFA_CHALLENGE_VERIFIED':
        return session ? process(client, session.user, true, snapshot.needsSecondFactor) : undefined;
    }
  }

  function connect(): Promise<Client> {
    connection ??= loadClient().then(
      (client) => {
        client.auth.onAuthStateChange((event, session) => {
          // Nothing awaits it: the auth client waits for listeners, and ours needs the client.
          handle(client, event, session).catch((error: unknown) => console.error(error));
        });
        return client;
      },
      (error: unknown) => {
        connection = undefined;
        throw error;
      },
    );
    return connection;
  }

  /** Handles a sign-in of another tab, before this one has a client. */
  function handleStorage(event: StorageEvent): void {
    if (event.key === storageKeys.auth && event.newValue !== null && !connection) connectOrSignOut();
  }

  function connectOrSignOut(): void {
    connect().catch((error: unknown) => {
      console.error('The session could not be read.', error);
      if (!isUnconfirmed) becomeSignedOut();
    });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe,
    /** Starts to listen. Returns how to stop. */
    start: (): (() => void) => {
      // Offline, the client waits to renew an expired session without an event.
      const stop = subscribeOnline(() => {
        if (!isOnline() && userId === null && snapshot.status === 'loading') enterFromDevice();
      });
      if (mayHaveSession) connectOrSignOut();
      globalThis.addEventListener('storage', handleStorage);
      return () => {
        stop();
        globalThis.removeEventListener('storage', handleStorage);
      };
    },
    /** Acts with `isBusy` until it ends. */
    act: async <T>(action: (client: Client) => Promise<T>): Promise<T> => {
      actions += 1;
      update({ isBusy: true });
      try {
        return await action(await connect());
      } finally {
        actions -= 1;
        update({ isBusy: actions > 0 });
      }
    },
    refresh: async (): Promise<void> => {
      const client = await connect();
      const { data } = await client.auth.getSession();
      if (data.session) await process(client, data.session.user, false, true);
    },
    endRecovery: () => update({ isRecovering: false }),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
