import {
  type Mutation,
  MutationCache,
  notifyManager,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
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

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;

const answered = new WeakSet<object>();
const hearers = new Set<(write: AnyMutation) => void>();

/** Calls back for each write that is answered, before its own callbacks run. */
export function onAnswer(hear: (write: AnyMutation) => void): void {
  hearers.add(hear);
}

function noteAnswer(write: AnyMutation): void {
  answered.add(write);
  for (const hear of hearers) hear(write);
}

/**
 * Whether a write is to be seen on what is read meanwhile: it is on its way. One that was answered is still pending while
 * its callbacks take it back, or read what is stored: by then somebody else may have changed the same.
 */
export const isOnItsWay = (write: Pick<Mutation, 'state'>): boolean =>
  write.state.status === 'pending' && !answered.has(write);

/** Everything that came from the server lives here; signing out empties it. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Before the write's own callbacks.
    onSuccess: (_data, _variables, _result, write) => noteAnswer(write),
    onError: (_error, _variables, _result, write) => noteAnswer(write),
  }),
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      // Without a network it is asked again once there is one, and not before.
      retry: (failures, error) =>
        failures < MAX_RETRIES && isUnavailable(error) && isOnline(),
    },
    // Writes carry their own id and could be sent twice, but a person waits for the answer: no silent retries.
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
