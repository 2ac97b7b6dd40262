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
