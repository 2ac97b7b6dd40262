import { useEffect, useState } from 'react';

/** Milliseconds. */
const LONGEST_WAIT_MS = 2000;

/** True, and stays so, once the browser was idle after `hasCome`. */
export function useWhenIdle(hasCome: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!hasCome || isIdle) return;
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(request);
  }, [hasCome, isIdle]);
  return isIdle;
}
