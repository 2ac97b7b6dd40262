import { useEffect, useState } from 'react';

/** The value, delayed until it has been unchanged for this many milliseconds. */
export function useDebounced<T>(value: T, pause: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
