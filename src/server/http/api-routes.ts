import { type Context, Hono } from 'hono';
import type { RequestLimits } from '../operations/request-limits.ts';
import { errorFor, notFoundAt } from '../supabase/answers.ts';
import { commonPasswords } from '../supabase/auth/common-passwords.ts';
import { API_PATH } from './answer-headers.ts';
import { compressedAnswer } from './compressed-answer.ts';
import { callerAddress, type Proxies } from './proxies.ts';

export type Api = {
  limits: RequestLimits;
  data: (request: Request, address: string) => Promise<Response>;
  auth: (context: Context, address: string) => Promise<Response>;
  functions: (request: Request, address: string) => Promise<Response>;
  storage: (request: Request) => Promise<Response>;
  mailSwitches: (request: Request, address: string) => Promise<Response>;
};

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '86400',
};

/** Services of a Supabase project; the limits of requests apply to these and to all routes after them. */
export function apiRoutes(api: Api, proxies: Proxies): Hono {
  const app = new Hono();
  const addressOf = (context: Context) => callerAddress(context, proxies);
  app.use(async (context, next) => {
    const refusal = await api.limits(context.req.raw, addressOf(context));
    if (!refusal) return next();
    context.set('limit', refusal.limit);
    return tooMany(context, refusal.wait);
  });
  app.options('*', (context, next) => (API_PATH.test(context.req.path) ? preflight(context) : next()));
  app.all('/rest/v1/*', async (context) =>
    compressedAnswer(
      await api.data(context.req.raw, addressOf(context)),
      context.req.header('accept-encoding'),
    ),
  );
  app.all('/auth/v1/*', (context) => api.auth(context, addressOf(context)));
  app.all('/functions/v1/*', (context) => api.functions(context.req.raw, addressOf(context)));
  app.all('/storage/v1/*', (context) => api.storage(context.req.raw));
  app.get('/passwords/common/:prefix', async (context) => {
    const prefix = context.req.param('prefix');
    if (!/^[0-9a-f]{3}$/.test(prefix)) return notFoundAt(context.req.path);
    context.header('cache-control', 'public, max-age=86400');
    return context.json(await commonPasswords(prefix));
  });
  app.on(['GET', 'POST'], '/mails/:token', (context) =>
    api.mailSwitches(context.req.raw, addressOf(context)),
  );
  return app;
}

function preflight(context: Context): Response {
  const asked = context.req.header('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: { ...PREFLIGHT_HEADERS, ...(asked && { 'access-control-allow-headers': asked }) },
  });
}

function tooMany(context: Context, seconds: number): Response {
  const answer = errorFor(context.req.path, 429, {
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
