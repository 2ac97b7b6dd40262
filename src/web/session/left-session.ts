/** A sign-out without a network: this device forgets the session, the server ends it later [AUTH-6]. */
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { loadConfig } from '#web/data/config.ts';
import { waitUntilOnline } from '#web/offline/network-state.ts';
import { publishSessionEnd } from './session-end.ts';
import { storedAccessToken } from './stored-session.ts';

const RETRY_MS = 15_000;

/** Tokens have no spaces. */
const leftTokens = (): string[] => readText('local', storageKeys.leftSession)?.split(' ') ?? [];

function storeTokens(tokens: readonly string[]): void {
  if (tokens.length > 0) writeText('local', storageKeys.leftSession, tokens.join(' '));
  else remove('local', storageKeys.leftSession);
}

/** Forgets the session; its access token stays for an hour at most, without renewal. */
export function leaveSession(): void {
  const token = storedAccessToken();
  if (token) storeTokens([...leftTokens(), token]);
  remove('local', storageKeys.auth);
  publishSessionEnd();
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

/** Ends each session; an expired token can't, but nobody has its refresh token. */
export async function endLeftSession(): Promise<void> {
  for (;;) {
    const [token] = leftTokens();
    if (token === undefined) return;
    // Another may have been left meanwhile.
    if (await end(token)) storeTokens(leftTokens().filter((left) => left !== token));
    else await waitUntilOnline(RETRY_MS);
  }
}
