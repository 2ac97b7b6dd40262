import type { QueryClient } from '@tanstack/react-query';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import { type TripDetails, tripQuery } from './queries.ts';
import { withLiveChange } from './remote-changes.ts';

/** Keeps the server state of an open trip, with its items and its members, true by the events received [LIVE-1]. */
export function followTrip(client: QueryClient, tripId: string): LiveQuery {
  return followQuery<TripDetails>({ client, queryKey: tripQuery(tripId).queryKey, apply: withLiveChange });
}
