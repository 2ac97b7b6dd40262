import type { Json } from './protocol.ts';

export type Entry = { name: string; key: string; ref: string; meta: Json };

/** Presence as the official client has it: by key, an entry for each open page. */
export type PresenceState = Record<string, { metas: Json[] }>;

export type PresenceDiff = { joins: PresenceState; leaves: PresenceState };

export type PublishDiff = (name: string, diff: PresenceDiff) => void;

export class Presence {
  readonly #publish: PublishDiff;
  readonly #topics = new Map<string, Map<string, { entry: Entry; process: string }>>();

  constructor(publish: PublishDiff) {
    this.#publish = publish;
  }

  state(name: string): PresenceState {
    return stateOf([...(this.#topics.get(name)?.values() ?? [])].map(({ entry }) => entry));
  }

  /** Whether a page is visible: one behind others publishes that it is. */
  isWatched(name: string, key: string): boolean {
    const entries = [...(this.#topics.get(name)?.values() ?? [])];
    return entries.some(({ entry }) => entry.key === key && entry.meta.isHidden !== true);
  }

  put(process: string, entry: Entry, previous?: string): void {
    const entries = this.#topics.get(entry.name) ?? new Map<string, { entry: Entry; process: string }>();
    if (entries.has(entry.ref)) return;
    const left = previous === undefined ? undefined : entries.get(previous)?.entry;
    if (left) entries.delete(left.ref);
    entries.set(entry.ref, { entry, process });
    this.#topics.set(entry.name, entries);
    this.#publish(entry.name, { joins: stateOf([entry], left?.ref), leaves: stateOf(left ? [left] : []) });
  }

  drop(name: string, ref: string): void {
    const entries = this.#topics.get(name);
    const found = entries?.get(ref);
    if (!entries || !found) return;
    entries.delete(ref);
    if (entries.size === 0) this.#topics.delete(name);
    this.#publish(name, { joins: {}, leaves: stateOf([found.entry]) });
  }

  removeProcess(process: string, remaining: ReadonlySet<string> = new Set()): void {
    for (const entry of this.of(process)) if (!remaining.has(entry.ref)) this.drop(entry.name, entry.ref);
  }

  of(process: string): Entry[] {
    return [...this.#topics.values()]
      .flatMap((entries) => [...entries.values()])
      .filter((item) => item.process === process)
      .map(({ entry }) => entry);
  }
}

function stateOf(entries: readonly Entry[], previous?: string): PresenceState {
  const state = new Map<string, { metas: Json[] }>();
  for (const { key, ref, meta } of entries) {
    const metas = state.get(key)?.metas ?? [];
    metas.push({ ...meta, phx_ref: ref, ...(previous !== undefined && { phx_ref_prev: previous }) });
    state.set(key, { metas });
  }
  return Object.fromEntries(state);
}
