import { connect } from 'node:net';
import type { RealtimeChannel } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createPerson, elsewhere, type Person } from '../support/accounts.ts';
import { join, type Live, makeTrip, share } from '../support/live.ts';
import { openProxy } from '../support/proxy.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer, stopPostgres } from '../support/server.ts';

describe('limits of live updates', () => {
  let server: RunningServer;
  let owner: Person;
  let guest: Person;
  let topic: string;

  beforeAll(async () => {
    server = await startApiServer({ database: 'postgres' });
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
    await stopPostgres();
  });

  const refusals = async (limit: string) => {
    const headers = { authorization: `Bearer ${server.metricsToken}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
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
    void live.channel.track({ index: 100 });
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
      await listener.until((of) => heard(of, 'long') >= 20 * round);
    }
    await sql.end();
    expect(heard(listener, 'long')).toBe(200);
    expect(listener.statuses).toEqual(['SUBSCRIBED']);
    expect(await refusals('too_slow')).toBe(1);
    await person.client.realtime.disconnect();
    await proxy.close();
  });

  it('[LIVE-1] one that gives no sign of life is gone for the others', async () => {
    const quick = await startApiServer({ env: { REALTIME_HEARTBEAT_SECONDS: '1' } });
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
    const small = await startApiServer({ env: { REALTIME_SOCKETS: '1' } });
    const open = () =>
      new Promise((resolve) => {
        const address = `${small.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${small.publishableKey}`;
        new WebSocket(address)
          .once('open', () => resolve('open'))
          .once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
          .on('error', () => {});
      });
    expect([await open(), await open()]).toEqual(['open', 503]);
    await small.stop();
  });
});

/** The `index` that a person is present with. */
function lastIndex(channel: RealtimeChannel, { id }: Person): unknown {
  const [state] = channel.presenceState<{ index: number }>()[id] ?? [];
  return state?.index;
}

/** How many broadcasts of this event have arrived. */
function heard({ received }: Live, name: string): number {
  return received.filter(({ event }) => event === name).length;
}
