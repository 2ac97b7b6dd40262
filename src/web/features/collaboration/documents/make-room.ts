import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { deviceFileSizes, removeDeviceFile, removeDeviceFiles } from '#web/offline/device-files.ts';
import { forgetStoredAhead, noteStoredAhead, storedAhead } from '#web/offline/stored-ahead.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

/** Milliseconds for which a deleted document's file stays, so that an undo finds it. */
const UNDONE_WITHIN = 3_600_000;

/** Days after a trip's last one in which a journey home may still end. */
const DAYS_AFTER = 1;

/** Removes what is of no use here any more: files of deleted documents; of trips that are over, those that were stored by themselves. */
export async function makeRoom(trip: TripDetails, documents: readonly DocumentRow[]): Promise<void> {
  const sizes = await deviceFileSizes();
  const isLongDeleted = ({ deleted_at }: DocumentRow) =>
    deleted_at !== null && Date.parse(deleted_at) < Date.now() - UNDONE_WITHIN;
  const deleted = documents.filter((row) => sizes.has(row.id) && isLongDeleted(row)).map(({ id }) => id);
  // The trip may have other days by now.
  const ahead = storedAhead();
  const own = documents.filter(({ id }) => (ahead[id] ?? trip.end_date) !== trip.end_date);
  noteStoredAhead(
    own.map(({ id }) => id),
    trip.end_date,
  );
  const firstDay = Temporal.Now.plainDateISO().subtract({ days: DAYS_AFTER }).toString();
  const over = Object.entries(storedAhead()).flatMap(([id, lastDay]) => (lastDay < firstDay ? [id] : []));
  if (deleted.length > 0) await removeDeviceFiles(deleted);
  for (const id of over) await removeDeviceFile(id);
  forgetStoredAhead([...deleted, ...over]);
}
