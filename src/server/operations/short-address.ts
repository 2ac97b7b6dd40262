/** IPv4 /24 or IPv6 /48; empty for anything else. */
import { isIP } from 'node:net';

export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return '';
  const groups = (plain.split('::', 1)[0] ?? '').split(':').slice(0, 3);
  const known = groups
    .filter((group) => group !== '')
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${known.length > 0 ? `${known.join(':')}::` : '::'}/48`;
}
