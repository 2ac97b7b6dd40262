import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '#db/transient.ts';
import { startHealthChecks } from '#web/offline/health-check.ts';
import { isOnline, subscribeOnline } from '#web/offline/network-state.ts';

const MAX_RETRIES = 2;

startHealthChecks();
// The library follows the one tracker of the network, instead of the browser's events.
onlineManager.setEventListener((setOnline) => subscribeOnline(() => setOnline(isOnline())));
onlineManager.setOnline(isOnline());

// What a press changed is drawn in the moment of the press: by default the news waits for a timer, and until then a box
// that was ticked shows its old state again.
notifyManager.setScheduler(queueMicrotask);

/** Everything that came from the server lives here; signing out empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      // Without a network it is asked again once there is one, and not before.
      retry: (failures, error) => failures < MAX_RETRIES && isUnavailable(error) && isOnline(),
    },
    // Requests that are no commands (docs/adr/0028): a person waits for the answer, so no silent retries.
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
