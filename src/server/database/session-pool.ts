/** A fixed number of connections, each with one user at a time, first come first served. */
import { DatabaseBusyError } from './failures.ts';
import { LONGEST_WAIT } from './session.ts';

export type Lease<One> = { session: One; release: () => void };

/** @throws DatabaseBusyError when no session is free in time */
export type Pool<One> = {
  acquire: () => Promise<Lease<One>>;
  use: <Result>(work: (session: One) => Promise<Result>) => Promise<Result>;
};

type Waiting<One> = (session: One) => void;

export class SessionPool<One> implements Pool<One> {
  readonly #idle: One[];
  readonly #waiting = new Set<Waiting<One>>();
  readonly #longestWait: number;

  constructor(sessions: readonly One[], longestWait = LONGEST_WAIT) {
    this.#idle = [...sessions];
    this.#longestWait = longestWait;
  }

  async acquire(): Promise<Lease<One>> {
    const session = this.#idle.pop() ?? (await this.#wait());
    return { session, release: () => this.#release(session) };
  }

  async use<Result>(work: (session: One) => Promise<Result>): Promise<Result> {
    const { session, release } = await this.acquire();
    try {
      return await work(session);
    } finally {
      release();
    }
  }

  view<Part>(pick: (session: One) => Part): Pool<Part> {
    return {
      acquire: async () => {
        const { session, release } = await this.acquire();
        return { session: pick(session), release };
      },
      use: (work) => this.use((session) => work(pick(session))),
    };
  }

  #wait(): Promise<One> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new DatabaseBusyError('No connection to the database was free in time.'));
      }, this.#longestWait);
      const waiting = (session: One) => {
        clearTimeout(timer);
        resolve(session);
      };
      this.#waiting.add(waiting);
    });
  }

  #release(session: One): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next(session);
    } else this.#idle.push(session);
  }
}
