import { backoffMs } from '#web/offline/backoff.ts';
import { isOnline, offlineError, reportNetworkFailure, waitUntilOnline } from '#web/offline/network-state.ts';
import { isUnanswered } from '#web/offline/unanswered.ts';
import { markSessionLost } from './session-end.ts';

const isRenewal = (input: unknown): boolean => String(input).includes('grant_type=refresh_token');

/**
 * Renews a session with a network, and waits for one: the auth client takes a failure for an answer, and would not try again
 * for a minute after the network is back [PLUS-3]. Requests that need the session in between fail at once.
 */
export function createRenewal(send: typeof fetch) {
  let isWaiting = false;
  const waiting = new Set<(reason: Error) => void>();

  async function waitForNetwork(failures: number): Promise<void> {
    isWaiting = true;
    for (const fail of waiting) fail(offlineError());
    await reportNetworkFailure();
    await waitUntilOnline(backoffMs(failures));
    // Requests from now on wait for the outcome of the next try.
    isWaiting = false;
  }

  const renew: typeof fetch = async (input, init) => {
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = isOnline() ? await send(input, init) : null;
        if (answer && !isUnanswered(answer)) {
          markSessionLost(!answer.ok);
          return answer;
        }
      } catch {
        // No answer either.
      }
      await waitForNetwork(failures);
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
