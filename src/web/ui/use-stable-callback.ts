import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function while it does what the latest render says: what is given it is not drawn anew
 * for it. Not to be called while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
