import { useEffect, useState } from 'react';

/** The value as it was before the last pause of this many milliseconds: one request a word, not one a letter. */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
