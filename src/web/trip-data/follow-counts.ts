import type { QueryClient } from '@tanstack/react-query';
import { isOwnChange } from '#web/data/ids.ts';
import { followQuery, type LiveQuery } from '#web/live/live-query.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { countsQuery, NO_COUNTS, type TripCounts } from './counts.ts';

/** Milliseconds between a change and the count. */
const PAUSE_MS = 1000;

const MOST_UNREAD = 100;

type Counts = ReadonlyMap<string, TripCounts>;

export function followCounts(client: QueryClient, tripId: string, userId: string): LiveQuery {
  const { queryKey } = countsQuery;
  return followQuery<Counts>({
    client,
    queryKey,
    apply: (trips, change) => withRemoteCount(trips, change, tripId, userId),
    isCumulative: true,
    reload: async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await client.invalidateQueries({ queryKey });
    },
  });
}

/** Counts with an event; null: to be read. One's own changes are not new. */
export function withRemoteCount(
  trips: Counts,
  { table, operation, complete, rows, by, change }: RemoteEvent,
  tripId: string,
  userId: string,
): Counts | null {
  if (table === 'profiles') return trips;
  // What the person read in another tab, or on another device, is new no more.
  if (table === 'trip_reads') return isOwnChange(change) ? trips : null;
  const isMessage = table === 'trip_chat_messages';
  // Only the server knows whether a removed message was read.
  if (isMessage && (operation !== 'INSERT' || !complete)) return null;
  if (by === userId) return trips;
  if (!isMessage) return null;
  const here = trips.get(tripId) ?? NO_COUNTS;
  const unread = Math.min(here.unread + rows.length, MOST_UNREAD);
  return new Map(trips).set(tripId, { ...here, unread });
}
