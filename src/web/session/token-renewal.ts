import { backoffMs } from '#web/offline/backoff.ts';
import { isOnline, offlineError, reportNetworkFailure, waitUntilOnline } from '#web/offline/network-state.ts';
import { isUnanswered } from '#web/offline/unanswered.ts';
import { withLocalExpiry } from './local-expiry.ts';
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

/** What the server says when it has ended a session. Anything else is no end: too many requests, a fault, a proxy in between. */
const ENDS: ReadonlySet<unknown> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
]);

/** Longer than this, in ms, no request waits along. */
const PATIENCE_MS = 30_000;

/** How long to wait after a refusal that ends nothing, in ms: at least as long as the server asks for. */
function waitAfter(answer: Response, failures: number): number {
  const asked = Number(answer.headers.get('retry-after')) * 1000;
  return Math.max(asked || 0, backoffMs(failures));
}

/** Why a renewal was refused. A ban deletes the token with its session: then `/user` alone can tell. */
async function lossOf(code: unknown, askUser: () => Promise<Response>): Promise<SessionLoss> {
  if (code !== 'refresh_token_not_found') return sessionLossOf(code);
  const answer = await askUser().catch(() => null);
  return sessionLossOf(answer && (await codeOf(answer)));
}

/**
 * Renews a session with a network, and waits for one: the auth client takes a failure for an answer, and would not try again
 * for a minute after the network is back [PLUS-3]. Requests that need the session in between fail at once. It waits as well
 * while the server refuses without having ended the session, which the client would take for its end; then requests wait along,
 * unless it is for long.
 *
 * @param onWait called when such a wait begins, with its length in ms
 */
export function createRenewal(send: typeof fetch, onWait: (ms: number) => void) {
  let isWaiting = false;
  const waiting = new Set<(reason: Error) => void>();

  async function failUntil(end: () => Promise<void>): Promise<void> {
    isWaiting = true;
    for (const fail of waiting) fail(offlineError());
    await end();
    // Requests from now on wait for the outcome of the next try.
    isWaiting = false;
  }
  const waitForNetwork = (failures: number) =>
    failUntil(async () => {
      await reportNetworkFailure();
      await waitUntilOnline(backoffMs(failures));
    });
  async function waitForServer(ms: number): Promise<void> {
    onWait(ms);
    if (ms > PATIENCE_MS) await failUntil(() => waitUntilOnline(ms));
    else await waitUntilOnline(ms);
  }

  const renew: typeof fetch = async (input, init) => {
    for (let failures = 0; ; failures += 1) {
      const answer = isOnline() ? await send(input, init).catch(() => null) : null;
      if (!answer || isUnanswered(answer)) {
        await waitForNetwork(failures);
        continue;
      }
      const code = answer.ok ? null : await codeOf(answer);
      if (answer.ok || ENDS.has(code)) {
        markSessionLost(answer.ok ? null : await lossOf(code, () => send(...userRequest(input, init))));
        return answer;
      }
      await waitForServer(waitAfter(answer, failures));
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
  const fetchOfAuth: typeof fetch = async (input, init) =>
    withLocalExpiry(await (isRenewal(input) ? renew(input, init) : send(input, init)));
  return { fetch: fetchOfAuth, unlessWaiting };
}
