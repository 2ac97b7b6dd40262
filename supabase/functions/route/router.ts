/** Asks a routing service: seldom, briefly, and not twice for the same. */

export type RouteAnswer = { distance_m: number; duration_s: number } | { error: string };

/** Answers an address of the service for a caller. */
export type Router = (address: string, caller: string) => Promise<RouteAnswer>;

/** The world outside, so that tests can stand in for it. */
export interface RouterMeans {
  fetch: (
    address: string,
    init: { redirect: 'error'; signal: AbortSignal; headers: Record<string, string> },
  ) => Promise<Response>;
  /** Milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** Public services ask for no more than one request a second. */
const PAUSE_MS = 1000;
const TIMEOUT_MS = 5000;
/** A road does not move; a failure may pass. */
const KEPT_MS = 24 * 3600 * 1000;
const FAILURE_KEPT_MS = 60 * 1000;
const MOST_KEPT = 5000;
/** Questions that may wait for their second, in all and of one person. */
const MOST_WAITING = 60;
const MOST_WAITING_OF_ONE = 24;
/** OSRM's answer to this question is some hundred bytes. */
const LONGEST_ANSWER = 100_000;

export function createRouter(means: RouterMeans): Router {
  const { now } = means;
  const kept = new Map<string, { answer: Promise<RouteAnswer>; until: number }>();
  const waiting = new Map<string, number>();
  let inAll = 0;
  let free = 0;
  /** Until then the service is left alone: it did not answer. */
  let brokenUntil = 0;

  async function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const at = Math.max(now(), free);
    free = at + PAUSE_MS;
    if (at > now()) await means.wait(at - now());
    return ask();
  }

  async function ask(address: string): Promise<RouteAnswer> {
    if (now() < brokenUntil) return { error: 'The routing service does not answer.' };
    try {
      const response = await means.fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json', 'user-agent': 'Escale' },
      });
      const text = await response.text();
      // No way between the two: an answer, with a status of its own.
      if (response.ok || response.status === 400) return readAnswer(text);
    } catch {
      // Told below.
    }
    brokenUntil = now() + FAILURE_KEPT_MS;
    return { error: 'The routing service does not answer.' };
  }

  function keep(address: string, answer: Promise<RouteAnswer>): Promise<RouteAnswer> {
    const oldest = kept.keys().next().value;
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const entry = { answer, until: Number.POSITIVE_INFINITY };
    entry.answer = answer.then((told) => {
      entry.until = now() + ('error' in told ? FAILURE_KEPT_MS : KEPT_MS);
      return told;
    });
    kept.set(address, entry);
    return entry.answer;
  }

  return async (address, caller) => {
    const known = kept.get(address);
    kept.delete(address);
    if (known && known.until > now()) {
      kept.set(address, known); // Asked for last: forgotten last.
      return known.answer;
    }
    const own = waiting.get(caller) ?? 0;
    if (inAll >= MOST_WAITING || own >= MOST_WAITING_OF_ONE)
      return { error: 'Too many routes are asked for.' };
    inAll += 1;
    waiting.set(caller, own + 1);
    const answer = inTurn(() => ask(address)).finally(() => {
      inAll -= 1;
      const rest = (waiting.get(caller) ?? 1) - 1;
      if (rest > 0) waiting.set(caller, rest);
      else waiting.delete(caller);
    });
    return keep(address, answer);
  };
}

function readAnswer(text: string): RouteAnswer {
  const none = { error: 'The routing service knows no way.' };
  if (text.length > LONGEST_ANSWER) return none;
  try {
    const { code, routes }: { code?: unknown; routes?: unknown } = { ...JSON.parse(text) };
    if (code !== 'Ok' || !Array.isArray(routes)) return none;
    const { distance, duration }: { distance?: unknown; duration?: unknown } = { ...routes[0] };
    if (!isAmount(distance) || !isAmount(duration)) return none;
    return { distance_m: Math.round(distance), duration_s: Math.round(duration) };
  } catch {
    return none;
  }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
