import { calendar } from '#functions/calendar/handler.ts';
import { getGoogleMapsKey } from '#functions/get-google-maps-key/handler.ts';
import { createRoute } from '#functions/route/handler.ts';
import { createWeather } from '#functions/weather/handler.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/session.ts';
import { readText } from '../http/request-body.ts';
import { networkOf } from '../operations/limiters.ts';
import { dataError } from './answers.ts';
import { type Authenticate, type Identity, isIdentity } from './auth-middleware.ts';
import { createSharedDocuments } from './shared-documents.ts';

/** Answers a call; `caller`: the network, which has a share of a service's quota. */
type FunctionHandler = (request: Request, caller: string) => Response | Promise<Response>;

/** Path of the function that callers without a key reach: calendars can't send headers. */
const CALENDAR = 'calendar/';

type Options = {
  authenticate: Authenticate;
  config: Config;
  database: Database;
  data: (request: Request, address: string) => Promise<Response>;
  publishableKey: string;
};

export function createFunctions({
  authenticate,
  config,
  database,
  data,
  publishableKey,
}: Options): (request: Request, address: string) => Promise<Response> {
  const route = createRoute();
  const weather = createWeather();
  const handlers: Record<string, FunctionHandler> = {
    'get-google-maps-key': (request) => getGoogleMapsKey(request, config),
    route: (request) => route(request, config.ROUTING_URLS),
    'shared-document': createSharedDocuments(database),
    weather: (request, caller) => weather(request, config.WEATHER_URLS, caller),
  };
  /** Accepts a bare key, or a person not banned with an open session and any second factor shown. */
  async function isKnown({ userId, claims }: Identity): Promise<boolean> {
    if (userId === undefined) return true;
    const [row] = await database.reading.query<{ is_known: boolean }>(
      'select app.is_known($1::jsonb) as is_known',
      [JSON.stringify(claims)],
    );
    return row?.is_known === true;
  }
  const readPlan = (token: string) =>
    data(
      new Request('http://localhost/rest/v1/rpc/calendar_plan', {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      }),
      'server',
    );
  return async (request, address) => {
    const name = new URL(request.url).pathname.slice('/functions/v1/'.length);
    if (name.startsWith(CALENDAR)) return calendar(request, readPlan);
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) return dataError(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    // A signed-out client sends a function the key alone.
    const { headers } = request;
    const caller = await authenticate(
      headers.get('apikey') ?? undefined,
      headers.get('authorization') ?? undefined,
    );
    if (!isIdentity(caller)) return dataError(caller.status, caller);
    if (!(await isKnown(caller))) return dataError(401, { code: 'PT401', message: 'session_expired' });
    const body = request.method === 'POST' ? await readText(request) : '';
    if (typeof body !== 'string') return dataError(body.status, body);
    // The body has been read: the handler gets a new request with it, and with the caller's token as its only header.
    const { method, url } = request;
    const known = { authorization: headers.get('authorization') ?? '' };
    const forwarded = method === 'POST' ? new Request(url, { method, body, headers: known }) : request;
    return handler(forwarded, networkOf(address));
  };
}
