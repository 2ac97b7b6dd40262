import { once } from 'node:events';
import { request as send } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedServer } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import type { ServerAddress } from '../support/server.ts';

const MIB = 1024 * 1024;

/** Every kind of address, whether or not it takes a body, and most without a key. */
const PATHS = [
  '/auth/v1/callback',
  '/auth/v1/callback?code=x',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/factors',
  '/auth/v1/admin/users',
  '/auth/v1/nothing',
  '/rest/v1/contact_messages',
  '/rest/v1/rpc/search_places',
  '/rest/v1/',
  '/functions/v1/weather',
  '/functions/v1/calendar/x.ics',
  '/functions/v1/nothing',
  '/storage/v1/object/avatars/x.webp',
  '/storage/v1/bucket',
  '/realtime/v1/api/broadcast',
  '/mails/x',
  '/config.json',
  '/health/live',
  '/metrics',
  '/',
  '/blog',
  '/nothing/at/all',
];

describe('bodies of requests', () => {
  let server: ServerAddress;
  beforeAll(() => {
    server = sharedServer('postgres');
  });

  /** The status of the answer to a request that never ends: its headers, and `start` of its body. */
  async function statusOfUnfinished(
    path: string,
    headers: Record<string, string>,
    start: Buffer,
    method = 'POST',
  ): Promise<number | undefined> {
    const request = send(`${server.url}${path}`, { method, headers });
    request.on('error', () => {});
    request.flushHeaders();
    if (start.byteLength > 0) request.write(start);
    const [answer] = await once(request, 'response');
    request.destroy();
    return answer.statusCode;
  }

  it.each(PATHS)(
    '[API-5] POST %s refuses one that is announced as too large, before it has come',
    async (path) => {
      const headers = { 'content-length': String(60 * MIB), 'content-type': 'application/json' };
      expect(await statusOfUnfinished(path, headers, Buffer.alloc(0))).toBe(413);
    },
  );

  it.each(PATHS)('[API-5] POST %s refuses one in chunks as soon as it is too large', async (path) => {
    const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    expect(await statusOfUnfinished(path, headers, Buffer.alloc(1.25 * MIB, 'x'))).toBe(413);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS'])('[API-5] by any method: %s', async (method) => {
    const headers = { 'content-length': String(60 * MIB) };
    for (const path of ['/auth/v1/user', '/rest/v1/trips', '/nothing'])
      expect(await statusOfUnfinished(path, headers, Buffer.alloc(0), method)).toBe(413);
  });

  it('[PLUS-14] the import of a trip takes 8 MB, and no more', async () => {
    const path = '/rest/v1/rpc/import_trip';
    const post = (length: number) =>
      call(server, path, { method: 'POST', body: 'x'.repeat(length), headers: headersOf(server) });
    expect((await post(7 * MIB)).status).toBe(400);
    expect((await post(9 * MIB)).status).toBe(413);
  });

  it('[API-5] the refusal has the shape of its service', async () => {
    const body = 'x'.repeat(2 * MIB);
    const post = async (path: string) => (await call(server, path, { method: 'POST', body })).body;
    expect(await post('/auth/v1/callback')).toMatchObject({ code: 413, error_code: 'body_too_large' });
    expect(await post('/storage/v1/object/list/avatars')).toMatchObject({ statusCode: '413' });
    expect(await post('/rest/v1/trips')).toEqual({
      code: 'body_too_large',
      message: expect.any(String),
      details: null,
      hint: null,
    });
  });

  it('[API-2] one in chunks that is not too large is read like others', async () => {
    const body = new Blob([JSON.stringify({ query: 'Zzyzx' })]).stream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const answer = await call(server, '/rest/v1/rpc/search_places', { ...init, headers: headersOf(server) });
    expect(answer).toMatchObject({ status: 200, text: '[]' });
  });
});
