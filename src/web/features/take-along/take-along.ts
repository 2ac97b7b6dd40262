import { loadAreas } from '#i18n/i18n.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { TakeAlongFormat } from './downloads.ts';

/** [PLUS-14] Writers are loaded on demand. */
export async function takeAlong(trip: TripDetails, format: TakeAlongFormat): Promise<void> {
  const [{ downloadTrip }] = await Promise.all([import('./downloads.ts'), loadAreas('take-along')]);
  await downloadTrip(trip, format);
}
