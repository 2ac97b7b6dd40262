/** The origin for links in our answers; a request's own `Host` is not trusted. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Answers `PUBLIC_URL`, else the `Host` where it names `HOST`, loopback, or the address the connection came in at, with the socket's port.
 * @returns undefined for any other `Host`: made up, or known to a proxy or router alone
 */
export function knownOrigin(
  context: Context,
  { PUBLIC_URL, HOST }: Pick<Config, 'PUBLIC_URL' | 'HOST'>,
): string | undefined {
  if (PUBLIC_URL) return PUBLIC_URL;
  const { hostname, port, origin } = new URL(context.req.url);
  const { localAddress = '', localPort } = (context.env as HttpBindings).incoming.socket;
  const isKnown =
    LOOPBACK_NAMES.has(hostname) ||
    hostname === HOST.toLowerCase() ||
    hostname === hostOf(HOST) ||
    hostname === hostOf(localAddress);
  return isKnown && Number(port || 80) === localPort ? origin : undefined;
}

/** Writes IPv6 in brackets, and IPv4 as such on either kind of socket. */
function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
