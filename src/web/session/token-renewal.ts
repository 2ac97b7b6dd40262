import { backoffMs } from '#web/offline/backoff.ts';
import { isOnline, offlineError, reportNetworkFailure, waitUntilOnline } from '#web/offline/network-state.ts';
import { isUnanswered } from '#web/offline/unanswered.ts';
import { markSessionLost, type SessionLoss, sessionLossOf } from './session-end.ts';
import { storedAccessToken } from './stored-session.ts';

const isRenewal = (input: unknown): boolean => String(input).includes('grant_type=refresh_token');

/** The question who one is, with the token that is to be renewed: it lasts a little longer than its session. */
function userRequest(input: unknown, init: RequestInit | undefined): Parameters<typeof fetch> {
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${storedAccessToken() ?? ''}`);
  return [String(input).replace(/\/token\?.*$/, '/user'), { headers }];
}

async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'error_code') : undefined;
}

/** Why a renewal was refused. A ban deletes the token with its session: then `/user` alone can tell. */
async function lossOf(refusal: Response, askUser: () => Promise<Response>): Promise<SessionLoss> {
  const code = await codeOf(refusal);
  if (code !== 'refresh_token_not_found') return sessionLossOf(code);
  const answer = await askUser().catch(() => null);
  return sessionLossOf(answer && (await codeOf(answer)));
}

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
          markSessionLost(answer.ok ? null : await lossOf(answer, () => send(...userRequest(input, init))));
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
