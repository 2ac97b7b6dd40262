/** Questions to a routing service: one a second, with a time limit, answers cached. */
import { PRODUCT } from '#domain/product.ts';
import { createAnswerCache } from '../answer-cache.ts';

export type RouteAnswer = { distance_m: number; duration_s: number } | { error: string };

/** Answers an address of the service for a caller. */
export type Router = (address: string, caller: string) => Promise<RouteAnswer>;

/** The world outside, which tests replace. */
export interface RouterMeans {
  fetch: (
    address: string,
    init: { redirect: 'error'; signal: AbortSignal; headers: Record<string, string> },
  ) => Promise<Response>;
  /** Milliseconds, from any start. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/** In ms: public services ask for no more than one request a second. */
const PAUSE_MS = 1000;
const TIMEOUT_MS = 5000;
const LIFETIME_MS = 24 * 3600 * 1000;
const FAILURE_LIFETIME_MS = 60 * 1000;
const MAX_ENTRIES = 5000;
/** Questions that may wait for their second, in all and of one person. */
const MAX_WAITING = 60;
const MAX_WAITING_PER_PERSON = 24;
/** OSRM's answer to this question is some hundred bytes. */
const LONGEST_ANSWER = 100_000;

export function createRouter(means: RouterMeans): Router {
  const { now } = means;
  const cache = createAnswerCache<RouteAnswer>({
    lifetime: LIFETIME_MS,
    isFailure: (answer) => 'error' in answer,
    failureLifetime: FAILURE_LIFETIME_MS,
    maxEntries: MAX_ENTRIES,
    now,
  });
  const waiting = new Map<string, number>();
  let waitingInAll = 0;
  let free = 0;
  /** Time until which the service is not asked, since it did not answer. */
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
        headers: { accept: 'application/json', 'user-agent': PRODUCT.name },
      });
      const text = await response.text();
      // No way between the two: an answer, with a status of its own.
      if (response.ok || response.status === 400) return readAnswer(text);
    } catch {
      // Answered below, as a status of 500.
    }
    brokenUntil = now() + FAILURE_LIFETIME_MS;
    return { error: 'The routing service does not answer.' };
  }

  return async (address, caller) => {
    const own = waiting.get(caller) ?? 0;
    if (!cache.has(address) && (waitingInAll >= MAX_WAITING || own >= MAX_WAITING_PER_PERSON))
      return { error: 'Too many routes are asked for.' };
    return cache.get(address, () => {
      waitingInAll += 1;
      waiting.set(caller, own + 1);
      return inTurn(() => ask(address)).finally(() => {
        waitingInAll -= 1;
        const rest = (waiting.get(caller) ?? 1) - 1;
        if (rest > 0) waiting.set(caller, rest);
        else waiting.delete(caller);
      });
    });
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
