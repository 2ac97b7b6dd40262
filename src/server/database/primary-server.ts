/** Of several servers, the one that takes writes (ADR 0064). */
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { codeOf } from '../operations/operator-error.ts';
import type { Host } from './database-address.ts';
import { connectTo, orFailing } from './driver-socket.ts';
import { ConnectionLostError } from './failures.ts';

const WATCH_INTERVAL_MS = 5000;

export class PrimaryServer {
  readonly #hosts: readonly [Host, ...Host[]];
  readonly #ask: (host: Host) => Promise<void>;
  readonly #sockets = new Map<Socket, Host>();
  #last: Host;
  #finding: Promise<Host> | undefined;
  #watch: NodeJS.Timeout | undefined;

  /** @param ask rejects with the reason when the host takes no writes or does not answer */
  constructor(hosts: readonly [Host, ...Host[]], ask: (host: Host) => Promise<void>) {
    this.#hosts = hosts;
    this.#ask = ask;
    [this.#last] = hosts;
  }

  /** Simultaneous calls share one search. @throws ConnectionLostError, which names each host with its reason */
  find(): Promise<Host> {
    this.#finding ??= this.#search().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  /** Opens a socket for the driver. Never rejects: the driver's connection would not be used again. */
  openSocket = (): Promise<Duplex> =>
    orFailing(async () => {
      const host = await this.find();
      const socket = await connectTo(host);
      this.#sockets.set(socket, host);
      this.#watch ??= setInterval(() => this.#endOthers(), WATCH_INTERVAL_MS).unref();
      return socket;
    });

  /** Asks the last one first and alone, so that of two that take writes one is used. */
  async #search(): Promise<Host> {
    const reasons: string[] = [];
    const ask = async (host: Host): Promise<Host> => {
      try {
        await this.#ask(host);
        return host;
      } catch (error) {
        if (isRefusal(error)) this.#end((one) => one === host);
        reasons.push(`${host.host}:${host.port} (${error instanceof Error ? error.message : String(error)})`);
        throw error;
      }
    };
    const others = this.#hosts.filter((host) => host !== this.#last);
    try {
      this.#last = await ask(this.#last).catch(() => Promise.any(others.map(ask)));
    } catch {
      throw new ConnectionLostError(`No database server takes writes: ${reasons.join(', ')}.`);
    }
    return this.#last;
  }

  /** Ends connections to a machine that has gone without a word: TCP would wait for it a quarter of an hour. */
  #endOthers(): void {
    for (const socket of this.#sockets.keys()) if (socket.destroyed) this.#sockets.delete(socket);
    if (this.#sockets.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      return;
    }
    this.find().then(
      (primary) => this.#end((host) => host !== primary),
      // Nothing is better than what there is.
      () => {},
    );
  }

  #end(isGone: (host: Host) => boolean): void {
    for (const [socket, host] of this.#sockets)
      if (isGone(host))
        socket.destroy(new ConnectionLostError('The database server takes no writes any more.'));
  }
}

/** Whether nothing listens there: of a server that was killed, a process may live on without an answer. */
function isRefusal(error: unknown): boolean {
  return codeOf(error) === 'ECONNREFUSED';
}
