/** Times from `Retry-After`, in ms of `performance.now()`: a clock that is set back would prolong the wait. */
const freeAt = { auth: 0, data: 0 };

/** Fetches and notes `Retry-After` of 429 and 503, which clients don't pass on. */
export const fetchNotingRetryAfter =
  (part: keyof typeof freeAt): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const seconds = Number(answer.headers.get('retry-after'));
    if ((answer.status === 429 || answer.status === 503) && seconds > 0)
      freeAt[part] = performance.now() + seconds * 1000;
    return answer;
  };

/** Seconds until the next request; 0: no wait was asked for. */
export function secondsToWait(part: keyof typeof freeAt = 'auth'): number {
  return Math.max(0, Math.ceil((freeAt[part] - performance.now()) / 1000));
}

/** Statuses of a proxy without its server. */
const UNANSWERED = new Set([502, 503, 504]);

export const isUnanswered = ({ status }: Pick<Response, 'status'>): boolean => UNANSWERED.has(status);

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 15_000;

export function backoffMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (1 + Math.random() * 0.2);
}

const TIMEOUT_MS = 30_000;

/** Fails where a line has stalled. */
export const withTimeout =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
