import { expect, it, vi } from 'vitest';
import { forgetHandedFiles } from './handed-files.ts';
import { outboxStore } from './outbox.ts';
import { readSharedFiles, saveSharedFiles } from './shared-files.ts';

const { device, idb } = await vi.hoisted(async () =>
  (await import('#tests/support/memory-idb.ts')).memoryIdb(),
);
vi.mock('idb-keyval', () => idb);

const names = async () => (await readSharedFiles()).map(({ name }) => name);

it('[PLUS-10] a shared file stays where the device has no room for what was made of it, and waits for no later change', async () => {
  await saveSharedFiles([new File(['%PDF'], 'Billet.pdf'), new File(['%PDF'], 'Visa.pdf')]);
  const [ticket, visa] = await readSharedFiles();
  const made = outboxStore.set('camille 1', {});
  const forgotten = forgetHandedFiles(ticket ? [ticket] : []);
  await made;
  const later = outboxStore.set('camille 2', {});
  await forgotten;
  expect(await names()).toEqual(['Visa.pdf']);
  await later;
  vi.spyOn(console, 'warn').mockReturnValue();
  device.isFull = true;
  await outboxStore.set('camille 3', {});
  await forgetHandedFiles(visa ? [visa] : []);
  expect(await names()).toEqual(['Visa.pdf']);
});
