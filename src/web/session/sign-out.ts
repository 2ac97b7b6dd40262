import { i18n, loadAreas } from '#i18n/i18n.ts';
import { remove } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { toast } from '#web/data/toasts.ts';
import { isOnline, offlineError } from '#web/offline/network-state.ts';
import { endLeftSession, hasLeftSession, leaveSession } from './left-session.ts';
import type { SessionStore } from './session-store.ts';

/** `local`: this device alone; `global`: wherever one is signed in. */
export type SignOutScope = 'local' | 'global';

/**
 * Signs out. The session is given up here once the server has ended it: the page says so only then, and a
 * sign-out that the server does not confirm leaves them as they were (AUTH-6). The client's own `local` forgets the session first,
 * whether or not the server has ended it, so the server is asked before. Without a network this device signs out at once, and
 * the session is ended once there is one.
 *
 * @throws AuthError, or TypeError as `fetch` does, when the server has not done it, or could not be asked to end all sessions
 */
export async function endSession({ auth }: Client, scope: SignOutScope): Promise<void> {
  // A session that has run out is renewed with a network: until then the client would not answer.
  if (!isOnline() && scope === 'global') throw offlineError();
  if (!isOnline()) leaveSession();
  else if (scope === 'local') {
    const { data, error } = await auth.getSession();
    if (error) throw error;
    const ended = data.session && (await auth.admin.signOut(data.session.access_token, scope));
    if (ended?.error && !isOver(ended.error)) throw ended.error;
    // With nothing stored the client does not ask the server a second time, which would refuse the ended session.
    remove('local', storageKeys.auth);
  }
  const { error } = await auth.signOut({ scope });
  if (error) throw error;
  if (hasLeftSession()) endLeftSession().catch(console.error);
}

/** It had ended already, elsewhere. */
const isOver = ({ status = 0 }: { status?: number | undefined }) => [401, 403, 404].includes(status);

/**
 * Signs out of this device and goes home (AUTH-6); of all of them one signs out in the profile. A sign-out that the server does not
 * confirm has failed: the session is still there, and says so. A function and no hook: it is loaded when somebody is about to leave.
 */
export async function signOut(store: SessionStore, goHome: () => void | Promise<void>): Promise<void> {
  await loadAreas('auth');
  try {
    await store.act(async (client) => {
      await endSession(client, 'local');
      await goHome();
    });
    toast({
      title: i18n.t('auth:signOutDone'),
      description: i18n.t(hasLeftSession() ? 'auth:signOutOffline' : 'auth:goodbye'),
    });
  } catch (error) {
    const title = i18n.t('auth:signOutFailed');
    toast({
      title,
      description: error instanceof Error ? error.message : String(error),
      variant: 'destructive',
    });
  }
}
