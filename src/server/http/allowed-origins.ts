/** Browsers apply no CORS to WebSockets, so the server compares `Origin` (RFC 6455, section 10.2). */
import type { IncomingHttpHeaders } from 'node:http';

export type OriginCheck = (headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>) => boolean;

type Options = {
  publicUrl: string | undefined;
  allowed: readonly string[];
};

/** Compares browsers' `Origin`; programs send none, and could send any. */
export function createOriginCheck({ publicUrl, allowed }: Options): OriginCheck {
  const known = new Set([...allowed, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])]);
  return ({ origin, host }) => {
    if (origin === undefined || known.has(origin)) return true;
    // The protocol is not compared: a proxy may have ended TLS.
    return publicUrl === undefined && host !== undefined && hostOf(origin) === host.toLowerCase();
  };
}

/** Host of an origin as browsers send it in `Host`; undefined for `null` and no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined;
}
