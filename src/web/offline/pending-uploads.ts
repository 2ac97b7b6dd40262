import { storageOwnerId } from '#web/session/person-storage.ts';
import { createStore, useStore } from '#web/ui/store.ts';

/** The owner of each file that this page has yet to send: uploads publish them, a sign-out asks about one's own [AUTH-6]. */
export const pendingUploads = createStore<readonly string[]>([]);

const countOwn = (owners: readonly string[]): number =>
  owners.filter((owner) => owner === storageOwnerId()).length;

export const countPendingUploads = (): number => countOwn(pendingUploads.get());

export const usePendingUploads = (): number => useStore(pendingUploads, countOwn);

/** The owner of each file that was refused: a sign-out that waits for uploads must not pass over it. */
export const refusedUploads = createStore<readonly string[]>([]);

export const countRefusedUploads = (): number => countOwn(refusedUploads.get());

export const useRefusedUploads = (): number => useStore(refusedUploads, countOwn);
