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
import { markSessionLost, sessionLossOf } from '#web/session/session-end.ts';
import { createRenewal } from '#web/session/token-renewal.ts';
import { storageKeys } from './browser-storage.ts';
import { nextChangeId } from './ids.ts';
import { fetchNotingRetryAfter, isUnanswered, withTimeout } from './retry.ts';

type Auth = InstanceType<typeof AuthClient>;

/** Whether a key is of the new kind, which is no token: functions refuse it as such. */
const isNoToken = (key: string) => key.startsWith('sb_');

/** Adds an id to every write, by which this page recognises its event (docs/realtime.md). */
function withChangeId(send: typeof fetch): typeof fetch {
  return (input, init) => {
    if (!init?.method || init.method === 'GET' || init.method === 'HEAD') return send(input, init);
    const headers = new Headers(init.headers);
    // Commands have an id of their own.
    if (!headers.has('x-change-id')) headers.set('x-change-id', nextChangeId());
    return send(input, { ...init, headers });
  };
}

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

/** From the client, which has a session also where the browser refuses it storage. */
const tokenOf = async (auth: Auth) => (await auth.getSession()).data.session?.access_token;

/** Renews a token that lasts by this device's clock alone, which was set back. */
async function renewRefused(auth: Auth, token: string): Promise<void> {
  const { error } = await auth.refreshSession();
  if (!error || isAuthRetryableFetchError(error)) return;
  // The client goes on with a token that seems to last, unless another tab has renewed it.
  if ((await tokenOf(auth)) === token) await auth.signOut({ scope: 'local' });
}

/** Confirms that a session lasts whose token was refused. The client itself publishes only that it was ended elsewhere. */
async function confirmSession(auth: Auth, token: string): Promise<void> {
  if ((await tokenOf(auth)) !== token) return;
  markSessionLost('elsewhere');
  try {
    const { error } = await auth.getUser();
    if (error?.code === 'bad_jwt') return await renewRefused(auth, token);
    const loss = error && sessionLossOf(error.code);
    if (!loss || loss === 'elsewhere') return;
    // Another tab may have ended it meanwhile: the reason would be left to the next session.
    if ((await tokenOf(auth)) !== token) return;
    markSessionLost(loss);
    await auth.signOut({ scope: 'local' });
  } finally {
    // What ends nothing, as a failure, would leave it to the next sign-out. A page that is still opening takes it later.
    if (await tokenOf(auth)) markSessionLost(null);
  }
}

function notifyWait(ms: number): void {
  import('#web/session/session-lost.ts')
    .then(({ notifySessionWaits }) => notifySessionWaits(ms))
    .catch(console.error);
}

/** The official client without realtime, storage and tracing, wired as `supabase-js`: half as large; live updates are loaded later (`realtime-client.ts`). */
export class DataClient extends PostgrestClient<Database> {
  readonly auth: Auth;
  readonly functions: FunctionsClient;
  /** Sends as the user, to services that have no client here. */
  readonly send: typeof fetch;
  /** Confirms, or ends, a session whose token a service without a client here has refused with 401. */
  readonly confirm: (token: string) => Promise<void>;

  /** @param url without a slash at its end */
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
      // The code of a social sign-in is useless without the verifier of this browser [AUTH-7].
      flowType: 'pkce',
      fetch: renewal.fetch,
    });
    let confirming: Promise<void> | null = null;
    /** Once for all requests that were refused: each would renew the token again. */
    const confirm = async (token: string) => {
      confirming ??= confirmSession(auth, token);
      await confirming.finally(() => {
        confirming = null;
      });
    };
    /** Sends with the user's token, or `visitorToken`. */
    const fetchAs =
      (visitorToken: string | null, fetchData: typeof fetch): typeof fetch =>
      async (input, init) => {
        // While offline only the health check asks for the server.
        if (waitsForHealthCheck()) throw offlineError();
        const { data, error } = await renewal.unlessWaiting(auth.getSession());
        // Sent as a visitor, it would be refused.
        if (isAuthRetryableFetchError(error)) throw offlineError(error);
        const token = data.session?.access_token ?? visitorToken;
        const headers = new Headers(init?.headers);
        headers.set('apikey', key);
        if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
        const answer = await fetchData(input, { ...init, headers });
        // Ended from another device: asking who it is makes the client publish it [AUTH-10].
        if (answer.status === 401 && data.session) confirm(data.session.access_token).catch(console.error);
        return answer;
      };
    // Retries are for the query library.
    super(`${url}/rest/v1`, {
      schema: 'public',
      fetch: withTimeout(withChangeId(fetchAs(key, withHealthCheck(fetchNotingRetryAfter('data'))))),
      retry: false,
    });
    this.auth = auth;
    this.confirm = confirm;
    // A function that is asked too often, as that of the weather, holds no change back.
    const fetchPlain = withHealthCheck((input, init) => fetch(input, init));
    this.functions = new FunctionsClient(`${url}/functions/v1`, {
      customFetch: fetchAs(isNoToken(key) ? null : key, fetchPlain),
    });
    this.send = fetchAs(null, fetchPlain);
  }
}
