import { documentsAhead } from '#domain/files/documents-ahead.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import type { DeviceSettings } from '#web/offline/device-settings.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { keepOnDevice } from './content.ts';

/**
 * Stores the documents of the next days on this device, the nearest first and as far as its limit goes; those that were taken
 * off by hand stay away, and those that are there already are not read again [PLUS-10].
 */
export async function storeDocumentsAhead(
  trip: TripDetails,
  documents: readonly DocumentRow[],
  { days, removed }: DeviceSettings,
): Promise<void> {
  const wanted = documents.filter(({ id, deleted_at }) => deleted_at === null && !removed.includes(id));
  const today = Temporal.Now.plainDateISO();
  // One that has no room, or is gone, keeps the others from nothing.
  for (const row of documentsAhead(wanted, trip, { today, days }))
    await keepOnDevice(trip.id, row).catch(console.warn);
}
