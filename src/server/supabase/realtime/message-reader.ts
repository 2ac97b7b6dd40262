import { setImmediate } from 'node:timers/promises';
import type { Query } from '../../database/session.ts';

export type StoredMessage = { id: string; name: string; event: string; payload: string };

type Position = { snapshot: string; session: string };

type Row = Position & {
  id: string | null;
  topic: string;
  event: string | null;
  payload: string | null;
};

type Options = {
  database: Query;
  deliver: (message: StoredMessage) => void;
  /** Called when messages may be missing: subscribers start over. */
  onGap: () => void;
  report: (error: unknown) => void;
};

/** Identifies a run of the database: the embedded one has the same process id after each start. */
const SESSION = `concat_ws(' ', pg_backend_pid(), pg_postmaster_start_time()) as session`;
const NOW = `select pg_current_snapshot()::text as snapshot, ${SESSION}`;
/** Bytes after which the loop yields, so that sockets can send. */
const YIELD_AFTER_BYTES = 65_536;
const SINCE = `
  with here as (select pg_current_snapshot()::text as snapshot, ${SESSION})
  select here.snapshot, here.session, m.id, m.topic, m.event, m.payload::text as payload
  from here left join realtime.messages m
    on m.xact >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(m.xact, $1::pg_snapshot)
  order by m.seq`;

export class MessageReader {
  readonly #options: Options;
  #position: Position | undefined;
  #starting: Promise<void> | undefined;
  #isReading = false;
  #hasNews = false;
  #hasGap = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when no message will be missed. @throws when the database does not answer */
  start(): Promise<void> {
    if (this.#position !== undefined) return Promise.resolve();
    this.#starting ??= this.#options.database
      .query<Position>(NOW)
      .then(([row]) => {
        this.#position = row;
      })
      .finally(() => {
        this.#starting = undefined;
      });
    return this.#starting;
  }

  stop(): void {
    this.#position = undefined;
    this.#hasGap = false;
  }

  wake(): void {
    this.#hasNews = true;
    if (!this.#isReading) this.#readAll().catch(this.#options.report);
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#hasNews && this.#position !== undefined) {
        this.#hasNews = false;
        await this.#readOnce(this.#position);
      }
    } catch (error) {
      if (!this.#hasGap) this.#options.report(error);
      this.#hasGap = true;
    } finally {
      this.#isReading = false;
    }
  }

  async #readOnce(position: Position): Promise<void> {
    const rows = await this.#options.database.query<Row>(SINCE, [position.snapshot]);
    if (this.#position !== position) return;
    const [first = position] = rows;
    this.#position = { snapshot: first.snapshot, session: first.session };
    // The table is unlogged: a crash empties it, and the connection was lost then.
    if (this.#hasGap || first.session !== position.session) {
      this.#hasGap = false;
      this.#options.onGap();
    } else {
      await this.#deliver(rows);
    }
  }

  async #deliver(rows: readonly Row[]): Promise<void> {
    let buffered = 0;
    for (const { id, topic, event, payload } of rows) {
      if (id === null) continue;
      const message = { id, name: topic, event: event ?? '', payload: payload ?? '{}' };
      this.#options.deliver(message);
      buffered += message.payload.length;
      if (buffered < YIELD_AFTER_BYTES) continue;
      await setImmediate();
      buffered = 0;
    }
  }
}
