import { expect, it } from 'vitest';
import { Channel } from './channel.ts';
import { Hub } from './hub.ts';
import type { Services } from './services.ts';

const TOPIC = 'trip:lisbon';
const REVOKED = JSON.stringify({ topic: TOPIC, reason: 'membership_lost' });

/** Somebody on a trip's channel, whose rights the test decides after each revocation. */
async function join() {
  const hub = new Hub();
  let answer: (mayReceive: boolean) => void = () => {};
  let isFirst = true;
  const services = {
    hub,
    admission: { takeJoin: async () => undefined, channelRefusal: () => undefined },
    presence: { state: () => ({}) },
    metrics: { countClosing: () => {} },
    callerOf: async () => ({
      identity: { role: 'authenticated', userId: 'thomas', sessionId: 's', claims: {} },
      expires: Infinity,
    }),
    rightsOf: () => {
      if (isFirst) {
        isFirst = false;
        return Promise.resolve({ receive: true, presence: true });
      }
      return new Promise((resolve) => {
        answer = (receive) => resolve({ receive, presence: receive });
      });
    },
    subscribe: async () => {},
    report: (error: unknown) => expect.unreachable(String(error)),
  };
  const sent: string[] = [];
  const socket = { send: (frame: Buffer) => sent.push(frame.toString()), forget: () => {} };
  const channel = new Channel(services as unknown as Services, socket, TOPIC, '1', {});
  expect(await channel.join('1', 'token')).toBeUndefined();
  sent.length = 0;
  return { hub, sent, decide: (mayReceive: boolean) => answer(mayReceive) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('[COLLAB-4] [LIVE-1] who is removed from a trip receives nothing of it from then on', async () => {
  const { hub, sent, decide } = await join();
  hub.send(TOPIC, Buffer.from('before'));
  hub.revoke('thomas', REVOKED);
  hub.send(TOPIC, Buffer.from('written afterwards'));
  hub.sendPresence(TOPIC, Buffer.from('somebody came'));
  decide(false);
  await settle();
  hub.send(TOPIC, Buffer.from('later'));
  expect(sent[0]).toBe('before');
  const rest = sent.slice(1).join();
  expect(rest).toContain('membership_lost');
  for (const other of ['afterwards', 'somebody came', 'later']) expect(rest).not.toContain(other);
});

it('[LIVE-1] who may stay misses nothing of what came while that was asked, in its order', async () => {
  const { hub, sent, decide } = await join();
  hub.revoke('thomas', REVOKED);
  for (const text of ['one', 'two']) hub.send(TOPIC, Buffer.from(text));
  expect(sent).toEqual([]);
  decide(true);
  await settle();
  hub.send(TOPIC, Buffer.from('three'));
  expect(sent).toEqual(['one', 'two', 'three']);
});
