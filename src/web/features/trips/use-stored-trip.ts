import { useState } from 'react';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import type { EditedTrip } from './trip-form.ts';

/**
 * Follows others' changes, but ignores this form's own write and its rollback while it saves, and what was in the cache before: the list
 * of trips has newer rows.
 */
export function useStoredTrip(trip: EditedTrip | null, isPending: boolean): EditedTrip | undefined {
  const { data } = useTrip(trip?.id ?? '', { enabled: false });
  const [opened] = useState(data);
  const [seen, setSeen] = useState(data);
  if (!isPending && seen !== data) setSeen(data);
  const stored = isPending ? seen : data;
  return stored && stored !== opened ? stored : undefined;
}
