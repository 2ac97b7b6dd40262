// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { deviceFileSizes, saveDeviceFile } from '#web/offline/device-files.ts';
import { removePurgedFiles } from './purged-files.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const request = vi.hoisted(() => vi.fn(async (_read: unknown) => [{ id: '' }]));
vi.mock('#web/data/request.ts', async (original) => ({ ...(await original<object>()), request }));

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
const answer = (...ids: string[]) => request.mockResolvedValue(ids.map((id) => ({ id })));
const stored = async () => [...(await deviceFileSizes()).keys()].toSorted();

beforeEach(async () => {
  request.mockClear();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  for (const id of ['listed', 'of-another-trip', 'purged']) await saveDeviceFile(id, new Blob(['x']));
});

it('[PLUS-10] the file of a document that is deleted for good goes, and no other', async () => {
  answer('listed', 'of-another-trip');
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip']);
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip']);
});

it('[PLUS-10] none goes where the server answers nothing to this person', async () => {
  answer();
  await removePurgedFiles([LISTED]);
  expect(await stored()).toEqual(['listed', 'of-another-trip', 'purged']);
});
