import { fieldOf } from '#domain/json.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { openStorage } from '#web/data/storage-client.ts';
import {
  deviceFileSizes,
  readDeviceFile,
  removeDeviceFile,
  saveDeviceFile,
  totalSize,
} from '#web/offline/device-files.ts';
import { changeDeviceSettings, deviceSettings } from '#web/offline/device-settings.ts';
import { isOnline } from '#web/offline/network-state.ts';
import { forgetStoredAhead } from '#web/offline/stored-ahead.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { onSessionEnd } from '#web/session/session-end.ts';
import { downloadFile } from '#web/ui/download-file.ts';
import { storeReader } from './pdf-reader.ts';

type Named = Pick<DocumentRow, 'id' | 'name' | 'type'>;

/** `problem` is the key of its text. */
export class ContentError extends Error {
  readonly problem: 'notHere' | 'gone' | 'noRoom' | 'unreachable';

  constructor(problem: ContentError['problem'], options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Enough for the largest file on a slow line: one that stalls must not hold those behind it back for ever. */
const TIMEOUT_MS = 20 * 60_000;

/** @throws ContentError `notHere` without a network, `gone` when the storage no longer has it, else `unreachable`, as after a sign-out */
export async function readDocument(tripId: string, { id, type }: Named): Promise<Blob> {
  const here = await readDeviceFile(id).catch(() => undefined);
  if (here) return here;
  if (!isOnline()) throw new ContentError('notHere');
  const owner = storageOwnerId();
  const storage = await openStorage();
  const { data, error } = await storage
    .from('documents')
    .download(`${tripId}/${id}`, {}, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    // The line may also break while the bytes come.
    .catch((cause: unknown) => ({ data: null, error: cause }));
  if (!data) throw new ContentError(isGone(error) ? 'gone' : 'unreachable', { cause: error });
  // What is on its way at a sign-out would be stored for the next person, or for nobody, whom no clearing reaches.
  if (storageOwnerId() !== owner) throw new ContentError('unreachable');
  return new Blob([data], { type });
}

/** Hosted Supabase answers 400 where our server answers 404. */
const isGone = (error: unknown): boolean =>
  fieldOf(error, 'status') === 404 ||
  (fieldOf(error, 'status') === 400 && fieldOf(error, 'message') === 'Object not found');

/** The type is that of the bytes, since a name may claim another. */
export async function downloadDocument(tripId: string, row: Named): Promise<void> {
  downloadFile(row.name, await readDocument(tripId, row));
}

/** Documents that were chosen by hand on this page: a pass of the days ahead leaves them alone. */
const byHand = new Set<string>();
onSessionEnd(() => byHand.clear());

export const isByHand = (id: string): boolean => byHand.has(id);

/** Stores it by hand, for offline use. @throws ContentError as `readDocument`, `noRoom` beyond the limit */
export async function keepOnDevice(tripId: string, row: DocumentRow): Promise<void> {
  byHand.add(row.id);
  try {
    await storeOnDevice(tripId, row);
  } catch (error) {
    byHand.delete(row.id);
    throw error;
  }
  // A pass may have stored it meanwhile.
  forgetStoredAhead([row.id]);
  // Not before it is there: a pass of the days ahead would take it for one of its own, which goes after the trip.
  const { removed } = deviceSettings();
  if (removed.includes(row.id)) changeDeviceSettings({ removed: removed.filter((id) => id !== row.id) });
}

/** @param isWanted is asked once the file has come @throws ContentError as `keepOnDevice` */
export async function storeOnDevice(
  tripId: string,
  row: DocumentRow,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const sizes = await deviceFileSizes();
  const isStored = sizes.has(row.id);
  if (!isStored && totalSize(sizes) + row.size > deviceSettings().limit) throw new ContentError('noRoom');
  // The reader is stored first, for files of before as well: the mark promises that they open offline.
  await storeReader(row.type).catch((cause: unknown) => {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    throw new ContentError(isFull ? 'noRoom' : 'unreachable', { cause });
  });
  if (isStored) return;
  const content = await readDocument(tripId, row);
  if (!isWanted()) return;
  try {
    await saveDeviceFile(row.id, content);
  } catch (cause) {
    throw new ContentError('noRoom', { cause });
  }
}

/** It is not stored ahead again, except by hand: first of all, since it may be on its way. */
export async function removeFromDevice(id: string): Promise<void> {
  byHand.delete(id);
  changeDeviceSettings({ removed: [...deviceSettings().removed, id] });
  await removeDeviceFile(id);
  forgetStoredAhead([id]);
  // What had no room is tried again after this change.
  changeDeviceSettings({});
}
