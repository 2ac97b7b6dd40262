import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { parseInstant } from '#db/timestamps.ts';
import { countsQuery, NO_COUNTS, useCountsBefore, useMarkRead } from '#web/trip-data/counts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { activityQuery } from './queries.ts';

/** In ms without a change before the log is read again. */
const STILL_MS = 1000;

/** Reads the log again after changes, one's own included. */
export function useActivity(trip: TripDetails) {
  const pages = useInfiniteQuery(activityQuery(trip.id));
  const { data: changes } = useQuery({
    ...countsQuery,
    enabled: false,
    select: (trips) => trips.get(trip.id)?.changes,
  });
  const { refetch, isFetchingNextPage } = pages;
  const shown = useRef({ trip, changes });
  useEffect(() => {
    // Synchronises with the log, which is not broadcast.
    const isSame = shown.current.trip === trip && shown.current.changes === changes;
    // A refetch would cancel the request for older pages.
    if (isSame || isFetchingNextPage) return;
    const timer = setTimeout(() => {
      shown.current = { trip, changes };
      refetch().catch(console.error);
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [trip, changes, refetch, isFetchingNextPage]);
  return pages;
}

/** Marks the newest line as seen while somebody looks. @returns ms after which lines are new; null: unknown */
export function useMarkSeen(trip: TripDetails, userId: string, newest: string | undefined): number | null {
  const { data: counts } = useQuery(countsQuery);
  const { changes } = counts?.get(trip.id) ?? NO_COUNTS;
  const before = useCountsBefore(trip.id);
  useMarkRead({ tripId: trip.id, mark: 'mark_activity_read', newest, count: changes });
  // For a person who never opened it, everything since joining is new.
  const joined = trip.trip_collaborators.find(({ user_id }) => user_id === userId)?.joined_at;
  return before && (parseInstant(before.activityReadAt ?? joined)?.epochMilliseconds ?? 0);
}
