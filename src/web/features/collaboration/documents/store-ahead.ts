import { documentsAhead } from '#domain/files/documents-ahead.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { deviceFileSizes } from '#web/offline/device-files.ts';
import type { DeviceSettings } from '#web/offline/device-settings.ts';
import { noteStoredAhead } from '#web/offline/stored-ahead.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { ContentError, keepOnDevice } from './content.ts';
import { documentsWithoutRoom } from './without-room.ts';

/** Stores the files of today and the days ahead, and notes which of them have no room. */
export async function storeDocumentsAhead(
  trip: TripDetails,
  documents: readonly DocumentRow[],
  { days, removed, today }: DeviceSettings & { today: Temporal.PlainDate },
): Promise<void> {
  const wanted = documents.filter(({ id, deleted_at }) => deleted_at === null && !removed.includes(id));
  const withoutRoom: string[] = [];
  for (const row of documentsAhead(wanted, trip, { today, days })) {
    const isStored = (await deviceFileSizes()).has(row.id);
    try {
      await keepOnDevice(trip.id, row);
      if (!isStored) noteStoredAhead([row.id], trip.end_date);
    } catch (error) {
      // A file without room does not stop the others.
      console.warn(error);
      if (error instanceof ContentError && error.problem === 'noRoom') withoutRoom.push(row.id);
    }
  }
  documentsWithoutRoom.set(withoutRoom);
}
