import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countsQuery } from '#web/trip-data/counts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { activityQuery } from './queries.ts';

/** How long the trip has to be still before its activity is read again; milliseconds. */
const STILL_MS = 1000;

/** The activity of a trip, read again once somebody has changed something, oneself included. */
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
    // Synchronises what is shown with the log, which is not broadcast: the changes themselves are.
    const isSame = shown.current.trip === trip && shown.current.changes === changes;
    // Reading it again would put an end to reading further back.
    if (isSame || isFetchingNextPage) return;
    const timer = setTimeout(() => {
      shown.current = { trip, changes };
      refetch().catch(console.error);
    }, STILL_MS);
    return () => clearTimeout(timer);
  }, [trip, changes, refetch, isFetchingNextPage]);
  return pages;
}
