import { useEffect } from 'react';

/** What shows that somebody is there, and about to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once, with the first sign of somebody at the page: what a press will need is then fetched ahead of it. */
export function useOnFirstInteraction(act: () => void): void {
  // Synchronises with the document's pointer and keys, until the first of them.
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
