/** Headers of every answer, by its path and kind. */
import type { MiddlewareHandler } from 'hono';
import { PART_OF_PAGE } from '../site/static-files.ts';
import { COMMON_HEADERS, DATA_POLICY, DOCUMENT_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

/** Paths of the API, which pages of any origin may call. */
export const API_PATH = /^\/(auth|rest|functions|storage)\/v1\//;
/** Paths with a secret, which no other site gets as referrer. */
export const SECRET_PATH = /^\/(partage|rejoindre|mails|blog\/apercu)\/.*/;

/** Let any origin call: requests carry a key and a token, and there are no cookies. */
const CORS_HEADERS: readonly (readonly [string, string])[] = [
  ['access-control-allow-origin', '*'],
  [
    'access-control-expose-headers',
    'Content-Range, Content-Location, Preference-Applied, Retry-After, X-Request-Id, X-Total-Count, Link, Location, Tus-Resumable, Upload-Length, Upload-Offset',
  ],
];
const SECRET_PAGE = [
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
] as const;

export function answerHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  const common = isHttps ? [...COMMON_HEADERS, STRICT_TRANSPORT] : COMMON_HEADERS;
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const { path } = context.req;
    for (const [name, value] of common) headers.set(name, value);
    if (!PART_OF_PAGE.test(path)) for (const [name, value] of DOCUMENT_HEADERS) headers.set(name, value);
    if (API_PATH.test(path)) {
      for (const [name, value] of CORS_HEADERS) headers.set(name, value);
      // Stores no personal data and tokens, unless the service sets its own policy (pictures, calendars).
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    }
    if (isData(headers) && !headers.has(DATA_POLICY[0])) headers.set(...DATA_POLICY);
    if (SECRET_PATH.test(path)) for (const [name, value] of SECRET_PAGE) headers.set(name, value);
  };
}

/** Whether the data policy applies; not to scripts, since it would apply to a worker that they start. */
function isData(headers: Headers): boolean {
  return /^(application\/([\w.]+\+)?(json|xml)|text\/(plain|calendar))\b/.test(
    headers.get('content-type') ?? '',
  );
}
