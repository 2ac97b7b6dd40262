import { useCallback, useEffect, useState } from 'react';
import { useOnFirstInteraction } from '#web/ui/timing.ts';

/** In ms: what listens to a trip of one's own comes long after what shows it. */
const UNSHARED_WAIT_MS = 10_000;

/**
 * Whether to listen to a trip [LIVE-1]: after the first paint where it is shared; else at an interaction, or later by itself, since its owner
 * may use two devices, and somebody may join. @param isShared undefined: not known yet
 */
export function useListening(isShared: boolean | undefined): boolean {
  const [isWanted, setIsWanted] = useState(false);
  const begin = useCallback(() => setIsWanted(true), []);
  useOnFirstInteraction(begin);
  useEffect(() => {
    if (isShared === undefined) return;
    const timer = setTimeout(begin, isShared ? 0 : UNSHARED_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isShared, begin]);
  return isWanted && isShared !== undefined;
}
