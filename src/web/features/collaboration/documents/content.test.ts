import { StorageClient } from '@supabase/storage-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDocument } from './content.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
/** What the storage answers. */
const storage = vi.hoisted(() => ({ answer: async (): Promise<Response> => new Response() }));
vi.mock('#web/data/storage-client.ts', () => ({
  openStorage: async () => new StorageClient('https://escale.test/storage/v1', {}, () => storage.answer()),
}));

const TICKET = { id: 'd1', name: 'Billet.pdf', type: 'application/pdf' };
const refusal = (status: number, body: unknown) => async () => Response.json(body, { status });
const breaksOff = () =>
  new ReadableStream({
    start: (bytes) => bytes.enqueue(new Uint8Array(9)),
    pull: (bytes) => bytes.error(new TypeError('network error')),
  });

beforeEach(() => {
  storage.answer = async () => new Response('%PDF-1.7');
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
