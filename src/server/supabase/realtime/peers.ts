/** Other processes on the database: one that misses heartbeats has died, and its presence is removed. */

import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { Entry, Presence } from './presence.ts';

const entrySchema = z.object({
  name: z.string(),
  key: z.string(),
  ref: z.string(),
  meta: z.record(z.string(), z.unknown()),
});

const signalSchema = z.intersection(
  z.object({ from: z.string() }),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('alive') }),
    /** Asks one process, or without `to` all of them. */
    z.object({ kind: z.literal('ask'), to: z.string().optional() }),
    /** All entries of a process: `refs` is complete, and others have left. */
    z.object({ kind: z.literal('all'), refs: z.array(z.string()) }),
    z.object({ kind: z.literal('put'), entry: entrySchema, previous: z.string().optional() }),
    z.object({ kind: z.literal('drop'), name: z.string(), ref: z.string() }),
    z.object({ kind: z.literal('messages') }),
    z.object({ kind: z.literal('bye') }),
  ]),
);

export type Signal = z.infer<typeof signalSchema>;
type OutgoingSignal = Signal extends infer One ? (One extends unknown ? Omit<One, 'from'> : never) : never;

type Options = {
  presence: Presence;
  /** Sends to the other processes; may fail silently: state is published again. */
  publish: (text: string) => void;
  onMessages: () => void;
  interval: number;
};

/** Entries at most: a notification of PostgreSQL has less than 8000 bytes. */
const MAX_REFS = 150;

export class Peers {
  readonly self = crypto.randomUUID();
  readonly #options: Options;
  readonly #seen = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  get hasOthers(): boolean {
    return this.#seen.size > 0;
  }

  publish(signal: OutgoingSignal): void {
    this.#options.publish(JSON.stringify({ from: this.self, ...signal }));
  }

  announce(): void {
    this.publish({ kind: 'ask' });
    this.#publishAll();
  }

  tick(now: number): void {
    this.publish({ kind: 'alive' });
    for (const [process, seen] of this.#seen) {
      if (now - seen > 3 * this.#options.interval) this.#forget(process);
    }
  }

  receive(text: string, now: number): void {
    const parsed = signalSchema.safeParse(parsedJson(text));
    if (!parsed.success || parsed.data.from === this.self) return;
    const signal = parsed.data;
    const { from } = signal;
    if (signal.kind === 'bye') {
      this.#forget(from);
      return;
    }
    const isKnown = this.#seen.has(from);
    this.#seen.set(from, now);
    if (!isKnown && signal.kind !== 'ask') this.publish({ kind: 'ask', to: from });
    this.#handle(signal);
  }

  #handle(signal: Signal): void {
    const { presence } = this.#options;
    switch (signal.kind) {
      case 'ask':
        if (signal.to === undefined || signal.to === this.self) this.#publishAll();
        break;
      case 'all':
        presence.removeProcess(signal.from, new Set(signal.refs));
        break;
      case 'put':
        presence.put(signal.from, signal.entry, signal.previous);
        break;
      case 'drop':
        presence.drop(signal.name, signal.ref);
        break;
      case 'messages':
        this.#options.onMessages();
        break;
      case 'alive':
      case 'bye':
        break;
    }
  }

  #publishAll(): void {
    const entries: Entry[] = this.#options.presence.of(this.self);
    // A longer list is not sent: entries that left until then go with the process.
    if (entries.length <= MAX_REFS) this.publish({ kind: 'all', refs: entries.map(({ ref }) => ref) });
    for (const entry of entries) this.publish({ kind: 'put', entry });
  }

  #forget(process: string): void {
    this.#seen.delete(process);
    this.#options.presence.removeProcess(process);
  }
}
