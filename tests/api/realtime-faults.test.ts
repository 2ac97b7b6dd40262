import { connect } from 'node:net';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPerson, type Person } from '../support/accounts.ts';
import { join, type Live, makeTrip, share } from '../support/live.ts';
import { call } from '../support/raw-calls.ts';
import {
  type RunningServer,
  restartPostgres,
  setInstalledPostgres,
  startApiServer,
  stopPostgres,
} from '../support/server.ts';

const joinedTwice = ({ statuses }: Live) => statuses.filter((status) => status === 'SUBSCRIBED').length >= 2;

/** People in one trip, each on the page of it. */
async function together(server: RunningServer, count: number) {
  const owner = await createPerson(server, { name: 'Olive', premium: true });
  const trip = await makeTrip(owner);
  const guests: Person[] = [];
  for (let index = 1; index < count; index += 1) {
    const guest = await createPerson(server, { name: `Guest ${index}` });
    await share(owner, trip, guest, 'editor');
    guests.push(guest);
  }
  const people = [owner, ...guests];
  const lives = await Promise.all(people.map((person) => join(person, `trip:${trip}`)));
  return { owner, trip, people, lives };
}

/** Notes that were acknowledged. */
async function write({ client }: Person, trip: string, titles: string[]): Promise<void> {
  for (const title of titles) {
    const { error } = await client.from('trip_notes').insert({ trip_id: trip, title });
    expect(error).toBeNull();
  }
}

/** A line over which requests are sent in parts; it stays open when the server ends its side. */
function openLine({ url }: RunningServer) {
  const { port, hostname } = new URL(url);
  const line = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  onTestFinished(() => {
    line.destroy();
  });
  let text = '';
  line
    .on('error', () => {})
    .on('data', (bytes) => {
      text += bytes;
    });
  return { write: (part: string) => line.write(part), read: () => text };
}

const titlesOf = (live: Live) => live.changesOf('trip_notes').map(({ rows }) => rows[0]?.title);

describe('faults', () => {
  const open: { people: Person[]; servers: RunningServer[] } = { people: [], servers: [] };
  afterEach(async () => {
    await Promise.all(open.people.splice(0).map(({ client }) => client.realtime.disconnect()));
    for (const server of open.servers.splice(0)) await server.stop();
  });

  it.each(['pglite', 'postgres'] as const)(
    '[LIVE-1] killed under eight people and started again, it has them all back, and they see what was acknowledged (%s)',
    async (database) => {
      const server = await startApiServer({ database });
      const { people, lives, owner, trip } = await together(server, 8);
      open.people.push(...people);
      await write(owner, trip, ['Before']);
      await server.end('SIGKILL');
      open.servers.push(await server.restart());
      await Promise.all(lives.map((live) => live.until(joinedTwice)));
      await write(owner, trip, ['After']);
      await Promise.all(lives.map((live) => live.until((one) => titlesOf(one).includes('After'))));
      for (const { client } of people) {
        const { data } = await client.from('trip_notes').select('title').order('created_at');
        expect(data).toEqual([{ title: 'Before' }, { title: 'After' }]);
      }
    },
  );

  it('[LIVE-1] asked to stop, it closes its sockets with a reason, and they come back to the next', async () => {
    const server = await startApiServer();
    const { people, lives } = await together(server, 2);
    open.people.push(...people);
    expect(await server.end('SIGTERM')).toBe(0);
    await Promise.all(lives.map((live) => live.until(({ statuses }) => statuses.length > 1)));
    expect(lives.map(({ statuses }) => statuses[1])).toEqual(
      lives.map(() => 'CHANNEL_ERROR socket closed: 1001 (server_stopping)'),
    );
    open.servers.push(await server.restart());
    await Promise.all(lives.map((live) => live.until(joinedTwice)));
  });

  it('[LIVE-1] asked to stop, it opens no socket any more for a request that was on its way, and ends', async () => {
    const server = await startApiServer();
    open.servers.push(server);
    const { write, read } = openLine(server);
    write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(read).toMatch(/^HTTP\/1.1 200 /);
    write(
      `GET /realtime/v1/websocket?apikey=${server.publishableKey} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n`,
    );
    write(
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
    );
    const ended = server.end('SIGTERM');
    const isListening = () =>
      call(server, '/health/live').then(
        () => true,
        () => false,
      );
    await expect.poll(isListening).toBe(false);
    write('\r\n');
    await expect.poll(read).toContain('HTTP/1.1 503 ');
    expect(await ended).toBe(0);
  });

  it('[LIVE-1] PostgreSQL restarted: everyone starts over, and hears of what comes then', async () => {
    // One that may be restarted: others are using that of the run.
    await stopPostgres();
    setInstalledPostgres(undefined);
    onTestFinished(async () => {
      await stopPostgres();
      setInstalledPostgres(inject('installedPostgres'));
    });
    const server = await startApiServer();
    open.servers.push(server);
    const { people, lives, owner, trip } = await together(server, 5);
    open.people.push(...people);
    await write(owner, trip, ['Before']);
    await Promise.all(lives.map((live) => live.until((one) => titlesOf(one).length === 1)));
    await restartPostgres(server);
    await Promise.all(lives.map((live) => live.until(joinedTwice)));
    expect(lives[0]?.statuses[1]).toBe('CHANNEL_ERROR socket closed: 1012 (messages_missed)');
    await write(owner, trip, ['After']);
    await Promise.all(lives.map((live) => live.until((one) => titlesOf(one).includes('After'))));
  });

  it('[LIVE-1] of two processes one dies: its people are gone, the messages of the other go on', async () => {
    const env = { LIMITS: 'heartbeat-seconds=1' };
    const first = await startApiServer({ env });
    open.servers.push(first);
    const second = await first.restart({ PORT: '0' });
    const { owner, trip, people, lives } = await together(first, 2);
    const [mine] = lives;
    const there = await createPerson(second, { name: 'Tess' });
    await share(owner, trip, there, 'editor');
    const theirs = await join(there, `trip:${trip}`);
    open.people.push(...people, there);
    await mine?.channel.track({ at: 'first' });
    await theirs.channel.track({ at: 'second' });
    await mine?.until(({ present }) => present.length === 2);
    await theirs.until(({ present }) => present.length === 2);

    await write(owner, trip, ['From the first']);
    await write(there, trip, ['From the second']);
    for (const live of [mine, theirs]) {
      await live?.until((one) => titlesOf(one).length === 2);
      expect(live && titlesOf(live)).toEqual(['From the first', 'From the second']);
    }

    await second.end('SIGKILL');
    await mine?.until(({ present }) => present.length === 1);
    expect(mine?.present).toEqual([owner.id]);
    await write(owner, trip, ['Still here']);
    await mine?.until((one) => titlesOf(one).includes('Still here'));
    expect(mine?.statuses).toEqual(['SUBSCRIBED']);
  });
});
