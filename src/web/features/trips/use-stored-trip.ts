import { useState } from 'react';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import type { EditedTrip } from './trip-form.ts';

/**
 * Follows others' changes, of the list's row and of the trip in the cache, but ignores this form's own write and its rollback while it
 * saves, and what was in the cache before: the list of trips has newer rows.
 */
export function useStoredTrip(trip: EditedTrip | null, isPending: boolean): EditedTrip | null {
  const { data } = useTrip(trip?.id ?? '', { enabled: false });
  const [opened] = useState(data);
  const [seen, setSeen] = useState({ trip, data });
  const isNewer = !isPending && (seen.trip !== trip || seen.data !== data);
  if (isNewer) setSeen({ trip, data });
  const stored = isNewer ? { trip, data } : seen;
  return stored.data && stored.data !== opened ? stored.data : stored.trip;
}
