import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { loadClient } from '#web/data/supabase-client.ts';
import { dismissToast } from '#web/ui/toasts.ts';
import { clearOtherPersons, clearSignedOutPerson } from './person-storage.ts';
import { applyStoredPreferences } from './preferences/stored-preferences.ts';
import { publishSessionEnd, takeSessionEnd } from './session-end.ts';
import { createSessionStore, type SessionSnapshot, type SessionStore, SIGNED_OUT } from './session-store.ts';
import { loadSessionUser, storedSessionUser } from './session-user.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Id of the toast that explains the last loss. */
let lossToast: number | undefined;

const appSession = createSessionStore({
  loadClient,
  loadUser: async (client, authUser) => {
    // Signed in again, perhaps in another tab.
    if (lossToast !== undefined) dismissToast(lossToast);
    const user = await loadSessionUser(client, authUser);
    await applyStoredPreferences(user).catch(console.error);
    return user;
  },
  readStoredUser: storedSessionUser,
  onUserGone: (userId) => {
    const end = takeSessionEnd();
    const loss = end === 'asked' ? null : end;
    clearSignedOutPerson();
    publishSessionEnd();
    if (loss)
      import('./session-lost.ts')
        .then(async ({ notifySessionLost }) => {
          lossToast = await notifySessionLost(loss);
        })
        .catch(console.error);
    // A dynamic import: a first visit does without the query library.
    import('#web/data/query-client.ts').then(({ queryClient }) => queryClient.clear()).catch(console.error);
    // Drafts of a session that the server ended wait for the same person. The tab that ended it knows: others leave them alone.
    if (end === 'asked' || end === 'deleted')
      import('#web/forms/drafts.ts').then(({ clearOtherDrafts }) => clearOtherDrafts()).catch(console.error);
    if (loss === 'deleted' && userId !== null)
      import('#web/offline/outbox.ts')
        .then(({ clearOutboxOf }) => clearOutboxOf(userId))
        .catch(console.error);
    // The next person gets no notifications of this one.
    import('#web/offline/push-subscription.ts')
      .then(({ unsubscribeBrowser }) => unsubscribeBrowser())
      .catch(console.error);
    import('#web/offline/query-persister.ts')
      .then(({ clearPersisted }) => clearPersisted())
      .catch(console.error);
    import('#web/offline/device-files.ts')
      .then(({ clearDeviceFiles }) => clearDeviceFiles())
      .catch(console.error);
  },
});

/** Provides the session; a test may pass a store. */
export function SessionProvider({
  children,
  store = appSession,
}: {
  children: ReactNode;
  store?: SessionStore;
}) {
  // Synchronises with the auth client and with other tabs.
  useEffect(() => {
    clearOtherPersons();
    return store.start();
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('useSession must be used within a SessionProvider');
  return store;
}

export function useSession(): SessionSnapshot {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, () => SIGNED_OUT);
}
