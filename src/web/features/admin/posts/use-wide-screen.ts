import { useSyncExternalStore } from 'react';

/** Room for two columns of text beside the sidebar. */
const WIDE = '(min-width: 1100px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether two texts have room side by side. */
export const useWideScreen = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
