/** Values on this device that a page reads without waiting: in IndexedDB, and all of them in memory. */
import { createStore, del, entries, set } from 'idb-keyval';

/** A device that does not answer holds nothing up for longer, in ms. */
const LONGEST = 2000;

export interface DeviceStore<Value> {
  /** Reads all values, once a page. Before that there are those of this page alone. */
  load: () => Promise<void>;
  /** Reads all values again: other tabs write too. It comes after the writes of this page, as IndexedDB has it. */
  read: () => Promise<void>;
  keys: () => string[];
  get: (key: string) => Value | undefined;
  /** Writes a value; resolves once that is decided: false when the device could not store it. Then it lasts as long as the page. */
  set: (key: string, value: Value) => Promise<boolean>;
  /** Removes a value; resolves once that is decided, as `set`. */
  remove: (key: string) => Promise<boolean>;
  /** Resolves when no write is on its way any more, or has taken too long. */
  written: () => Promise<void>;
  /** The keys whose values are not on the device, or not yet. */
  unwritten: () => ReadonlySet<string>;
  /** Those of them that the device could not store. */
  failed: () => ReadonlySet<string>;
}

/** The values of one database. Where there is no IndexedDB, or it is broken, they last as long as the page. */
export function deviceStore<Value>(name: string): DeviceStore<Value> {
  const store = createStore(name, 'values');
  let values = new Map<string, Value>();
  let loading: Promise<void> | undefined;
  const unwritten = new Set<string>();
  const failed = new Set<string>();
  const writes = new Set<Promise<boolean>>();
  /** For each reading that is under way, what has changed here since. */
  const readings = new Set<Set<string>>();

  async function read(): Promise<void> {
    const changed = new Set(unwritten);
    readings.add(changed);
    try {
      const found = new Map(await entries<string, Value>(store));
      for (const key of changed) {
        const own = values.get(key);
        if (own === undefined) found.delete(key);
        else found.set(key, own);
      }
      values = found;
    } catch (error) {
      console.warn(`Could not read ${name}.`, error);
    }
    readings.delete(changed);
  }

  /** Follows a write of a value, or of its removal. */
  async function follow(key: string, write: () => Promise<void>, value?: Value): Promise<boolean> {
    for (const changed of readings) changed.add(key);
    try {
      await write();
      // Another value may be on its way by now.
      if (values.get(key) === value) {
        unwritten.delete(key);
        failed.delete(key);
      }
      return true;
    } catch (error) {
      console.warn(`Could not store "${key}" in ${name}.`, error);
      if (unwritten.has(key)) failed.add(key);
      return false;
    }
  }

  function track(write: Promise<boolean>): Promise<boolean> {
    writes.add(write);
    write.finally(() => writes.delete(write)).catch(console.error);
    return write;
  }

  return {
    load: () => (loading ??= read()),
    read: () => inTime(read()),
    keys: () => [...values.keys()],
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
      unwritten.add(key);
      return track(follow(key, () => set(key, value, store), value));
    },
    remove: (key) => {
      values.delete(key);
      unwritten.delete(key);
      failed.delete(key);
      return track(follow(key, () => del(key, store)));
    },
    written: () => inTime(Promise.all(writes)),
    unwritten: () => unwritten,
    failed: () => failed,
  };
}

/** Waits until all is loaded, or for as long as a page can wait. */
export const loadInTime = (...loads: readonly (() => Promise<void>)[]): Promise<void> =>
  inTime(Promise.all(loads.map((load) => load())));

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LONGEST);
  await Promise.race([work.catch(console.warn), promise]);
  clearTimeout(timer);
}
