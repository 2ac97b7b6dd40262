/** Offline support: precached build files and trip queries persisted in IndexedDB [PLUS-3]. */
import { queryClient } from '#web/data/query-client.ts';
import { SERVICE_WORKER } from '#web/paths.ts';
import { persistQueries } from './query-persister.ts';

let hasBegun = false;

/** Starts both, once; called when a user is signed in. */
export function startOfflineSupport(): void {
  if (hasBegun) return;
  hasBegun = true;
  persistQueries(queryClient);
  // Browsers have workers for pages that come over https, and for the own machine.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(SERVICE_WORKER).catch(console.warn);
}
