import { type Context, Hono } from 'hono';
import type { SocialLinks } from '#domain/product.ts';
import { isServicePath } from '#web/paths.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../operations/logger.ts';
import type { Metrics, Route } from '../operations/metrics.ts';
import type { RequestLimits } from '../operations/request-limits.ts';
import { asText, withNonce } from '../site/page-nonce.ts';
import type { PublicPages } from '../site/public-pages.ts';
import { isPagePath, PART_OF_PAGE, type StaticFiles } from '../site/static-files.ts';
import { dataError, errorFor } from '../supabase/answers.ts';
import { commonPasswords } from '../supabase/auth/common-passwords.ts';
import { internal, unavailableAnswer } from '../supabase/data-api/database-errors.ts';
import { limitBodies } from './body-limit.ts';
import { compressedAnswer } from './compressed-answer.ts';
import { knownOrigin } from './known-origin.ts';
import { type OperatorParts, operatorRoutes } from './operator-routes.ts';
import { callerAddress } from './proxies.ts';
import {
  COMMON_HEADERS,
  DATA_POLICY,
  DOCUMENT_HEADERS,
  type PageHeaders,
  STRICT_TRANSPORT,
} from './security-headers.ts';

export type Api = {
  limits: RequestLimits;
  data: (request: Request, address: string) => Promise<Response>;
  auth: (context: Context, address: string) => Promise<Response>;
  functions: (request: Request, address: string) => Promise<Response>;
  storage: (request: Request) => Promise<Response>;
  mailSwitches: (request: Request, address: string) => Promise<Response>;
};

declare module 'hono' {
  interface ContextVariableMap {
    limit?: string;
  }
}

export type PublicConfig = {
  /** Address of a hosted project; absent: the origin of the request for `/config.json`. */
  supabaseUrl: string | undefined;
  supabaseKey: string;
  providers: string[];
  version: string;
  /** Address of a map style; null: the bundled outline alone. */
  mapStyleUrl: string | null;
  pictureHosts: readonly string[];
  hasGoogleMaps: boolean;
  routedModes: string[];
  /** Addresses with placeholders that the page fills in [PUB-5]. */
  affiliateLinks: { stay?: string; flight?: string; activity?: string };
  socialLinks: SocialLinks;
  /** Whether this server sends mails; not with a hosted project. */
  sendsMails: boolean;
  pushKey: string | null;
  hasMailServer: boolean;
  requiresSupervisorFactor: boolean;
};

type Options = {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  operator: Omit<OperatorParts, 'notFound'>;
  api: Api | undefined;
  ownAddress: string;
  /** Undefined when unknown (`known-origin.ts`). */
  publicConfig: (origin: string | undefined) => PublicConfig;
  files: StaticFiles | undefined;
  pageHeaders: PageHeaders;
  /** True: pages need a nonce on styles for Google's library. */
  hasNonces: boolean;
  publicPages: PublicPages | undefined;
};

/** Let any origin call: requests carry a key and a token, and there are no cookies. */
const CORS_HEADERS: readonly (readonly [string, string])[] = [
  ['access-control-allow-origin', '*'],
  [
    'access-control-expose-headers',
    'Content-Range, Content-Location, Preference-Applied, Retry-After, X-Request-Id, X-Total-Count, Link, Location, Tus-Resumable, Upload-Length, Upload-Offset',
  ],
];
const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '86400',
};
/** Paths with a secret, which no other site gets as referrer. */
const SECRET_PATH = /^\/(partage|rejoindre|mails|blog\/apercu)\/.*/;
const SECRET_PAGE = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
] as const;
const CORS_PATH = /^\/(auth|rest|functions|storage)\/v1\//;

