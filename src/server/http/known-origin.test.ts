import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { knownOrigin } from './known-origin.ts';

/** The origin that a request for `url` is answered with that came in at an address of this machine, port 3000. */
async function originOf(
  url: string,
  { at = '127.0.0.1', HOST = '0.0.0.0', PUBLIC_URL = undefined as string | undefined } = {},
) {
  const app = new Hono();
  app.all('*', (context) => context.json(knownOrigin(context, { HOST, PUBLIC_URL }) ?? null));
  const answer = await app.request(url, {}, { incoming: { socket: { localAddress: at, localPort: 3000 } } });
  return answer.json();
}

it.each([
  ['this machine', 'http://localhost:3000', {}],
  ['this machine by IPv4', 'http://127.0.0.1:3000', {}],
  ['this machine by IPv6', 'http://[::1]:3000', { at: '::1' }],
  ['another machine of the network', 'http://192.168.1.5:3000', { at: '192.168.1.5' }],
  ['the same on a socket of both families', 'http://192.168.1.5:3000', { at: '::ffff:192.168.1.5' }],
  ['another machine by IPv6', 'http://[fe80::1]:3000', { at: 'fe80::1%eth0' }],
  ['the name that was set up', 'http://trips.lan:3000', { at: '192.168.1.5', HOST: 'Trips.lan' }],
])('a request from %s is answered with the address of the request', async (_, origin, machine) => {
  expect(await originOf(`${origin}/blog`, machine)).toBe(origin);
});

it.each([
  ['a made-up name', 'http://evil.example:3000'],
  ['an address of another machine', 'http://192.168.1.6:3000'],
  ['a port that nobody listens at', 'http://localhost:3001'],
  ['a name below that of this machine', 'http://evil.localhost:3000'],
])('%s is not believed', async (_, origin) => {
  expect(await originOf(`${origin}/blog`, { at: '192.168.1.5' })).toBeNull();
});

it('of an installation that has its address, nothing of what a request says is believed', async () => {
  const PUBLIC_URL = 'https://escale.example';
  for (const url of ['http://localhost:3000/', 'http://evil.example/', 'https://escale.example:3000/'])
    expect(await originOf(url, { PUBLIC_URL })).toBe(PUBLIC_URL);
});
