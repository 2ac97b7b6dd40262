/** Browsers name the endpoint, which must not lead our server into its own network (SSRF). */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Special-purpose ranges (RFC 6890), IPv4 inside IPv6 included. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && PUBLIC_IPV6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Accepts https at a named host; what the name leads to is checked when sending. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  return protocol === 'https:' && !username && !password && /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname);
}

/** Resolves as `dns.lookup`, refusing private addresses: the address connected to is the one checked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('The host has no address.'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError('The host is in a private network.'), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
