/** A fixed number of sessions, lent to one user at a time, first come first served. */
import type { Session } from './session.ts';

export class SessionPool<One extends Session = Session> {
  readonly #idle: One[];
  readonly #waiting: ((session: One) => void)[] = [];

  constructor(sessions: readonly One[]) {
    this.#idle = [...sessions];
  }

  acquire(): Promise<One> {
    const session = this.#idle.pop();
    if (session) return Promise.resolve(session);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  release(session: One): void {
    const next = this.#waiting.shift();
    if (next) next(session);
    else this.#idle.push(session);
  }

  async use<Result>(work: (session: One) => Promise<Result>): Promise<Result> {
    const session = await this.acquire();
    try {
      return await work(session);
    } finally {
      this.release(session);
    }
  }
}
