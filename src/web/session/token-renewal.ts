import { fieldOf, isRecord } from '#domain/json.ts';
import { backoffMs, isUnanswered, withTimeout } from '#web/data/retry.ts';
import { isOnline, offlineError, reportNetworkFailure, waitUntilOnline } from '#web/offline/network-state.ts';
import { markSessionLost, onSessionEnd, type SessionLoss, sessionLossOf } from './session-end.ts';
import { storedAccessToken } from './stored-session.ts';

const isRenewal = (input: unknown): boolean => String(input).includes('grant_type=refresh_token');

/** Asks `/user` with the token to renew, which outlasts its session a little. */
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
  return fieldOf(body, 'error_code');
}

/** Error codes that end a session; others (rate limits, faults, proxies) don't. */
const ENDS: ReadonlySet<unknown> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
]);

/** The code for a session that this page has left: the client takes another failure for one that passes. */
const LEFT = 'refresh_token_not_found';

/** For a server that wants to be left alone: requests wait as long. */
const PATIENCE_MS = 30_000;

/** In ms, and at least `Retry-After`. */
function waitAfter(answer: Response, failures: number): number {
  const asked = Number(answer.headers.get('retry-after')) * 1000;
  return Math.max(asked || 0, backoffMs(failures));
}

/** Finds the reason: a ban, or the account's deletion, deletes the token, and only `/user` has it then. */
async function lossOf(code: unknown, askUser: () => Promise<Response>): Promise<SessionLoss> {
  if (code !== 'refresh_token_not_found') return sessionLossOf(code);
  const answer = await askUser().catch(() => null);
  return sessionLossOf(answer && (await codeOf(answer)));
}

type Leaving = ReturnType<typeof watchLeaving>;

/** Watches whether this page or another tab leaves the session, which there is then no use in renewing. */
function watchLeaving() {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  let hasLeft = false;
  const stop = onSessionEnd(() => {
    hasLeft = true;
    resolve();
  });
  // A browser without storage has none from the beginning, and no other tab has its session.
  const isStored = storedAccessToken() !== null;
  const isLeft = () => hasLeft || (isStored && storedAccessToken() === null);
  /** Waits, but no longer than there is a session. */
  const unlessLeft = async (wait: Promise<void>): Promise<void> => {
    if (!isLeft()) await Promise.race([wait, left]);
  };
  return { isLeft, unlessLeft, stop };
}

/**
 * Retries renewals after failures, which the client would take for an end or wait out for a minute [PLUS-3]. Offline, requests fail at once;
 * during short server refusals they wait. @param onWait length in ms
 */
export function createRenewal(fetchAuth: typeof fetch, onWait: (ms: number) => void) {
  // A renewal that stalls holds up every request behind it.
  const send = withTimeout(fetchAuth);
  let isWaiting = false;
  const waiting = new Set<(reason: Error) => void>();

  async function failUntil(end: () => Promise<void>): Promise<void> {
    isWaiting = true;
    for (const fail of waiting) fail(offlineError());
    await end();
    // Later requests wait for the next try.
    isWaiting = false;
  }
  const waitForNetwork = (failures: number, { unlessLeft }: Leaving) =>
    failUntil(() => unlessLeft(reportNetworkFailure().then(() => waitUntilOnline(backoffMs(failures)))));
  async function waitForServer(ms: number): Promise<void> {
    onWait(ms);
    if (ms > PATIENCE_MS) await failUntil(() => waitUntilOnline(ms));
    else await waitUntilOnline(ms);
  }

  async function renew(leaving: Leaving, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    for (let failures = 0; ; failures += 1) {
      // Its answer may be lost: the server takes the token once more.
      const answer = isOnline() ? await send(input, init).catch(() => null) : null;
      if (!answer || isUnanswered(answer)) {
        await waitForNetwork(failures, leaving);
        // A sign-out waits for the client, which waits for this answer.
        if (leaving.isLeft()) return Response.json({ error_code: LEFT }, { status: 400 });
        continue;
      }
      const code = answer.ok ? null : await codeOf(answer);
      if (answer.ok || ENDS.has(code)) {
        markSessionLost(answer.ok ? null : await lossOf(code, () => send(...userRequest(input, init))));
        return answer;
      }
      await waitForServer(waitAfter(answer, failures));
    }
  }
  const renewUnlessLeft: typeof fetch = (input, init) => {
    const leaving = watchLeaving();
    return renew(leaving, input, init).finally(leaving.stop);
  };

  /** Answers as the client, or fails while it waits for a network. @throws TypeError as `fetch` */
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

  const fetchOfAuth: typeof fetch = async (input, init) =>
    withLocalExpiry(await (isRenewal(input) ? renewUnlessLeft(input, init) : send(input, init)));
  return { fetch: fetchOfAuth, unlessWaiting };
}

/** Adds the end by this device's clock: one a day ahead would renew at each request. */
export async function withLocalExpiry(answer: Response): Promise<Response> {
  const { ok, status, statusText, headers } = answer;
  if (!ok || !headers.get('content-type')?.includes('json')) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const lifetime = fieldOf(body, 'expires_in');
  if (!isRecord(body) || typeof lifetime !== 'number' || !('expires_at' in body)) return answer;
  const session = { ...body, expires_at: Math.floor(Date.now() / 1000) + lifetime };
  return new Response(JSON.stringify(session), { status, statusText, headers });
}
