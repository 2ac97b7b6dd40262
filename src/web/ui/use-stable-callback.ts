import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback with a stable identity that calls the handler of the latest render, so that children don't render again for
 * it. Not to be called while rendering.
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
