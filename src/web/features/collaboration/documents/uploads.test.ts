import { expect, it, vi } from 'vitest';
import { addUpload, discardUpload, stopUpload, type Upload } from './uploads.ts';

const sent = vi.hoisted(() => ({ url: null as string | null, aborts: [] as boolean[] }));
vi.mock('tus-js-client', () => ({
  DetailedError: Error,
  Upload: class {
    findPreviousUploads = async () => [];
    start = () => void Object.assign(sent, { url: '/uploads/1' });
    abort = async (isDiscarded = false) => void (sent.url && sent.aborts.push(isDiscarded));
  },
}));
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => ({}) }));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ supabaseUrl: '', supabaseKey: '' }) }));
vi.mock('#web/data/ids.ts', () => ({ newId: () => 'upload' }));

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
  addUpload(made, () => {}, null);
  await vi.waitFor(() => expect(sent.url).not.toBeNull());
  if (isStopped) {
    stopUpload('upload');
    expect(sent.aborts).toEqual([false]);
  }
  discardUpload('upload');
  expect(sent.aborts).toContain(true);
});
