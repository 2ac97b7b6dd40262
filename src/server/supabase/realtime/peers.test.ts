import { expect, it } from 'vitest';
import { Peers } from './peers.ts';
import { Presence } from './presence.ts';

/** Processes on one notify bus: in order, and each receives its own signals too. */
class Room {
  readonly #members: { peers: Peers; isDeaf: boolean }[] = [];
  now = 0;

  enter() {
    const published: string[] = [];
    const presence = new Presence((name, { joins, leaves }) => {
      for (const key of Object.keys(leaves)) published.push(`${name} -${key}`);
      for (const key of Object.keys(joins)) published.push(`${name} +${key}`);
    });
    const received: string[] = [];
    const peers = new Peers({
      presence,
      publish: (text) => {
        for (const member of this.#members) if (!member.isDeaf) member.peers.receive(text, this.now);
      },
      onMessages: () => received.push('messages'),
      interval: 1000,
    });
    const member = { peers, isDeaf: false };
    this.#members.push(member);
    const put = (key: string, ref: string, previous?: string) => {
      const entry = { name: 'trip:1', key, ref, meta: {} };
      presence.put(peers.self, entry, previous);
      peers.publish({ kind: 'put', entry, ...(previous !== undefined && { previous }) });
    };
    peers.announce();
    return {
      member,
      peers,
      presence,
      published,
      received,
      put,
      present: () => Object.keys(presence.state('trip:1')).sort(),
    };
  }

  leave(member: { peers: Peers; isDeaf: boolean }): void {
    this.#members.splice(this.#members.indexOf(member), 1);
  }
}

it('who comes late learns who is there, and all learn who comes and goes', () => {
  const room = new Room();
  const one = room.enter();
  one.put('ana', '1');
  const two = room.enter();
  expect(two.present()).toEqual(['ana']);
  two.put('bao', '2');
  expect(one.present()).toEqual(['ana', 'bao']);
  two.put('bao', '3', '2');
  expect(one.presence.state('trip:1').bao?.metas).toEqual([{ phx_ref: '3' }]);
  two.presence.drop('trip:1', '3');
  two.peers.publish({ kind: 'drop', name: 'trip:1', ref: '3' });
  expect(one.present()).toEqual(['ana']);
});

it('the people of a process that says nothing any more are gone after three intervals, and are back when it is', () => {
  const room = new Room();
  const one = room.enter();
  const two = room.enter();
  two.put('bao', '2');
  room.leave(two.member);
  for (room.now = 1000; room.now <= 3000; room.now += 1000) one.peers.tick(room.now);
  expect(one.present()).toEqual(['bao']);
  one.peers.tick(4000);
  expect(one.present()).toEqual([]);
  expect(one.peers.hasOthers).toBe(false);
  const back = room.enter();
  back.put('bao', '5');
  expect(one.present()).toEqual(['bao']);
  back.peers.publish({ kind: 'bye' });
  expect(one.present()).toEqual([]);
});

it('who was deaf for a while asks, and forgets who left meanwhile', () => {
  const room = new Room();
  const one = room.enter();
  const two = room.enter();
  two.put('bao', '2');
  one.member.isDeaf = true;
  two.presence.drop('trip:1', '2');
  two.peers.publish({ kind: 'drop', name: 'trip:1', ref: '2' });
  two.put('cleo', '3');
  one.member.isDeaf = false;
  one.peers.announce();
  expect(one.present()).toEqual(['cleo']);
});

it('signals of others are passed on, one’s own and nonsense are not', () => {
  const room = new Room();
  const one = room.enter();
  const two = room.enter();
  two.peers.publish({ kind: 'messages' });
  one.peers.receive('nonsense', 0);
  one.peers.receive('{"from":"x","kind":"unknown"}', 0);
  expect(one.received).toEqual(['messages']);
  expect(two.received).toEqual([]);
});
