/** Requests per address and person, in memory: a query for each would cost more than most requests. */

import { PART_OF_PAGE } from '../site/static-files.ts';
import { type Authenticate, apiKeyOf, type Identity, isIdentity } from '../supabase/auth-middleware.ts';
import { createMemoryLimiter, networkOf, type Wait } from './limiters.ts';
import type { Limits } from './limits.ts';

export type RequestRefusal = { limit: string; wait: number };

export type RequestLimits = (request: Request, address: string) => Promise<RequestRefusal | undefined>;

type Options = {
  limits: Pick<Limits, 'rate'>;
  authenticate: Authenticate;
};

const FREE = /^\/(health\/|metrics$|config\.json$)/;
const FUNCTIONS = '/functions/v1/';

/** Counts requests but files, health checks and preflights, and those with the secret key. */
export function createRequestLimits({ limits, authenticate }: Options): RequestLimits {
  const ofAddress = createMemoryLimiter('requests_of_address', limits.rate('request-address'));
  const ofAccount = createMemoryLimiter('requests_of_account', limits.rate('request-account'));
  const functionsOfAddress = createMemoryLimiter('functions_of_address', limits.rate('function-address'));
  return async (request, address) => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (request.method === 'OPTIONS' || FREE.test(pathname) || PART_OF_PAGE.test(pathname)) return undefined;
    const caller = await callerOf(authenticate, request, url);
    if (caller?.role === 'service_role') return undefined;
    const network = networkOf(address);
    const counts: [string, Promise<Wait>][] = [['requests_of_address', ofAddress(network)]];
    if (caller?.userId) counts.push(['requests_of_account', ofAccount(caller.userId)]);
    if (pathname.startsWith(FUNCTIONS)) counts.push(['functions_of_address', functionsOfAddress(network)]);
    for (const [limit, counted] of counts) {
      const wait = await counted;
      if (wait !== undefined) return { limit, wait };
    }
    return undefined;
  };
}

/** Person who calls; undefined: refused by the service anyway, or a visitor. */
async function callerOf(
  authenticate: Authenticate,
  request: Request,
  url: URL,
): Promise<Identity | undefined> {
  const apiKey = apiKeyOf(request, url);
  if (apiKey === undefined) return undefined;
  const caller = await authenticate(apiKey, request.headers.get('authorization') ?? undefined);
  return isIdentity(caller) ? caller : undefined;
}
