import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '#web/offline/network-state.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useWhenIdle } from '#web/ui/use-when-idle.ts';
import { messagesQuery } from './discussion/queries.ts';
import { documentsQuery } from './documents/queries.ts';
import { listsQuery } from './lists/queries.ts';
import { tasksQuery } from './tasks/queries.ts';
import { pollsQuery } from './votes/queries.ts';

/**
 * Reads what the panels of a trip show once the trip itself is on screen, so that all of it is on the device before the network
 * is gone [PLUS-3]. Where no worker serves the page without a network, nothing is read before it is asked for.
 */
export function usePanelsAhead(tripId: string): void {
  const client = useQueryClient();
  const { data: isThere = false } = useQuery({ ...tripQuery(tripId), enabled: false, select: Boolean });
  const isOnline = useOnline();
  const isDue = useWhenIdle(isThere) && isOnline;
  useEffect(() => {
    if (!isDue || !('serviceWorker' in navigator)) return;
    let isLeft = false;
    const read = async () => {
      await navigator.serviceWorker.ready; // Never, where none could be registered.
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
