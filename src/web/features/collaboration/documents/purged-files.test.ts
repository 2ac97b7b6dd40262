// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { clearDeviceFiles, deviceFileIds, saveDeviceFile, savePicture } from '#web/offline/device-files.ts';
import { removePurgedFiles } from './purged-files.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const server = vi.hoisted(() => ({ documents: [] as string[], asked: [] as string[][] }));
vi.mock('#web/data/request.ts', async (original) => ({
  ...(await original<object>()),
  request: async (read: (client: object) => { id: string }[]) =>
    read({
      from: () => ({
        select: () => ({
          in: (_: string, ids: string[]) => {
            server.asked.push(ids);
            return ids.filter((id) => server.documents.includes(id)).map((id) => ({ id }));
          },
        }),
      }),
    }),
}));

const LISTED: DocumentRow = {
  id: 'listed',
  name: 'Billet.txt',
  type: 'text/plain',
  size: 1,
  item_id: null,
  created_by: null,
  created_at: '',
  deleted_at: null,
};
const answer = (...ids: string[]) => {
  server.documents = ids;
};
const stored = async () => (await deviceFileIds()).toSorted();

beforeEach(async () => {
  server.asked = [];
  await clearDeviceFiles();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  for (const id of ['listed', 'of-another-trip', 'purged']) await saveDeviceFile(id, new Blob(['x']));
});

it('[PLUS-10] the file of a document that is deleted for good goes, and no other', async () => {
  answer('listed', 'of-another-trip');
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip']);
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip']);
  expect(server.asked).toEqual([['listed', 'of-another-trip', 'purged']]);
});

it('[PLUS-10] so do thumbnails without files, however many others there are', async () => {
  const others = Array.from({ length: 150 }, (_, at) => `picture-${at}`);
  for (const id of [...others, 'z-purged-picture']) await savePicture(id, new Blob(['x']));
  answer('listed', 'of-another-trip', 'purged', ...others);
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip', 'purged', ...others].toSorted());
  expect(server.asked).toHaveLength(2);
});

it('[PLUS-10] none goes where the server answers nothing to this person', async () => {
  answer();
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip', 'purged']);
});
