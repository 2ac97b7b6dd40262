import { useEffect } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Once: prefetches what a press will need. */
export function useOnFirstInteraction(act: () => void): void {
  // Synchronises with pointer and keys.
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      act();
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [act]);
}
