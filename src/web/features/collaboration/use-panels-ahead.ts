import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '#web/offline/network-state.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useWhenIdle } from '#web/ui/timing.ts';
import { messagesQuery } from './discussion/queries.ts';
import { documentsQuery } from './documents/queries.ts';
import { listsQuery } from './lists/queries.ts';
import { tasksQuery } from './tasks/queries.ts';
import { pollsQuery } from './votes/queries.ts';

/** Reads the panels for offline use after the trip is shown [PLUS-3]; needs a service worker. */
export function usePanelsAhead(tripId: string): void {
  const client = useQueryClient();
  const { data: isThere = false } = useQuery({ ...tripQuery(tripId), enabled: false, select: Boolean });
  const isOnline = useOnline();
  const isDue = useWhenIdle(isThere) && isOnline;
  useEffect(() => {
    if (!isDue || !('serviceWorker' in navigator)) return;
    let isLeft = false;
    const read = async () => {
      await navigator.serviceWorker.ready; // Never resolves where no worker could be registered.
      if (isLeft) return;
      await Promise.all([
        client.prefetchQuery(tasksQuery(tripId)),
        client.prefetchInfiniteQuery(messagesQuery(tripId)),
        client.prefetchQuery(pollsQuery(tripId)),
        client.prefetchQuery(listsQuery(tripId)),
        client.prefetchQuery(documentsQuery(tripId)),
      ]);
    };
    read().catch(console.warn);
    return () => {
      isLeft = true;
    };
  }, [client, tripId, isDue]);
}
