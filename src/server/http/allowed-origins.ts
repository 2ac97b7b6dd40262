/**
 * Which pages may open a WebSocket. Browsers apply no CORS to sockets, so the server compares `Origin` (RFC 6455, section 10.2).
 */
import type { IncomingHttpHeaders } from 'node:http';

export type OriginCheck = (headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>) => boolean;

type Options = {
  /** PUBLIC_URL; undefined: pages are served at the address of the request. */
  publicUrl: string | undefined;
  /** Origins of front ends that are served elsewhere. */
  allowed: readonly string[];
};

/** True for our own pages, for allowed origins, and for programs: they send no `Origin`, and could send any. */
export function createOriginCheck({ publicUrl, allowed }: Options): OriginCheck {
  const known = new Set([...allowed, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])]);
  return ({ origin, host }) => {
    if (origin === undefined || known.has(origin)) return true;
    // The protocol is not compared: a proxy may have ended TLS.
    return publicUrl === undefined && host !== undefined && hostOf(origin) === host.toLowerCase();
  };
}

/** Host and port as browsers send them in `Host`; undefined for `null` and what is no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined;
}
