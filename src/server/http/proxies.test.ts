import { expect, it } from 'vitest';
import { parseProxies } from './proxies.ts';

it.each([
  ['off', '10.0.0.1', '1.2.3.4', '10.0.0.1'],
  ['on', '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['on', '10.0.0.1', undefined, '10.0.0.1'],
  ['on', '10.0.0.1', ' , ', '10.0.0.1'],
  ['2', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['2', '10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['10.0.0.0/8', '7.7.7.7', '1.2.3.4', '7.7.7.7'],
  ['10.0.0.0/8', '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
  ['127.0.0.1, 2001:db8::/32', '2001:db8::1', '2001:db9::5', '2001:db9::5'],
  ['10.0.0.0/8', '10.0.0.1', 'nonsense, 10.0.0.3', 'nonsense'],
  ['10.0.0.0/8', '10.0.0.1', '10.0.0.9', '10.0.0.9'],
  ['on', '10.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
])('with %s, a request of %s for %s is of %s', (setting, peer, forwardedFor, address) => {
  expect(parseProxies(setting).addressOf(peer, forwardedFor)).toBe(address);
});

it.each(['yes', '10.0.0.0/33', '10.0.0.0/0', 'proxy.example', '10.0.0.1,', '2001:db8::/129'])(
  'refuses %s',
  (setting) => {
    expect(() => parseProxies(setting)).toThrow(/neither an address nor a network/);
  },
);
