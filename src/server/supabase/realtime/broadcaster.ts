import type { Hub } from './hub.ts';
import type { StoredMessage } from './message-reader.ts';
import type { RealtimeMetrics } from './metrics.ts';
import { encodeBroadcast } from './protocol.ts';

const REVOKED = 'revoked';
const PERSON = 'user:';

export class Broadcaster {
  readonly #hub: Hub;
  readonly #metrics: RealtimeMetrics;

  constructor({ hub, metrics }: { hub: Hub; metrics: RealtimeMetrics }) {
    this.#hub = hub;
    this.#metrics = metrics;
  }

  deliver = ({ id, name, event, payload }: StoredMessage): void => {
    this.#metrics.countDelivered(this.#hub.send(name, encodeBroadcast(name, event, payload, id)));
    // The database alone sends to a person's topic.
    if (event === REVOKED && name.startsWith(PERSON)) this.#hub.revoke(name.slice(PERSON.length), payload);
  };
}
