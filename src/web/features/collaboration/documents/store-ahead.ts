import { documentsAhead } from '#domain/files/documents-ahead.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { deviceFileSizes } from '#web/offline/device-files.ts';
import { type DeviceSettings, deviceSettings } from '#web/offline/device-settings.ts';
import { noteStoredAhead } from '#web/offline/stored-ahead.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { ContentError, isByHand, storeOnDevice } from './content.ts';
import { documentsWithoutRoom } from './without-room.ts';

/** Stores the files of today and the days ahead, and notes which of them have no room. */
export async function storeDocumentsAhead(
  trip: TripDetails,
  documents: readonly DocumentRow[],
  { days, today }: Pick<DeviceSettings, 'days'> & { today: Temporal.PlainDate },
): Promise<void> {
  // Asked each time: one may be removed or chosen by hand while another is on its way.
  const isWanted = ({ id }: DocumentRow) => !deviceSettings().removed.includes(id) && !isByHand(id);
  const wanted = documents.filter(({ deleted_at }) => deleted_at === null);
  const withoutRoom: string[] = [];
  for (const row of documentsAhead(wanted, trip, { today, days })) {
    if (!isWanted(row)) continue;
    const isStored = (await deviceFileSizes()).has(row.id);
    try {
      await storeOnDevice(trip.id, row, () => isWanted(row));
      if (!isStored && isWanted(row)) noteStoredAhead([row.id], trip.end_date);
    } catch (error) {
      // A file without room does not stop the others.
      console.warn(error);
      if (error instanceof ContentError && error.problem === 'noRoom') withoutRoom.push(row.id);
    }
  }
  documentsWithoutRoom.set(withoutRoom);
}
