import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../support/accounts.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { FIXTURE_SITE } from '../support/server-process.ts';

const page = readFileSync(join(FIXTURE_SITE, 'index.html'), 'utf8');
const ASSET = '/assets/main-Ab3dE5gH.js';

describe('what the process answers', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer();
  });
  afterAll(() => server.stop());

  it.each([
    '/_system/info',
    '/_system/config',
    '/_system/introspect',
    '/_system/ping',
    '/rest/v1/../../_system/info',
    '/rest/v1/..%2f..%2f_system/info',
    '/rest/v1//_system/info',
    '/auth/v1/../../_system/config',
    '/storage/v1/bucket',
    '/rest/v1/',
    '/rest/v1',
    '/auth/v1/nonexistent',
    '/auth/v1/magiclink',
    '/graphql/v1',
    '/functions/v1/',
    '/functions/v1/__proto__',
    '/nothing.js',
    '/assets/nothing.js',
    '/.env',
    '/..%2f..%2fpackage.json',
    '/index.html.br',
  ])('%s is not there, with the secret key neither', async (path) => {
    const headers = { apikey: server.secretKey, authorization: `Bearer ${server.secretKey}` };
    const answer = await call(server, path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.text).not.toContain(server.jwtSecret);
  });

  it('a call without keys from this very machine has no rights', async () => {
    const answer = await call(server, '/rest/v1/trips', {
      headers: { host: 'localhost', origin: server.url },
    });
    expect(answer.status).toBe(401);
  });

  it('[SHELL-7] any page path answers the page', async () => {
    for (const path of [
      '/',
      '/trip/5f0c1d7e-0000-4000-8000-000000000000?day=2026-12-03',
      '/blog/destinations',
      '/nothing',
      // No folder is listed, and none but the build is served.
      '/assets/',
      '/.git/config',
      '/src/',
    ]) {
      const answer = await call(server, path);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(page);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('the page runs only its own scripts and styles', async () => {
    const { headers } = await call(server, '/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    for (const element of ['script', 'style']) {
      const [, content = ''] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page) ?? [];
      const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
      expect(policy).toContain(`${element}-src 'self' ${hash}`);
    }
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/img-src 'self' data: blob: [^;]*https:\/\/upload\.wikimedia\.org/);
    expect(policy).not.toMatch(/ (https:|\*)[ ;]/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('every answer has the headers that cost nothing', async () => {
    for (const path of ['/', ASSET, '/config.json', '/rest/v1/trips', '/nothing.js']) {
      const { headers } = await call(server, path);
      // What is about pages is not sent with each of their parts.
      const ofPages = path === ASSET ? null : (value: string) => value;
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe(ofPages?.('DENY') ?? null);
      expect(headers.get('referrer-policy')).toBe(ofPages?.('strict-origin-when-cross-origin') ?? null);
      expect(headers.get('cross-origin-opener-policy')).toBe(ofPages?.('same-origin-allow-popups') ?? null);
      const requestId = ofPages ? expect.stringMatching(/^[0-9a-f-]{36}$/) : null;
      expect(headers.get('x-request-id')).toEqual(requestId);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('data that is opened as a page runs nothing, loads nothing and is framed by nobody', async () => {
    for (const path of [
      '/config.json',
      '/rest/v1/themes',
      '/auth/v1/settings',
      '/nothing.js',
      '/health/live',
    ]) {
      const { headers } = await call(server, path, { headers: headersOf(server) });
      expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('no answer sets a cookie, not even one that opens a session', async () => {
    const account = JSON.stringify({ email: 'cookie@escale.test', password: 'secret-enough' });
    const headers = headersOf(server);
    for (const [path, init] of [
      ['/', {}],
      ['/auth/v1/signup', { method: 'POST', body: account }],
      ['/auth/v1/token?grant_type=password', { method: 'POST', body: account }],
      ['/auth/v1/authorize?provider=google', {}],
      ['/rest/v1/themes?select=slug', {}],
    ] satisfies [string, RequestInit][])
      expect((await call(server, path, { headers, ...init })).headers.getSetCookie(), path).toEqual([]);
  });

  it.each([
    ['TRACE', /^HTTP\/1\.1 (404|405|501) /, 'TRACE / HTTP/1.1\r\nhost: x\r\nx-secret: echo\r\n\r\n'],
    [
      'a body of two lengths',
      /^HTTP\/1\.1 400 /,
      'POST /rest/v1/trips HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'two lengths of a body',
      /^HTTP\/1\.1 400 /,
      'POST /rest/v1/trips HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef',
    ],
  ])('%s is refused', async (_, expected, bytes) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    socket.end(`${bytes}`);
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(expected);
    expect(answer).not.toContain('echo');
  });

  it('[PLUS-4] the page of a shared trip is in no search engine and tells nobody where one was', async () => {
    const { headers, text } = await call(server, `/partage/${'a'.repeat(64)}`);
    expect(text).toBe(page);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it.each([
    ['br', 'br, gzip', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['nothing', 'identity', null],
    ['gzip when brotli is refused', 'br;q=0, gzip', 'gzip'],
  ])(
    'files come compressed with %s for browsers that accept it, cacheable for ever',
    async (_, accepted, expected) => {
      const { headers, text } = await call(server, ASSET, { headers: { 'accept-encoding': accepted } });
      expect(headers.get('content-encoding')).toBe(expected);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toContain('accept-encoding');
      expect(text).toContain('Escale');
    },
  );

  it('what the browser has already is not sent again', async () => {
    const tag = (await call(server, '/')).headers.get('etag') ?? '';
    const again = await call(server, '/', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('the page and its files are only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await call(server, '/', { method })).status).toBe(404);
    const head = await call(server, '/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
  });

  it('[AUTH-8] the start says that mails with their links are printed where there is no mail server', async () => {
    const line = 'Without SMTP_URL mails are printed here';
    expect(server.output()).toContain(line);
    const mailing = await startApiServer({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Escale <hello@escale.test>' },
    });
    expect(mailing.output()).not.toContain(line);
    await mailing.stop();
  });

  it('/config.json tells where the data is, and never a secret', async () => {
    const { body, headers, text } = await call(server, '/config.json');
    expect(body).toMatchObject({
      supabaseUrl: server.url,
      supabaseKey: server.publishableKey,
      providers: [],
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      pictureHosts: expect.arrayContaining(['upload.wikimedia.org']),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    for (const secret of [server.secretKey, server.jwtSecret, server.metricsToken])
      expect(text).not.toContain(secret);
  });

  it('says that it lives and that it is ready', async () => {
    expect(await call(server, '/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await call(server, '/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('metrics are for the holder of the token', async () => {
    expect((await call(server, '/metrics')).status).toBe(404);
    expect((await call(server, '/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(
      404,
    );
    const answer = await call(server, '/metrics', {
      headers: { authorization: `Bearer ${server.metricsToken}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('escale_request_seconds_count');
  });

  it('[API-3] the maps key function answers an error when there is no key', async () => {
    const { data, error } = await visitor(server).functions.invoke('get-google-maps-key');
    expect(error).toBeNull();
    expect(data).toEqual({ error: expect.any(String) });
    const got = await call(server, '/functions/v1/get-google-maps-key', { headers: headersOf(server) });
    expect(got.status).toBe(405);
  });
});
