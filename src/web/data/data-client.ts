import { AuthClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '#db/database.types.ts';
import {
  offlineError,
  reportAnswer,
  reportNetworkFailure,
  waitsForHealthCheck,
} from '#web/offline/network-state.ts';
import { isUnanswered } from '#web/offline/unanswered.ts';
import { markSessionLost } from '#web/session/session-end.ts';
import { createRenewal } from '#web/session/token-renewal.ts';
import { nextChangeId } from './command-ids.ts';
import { takeEarlyAnswer } from './early-read.ts';
import { fetchNotingRetryAfter } from './retry-after.ts';
import { storageKeys } from './storage-keys.ts';

/** Keys of the new kind name the project alone: they are no tokens, and functions refuse them as such. */
const isNoToken = (key: string) => key.startsWith('sb_');

/** Gives every write an id, by which this page knows what it hears of it (docs/realtime.md). */
function withChangeId(send: typeof fetch): typeof fetch {
  return (input, init) => {
    if (!init?.method || init.method === 'GET' || init.method === 'HEAD') return send(input, init);
    const headers = new Headers(init.headers);
    // A command has one of its own.
    if (!headers.has('x-change-id')) headers.set('x-change-id', nextChangeId());
    return send(input, { ...init, headers });
  };
}

/** `fetch` that takes what was asked for before this code was there. */
const withEarlyAnswer =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    takeEarlyAnswer(String(input), new Headers(init?.headers).get('Authorization')) ?? send(input, init);

/** A request of data without an answer by then has failed, in ms. */
const TIMEOUT_MS = 30_000;

/** `fetch` that has the server checked when it does not answer. */
const withHealthCheck =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      const answer = await send(input, init);
      if (isUnanswered(answer)) await reportNetworkFailure();
      else reportAnswer();
      return answer;
    } catch (error) {
      if (init?.signal?.reason?.name !== 'AbortError') await reportNetworkFailure();
      throw error;
    }
  };

/** Asks whether the session still exists; the client publishes it when it does not, but for a ban, which it leaves to its user. */
async function confirmSession(auth: InstanceType<typeof AuthClient>): Promise<void> {
  markSessionLost('elsewhere');
  const { error } = await auth.getUser();
  if (!error) markSessionLost(null);
  if (error?.code !== 'user_banned') return;
  markSessionLost('banned');
  await auth.signOut({ scope: 'local' });
}

/** Says that the session is renewed later. */
function notifyWait(ms: number): void {
  import('#web/session/session-lost.ts')
    .then(({ notifySessionWaits }) => notifySessionWaits(ms))
    .catch(console.error);
}

/** `fetch` that fails after {@link TIMEOUT_MS}. */
const withTimeout =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };

/**
 * The official client's parts that this product uses, wired as `@supabase/supabase-js` wires them: sessions, the data
 * API and functions. Without its realtime, storage and tracing it is half as large; live updates are loaded once there is
 * somebody to hear of (`realtime.ts`).
 */
export class DataClient extends PostgrestClient<Database> {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly functions: FunctionsClient;

  /** @param url the address of the services, without a slash at its end */
  constructor(url: string, key: string) {
    const renewal = createRenewal(fetchNotingRetryAfter('auth'), notifyWait);
    const auth = new AuthClient({
      url: `${url}/auth/v1`,
      headers: { Authorization: `Bearer ${key}`, apikey: key },
      storageKey: storageKeys.auth,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      experimental: { recoveryCodes: true },
      // A social sign-in comes back with a code that is worth nothing without what this browser keeps (AUTH-7).
      flowType: 'pkce',
      fetch: renewal.fetch,
    });
    const fetchData = withHealthCheck(withEarlyAnswer(fetchNotingRetryAfter('data')));
    /** Sends the signed-in user's token, or a visitor's `visitorToken`. */
    const fetchAs =
      (visitorToken: string | null): typeof fetch =>
      async (input, init) => {
        // One request at a time asks for the server.
        if (waitsForHealthCheck()) throw offlineError();
        const { data, error } = await renewal.unlessWaiting(auth.getSession());
        // Not as a visitor, who would be refused what is theirs.
        if (isAuthRetryableFetchError(error)) throw offlineError(error);
        const token = data.session?.access_token ?? visitorToken;
        const headers = new Headers(init?.headers);
        headers.set('apikey', key);
        if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
        const answer = await fetchData(input, { ...init, headers });
        // Ended from another device: the client finds that out by asking who it is, and tells the page (AUTH-10).
        if (answer.status === 401 && data.session) confirmSession(auth).catch(console.error);
        return answer;
      };
    // What is worth another try, the query library tries again.
    super(`${url}/rest/v1`, {
      schema: 'public',
      fetch: withTimeout(withChangeId(fetchAs(key))),
      retry: false,
    });
    this.auth = auth;
    this.functions = new FunctionsClient(`${url}/functions/v1`, {
      customFetch: fetchAs(isNoToken(key) ? null : key),
    });
  }
}
