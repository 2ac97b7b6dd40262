import { expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { refusedUploads } from '#web/offline/pending-uploads.ts';
import { readSharedFiles, saveSharedFiles } from '#web/offline/shared-files.ts';
import { addFiles } from './add-files.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/stored-session.ts', () => ({ storedUserId: () => 'camille' }));
vi.mock('#web/session/person-storage.ts', () => ({ storageOwnerId: () => 'camille' }));
vi.mock('./thumbnails.ts', () => ({ makeThumbnail: async () => {} }));
const sendFile = vi.hoisted(() => vi.fn<({ path }: { path: string }) => Promise<string>>());
vi.mock('./send-file.ts', () => ({ sendFile }));

const PLACE = { tripId: 'trip', itemId: null, userId: 'camille' };
const names = async () => (await readSharedFiles()).map(({ name }) => name);

it('[PLUS-10] a shared file leaves the device once its document does not need it any more', async () => {
  await saveSharedFiles(['Billet.pdf', 'Visa.pdf'].map((name) => new File([`%PDF-1.7 ${name}`], name)));
  const [sent, refused] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  sendFile.mockReturnValueOnce(sent.promise).mockReturnValueOnce(refused.promise);
  await addFiles(PLACE, await readSharedFiles(), []);
  expect(await names()).toEqual(['Billet.pdf', 'Visa.pdf']);
  sent.resolve('trip/billet');
  await vi.waitFor(async () => expect(await names()).toEqual(['Visa.pdf']));
  expect(outboxEntries().map(({ command }) => command.label)).toEqual(['Billet.pdf']);
  refused.reject(new AppError('storage_full'));
  await vi.waitFor(() => expect(sendFile).toHaveBeenCalledTimes(2));
  expect(await names()).toEqual(['Visa.pdf']);
});

/** A folder that is dropped, or a file that is gone since it was chosen. */
function unreadable(name: string): File {
  const file = new File(['%PDF-1.7'], name);
  const fail = async () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return Object.assign(file, { slice: () => Object.assign(new Blob(), { arrayBuffer: fail }) });
}

it('[PLUS-10] a folder that is dropped is refused in words, and the files beside it are added', async () => {
  sendFile.mockResolvedValue('trip/plan');
  const beside = new File(['%PDF-1.7'], 'Plan.pdf');
  const before = refusedUploads.get().length;
  await addFiles(PLACE, [unreadable('Photos'), beside], []);
  expect(refusedUploads.get()).toHaveLength(before + 1);
  await vi.waitFor(() => expect(outboxEntries().at(-1)?.command.label).toBe('Plan.pdf'));
});

it('[PLUS-10] a file that is chosen again while it is uploaded is no second document', async () => {
  sendFile.mockClear();
  const sent = Promise.withResolvers<string>();
  sendFile.mockReturnValue(sent.promise);
  const choose = () => addFiles(PLACE, [new File(['%PDF-1.7'], 'Reçu.pdf')], []);
  const before = refusedUploads.get().length;
  await Promise.all([choose(), choose()]);
  expect(refusedUploads.get()).toHaveLength(before + 1);
  sent.resolve('trip/receipt');
  await vi.waitFor(() => expect(outboxEntries().at(-1)?.command.label).toBe('Reçu.pdf'));
  expect(sendFile).toHaveBeenCalledOnce();
});
