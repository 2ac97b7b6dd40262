import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countsQuery, type TripCounts } from '#web/trip-data/counts.ts';
import { setTitleCount } from '#web/ui/page-title.ts';

const totalUnread = (trips: ReadonlyMap<string, TripCounts>): number =>
  Array.from(trips.values()).reduce((total, { unread }) => total + unread, 0);

/** Counts unread messages of all trips, as far as they are loaded [PLUS-19]. */
export function UnreadInTitle(): null {
  const { data: unread = 0 } = useQuery({ ...countsQuery, enabled: false, select: totalUnread });
  // Synchronises with the document's title, which the shell writes.
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);
  return null;
}
