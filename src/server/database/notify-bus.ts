/** LISTEN and NOTIFY on connections of their own: NOTIFY locks the cluster until its commit, so no writing transaction has one. */
import type postgres from 'postgres';
import type { OpenClient } from './postgres-client.ts';
import { STATEMENT_LIMITS } from './session.ts';

const CHANNEL = 'escale_realtime';

export class NotifyBus {
  readonly #client: postgres.Sql;

  constructor(open: OpenClient) {
    this.#client = open({
      // Texts alone; and the process would end with a connection that is lost while the driver asks for types.
      fetch_types: false,
      connection: {
        application_name: 'escale',
        synchronous_commit: 'off',
        statement_timeout: STATEMENT_LIMITS.server,
      },
    });
  }

  publish(text: string): void {
    // A lost message does no harm: state is published again, rows are polled.
    this.#client`select pg_notify(${CHANNEL}, ${text})`.catch(() => {});
  }

  /** Calls `ready` at once and after each reconnection. */
  async subscribe(listener: (text: string) => void, ready: () => void): Promise<void> {
    await this.#client.listen(CHANNEL, listener, ready);
  }

  async close(): Promise<void> {
    await this.#client.end({ timeout: 5 });
  }
}
