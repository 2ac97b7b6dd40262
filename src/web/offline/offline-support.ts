/** Offline support: precached build files and trip queries persisted in IndexedDB [PLUS-3]. */
import { queryClient } from '#web/data/query-client.ts';
import { persistQueries } from './query-persister.ts';
import { registerServiceWorker } from './register-worker.ts';

let hasBegun = false;

/** Starts both, once; called when a user is signed in. */
export function startOfflineSupport(): void {
  if (hasBegun) return;
  hasBegun = true;
  persistQueries(queryClient);
  registerServiceWorker();
}
