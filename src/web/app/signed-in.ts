import { queryClient } from '#web/data/query-client.ts';
import { QueryProvider } from '#web/data/query-provider.tsx';
import { AuthGuard } from '#web/features/account/auth-guard.tsx';
import { storeReaderOfFiles } from '#web/features/collaboration/documents/pdf-reader.ts';
import { AccountMenu } from '#web/features/shell/components/account-menu.tsx';
import { UnreadInTitle } from '#web/features/shell/components/unread-in-title.tsx';
import { clearOtherDrafts, loadDrafts } from '#web/forms/drafts.ts';
import { loadInTime } from '#web/offline/device-store.ts';
import { loadOutbox } from '#web/offline/outbox.ts';
import { reportOutbox, watchUnstored } from '#web/offline/outbox-report.ts';
import { startOutbox } from '#web/offline/outbox-sender.ts';
import { pushState } from '#web/offline/push-subscription.ts';
import { persistQueries } from '#web/offline/query-persister.ts';
import { registerServiceWorker } from '#web/offline/register-worker.ts';
import { acknowledgeInCache, readTouched } from '#web/trip-data/acknowledge.ts';
import { watchLostTrips } from '#web/trip-data/lost-trips.ts';
import { whenIdle } from '#web/ui/timing.ts';
import { RefusedChanges } from './refused-changes.tsx';

/** Parts of signed-in pages, in one file of the build beside the page's. */
export const signedIn = {
  QueryProvider,
  AuthGuard,
  AccountMenu,
  UnreadInTitle,
  RefusedChanges,
  startSending,
  watchLostTrips: () => watchLostTrips(queryClient),
  startOfflineSupport,
  clearOtherDrafts,
};

/** Resolves when drafts and outbox are loaded, with which pages begin. */
export const deviceLoaded: Promise<void> = loadInTime(loadOutbox, loadDrafts);

/** Starts sending the outbox. Returns how to stop. */
function startSending(): () => void {
  const stopWatching = watchUnstored();
  const stopSending = startOutbox({
    onSettled: (command, acknowledgement) => acknowledgeInCache(queryClient, command, acknowledgement),
    onDrained: (tripId) => void readTouched(queryClient, tripId).catch(console.error),
    onReport: (sent) => void reportOutbox(sent).catch(console.error),
  });
  return () => {
    stopWatching();
    stopSending();
  };
}

let isOfflineSupported = false;

/** Stores build files and trip queries on the device [PLUS-3]; once, with a signed-in user. */
function startOfflineSupport(): void {
  if (isOfflineSupported) return;
  isOfflineSupported = true;
  persistQueries(queryClient);
  registerServiceWorker();
  whenIdle(() => storeReaderOfFiles().catch(console.warn));
  whenIdle(() => renewPush().catch(console.warn));
}

async function renewPush(): Promise<void> {
  if (pushState() !== 'granted') return;
  const { renewBrowser } = await import('#web/features/account/push/add-browser.ts');
  await renewBrowser();
}
