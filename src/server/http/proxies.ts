/** Trusted proxies: their `X-Forwarded-For` is believed, a caller's own is not. `TRUST_PROXY`: how many each request passes, or their addresses. */
import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export type Proxies = {
  addressOf: (peer: string, forwardedFor: string | undefined) => string;
};

/** `off`, `on` (one proxy), a number, or addresses and networks with commas. Throws at anything else. */
export function parseProxies(value: string): Proxies {
  if (value === 'off' || value === '0') return { addressOf: (peer) => peer };
  if (value === 'on') return countedProxies(1);
  if (/^\d{1,2}$/.test(value)) return countedProxies(Number(value));
  return namedProxies(value.split(',').map((part) => part.trim()));
}

/** Trusts the address that the outermost of so many proxies has seen. */
function countedProxies(hops: number): Proxies {
  return {
    addressOf: (peer, forwardedFor) =>
      plain(listed(forwardedFor).at(-hops) ?? listed(forwardedFor)[0] ?? peer),
  };
}

/** Trusts the first address, from here, that is no proxy's. */
function namedProxies(networks: readonly string[]): Proxies {
  const known = new BlockList();
  for (const network of networks) addTo(known, network);
  const isTrusted = (address: string) => {
    const family = isIP(plain(address));
    return family !== 0 && known.check(plain(address), family === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    addressOf(peer, forwardedFor) {
      const way = [...listed(forwardedFor), peer];
      return plain(way.findLast((address) => !isTrusted(address)) ?? way[0] ?? peer);
    },
  };
}

function addTo(known: BlockList, network: string): void {
  const [address = '', length] = network.split('/', 2);
  const family = isIP(address);
  const longest = family === 6 ? 128 : 32;
  const bits = length === undefined ? longest : Number(length);
  if (family === 0 || !Number.isInteger(bits) || bits < 1 || bits > longest)
    throw new Error(`${network} is neither an address nor a network`);
  known.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
}

function listed(forwardedFor: string | undefined): string[] {
  return (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Removes the IPv6 prefix, and the port that some proxies add. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** Address of the caller; behind trusted proxies, the one that they forward. */
export function callerAddress(context: Context, proxies: Proxies): string {
  return proxies.addressOf(peerAddress(context), context.req.header('x-forwarded-for'));
}

export function isLoopback(context: Context): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(peerAddress(context));
}

function peerAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}
