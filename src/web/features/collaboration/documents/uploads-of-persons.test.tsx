// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { countPendingUploads } from '#web/offline/pending-uploads.ts';
import { publishSessionEnd } from '#web/session/session-end.ts';

vi.useFakeTimers();
const session = vi.hoisted(() => ({ owner: 'camille' }));
vi.mock('#web/session/person-storage.ts', () => ({ storageOwnerId: () => session.owner }));
vi.mock('#web/offline/handed-files.ts', () => ({ forgetHandedFiles: async () => {} }));
const sent = vi.hoisted((): [name: string, signal: AbortSignal][] => []);
vi.mock('./send-file.ts', () => ({
  sendFile: ({ file, signal }: { file: File; signal: AbortSignal }) => {
    sent.push([file.name, signal]);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  },
}));
// Its timer begins as it is loaded.
const { addUpload, useUploads } = await import('./uploads.ts');
afterAll(() => void vi.useRealTimers());

const add = (name: string) =>
  addUpload({ tripId: 'trip', itemId: null, name, file: new File(['%PDF-1.7'], name) }, () => {}, null);
const show = reactPage();
function Uploads() {
  return useUploads()
    .map(({ name }) => name)
    .join(', ');
}
const names = () => sent.map(([name]) => name);
const signInAs = async (owner: string) => {
  session.owner = owner;
  await act(async () => {
    publishSessionEnd();
    await vi.advanceTimersByTimeAsync(20_000);
  });
};

it('[PLUS-10] uploads are shown to who chose the files alone, and wait for them while somebody else is signed in', async () => {
  const page = await show(<Uploads />);
  await act(async () => {
    add('Passeport.pdf');
    add('Visa.pdf');
  });
  expect(page.textContent).toBe('Passeport.pdf, Visa.pdf');
  await vi.waitFor(() => expect(names()).toEqual(['Passeport.pdf']));
  await signInAs('noe');
  expect(sent[0]?.[1].aborted).toBe(true);
  expect([page.textContent, countPendingUploads()]).toEqual(['', 0]);
  await act(async () => add('Carte.pdf'));
  await vi.waitFor(() => expect(names()).toEqual(['Passeport.pdf', 'Carte.pdf']));
  expect([page.textContent, countPendingUploads()]).toEqual(['Carte.pdf', 1]);
  await signInAs('camille');
  expect([page.textContent, countPendingUploads()]).toEqual(['Passeport.pdf, Visa.pdf', 2]);
  expect(names()).toEqual(['Passeport.pdf', 'Carte.pdf', 'Passeport.pdf']);
});
