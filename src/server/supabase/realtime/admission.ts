import type { IncomingMessage } from 'node:http';
import type { OriginCheck } from '../../http/allowed-origins.ts';
import type { Proxies } from '../../http/proxies.ts';
import { createMemoryLimiter, networkOf } from '../../operations/limiters.ts';
import type { Limits } from '../../operations/limits.ts';
import type { Caller } from './authorisation.ts';
import type { Hub } from './hub.ts';

export type AdmissionOptions = {
  proxies: Proxies;
  isOriginAllowed: OriginCheck;
  limits: Limits;
  countRefusal: (limit: string) => void;
};

export type SocketRefusal = { status: number; text: string };

type Slot = { release: () => void };

export class Admission {
  readonly #options: AdmissionOptions;
  readonly #takeJoin: ReturnType<typeof createMemoryLimiter>;
  readonly #sockets = new Map<string, number>();

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#takeJoin = createMemoryLimiter('joins_of_account', options.limits.rate('channel-joins'));
  }

  takeSocket({ headers, socket }: IncomingMessage, open: number): Slot | SocketRefusal {
    const { proxies, isOriginAllowed, limits } = this.#options;
    if (!isOriginAllowed(headers)) return this.#refuse('origin', 403, 'Forbidden');
    if (open >= limits.amount('sockets')) return this.#refuse('too_many_sockets', 503, 'Service Unavailable');
    const forwarded = headers['x-forwarded-for'];
    const network = networkOf(proxies.addressOf(socket.remoteAddress ?? 'unknown', forwarded?.toString()));
    const count = this.#sockets.get(network) ?? 0;
    if (count >= limits.amount('sockets-address'))
      return this.#refuse('too_many_sockets_of_address', 429, 'Too Many Requests');
    this.#sockets.set(network, count + 1);
    return { release: () => this.#release(network) };
  }

  /** Counts a join or a replaced token; answers the reason of a refusal. */
  async takeJoin({ identity: { userId } }: Caller): Promise<string | undefined> {
    if (userId === undefined || (await this.#takeJoin(userId)) === undefined) return undefined;
    return this.#count('too_many_joins');
  }

  /** Checks the number of channels; undefined: one more is allowed. */
  channelRefusal(hub: Hub, { identity: { userId } }: Caller): string | undefined {
    const { limits } = this.#options;
    if (hub.size >= limits.amount('channels')) return this.#count('too_many_channels_of_server');
    if (userId !== undefined && hub.sizeOf(userId) >= limits.amount('channels-account'))
      return this.#count('too_many_channels_of_account');
    return undefined;
  }

  #release(network: string): void {
    const count = (this.#sockets.get(network) ?? 1) - 1;
    if (count > 0) this.#sockets.set(network, count);
    else this.#sockets.delete(network);
  }

  #refuse(limit: string, status: number, text: string): SocketRefusal {
    this.#count(limit);
    return { status, text };
  }

  #count(limit: string): string {
    this.#options.countRefusal(limit);
    return limit;
  }
}
