/**
 * What processes on one PostgreSQL say to each other, by LISTEN and NOTIFY, on connections of their own. A notification lets all
 * others that notify wait until it is committed, so it is never part of a transaction that writes to the disk.
 */
import postgres from 'postgres';
import { STATEMENT_LIMITS } from './statement-limits.ts';

const CHANNEL = 'escale_realtime';

export class NotifyBus {
  readonly #client: postgres.Sql;

  constructor(url: string) {
    this.#client = postgres(url, {
      max: 1,
      onnotice: () => {},
      connection: {
        application_name: 'escale',
        synchronous_commit: 'off',
        statement_timeout: STATEMENT_LIMITS.server,
      },
    });
  }

  publish(text: string): void {
    // Nothing that is said is needed: it is said again, or looked for.
    this.#client`select pg_notify(${CHANNEL}, ${text})`.catch(() => {});
  }

  /** The driver listens again by itself when the connection was lost. */
  async subscribe(listener: (text: string) => void, ready: () => void): Promise<void> {
    await this.#client.listen(CHANNEL, listener, ready);
  }

  async close(): Promise<void> {
    await this.#client.end({ timeout: 5 });
  }
}
