/** IndexedDB with all values in memory, for synchronous reads. */
import { createStore, del, entries, set } from 'idb-keyval';

/** In ms: a device that does not answer delays nothing longer. */
const LONGEST = 2000;

export interface DeviceStore<Value> {
  /** Loads values once; before, there are only this page's. */
  load: () => Promise<void>;
  /** Reads again, since other tabs write too; ordered after this page's writes, as in IndexedDB. */
  read: () => Promise<void>;
  keys: () => string[];
  get: (key: string) => Value | undefined;
  /** Stores a value; false when the device could not: it then lasts as long as the page. */
  set: (key: string, value: Value) => Promise<boolean>;
  remove: (key: string) => Promise<boolean>;
  /** Resolves when no write is pending, or one took too long. */
  written: () => Promise<void>;
  /** Keys that are not, or not yet, on the device. */
  unwritten: () => ReadonlySet<string>;
  failed: () => ReadonlySet<string>;
}

/** Opens a store; without a working IndexedDB, values last as long as the page. */
export function deviceStore<Value>(name: string): DeviceStore<Value> {
  const store = createStore(name, 'values');
  let values = new Map<string, Value>();
  let loading: Promise<void> | undefined;
  const unwritten = new Set<string>();
  const failed = new Set<string>();
  const writes = new Set<Promise<boolean>>();
  /** Keys changed during each running reading. */
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

  async function follow(key: string, write: () => Promise<void>, value?: Value): Promise<boolean> {
    for (const changed of readings) changed.add(key);
    try {
      await write();
      // The value may have changed by now.
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

export const loadInTime = (...loads: readonly (() => Promise<void>)[]): Promise<void> =>
  inTime(Promise.all(loads.map((load) => load())));

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LONGEST);
  await Promise.race([work.catch(console.warn), promise]);
  clearTimeout(timer);
}
