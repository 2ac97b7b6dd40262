import { AppError } from '#db/app-error.ts';
import { i18n, loadAreas } from '#i18n/i18n.ts';
import { remove, storageKeys } from '#web/data/browser-storage.ts';
import { toastFailure } from '#web/data/request.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { isOnline, offlineError, subscribeOnline } from '#web/offline/network-state.ts';
import { toast } from '#web/ui/toasts.ts';
import { endLeftSession, hasLeftSession, leaveSession } from './left-session.ts';
import { endAsAsked } from './session-end.ts';
import type { SessionStore } from './session-store.ts';
import { storedAccessToken } from './stored-session.ts';

/** Scope of a sign-out; `local`: this device, `global`: everywhere. */
export type SignOutScope = 'local' | 'global';

/**
 * Gives the session up only once the server has ended it [AUTH-6]: the client's `local` would forget it first. Offline, this device signs
 * out at once and the server later. @throws AuthError, or as `fetch`, when the server did not, or could not end all
 */
export const endSession = ({ auth }: Client, scope: SignOutScope): Promise<void> =>
  endAsAsked(() => end(auth, scope));

async function end(auth: Client['auth'], scope: SignOutScope): Promise<void> {
  const read = await unlessOffline(() => auth.getSession());
  // One whose renewal was refused is over here, but not everywhere.
  if (read?.error && (scope === 'global' || storedAccessToken() !== null)) throw read.error;
  const session = scope === 'local' ? read?.data.session : null;
  const ended = session && (await unlessOffline(() => auth.admin.signOut(session.access_token, 'local')));
  if (ended?.error && !isOver(ended.error)) throw ended.error;
  if (!isOnline()) {
    // A sign-out everywhere needs the network, for which the client would wait.
    if (scope === 'global') throw offlineError();
    leaveSession();
  }
  // With the key, the client would ask a second time, and be refused.
  else if (scope === 'local') remove('local', storageKeys.auth);
  const { error } = await auth.signOut({ scope });
  if (error) throw error;
  if (hasLeftSession()) endLeftSession().catch(console.error);
}

/** Undefined: there is no network, for which the client would wait to renew an expired session. A later answer is dropped. */
async function unlessOffline<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  if (!isOnline()) return undefined;
  const { promise: gone, resolve } = Promise.withResolvers<undefined>();
  const stop = subscribeOnline(() => isOnline() || resolve(undefined));
  return await Promise.race([ask(), gone]).finally(stop);
}

const isOver = ({ status = 0 }: { status?: number | undefined }) => [401, 403, 404].includes(status);

/** Signs out and goes home [AUTH-6]. Never rejects: an unconfirmed sign-out fails with a toast. Loaded on demand. */
export async function signOut(
  store: SessionStore,
  goHome: () => void | Promise<void>,
  scope: SignOutScope = 'local',
): Promise<void> {
  try {
    await loadAreas('auth').catch(refuseUnanswered);
    await store.act(async (client) => {
      await endSession(client, scope);
      await goHome();
    });
    toast({ title: i18n.t('auth:signOutDone'), description: goodbye(scope) });
  } catch (error) {
    toastFailure(i18n.t('notifications:signOutFailed'), error);
  }
}

/** What is not on the device is not to be had without a network. */
function refuseUnanswered(cause: unknown): never {
  throw new AppError('network', undefined, { cause });
}

function goodbye(scope: SignOutScope): string {
  const more = scope === 'global' ? 'auth:signOutEverywhere' : hasLeftSession() && 'auth:signOutOffline';
  return [i18n.t('auth:goodbye'), ...(more ? [i18n.t(more)] : [])].join(' ');
}
