import { useEffect, useState } from 'react';

/** How long it waits for a still moment, in milliseconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Whether the browser has had nothing to do since something came: it is on screen by then, and what can wait for that may
 * begin. Once true it stays.
 */
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
