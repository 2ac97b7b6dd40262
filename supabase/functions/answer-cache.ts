/** A bounded cache of answers. Concurrent questions for one key are asked once. */
export type AnswerCache<Value> = {
  /** Whether there is an answer, or one is on its way. */
  has: (key: string) => boolean;
  /** The cached value, or the result of `ask`. */
  get: (key: string, ask: () => Promise<Value>) => Promise<Value>;
};

type Options<Value> = {
  /** Milliseconds for which a value is good. */
  lifetime: number;
  isFailure: (value: Value) => boolean;
  /** Milliseconds for which a failure is cached. */
  failureLifetime: number;
  /** The most entries; the one used longest ago goes first. */
  maxEntries: number;
  now: () => number;
};

/** An empty cache in the memory of the process. */
export function createAnswerCache<Value>(options: Options<Value>): AnswerCache<Value> {
  const { lifetime, isFailure, failureLifetime, maxEntries, now } = options;
  const entries = new Map<string, { until: number; value: Promise<Value> }>();
  const fresh = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    has: (key) => fresh(key) !== undefined,
    get(key, ask) {
      const entry = fresh(key) ?? { until: Number.POSITIVE_INFINITY, value: ask().then(complete) };
      async function complete(value: Value): Promise<Value> {
        entry.until = now() + (isFailure(value) ? failureLifetime : lifetime);
        return value;
      }
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return entry.value;
    },
  };
}
