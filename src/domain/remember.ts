/**
 * A function that reckons once for each object, and remembers it for as long as that object is there. Rows are never
 * changed in place: one that changed is another object, and is reckoned anew.
 */
export function rememberEach<Key extends object, Value>(reckon: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = reckon(key);
    known.set(key, { value });
    return value;
  };
}

/** Texts of which a function has to be remembered at once; beyond it begins anew, so that it never grows without end. */
const MOST_TEXTS = 5000;

/** The same for texts, which are not objects that go by themselves. */
export function rememberTexts<Value>(reckon: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = reckon(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, { value });
    return value;
  };
}