export function createApp(options: Options): Hono {
  const { config, logger, metrics, api, files } = options;
  const app = new Hono();
  const isHttps = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const common = isHttps ? [...COMMON_HEADERS, STRICT_TRANSPORT] : COMMON_HEADERS;

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    await next();
    const { headers, status } = context.res;
    for (const [name, value] of common) headers.set(name, value);
    if (!PART_OF_PAGE.test(context.req.path))
      for (const [name, value] of DOCUMENT_HEADERS) headers.set(name, value);
    if (CORS_PATH.test(context.req.path)) {
      for (const [name, value] of CORS_HEADERS) headers.set(name, value);
      // Stores no personal data and tokens, unless the service sets its own policy (pictures, calendars).
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    }
    if (isData(headers) && !headers.has(DATA_POLICY[0])) headers.set(...DATA_POLICY);
    if (SECRET_PATH.test(context.req.path)) for (const [name, value] of SECRET_PAGE) headers.set(name, value);
    // Built files are the same for everybody: nothing to look up in the log.
    if (!PART_OF_PAGE.test(context.req.path)) headers.set('x-request-id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const { path, method } = context.req;
    metrics.count(routeOf(path), method, status, seconds);
    if (status === 413) metrics.countRefusal('body');
    if (status === 429) metrics.countRefusal(context.get('limit') ?? 'rate');
    const level = status >= 500 ? 'error' : seconds > 2 ? 'warn' : 'debug';
    if (logger.isLevelEnabled(level)) {
      logger[level](
        { requestId, method, path: loggable(path), status, ms: Math.round(seconds * 1000) },
        'request',
      );
    }
  });
  app.use(limitBodies());
  app.onError((error, context) => {
    logger.error(
      { path: loggable(context.req.path), reason: `${error.name}: ${error.message}`, stack: error.stack },
      'a request failed',
    );
    const answer = unavailableAnswer(error) ?? internal;
    return errorFor(context.req.path, answer.status, answer);
  });

  app.route('/', operatorRoutes({ ...options.operator, notFound }));
  app.get('/config.json', (context) => {
    context.header('cache-control', 'no-store');
    return context.json(options.publicConfig(knownOrigin(context, config)));
  });

  if (api) {
    const addressOf = (context: Context) => callerAddress(context, config.TRUST_PROXY);
    app.use(async (context, next) => {
      const refusal = await api.limits(context.req.raw, addressOf(context));
      if (!refusal) return next();
      context.set('limit', refusal.limit);
      return tooMany(context, refusal.wait);
    });
    app.options('*', (context, next) => (CORS_PATH.test(context.req.path) ? preflight(context) : next()));
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
      if (!/^[0-9a-f]{3}$/.test(prefix)) return notFound(context);
      context.header('cache-control', 'public, max-age=86400');
      return context.json(await commonPasswords(prefix));
    });
    app.on(['GET', 'POST'], '/mails/:token', (context) =>
      api.mailSwitches(context.req.raw, addressOf(context)),
    );
  }
  const { hosted } = config;
  if (hosted)
    app.get('/storage/v1/object/public/*', (context) =>
      context.redirect(`${hosted.url}${context.req.path}`, 308),
    );
  app.all('*', async (context) => {
    const { path, method } = context.req;
    if (!files || isServicePath(path) || (method !== 'GET' && method !== 'HEAD')) return notFound(context);
    const { headers } = context.req.raw;
    const url = new URL(context.req.url);
    const origin = knownOrigin(context, config) ?? options.ownAddress;
    const read = await options.publicPages?.file(url, origin);
    if (read) return read;
    const file = path === '/index.html' ? undefined : files.answer(path, headers);
    if (file) return file;
    if (!isPagePath(path, headers)) return notFound(context);
    const asked = options.hasNonces ? asText(headers) : headers;
    const redirect = options.publicPages?.redirect(url);
    if (redirect) return redirect;
    const built =
      (await options.publicPages?.page(url, origin, asked)) ??
      (await options.publicPages?.travelPage(url, asked)) ??
      (await options.publicPages?.missingPage(url, asked)) ??
      files.answer('/index.html', asked) ??
      notFound(context);
    const { page, nonce } = options.hasNonces ? await withNonce(built, headers) : { page: built };
    // A rendered page has a policy with its own styles.
    for (const [name, value] of options.pageHeaders(nonce && `nonce-${nonce}`))
      if (!page.headers.has(name)) page.headers.set(name, value);
    return page;
  });
  return app;
}

/** Whether the data policy applies; not to scripts, since it would apply to a worker that they start. */
function isData(headers: Headers): boolean {
  return /^(application\/([\w.]+\+)?(json|xml)|text\/(plain|calendar))\b/.test(
    headers.get('content-type') ?? '',
  );
}

function preflight(context: Context): Response {
  const asked = context.req.header('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: { ...PREFLIGHT_HEADERS, ...(asked && { 'access-control-allow-headers': asked }) },
  });
}

function notFound(context: Context): Response {
  return errorFor(context.req.path, 404, { code: 'not_found', message: 'There is nothing at this address' });
}

function tooMany(context: Context, seconds: number): Response {
  const answer = errorFor(context.req.path, 429, {
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
  answer.headers.set('retry-after', String(seconds));
  return answer;
}

export function createStartingApp(): Hono {
  const app = new Hono();
  app.get('/health/live', (context) => context.json({ status: 'ok' }));
  app.all('*', () => {
    const answer = dataError(503, {
      code: 'starting',
      message: 'The server is starting',
      hint: 'Try again in a moment',
    });
    answer.headers.set('retry-after', '1');
    return answer;
  });
  return app;
}

function routeOf(path: string): Route {
  if (path.startsWith('/rest/')) return 'rest';
  if (path.startsWith('/auth/')) return 'auth';
  if (path.startsWith('/functions/')) return 'functions';
  if (path.startsWith('/assets/')) return 'file';
  return isServicePath(path) ? 'other' : 'page';
}

/** Keeps the path's first parts, without ids, slugs or secrets. */
function loggable(path: string): string {
  return path.replace(SECRET_PATH, '/$1/…').split('/').slice(0, 4).join('/').slice(0, 100);
}
