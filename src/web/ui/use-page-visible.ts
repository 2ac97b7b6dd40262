import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

/** Whether this page is before somebody's eyes: not in a tab behind others, nor on a locked screen. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
