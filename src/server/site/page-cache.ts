/** In ms: other processes write too, and a post's day comes. */
const LIFETIME_MS = 30_000;

export type Made<Value> = {
  value: Value;
  tables: ReadonlySet<string>;
  /** False: it answers those who wait for it alone. */
  isCacheable: boolean;
};

type Entry<Value> = { until: number; made: Promise<Made<Value>>; tables: ReadonlySet<string> | null };

/** Makes a value once per key for all who wait; bounded, oldest out first. `now`: in ms, by default not of a clock that is set back. */
export function createPageCache<Value>(maxEntries: number, now = () => performance.now()) {
  const entries = new Map<string, Entry<Value>>();
  return {
    /** Gets the value of a key. @throws as `make` */
    async get(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
      const known = entries.get(key);
      if (known && known.until > now()) return (await known.made).value;
      const entry: Entry<Value> = { until: now() + LIFETIME_MS, made: make(), tables: null };
      entries.delete(key);
      entries.set(key, entry);
      const drop = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      try {
        const { value, tables, isCacheable } = await entry.made;
        entry.tables = tables;
        if (!isCacheable) drop();
        const [oldest] = entries.keys();
        if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
        return value;
      } catch (error) {
        drop();
        throw error;
      }
    },
    /** Drops entries of a table, also those in the making: they may have read before the write. */
    invalidate(table: string): void {
      for (const [key, { tables }] of entries) if (!tables || tables.has(table)) entries.delete(key);
    },
    size: () => entries.size,
  };
}

type DataApi = (request: Request, address: string) => Promise<Response>;

const TABLE = /^\/rest\/v1\/(\w+)$/;

/** Announces each table that it has written to. */
export function announceWrites(data: DataApi, onWrite: (table: string) => void): DataApi {
  return async (request, address) => {
    const answer = await data(request, address);
    const [, table] = TABLE.exec(new URL(request.url).pathname) ?? [];
    if (table && answer.ok && request.method !== 'GET' && request.method !== 'HEAD') onWrite(table);
    return answer;
  };
}
