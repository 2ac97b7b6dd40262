import { hasFailedToStore, outboxStore } from './outbox.ts';
import { removeSharedFiles } from './shared-files.ts';

/** Removes shared files once what was made of them is on this device: until then a later page finds them [PLUS-10]. */
export async function forgetHandedFiles(files: readonly File[]): Promise<void> {
  await outboxStore.written();
  if (!hasFailedToStore()) await removeSharedFiles(files);
}
