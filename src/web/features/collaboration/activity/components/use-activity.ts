import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { TripDetails } from '#web/features/planner/queries.ts';
import { countsQuery } from '../../queries.ts';
import { activityQuery } from '../queries.ts';

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
  const { refetch } = pages;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trip is another object whenever anything in it is another
  useEffect(() => {
    // Synchronises what is shown with the log, which is not broadcast: the changes themselves are.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void refetch(), STILL_MS);
    return () => clearTimeout(timer);
  }, [trip, changes, refetch]);
  return pages;
}
