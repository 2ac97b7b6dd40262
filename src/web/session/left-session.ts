/** The session of a sign-out without a network: this device has forgotten it at once, the server ends it later (AUTH-6). */
import { readText, remove, writeText } from '#web/data/browser-storage.ts';
import { loadConfig } from '#web/data/config.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { waitUntilOnline } from '#web/offline/network-state.ts';
import { storedAccessToken } from './stored-session.ts';

const RETRY_MS = 15_000;

/** Forgets the stored session but for its access token, which counts for an hour at most and renews nothing. */
export function leaveSession(): void {
  const token = storedAccessToken();
  if (token) writeText('local', storageKeys.leftSession, token);
  remove('local', storageKeys.auth);
}

/** Whether there is one that the server has still to end. */
export const hasLeftSession = (): boolean => readText('local', storageKeys.leftSession) !== null;

/** Has the server end the session; false: it did not answer. */
async function end(token: string): Promise<boolean> {
  try {
    const { supabaseUrl, supabaseKey } = await loadConfig();
    const headers = { apikey: supabaseKey, Authorization: `Bearer ${token}` };
    const { status } = await fetch(`${supabaseUrl}/auth/v1/logout?scope=local`, { method: 'POST', headers });
    return status !== 429 && status < 500;
  } catch {
    return false;
  }
}

/** Ends the left session once the server can be asked. A token that has run out ends nothing: nobody has what renews it. */
export async function endLeftSession(): Promise<void> {
  for (;;) {
    const token = readText('local', storageKeys.leftSession);
    if (token === null) return;
    if (await end(token)) {
      remove('local', storageKeys.leftSession);
      return;
    }
    await waitUntilOnline(RETRY_MS);
  }
}
