import { expect, it } from 'vitest';
import { filesOfForm } from './shared-files.ts';

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
