/** The origin that links in our answers begin with. What a request says of it is a stranger's word. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

/** Names of this machine to itself, as a `Host` spells them. */
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `PUBLIC_URL`; without it the origin of the request's `Host`, where that names where the process listens: `HOST`, this machine's
 * loopback, or the very address that the connection came in at (`http://192.168.1.5:3000`), with the port of the socket.
 *
 * @returns undefined for any other `Host`: made up, or a name or port that only a proxy or a router knows
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

/** An address as a `Host` spells it: IPv6 in brackets, IPv4 as such whichever socket it came by. */
function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
