/** Precached build files, and trip queries in IndexedDB [PLUS-3]. */
import { queryClient } from '#web/data/query-client.ts';
import { persistQueries } from './query-persister.ts';
import { registerServiceWorker } from './register-worker.ts';

let hasBegun = false;

/** Once; with a signed-in user. */
export function startOfflineSupport(): void {
  if (hasBegun) return;
  hasBegun = true;
  persistQueries(queryClient);
  registerServiceWorker();
}
