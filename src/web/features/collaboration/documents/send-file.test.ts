import type { UploadOptions } from 'tus-js-client';
import { expect, it, vi } from 'vitest';
import { refusalKey, sendFile } from './send-file.ts';

/** The server, which refuses each upload with this status; and the client. */
const answer = vi.hoisted(() => ({ status: 401 }));
const confirm = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => ({ supabaseUrl: '', supabaseKey: '' }) }));
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
    confirm,
    auth: { getSession: async () => ({ data: { session: { access_token: 'a.b.c' } } }) },
  }),
}));
vi.mock('tus-js-client', () => {
  class DetailedError extends Error {
    originalResponse = { getStatus: () => answer.status, getBody: () => '' };
  }
  class Upload {
    options: UploadOptions;
    constructor(_: File, options: UploadOptions) {
      this.options = options;
    }
    findPreviousUploads = async () => [];
    start = async () => {
      const { onBeforeRequest, onAfterResponse, onError } = this.options;
      const request = { setHeader: () => {} };
      const refusal = new DetailedError('refused');
      await onBeforeRequest?.(request as never);
      await onAfterResponse?.(request as never, refusal.originalResponse as never);
      onError?.(refusal);
    };
  }
  return { DetailedError, Upload };
});

it.each([
  [401, 'network', [['a.b.c']]],
  [403, 'forbidden', []],
])(
  '[PLUS-10] [AUTH-10] of uploads that are refused, one whose token counts no more has it renewed: %s, %s',
  async (status, key, asked) => {
    confirm.mockClear();
    answer.status = status;
    const sending = sendFile({
      file: new File(['%PDF'], 'Billet.pdf'),
      path: 'trip/document',
      fingerprint: 'billet',
      onProgress: () => {},
      signal: new AbortController().signal,
      discarded: new AbortController().signal,
    });
    await expect(sending).rejects.toMatchObject({ key });
    expect(confirm.mock.calls).toEqual(asked);
  },
);

it.each([
  ['no answer', 0, '', 'network'],
  ['a server that restarts', 503, '{"message":"The database is not reachable"}', 'network'],
  ['a token that has expired', 401, '{"message":"JWT expired"}', 'network'],
  ['a full disk', 507, '{"message":"storage_full"}', 'storage_full'],
  ['a large file', 413, '{"message":"The object exceeded the maximum allowed size"}', 'document_too_large'],
  ['a full trip', 422, '{"message":"documents_full"}', 'documents_full'],
  [
    'somebody without the right',
    403,
    '{"message":"new row violates row-level security policy"}',
    'forbidden',
  ],
  ['anything else', 400, '{"message":"Invalid key"}', 'unknown'],
])('[PLUS-10] an upload has a reason: %s', (_, status, body, key) => {
  expect(refusalKey(status, body)).toBe(key);
});
