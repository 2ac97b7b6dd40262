import { EventEmitter, once } from 'node:events';
import type { RealtimeChannel } from '@supabase/supabase-js';
import type { Person } from './accounts.ts';

export type LiveOptions = { ack?: boolean; presenceKey?: string };

/** What a broadcast of the database has in it. */
export type Change = {
  table: string;
  operation: string;
  by: string | null;
  change: string | null;
  complete: boolean;
  rows: Record<string, unknown>[];
};

export type Received = { event: string; payload: Record<string, unknown>; meta?: { id: string } };

/** A channel of the official client, and everything that it has received. */
export class Live {
  readonly channel: RealtimeChannel;
  readonly received: Received[] = [];
  /** Of `subscribe`: SUBSCRIBED, CHANNEL_ERROR with its reason, CLOSED. */
  readonly statuses: string[] = [];
  /** Why the server closed it. */
  readonly notices: string[] = [];
  /** Who came and went, as `+key` and `-key`. */
  readonly comings: string[] = [];
  readonly #happened = new EventEmitter();

  constructor({ client, id }: Person, topic: string, options: LiveOptions = {}) {
    const { ack = false, presenceKey = id } = options;
    this.channel = client.channel(topic, {
      config: { private: true, broadcast: { ack }, presence: { key: presenceKey } },
    });
    const note = <Item>(list: Item[], item: Item) => {
      list.push(item);
      this.#happened.emit('something');
    };
    this.channel
      .on('broadcast', { event: '*' }, (message) => {
        const { event, payload, meta } = message;
        note(this.received, { event, payload, ...(meta && { meta }) });
      })
      .on('presence', { event: 'sync' }, () => this.#happened.emit('something'))
      .on('presence', { event: 'join' }, ({ key }) => note(this.comings, `+${key}`))
      .on('presence', { event: 'leave' }, ({ key }) => note(this.comings, `-${key}`))
      .on('system', {}, ({ message }) => note(this.notices, message))
      .subscribe((status, error) => note(this.statuses, error ? `${status} ${error.message}` : status));
  }

  /** Waits for something to be so; it is looked at whenever anything happens on the channel. */
  async until(isSo: (live: this) => boolean): Promise<this> {
    while (!isSo(this)) await once(this.#happened, 'something');
    return this;
  }

  /** The received changes of one table. */
  changesOf(table: string): Change[] {
    return this.received
      .map(({ payload }) => payload)
      .filter((payload): payload is Change => payload.table === table);
  }

  get present(): string[] {
    return Object.keys(this.channel.presenceState()).sort();
  }
}

/** Joins a channel, with the person's token; resolves when it is joined, or refused. */
export async function join(person: Person, topic: string, options?: LiveOptions): Promise<Live> {
  await person.client.realtime.setAuth(person.accessToken);
  return new Live(person, topic, options).until(({ statuses }) => statuses.length > 0);
}

/** Makes a trip as its owner, over the data API; answers its id. */
export async function makeTrip({ client, id }: Person): Promise<string> {
  const trip = crypto.randomUUID();
  const { error } = await client.from('trips').insert({
    id: trip,
    title: 'Lisbonne',
    destination: 'Lisbonne',
    start_date: '2027-03-01',
    end_date: '2027-03-05',
    owner_id: id,
  });
  if (error) throw new Error(error.message);
  return trip;
}

/** The owner lets someone in, or out again. */
export async function share(
  { client }: Person,
  trip: string,
  { id }: Person,
  role: 'viewer' | 'editor' | null,
) {
  const people = client.from('trip_collaborators');
  const { error } = role
    ? await people.upsert({ trip_id: trip, user_id: id, role })
    : await people.delete().eq('trip_id', trip).eq('user_id', id);
  if (error) throw new Error(error.message);
}
