import { createStore, set } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { filesOfForm, readSharedFiles, removeSharedFiles, saveSharedFiles } from './shared-files.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const form = (parts: Record<string, string | File>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(parts)) made.append(name, value);
  return made;
};

it('[PLUS-10] what another app shares are its files, or else its words as a text', async () => {
  const ticket = new File(['%PDF-1.7'], 'Billet.pdf');
  expect(filesOfForm(form({ title: 'Billet', files: ticket })).map(({ name }) => name)).toEqual([
    'Billet.pdf',
  ]);
  const [note] = filesOfForm(form({ title: 'Vol/AF', text: 'à 10:35', url: 'https://a.example' }));
  expect(note?.name).toBe('Vol AF.txt');
  expect(await note?.text()).toBe('Vol/AF\nà 10:35\nhttps://a.example');
  expect(filesOfForm(form({ title: ' ', files: new File([], 'empty') }))).toEqual([]);
});

it('[PLUS-10] what is shared next comes behind what is left, and each waits for a day', async () => {
  const day = 24 * 3_600_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(day);
  const save = (...names: string[]) => saveSharedFiles(names.map((name) => new File(['%PDF'], name)));
  const names = async () => (await readSharedFiles()).map(({ name }) => name);
  await save('Billet.pdf');
  now.mockReturnValue(day + 1);
  await save('Visa.pdf', 'Carte.pdf');
  expect(await names()).toEqual(['Billet.pdf', 'Visa.pdf', 'Carte.pdf']);
  now.mockReturnValue(2 * day + 1);
  expect(await names()).toEqual(['Visa.pdf', 'Carte.pdf']);
  now.mockRestore();
  expect(await names()).toEqual([]);
});

it('[PLUS-10] of many files that another app shares at once none is lost, and their order stays', async () => {
  const many = new FormData();
  const names = Array.from({ length: 120 }, (_, index) => `${index}.pdf`);
  for (const name of names) many.append('files', new File(['%PDF'], name));
  await saveSharedFiles(filesOfForm(many));
  const found = await readSharedFiles();
  expect(found.map(({ name }) => name)).toEqual(names);
  await removeSharedFiles(found);
});

it('[PLUS-10] what the worker of release 1.0.0 stores, all in one row, is found and removed as well', async () => {
  const files = ['Billet.pdf', 'Visa.pdf'].map((name) => new File(['%PDF'], name));
  await set('shared', { files, at: Date.now() }, createStore('escale-shared-files', 'files'));
  const found = await readSharedFiles();
  expect(found.map(({ name }) => name)).toEqual(['Billet.pdf', 'Visa.pdf']);
  await removeSharedFiles(found.slice(0, 1));
  expect((await readSharedFiles()).map(({ name }) => name)).toEqual(['Visa.pdf']);
});
