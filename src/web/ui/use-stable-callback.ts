import { useCallback, useLayoutEffect, useRef } from 'react';

/** Calls the latest handler, with a stable identity. It must not be called during rendering. */
export function useStableCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
