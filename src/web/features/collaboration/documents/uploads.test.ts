import { expect, it, vi } from 'vitest';
import { pendingUploads, refusedUploads } from '#web/offline/pending-uploads.ts';
import { addUpload, discardUpload, stopUpload, type Upload } from './uploads.ts';

interface Earlier {
  uploadUrl: string;
  metadata: object;
}
const sent = vi.hoisted(() => ({
  url: null as string | null,
  aborts: [] as boolean[],
  earlier: Promise.resolve<Earlier[]>([]),
}));
vi.mock('tus-js-client', () => ({
  DetailedError: Error,
  Upload: class {
    findPreviousUploads = () => sent.earlier;
    resumeFromPreviousUpload = ({ uploadUrl }: Earlier) => void Object.assign(sent, { url: uploadUrl });
    start = () => void Object.assign(sent, { url: '/uploads/1' });
    abort = async (isDiscarded = false) => void (sent.url && sent.aborts.push(isDiscarded));
  },
}));
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({}) }));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ supabaseUrl: '', supabaseKey: '' }) }));
vi.mock('#web/data/ids.ts', () => ({ newId: () => 'upload' }));
const forgetHandedFiles = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#web/offline/handed-files.ts', () => ({ forgetHandedFiles }));

const made: Pick<Upload, 'tripId' | 'itemId' | 'name' | 'file'> = {
  tripId: 'trip',
  itemId: null,
  name: 'Billet.pdf',
  file: new File(['%PDF-1.7'], 'Billet.pdf'),
};

it.each([
  ['while it is sent', false],
  ['after it was stopped', true],
])('[PLUS-10] an upload that is discarded %s leaves no bytes on the server', async (_, isStopped) => {
  Object.assign(sent, { url: null, aborts: [] });
  forgetHandedFiles.mockClear();
  addUpload(made, () => {}, null);
  await vi.waitFor(() => expect(sent.url).not.toBeNull());
  if (isStopped) {
    stopUpload('upload');
    expect(sent.aborts).toEqual([false]);
  }
  expect(forgetHandedFiles).not.toHaveBeenCalled();
  discardUpload('upload');
  expect(sent.aborts).toContain(true);
  // Its author has decided: a shared file is not offered again.
  expect(forgetHandedFiles).toHaveBeenCalledExactlyOnceWith([made.file]);
});

it.each([
  ['while it is prepared', false],
  ['after it was stopped while it was prepared', true],
])('[PLUS-10] nor does one that was begun earlier and is discarded %s', async (_, isStopped) => {
  const earlier = Promise.withResolvers<Earlier[]>();
  Object.assign(sent, { url: null, aborts: [], earlier: earlier.promise });
  addUpload(made, () => {}, null);
  if (isStopped) stopUpload('upload');
  else discardUpload('upload');
  earlier.resolve([{ uploadUrl: '/uploads/1', metadata: {} }]);
  await vi.waitFor(() => expect(sent.url).not.toBeNull());
  if (isStopped) discardUpload('upload');
  await vi.waitFor(() => expect(sent.aborts).toEqual([true]));
});

it('[PLUS-10] [AUTH-6] publishes what is refused apart from what is yet to be sent', () => {
  addUpload(made, () => {}, 'file_too_large');
  expect([pendingUploads.get().length, refusedUploads.get().length]).toEqual([0, 1]);
  discardUpload('upload');
  expect(refusedUploads.get()).toEqual([]);
});

it('[PLUS-10] a file that is gone by the time it is sent is refused, and not tried without end', async () => {
  const fail = async () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const slice = () => Object.assign(new Blob(), { arrayBuffer: fail });
  addUpload(
    { ...made, file: Object.assign(new File(['%PDF-1.7'], 'Billet.pdf'), { slice }) },
    () => {},
    null,
  );
  await vi.waitFor(() => expect([pendingUploads.get().length, refusedUploads.get().length]).toEqual([0, 1]));
  discardUpload('upload');
});
