import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countsQuery } from '#web/trip-data/counts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { activityQuery } from './queries.ts';

/** Milliseconds without a change before it is read again. */
const STILL_MS = 1000;

/** Read again after changes, also one's own. */
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
    // A reading would cancel that of older pages.
    if (isSame || isFetchingNextPage) return;
    const timer = setTimeout(() => {
      shown.current = { trip, changes };
      refetch().catch(console.error);
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [trip, changes, refetch, isFetchingNextPage]);
  return pages;
}
