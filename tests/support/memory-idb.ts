/**
 * IndexedDB as `idb-keyval` gives it, in memory: a module to put in its place. Operations of one page come one after the other, those
 * that write take longer, and values are copies, as in a browser.
 */
export function memoryIdb() {
  const databases = new Map<string, Map<string, unknown>>();
  const device = { databases, isFull: false };
  type Store = <Result>(act: (values: Map<string, unknown>) => Result, turns?: number) => Promise<Result>;

  function createStore(name: string): Store {
    let last: Promise<unknown> = Promise.resolve();
    return (act, turns = 5) => {
      const next = last.then(async () => {
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        const values = databases.get(name) ?? new Map<string, unknown>();
        databases.set(name, values);
        return act(values);
      });
      last = next.catch(() => {});
      return next;
    };
  }
  const put = (values: Map<string, unknown>, key: string, value: unknown) => {
    if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
    values.set(key, structuredClone(value));
  };
  const idb = {
    createStore,
    get: (key: string, store: Store) => store((values) => structuredClone(values.get(key))),
    set: (key: string, value: unknown, store: Store) => store((values) => put(values, key, value), 20),
    setMany: (rows: [string, unknown][], store: Store) =>
      store((values) => {
        for (const [key, value] of rows) put(values, key, value);
      }, 20),
    del: (key: string, store: Store) => store((values) => void values.delete(key), 20),
    delMany: (keys: string[], store: Store) =>
      store((values) => keys.forEach((key) => void values.delete(key))),
    keys: (store: Store) => store((values) => [...values.keys()]),
    entries: (store: Store) => store((values) => structuredClone([...values])),
    clear: (store: Store) => store((values) => values.clear()),
  };
  return { device, idb };
}
