// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { registerHealthCheck, setOnline } from '#web/offline/network-state.ts';
import { storageKeys } from './browser-storage.ts';
import { openStorage } from './storage-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('[PLUS-10] [AUTH-10] a token that the storage refuses is renewed, and without a network nothing waits for it', async () => {
  const session = { refresh_token: 'renewal', expires_in: 3600, user: { id: 'camille' } };
  const expires_at = Date.now() / 1000 + 3600;
  localStorage.setItem(storageKeys.auth, JSON.stringify({ ...session, expires_at, access_token: 'a.b.c' }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input);
    if (url === '/config.json') return Response.json({ supabaseUrl: 'https://x.test', supabaseKey: 'key' });
    if (url.includes('/token')) return Response.json({ ...session, access_token: 'd.e.f' });
    if (url.includes('/user')) return Response.json({ error_code: 'bad_jwt' }, { status: 403 });
    const headers = new Headers(init?.headers);
    asked.push(`${headers.get('apikey')} ${headers.get('Authorization')}`);
    return headers.get('Authorization') === 'Bearer d.e.f'
      ? new Response('bytes')
      : Response.json({ statusCode: '401', message: 'JWT expired' }, { status: 401 });
  });
  const documents = (await openStorage()).from('documents');
  expect((await documents.download('trip/document')).data).toBeNull();
  await vi.waitFor(() => expect(localStorage.getItem(storageKeys.auth)).toContain('d.e.f'));
  expect(await (await documents.download('trip/document')).data?.text()).toBe('bytes');
  expect(asked).toEqual(['key Bearer a.b.c', 'key Bearer d.e.f']);

  registerHealthCheck(async () => undefined);
  setOnline(false);
  expect((await documents.download('trip/document')).error).not.toBeNull();
  expect(asked).toHaveLength(2);
  setOnline(true);
});
