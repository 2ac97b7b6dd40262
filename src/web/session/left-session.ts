/** A sign-out without a network: this device forgets the session, the server ends it later [AUTH-6]. */
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { loadConfig } from '#web/data/config.ts';
import { waitUntilOnline } from '#web/offline/network-state.ts';
import { storedAccessToken } from './stored-session.ts';

const RETRY_MS = 15_000;

/** Forgets the session; its access token stays for an hour at most, without renewal. */
export function leaveSession(): void {
  const token = storedAccessToken();
  if (token) writeText('local', storageKeys.leftSession, token);
  remove('local', storageKeys.auth);
}

export const hasLeftSession = (): boolean => readText('local', storageKeys.leftSession) !== null;

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

/** Ends the session; an expired token can't, but nobody has its refresh token. */
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
