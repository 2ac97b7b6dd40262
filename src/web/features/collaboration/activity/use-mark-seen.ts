import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parseInstant } from '#db/timestamps.ts';
import { countsQuery, NO_COUNTS } from '#web/trip-data/counts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { usePageVisible } from '#web/ui/use-page-visible.ts';
import { useMarkActivityRead } from './mutations.ts';

/** While visible, the newest line counts as seen. @param newest as the database wrote it @returns ms from which lines were new; null: unknown */
export function useMarkSeen(trip: TripDetails, userId: string, newest: string | undefined): number | null {
  const { data: counts } = useQuery(countsQuery);
  const visible = usePageVisible();
  const { mutate: markRead } = useMarkActivityRead(trip.id);
  const { changes, activityReadAt } = counts?.get(trip.id) ?? NO_COUNTS;
  const [since, setSince] = useState<number | null>(null);
  if (since === null && counts) {
    // Who never looked has missed everything since joining.
    const joined = trip.trip_collaborators.find(({ user_id }) => user_id === userId)?.joined_at;
    setSince(parseInstant(activityReadAt ?? joined)?.epochMilliseconds ?? 0);
  }
  useEffect(() => {
    // Stores how far this person has read.
    if (visible && newest !== undefined && changes > 0) markRead(newest);
  }, [visible, newest, changes, markRead]);
  return since;
}
