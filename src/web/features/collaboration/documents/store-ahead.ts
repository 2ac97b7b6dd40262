import { documentsAhead } from '#domain/files/documents-ahead.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { DeviceSettings } from '#web/offline/device-settings.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { keepOnDevice } from './content.ts';
import { documentsQuery } from './queries.ts';

/**
 * Stores the documents of the next days on this device, the nearest first and as far as its limit goes; those that were taken
 * off by hand stay away [PLUS-10].
 */
export async function storeDocumentsAhead(
  trip: TripDetails,
  { days, removed }: DeviceSettings,
): Promise<void> {
  const all = await queryClient.fetchQuery(documentsQuery(trip.id));
  const wanted = all.filter(({ id, deleted_at }) => deleted_at === null && !removed.includes(id));
  const today = Temporal.Now.plainDateISO();
  // One that has no room, or is gone, keeps the others from nothing.
  for (const row of documentsAhead(wanted, trip, { today, days }))
    await keepOnDevice(trip.id, row).catch(console.warn);
}
