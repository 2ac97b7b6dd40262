import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isTransient, toAppError } from '#db/app-error.ts';
import { startHealthChecks } from '#web/offline/health-check.ts';
import { isOnline, subscribeOnline } from '#web/offline/network-state.ts';

const MAX_RETRIES = 2;

startHealthChecks();
// One tracker of the network instead of the browser's events.
onlineManager.setEventListener((setOnline) => subscribeOnline(() => setOnline(isOnline())));
onlineManager.setOnline(isOnline());

// Updates by default wait for a timer, until which a ticked box shows its old state.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      // Queries resume with the network; a token that was refused is renewed meanwhile.
      retry: (failures, error) => failures < MAX_RETRIES && isTransient(toAppError(error)) && isOnline(),
    },
    // Commands have their own outbox (ADR 0028): here a person waits for the answer, so no silent retries.
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
