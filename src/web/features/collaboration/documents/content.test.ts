import { StorageClient } from '@supabase/storage-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDeviceFiles, saveDeviceFile } from '#web/offline/device-files.ts';
import { keepOnDevice, readDocument } from './content.ts';
import { storeReaderOfFiles } from './pdf-reader.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
/** What the storage answers. */
const storage = vi.hoisted(() => ({ answer: async (_?: RequestInit): Promise<Response> => new Response() }));
vi.mock('#web/data/storage-client.ts', () => ({
  openStorage: async () =>
    new StorageClient('https://escale.test/storage/v1', {}, (_, init) => storage.answer(init)),
}));
/** Storing the reader of PDFs. */
const storePdfReader = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./pdf.ts', () => ({ storePdfReader }));

const TICKET = { id: 'd1', name: 'Billet.pdf', type: 'application/pdf' };
const refusal = (status: number, body: unknown) => async () => Response.json(body, { status });
const breaksOff = () =>
  new ReadableStream({
    start: (bytes) => bytes.enqueue(new Uint8Array(9)),
    pull: (bytes) => bytes.error(new TypeError('network error')),
  });

beforeEach(() => {
  storage.answer = async () => new Response('%PDF-1.7');
  storePdfReader.mockReset();
});

describe('[PLUS-10] the bytes of a document', () => {
  it('have the type that its row has', async () => {
    const content = await readDocument('t', TICKET);
    expect([content.type, await content.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });

  it.each([
    [
      'our server has none',
      refusal(404, { statusCode: '404', error: 'not_found', message: 'Object not found' }),
    ],
    [
      'hosted Supabase has none',
      refusal(400, { statusCode: '404', error: 'not_found', message: 'Object not found' }),
    ],
  ])('are gone where %s', async (_, answer) => {
    storage.answer = answer;
    await expect(readDocument('t', TICKET)).rejects.toMatchObject({ problem: 'gone' });
  });

  it.each([
    ['a proxy is without its server', async () => new Response('<html>', { status: 502 })],
    ['the database is not reachable', refusal(503, { message: 'The database is not reachable' })],
    ['too much was asked', refusal(429, { message: 'Too many requests' })],
    ['the session has ended', refusal(400, { statusCode: '403', message: 'jwt expired' })],
    ['the line is broken', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the line breaks while they come', async () => new Response(breaksOff())],
  ])('are out of reach, not gone, where %s', async (_, answer) => {
    storage.answer = answer;
    await expect(readDocument('t', TICKET)).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

it('[PLUS-10] bytes that do not come any more are given up', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  storage.answer = async (init) =>
    new Response(
      new ReadableStream({
        start: (bytes) => init?.signal?.addEventListener('abort', () => bytes.error(init.signal?.reason)),
      }),
    );
  const reading = expect(readDocument('t', TICKET)).rejects.toMatchObject({ problem: 'unreachable' });
  await vi.waitFor(() => expect(timeout).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  limit.abort(new DOMException('late', 'TimeoutError'));
  await reading;
  timeout.mockRestore();
});

describe('[PLUS-10] the reader of PDFs', () => {
  const row = { ...TICKET, item_id: null, size: 8, created_by: null, created_at: '', deleted_at: null };

  it('is stored with a PDF, and for one of before, since a release may have another', async () => {
    await keepOnDevice('t', row);
    expect(storePdfReader).toHaveBeenCalledOnce();
    await keepOnDevice('t', row);
    expect(storePdfReader).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['unreachable', new TypeError('Failed to fetch')],
    ['noRoom', new DOMException('full', 'QuotaExceededError')],
  ])('without it no PDF is marked as stored: %s', async (problem, error) => {
    storePdfReader.mockRejectedValue(error);
    await expect(keepOnDevice('t', { ...row, id: 'd2' })).rejects.toMatchObject({ problem });
  });

  it('is stored when a page begins, where a PDF is on the device', async () => {
    await clearDeviceFiles();
    await saveDeviceFile('d3', new Blob(['…'], { type: 'text/plain' }));
    await storeReaderOfFiles();
    expect(storePdfReader).not.toHaveBeenCalled();
    await saveDeviceFile('d1', new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
    await storeReaderOfFiles();
    expect(storePdfReader).toHaveBeenCalledOnce();
  });
});
