import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

/** Not in a hidden tab or behind a locked screen. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
