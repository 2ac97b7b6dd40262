import { connect } from 'node:net';
import type { RealtimeChannel } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createPerson, elsewhere, type Person, visitor } from '../support/accounts.ts';
import { join, Live, makeTrip, share } from '../support/live.ts';
import { openProxy } from '../support/proxy.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

describe('limits of live updates', () => {
  let server: RunningServer;
  let owner: Person;
  let guest: Person;
  let topic: string;

  beforeAll(async () => {
    server = await startApiServer();
    owner = await createPerson(server, { name: 'Olive', premium: true });
    guest = await createPerson(server, { name: 'Gus' });
    const trip = await makeTrip(owner);
    await share(owner, trip, guest, 'editor');
    topic = `trip:${trip}`;
  });
  afterEach(async () => {
    await Promise.all([owner, guest].map(({ client }) => client.removeAllChannels()));
  });
  afterAll(async () => {
    await server?.stop();
  });

  const refusals = async (limit: string, of: RunningServer = server) => {
    const headers = { authorization: `Bearer ${of.metricsToken}` };
    const text = await (await fetch(`${of.url}/metrics`, { headers })).text();
    return Number(
      new RegExp(`escale_limit_refusals_total\\{limit="${limit}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  };

  it('[LIVE-1] a connection without a valid key is refused', async () => {
    const status = await new Promise((resolve) => {
      new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong`)
        .once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
        .once('error', () => {});
    });
    expect(status).toBe(401);
    expect((await call(server, '/realtime/v1/websocket')).status).toBe(404);
  });

  it('[LIVE-1] one that hangs up at the door harms nobody', async () => {
    const { port, hostname } = new URL(server.url);
    const knock = (path: string) =>
      new Promise<void>((resolve) => {
        const line = connect(Number(port), hostname, () => {
          line.write(
            `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
            () => {
              line.resetAndDestroy();
            },
          );
        });
        line.on('error', () => {}).on('close', () => resolve());
        line.resume();
      });
    const paths = [
      `/realtime/v1/websocket?apikey=${server.publishableKey}`,
      '/realtime/v1/websocket',
      '/elsewhere',
    ];
    for (const path of paths) {
      await Promise.all(Array.from({ length: 20 }, () => knock(path)));
    }
    expect((await call(server, '/health/live')).status).toBe(200);
  });

  it('[LIVE-1] the 101st channel of a socket is refused, and the others go on', async () => {
    const trips = Array.from({ length: 101 }, (_, index) => ({
      id: crypto.randomUUID(),
      title: `Trip ${index}`,
      start_date: '2027-03-01',
      end_date: '2027-03-05',
      owner_id: owner.id,
    }));
    expect((await owner.client.from('trips').insert(trips)).error).toBeNull();
    const person = elsewhere(server, owner);
    const lives = await Promise.all(trips.map(({ id }) => join(person, `trip:${id}`)));
    expect(lives.map(({ statuses }) => statuses[0])).toEqual([
      ...Array.from({ length: 100 }, () => 'SUBSCRIBED'),
      'CHANNEL_ERROR too_many_channels',
    ]);
    expect(await lives[0]?.channel.track({})).toBe('ok');
    expect(await refusals('too_many_channels')).toBe(1);
    await person.client.removeAllChannels();
  });

  it('[LIVE-1] a message over 64 KiB is refused with a reason, and the channel goes on', async () => {
    const live = await join(guest, topic);
    const before = await refusals('message_too_large');
    expect(await live.channel.track({ text: 'x'.repeat(65_536) })).toBe('error');
    expect(await live.channel.track({ text: 'x'.repeat(4_000) })).toBe('ok');
    expect(await refusals('message_too_large')).toBe(before + 1);
  });

  it('[LIVE-1] a frame over 256 KiB closes the socket', async () => {
    const person = elsewhere(server, guest);
    const live = await join(person, topic);
    await live.channel.send({ type: 'broadcast', event: 'long', payload: { text: 'x'.repeat(300_000) } });
    await live.until(({ statuses }) => statuses.length > 1);
    expect(live.statuses[1]).toMatch(/^CHANNEL_ERROR socket closed: 1009/);
    await person.client.removeAllChannels();
  });

  it('[LIVE-1] one that floods is closed with a reason; the others see it until then', async () => {
    const listener = await join(owner, topic);
    const person = elsewhere(server, guest);
    const live = await join(person, topic);
    for (let index = 0; index < 100; index += 1) expect(await live.channel.track({ index })).toBe('ok');
    await listener.until(({ channel }) => lastIndex(channel, guest) === 99);
    live.channel.track({ index: 100 }).catch(() => {});
    await live.until(({ statuses }) => statuses.length > 1);
    expect(live.statuses[1]).toBe('CHANNEL_ERROR socket closed: 1008 (too_many_messages)');
    await listener.until(({ present }) => !present.includes(guest.id));
    expect(await refusals('too_many_messages')).toBeGreaterThan(0);
    await person.client.removeAllChannels();
  });

  it('[LIVE-1] one that does not read is closed, not buffered for; the others hear everything', async () => {
    const listener = await join(owner, topic);
    const proxy = await openProxy(server.url);
    const person = elsewhere({ ...server, url: proxy.url }, guest);
    await join(person, topic);
    proxy.stopReading();
    // Far more than what the kernel keeps for a connection.
    const sql = postgres(server.databaseUrl ?? '', { max: 1, onnotice: () => {} });
    for (let round = 1; round <= 10; round += 1) {
      await sql`select realtime.send(jsonb_build_object('text', repeat('x', 100000)), 'long', ${topic})
        from generate_series(1, 20)`;
      await listener.until((of) => receivedOf(of, 'long') >= 20 * round);
    }
    await sql.end();
    expect(receivedOf(listener, 'long')).toBe(200);
    expect(listener.statuses).toEqual(['SUBSCRIBED']);
    expect(await refusals('too_slow')).toBe(1);
    await person.client.realtime.disconnect();
    await proxy.close();
  });

  it('[LIVE-1] one that gives no sign of life is gone for the others', async () => {
    const quick = await startApiServer({ env: { LIMITS: 'heartbeat-seconds=1' } });
    const host = await createPerson(quick, { name: 'Hana' });
    const proxy = await openProxy(quick.url);
    const name = `trip:${await makeTrip(host)}`;
    const listener = await join(host, name);
    const person = elsewhere({ ...quick, url: proxy.url }, host);
    const live = await join(person, name);
    await live.channel.track({});
    await listener.until(({ present }) => present.includes(host.id));
    proxy.fallAsleep();
    await listener.until(({ present }) => !present.includes(host.id));
    expect(listener.statuses).toEqual(['SUBSCRIBED']);
    await person.client.realtime.disconnect();
    await host.client.removeAllChannels();
    await proxy.close();
    await quick.stop();
  });

  it('[LIVE-1] more sockets than a process may have are refused', async () => {
    const small = await startApiServer({ env: { LIMITS: 'sockets=1' } });
    expect([await knock(small), await knock(small)]).toEqual(['open', 503]);
    await small.stop();
  });

  it('[LIVE-1] one network address has only so many sockets, and gets them back when they close', async () => {
    const env = { LIMITS: 'sockets-address=2', TRUST_PROXY: 'on' };
    const small = await startApiServer({ env });
    const from = (address: string) => knock(small, { 'x-forwarded-for': address });
    const sockets: WebSocket[] = [];
    const first = { 'x-forwarded-for': '2001:db8::1' };
    expect([await knock(small, first, sockets), await from('2001:db8::2')]).toEqual(['open', 'open']);
    expect([await from('2001:db8::3'), await from('2001:db8:0:1::1')]).toEqual([429, 'open']);
    const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
    sockets[0]?.close();
    await closed;
    await expect.poll(() => from('2001:db8::4')).toBe('open');
    expect(await refusals('too_many_sockets_of_address', small)).toBeGreaterThan(0);
    await small.stop();
  });

  it('[LIVE-1] pages of elsewhere open no socket; ours, and programs, do', async () => {
    expect(await knock(server, { origin: 'https://evil.example' })).toBe(403);
    expect(await knock(server, { origin: 'null' })).toBe(403);
    expect(await knock(server, { origin: server.url })).toBe('open');
    expect(await knock(server)).toBe('open');
    expect(await refusals('origin')).toBe(2);
    const env = { PUBLIC_URL: 'https://escale.example', ALLOWED_ORIGINS: 'https://front.example' };
    const named = await startApiServer({ env });
    expect(await knock(named, { origin: named.url })).toBe(403);
    expect(await knock(named, { origin: 'https://escale.example' })).toBe('open');
    expect(await knock(named, { origin: 'https://front.example' })).toBe('open');
    await named.stop();
  });

  it('[LIVE-1] a person has only so many channels on all devices, a process only so many, and joins have a rate', async () => {
    const env = { LIMITS: 'channels=3, channels-account=2, channel-joins=4/600' };
    const small = await startApiServer({ env });
    const people = [
      await createPerson(small, { name: 'Un', premium: true }),
      await createPerson(small, { name: 'Deux', premium: true }),
    ] as const;
    const [one, two] = people;
    const trips = await Promise.all([one, one, one, two, two].map((person) => makeTrip(person)));
    const enter = async (person: Person, index: number) =>
      (await join(person, `trip:${trips[index]}`)).statuses[0];
    const phone = elsewhere(small, one);
    expect([await enter(one, 0), await enter(phone, 1)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    expect(await enter(phone, 2)).toBe('CHANNEL_ERROR too_many_channels_of_account');
    expect([await enter(two, 3), await enter(two, 4)]).toEqual([
      'SUBSCRIBED',
      'CHANNEL_ERROR too_many_channels_of_server',
    ]);
    await one.client.removeAllChannels();
    expect(await enter(one, 2)).toBe('SUBSCRIBED');
    await one.client.removeAllChannels();
    expect(await enter(one, 2)).toBe('CHANNEL_ERROR too_many_joins');
    for (const limit of ['too_many_channels_of_account', 'too_many_channels_of_server', 'too_many_joins'])
      expect(await refusals(limit, small)).toBeGreaterThan(0);
    for (const { client } of [...people, phone]) await client.realtime.disconnect();
    await small.stop();
  });

  it('[LIVE-1] a join without a token asks the database nothing', async () => {
    const nobody = visitor(server);
    const sql = postgres(server.databaseUrl ?? '', { max: 1, onnotice: () => {} });
    // A question for rights would wait for this.
    const held = await sql.reserve();
    await held`begin`;
    await held`lock table realtime.messages in access exclusive mode`;
    const refused = new Live({ ...guest, client: nobody }, topic);
    await refused.until(({ statuses }) => statuses.length > 0);
    expect(refused.statuses).toEqual(['CHANNEL_ERROR channel_forbidden']);
    await held`rollback`;
    held.release();
    await sql.end();
    await nobody.realtime.disconnect();
  });
});

/** Opens a bare socket; answers how that ended, `open` or the status. */
function knock(
  { url, publishableKey }: RunningServer,
  headers: Record<string, string> = {},
  sockets: WebSocket[] = [],
): Promise<unknown> {
  return new Promise((resolve) => {
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}`;
    const socket = new WebSocket(address, { headers })
      .once('open', () => resolve('open'))
      .once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
      .on('error', () => {});
    sockets.push(socket);
  });
}

/** The `index` that a person is present with. */
function lastIndex(channel: RealtimeChannel, { id }: Person): unknown {
  const [state] = channel.presenceState<{ index: number }>()[id] ?? [];
  return state?.index;
}

/** How many broadcasts of this event have arrived. */
function receivedOf({ received }: Live, name: string): number {
  return received.filter(({ event }) => event === name).length;
}
