/**
 * How far and how long it is by road, asked of a routing service that speaks OSRM's protocol [PLUS-1].
 *
 * `POST { from: { lat, lng }, to: { lat, lng }, mode }`, signed in. Answers `{ distance_m, duration_s }`, or `{ error }` with
 * status 200 when there is no answer to be had: the caller then keeps its estimate. The service is asked at most once a
 * second for all callers; answers are cached. Made of web standards alone, so that it runs on the hosted service and in
 * our own server.
 */
import { createRouter, type RouterMeans } from './router.ts';

/** Modes that a road network knows. Each has an address of its own, since an OSRM server knows one kind of road user. */
export const ROUTED_MODES = ['walk', 'bike', 'car'] as const;

export type RoutedMode = (typeof ROUTED_MODES)[number];

/** Addresses to ask for routes, by mode; a mode without an address has none. */
export type RoutingAddresses = Partial<Record<RoutedMode, string>>;

/** What OSRM calls the modes; a server that knows one of them takes any name. */
const PROFILES: Record<RoutedMode, string> = { walk: 'foot', bike: 'bike', car: 'driving' };
/** Decimals of degrees: more would identify houses without helping. */
const DIGITS = 5;

interface Question {
  from: Point;
  to: Point;
  mode: RoutedMode;
}
interface Point {
  lat: number;
  lng: number;
}

/** Makes the handler, with a memory of its own. */
export function createRoute(means: Partial<RouterMeans> = {}) {
  const router = createRouter({ fetch, now: sinceStart, wait, ...means });
  return async (request: Request, addresses: RoutingAddresses): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, { error: 'Use POST.' });
    const caller = callerOf(request);
    if (!caller) return answer(401, { error: 'Sign in first.' });
    const question = readQuestion(await request.json().catch(() => null));
    if (!question) return answer(400, { error: 'Send { from, to, mode } with coordinates in degrees.' });
    const base = addresses[question.mode];
    if (!base) return answer(200, { error: 'No routing service is configured.' });
    return answer(200, await router(addressOf(base, question), caller));
  };
}

/** A clock can be set back, for hours in which nothing would be asked. */
const sinceStart = () => performance.now();
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function addressOf(base: string, { from, to, mode }: Question): string {
  const at = ({ lat, lng }: Point) => `${Number(lng.toFixed(DIGITS))},${Number(lat.toFixed(DIGITS))}`;
  return `${base.replace(/\/+$/, '')}/route/v1/${PROFILES[mode]}/${at(from)};${at(to)}?overview=false`;
}

/**
 * The person who calls, from the token that the platform, or our own auth middleware, has verified before. Undefined for a bare key.
 */
function callerOf(request: Request): string | undefined {
  const [, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = fieldsOf(JSON.parse(atob(payload)));
    return claims.role === 'authenticated' && typeof claims.sub === 'string' ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}

function readQuestion(body: unknown): Question | null {
  const fields = fieldsOf(body);
  const mode = ROUTED_MODES.find((name) => name === fields.mode);
  const [from, to] = [readPoint(fields.from), readPoint(fields.to)];
  return mode && from && to ? { from, to, mode } : null;
}

function readPoint(value: unknown): Point | null {
  const { lat, lng } = fieldsOf(value);
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
