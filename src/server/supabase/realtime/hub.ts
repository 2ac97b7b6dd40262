import { recordOf } from '#domain/json.ts';
import type { Channel } from './channel.ts';

export class Hub {
  readonly #topics = new Map<string, Set<Channel>>();
  readonly #people = new Map<string, Set<Channel>>();
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  get size(): number {
    return this.#size;
  }

  sizeOf(userId: string): number {
    return this.#people.get(userId)?.size ?? 0;
  }

  add(channel: Channel): void {
    this.#size += 1;
    addTo(this.#topics, channel.name, channel);
    if (channel.userId !== undefined) addTo(this.#people, channel.userId, channel);
  }

  remove(channel: Channel): void {
    if (!removeFrom(this.#topics, channel.name, channel)) return;
    this.#size -= 1;
    if (channel.userId !== undefined) removeFrom(this.#people, channel.userId, channel);
  }

  send(name: string, frame: Buffer): number {
    let count = 0;
    for (const channel of this.#topics.get(name) ?? []) {
      if (channel.isJoined) {
        channel.deliver(frame);
        count += 1;
      }
    }
    return count;
  }

  sendPresence(name: string, frame: Buffer): void {
    for (const channel of this.#topics.get(name) ?? []) if (channel.seesPresence) channel.deliver(frame);
  }

  /** Revokes a person's rights; `payload` is that of `app.publish_revoked`. */
  revoke(userId: string, payload: string): void {
    const { topic, reason } = recordOf(JSON.parse(payload));
    for (const channel of [...(this.#people.get(userId) ?? [])]) {
      const isMeant = topic === null || topic === channel.name || topic === `session:${channel.sessionId}`;
      if (isMeant) channel.reviewSoon(String(reason));
    }
  }

  *[Symbol.iterator](): Generator<Channel> {
    for (const channels of this.#topics.values()) yield* channels;
  }
}

function addTo(index: Map<string, Set<Channel>>, key: string, channel: Channel): void {
  const channels = index.get(key) ?? new Set();
  channels.add(channel);
  index.set(key, channels);
}

function removeFrom(index: Map<string, Set<Channel>>, key: string, channel: Channel): boolean {
  const channels = index.get(key);
  if (!channels?.delete(channel)) return false;
  if (channels.size === 0) index.delete(key);
  return true;
}
