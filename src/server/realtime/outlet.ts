/** Where messages go out: to the channels here, and to the other processes. */
import type { Sql } from '../database/session.ts';
import type { Hub } from './hub.ts';
import type { StoredMessage } from './message-reader.ts';
import type { RealtimeMetrics } from './metrics.ts';
import type { Peers } from './peers.ts';
import { encodeBroadcast } from './protocol.ts';

/** A notification of PostgreSQL has less than 8000 bytes, and what is said is wrapped once more. */
const LONGEST_SAID = 7000;
const REVOKED = 'revoked';
const PERSON = 'user:';

export class Outlet {
  readonly #hub: Hub;
  readonly #metrics: RealtimeMetrics;
  /** Ids of messages that were stored for the others: here they were delivered already. */
  readonly #own = new Set<string>();

  constructor({ hub, metrics }: { hub: Hub; metrics: RealtimeMetrics }) {
    this.#hub = hub;
    this.#metrics = metrics;
  }

  /** A message of the database. */
  deliver = ({ id, name, event, payload }: StoredMessage): void => {
    if (this.#own.delete(id)) return;
    this.#metrics.countDelivered(this.#hub.send(name, encodeBroadcast(name, event, payload, id)));
    // Nobody can send to a person's topic but the database.
    if (event === REVOKED && name.startsWith(PERSON)) this.#hub.revoke(name.slice(PERSON.length), payload);
  };

  /** What a client of another process says. */
  pass = (name: string, event: string, payload: string): void => {
    this.#metrics.countDelivered(this.#hub.send(name, encodeBroadcast(name, event, payload)));
  };

  /** What a client of this process says. What is too long for a notification takes the way of the database's messages. */
  async tellOthers(database: Sql, peers: Peers, name: string, event: string, payload: string): Promise<void> {
    if (Buffer.byteLength(JSON.stringify(payload)) <= LONGEST_SAID) {
      peers.say({ kind: 'broadcast', name, event, payload });
      return;
    }
    const id = crypto.randomUUID();
    this.#own.add(id);
    await database.query(
      `insert into realtime.messages (id, topic, extension, event, payload, private) values ($1, $2, 'broadcast', $3, $4::jsonb, true)`,
      [id, name, event, payload],
    );
    peers.say({ kind: 'messages' });
  }
}
