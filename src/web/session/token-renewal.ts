import {
  isOffline,
  offlineError,
  reportNetworkFailure,
  waitUntilOnline,
} from '#web/offline/network-state.ts';

/** Between two tries to renew a session where the browser believes in a network that is not there, in milliseconds. */
const TRY_AGAIN_MS = 5000;

const isRenewal = (input: unknown): boolean => String(input).includes('grant_type=refresh_token');

/**
 * Renews a session with a network, and waits for one: the auth client takes a failure for an answer, and would not try again
 * for a minute after the network is back [PLUS-3]. Requests that need the session in between fail at once.
 */
export function createRenewal(send: typeof fetch) {
  let isWaiting = false;
  const waiting = new Set<(reason: Error) => void>();

  async function waitForNetwork(): Promise<void> {
    isWaiting = true;
    for (const fail of waiting) fail(offlineError());
    reportNetworkFailure();
    await waitUntilOnline(TRY_AGAIN_MS);
    // Requests from now on wait for the outcome of the next try.
    isWaiting = false;
  }

  const renew: typeof fetch = async (input, init) => {
    for (;;) {
      try {
        if (isOffline()) throw offlineError();
        return await send(input, init);
      } catch {
        await waitForNetwork();
      }
    }
  };

  /**
   * What the client answers, unless it waits for a network to do so.
   *
   * @throws TypeError as `fetch` does without a network
   */
  async function unlessWaiting<Answer>(asked: Promise<Answer>): Promise<Answer> {
    if (isWaiting) throw offlineError();
    const { promise, reject } = Promise.withResolvers<never>();
    waiting.add(reject);
    try {
      return await Promise.race([asked, promise]);
    } finally {
      waiting.delete(reject);
    }
  }

  /** As `fetch`, for the auth client. */
  const fetchOfAuth: typeof fetch = (input, init) =>
    isRenewal(input) ? renew(input, init) : send(input, init);
  return { fetch: fetchOfAuth, unlessWaiting };
}
