import { useCallback, useRef } from 'react';

/** A handler that acts the first time alone: the second press of a double click may find a dialog still there. */
export function useOnce<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const isDone = useRef(false);
  return useCallback(
    (...args: Args) => {
      if (isDone.current) return;
      isDone.current = true;
      handler(...args);
    },
    [handler],
  );
}
