import type { QueryClient } from '@tanstack/react-query';
import { isOwnChange } from '#web/data/command-ids.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { type TripSummary, tripKeys } from './queries.ts';

/** Tables that the list of trips is made of; a person hears of theirs. */
const LISTED = new Set(['trips', 'trip_collaborators']);

/** Keeps the dashboard's list true: trips that one is let into, that change their name or dates, or are gone [LIVE-1]. */
export function followTrips(client: QueryClient, userId: string): LiveQuery {
  return followQuery<TripSummary[]>({
    client,
    queryKey: tripKeys.list(userId),
    apply: withRemoteTrip,
  });
}

/** The list when a change leaves it as it is; null when it has to be read. This page's own writes have it read themselves. */
function withRemoteTrip(
  trips: TripSummary[],
  { table, change }: Pick<RemoteEvent, 'table' | 'change'>,
): TripSummary[] | null {
  return LISTED.has(table) && !isOwnChange(change) ? null : trips;
}
