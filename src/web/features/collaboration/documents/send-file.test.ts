import { expect, it } from 'vitest';
import { refusalKey } from './send-file.ts';

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
