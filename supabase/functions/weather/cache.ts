/** Answers worth keeping for a while: bounded, and asked for once however many want them at the same time. */
export type AnswerCache<Value> = {
  /** Whether there is an answer, or one is on its way. */
  has: (key: string) => boolean;
  /** The kept value, or what `ask` brings. A null says that there is none, and is kept for a shorter time. */
  get: (key: string, ask: () => Promise<Value | null>) => Promise<Value | null>;
};

type Options = {
  /** Milliseconds for which a value is good. */
  keep: number;
  /** The same for "there is none". */
  keepNothing: number;
  /** How many are kept; the oldest goes first. */
  most: number;
  now: () => number;
};

export function createAnswerCache<Value>({ keep, keepNothing, most, now }: Options): AnswerCache<Value> {
  const kept = new Map<string, { until: number; value: Promise<Value | null> }>();
  const fresh = (key: string) => {
    const entry = kept.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    has: (key) => fresh(key) !== undefined,
    get(key, ask) {
      const known = fresh(key);
      if (known) return known.value;
      kept.delete(key);
      const value = ask().then((answer) => {
        if (answer === null) entry.until = now() + keepNothing;
        return answer;
      });
      const entry = { until: now() + keep, value };
      kept.set(key, entry);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return value;
    },
  };
}
