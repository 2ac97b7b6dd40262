import { documentsAhead } from '#domain/files/documents-ahead.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import type { DeviceSettings } from '#web/offline/device-settings.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { keepOnDevice } from './content.ts';

export async function storeDocumentsAhead(
  trip: TripDetails,
  documents: readonly DocumentRow[],
  { days, removed }: DeviceSettings,
): Promise<void> {
  const wanted = documents.filter(({ id, deleted_at }) => deleted_at === null && !removed.includes(id));
  const today = Temporal.Now.plainDateISO();
  // A file without room does not stop the others.
  for (const row of documentsAhead(wanted, trip, { today, days }))
    await keepOnDevice(trip.id, row).catch(console.warn);
}
