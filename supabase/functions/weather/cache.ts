/** Answers worth keeping for a while: bounded, and asked for once however many want them at the same time. */
export type AnswerCache<Value> = {
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
  return {
    get(key, ask) {
      const entry = kept.get(key);
      if (entry && entry.until > now()) return entry.value;
      kept.delete(key);
      const value = ask().then((answer) => {
        if (answer === null) fresh.until = now() + keepNothing;
        return answer;
      });
      const fresh = { until: now() + keep, value };
      kept.set(key, fresh);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return value;
    },
  };
}
