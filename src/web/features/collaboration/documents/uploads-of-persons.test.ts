import { expect, it, vi } from 'vitest';
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
const { addUpload } = await import('./uploads.ts');

const add = (name: string) =>
  addUpload({ tripId: 'trip', itemId: null, name, file: new File(['%PDF-1.7'], name) }, () => {}, null);
const names = () => sent.map(([name]) => name);
const signInAs = async (owner: string) => {
  session.owner = owner;
  publishSessionEnd();
  await vi.advanceTimersByTimeAsync(20_000);
};

it('[PLUS-10] uploads wait for who chose the files while somebody else is signed in', async () => {
  add('Passeport.pdf');
  add('Visa.pdf');
  await vi.waitFor(() => expect(names()).toEqual(['Passeport.pdf']));
  await signInAs('noe');
  expect(sent[0]?.[1].aborted).toBe(true);
  expect(countPendingUploads()).toBe(0);
  add('Carte.pdf');
  await vi.waitFor(() => expect(names()).toEqual(['Passeport.pdf', 'Carte.pdf']));
  expect(countPendingUploads()).toBe(1);
  await signInAs('camille');
  expect(countPendingUploads()).toBe(2);
  expect(names()).toEqual(['Passeport.pdf', 'Carte.pdf', 'Passeport.pdf']);
});
