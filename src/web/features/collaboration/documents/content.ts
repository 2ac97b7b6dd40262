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
import { downloadFile } from '#web/ui/download-file.ts';

type Named = Pick<DocumentRow, 'id' | 'name' | 'type'>;

/** The key of a text. */
export class ContentError extends Error {
  readonly problem: 'notHere' | 'gone' | 'noRoom' | 'unreachable';

  constructor(problem: ContentError['problem'], options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** @throws ContentError `notHere` without a network, `gone` when the storage has it no longer */
export async function readDocument(tripId: string, { id, type }: Named): Promise<Blob> {
  const here = await readDeviceFile(id).catch(() => undefined);
  if (here) return here;
  if (!isOnline()) throw new ContentError('notHere');
  const storage = await openStorage();
  const { data, error } = await storage.from('documents').download(`${tripId}/${id}`);
  if (error) throw new ContentError('status' in error ? 'gone' : 'notHere', { cause: error });
  return new Blob([data], { type });
}

/** With the type of its bytes: a name may lie. */
export async function downloadDocument(tripId: string, row: Named): Promise<void> {
  downloadFile(row.name, await readDocument(tripId, row));
}

/** For offline. Throws ContentError as `readDocument`, `noRoom` beyond the limit. */
export async function keepOnDevice(tripId: string, row: DocumentRow): Promise<void> {
  const sizes = await deviceFileSizes();
  if (sizes.has(row.id)) return;
  if (totalSize(sizes) + row.size > deviceSettings().limit) throw new ContentError('noRoom');
  const content = await readDocument(tripId, row);
  try {
    // First the reader: the mark promises that it opens offline.
    if (row.type === 'application/pdf')
      await import('./pdf.ts').then(({ storePdfReader }) => storePdfReader());
    await saveDeviceFile(row.id, content);
    const { removed } = deviceSettings();
    if (removed.includes(row.id)) changeDeviceSettings({ removed: removed.filter((id) => id !== row.id) });
  } catch (cause) {
    throw new ContentError('noRoom', { cause });
  }
}

/** Until stored by hand again. */
export async function removeFromDevice(id: string): Promise<void> {
  changeDeviceSettings({ removed: [...deviceSettings().removed, id] });
  await removeDeviceFile(id);
}
