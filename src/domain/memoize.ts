/**
 * A function that computes its value once for each object, for as long as that object lives. Rows are immutable: a
 * changed row is another object, and is computed again.
 */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}

/** Texts that one function stores; beyond that it starts over, so that memory is bounded. */
const MAX_TEXTS = 5000;

/** The same for texts, which no WeakMap can hold. */
export function memoizeByText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = compute(text);
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, { value });
    return value;
  };
}
