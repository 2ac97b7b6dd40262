import type { QueryClient } from '@tanstack/react-query';
import { isOnItsWay } from '#web/data/query-client.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { type TripDetails, tripQuery } from './queries.ts';
import { withLiveChange, withPendingWrite } from './remote-changes.ts';

/** Keeps an open trip with its items and its people true by what is heard [LIVE-1]. */
export function followTrip(client: QueryClient, tripId: string): LiveQuery {
  const writes = { mutationKey: ['trips', tripId], predicate: isOnItsWay };
  return followQuery<TripDetails>({
    client,
    queryKey: tripQuery(tripId).queryKey,
    apply: withLiveChange,
    withPending: (trip) =>
      client
        .getMutationCache()
        .findAll(writes)
        .reduce((shown, { state }) => withPendingWrite(shown, state.variables), trip),
  });
}
