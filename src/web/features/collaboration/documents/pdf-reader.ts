/** The PDF reader on this device: too large to be precached, and another with nearly every release. */
import { deviceFileTypes } from '#web/offline/device-files.ts';
import { isOnline } from '#web/offline/network-state.ts';

const PDF = 'application/pdf';

/** Stores what a file of this type needs to be read. @throws as the cache or the network */
export async function storeReader(type: string): Promise<void> {
  if (type !== PDF) return;
  const { storePdfReader } = await import('./pdf.ts');
  await storePdfReader();
}

/** For files that an earlier release has stored. @throws as the cache or the network */
export async function storeReaderOfFiles(): Promise<void> {
  if (isOnline() && (await deviceFileTypes()).has(PDF)) await storeReader(PDF);
}
