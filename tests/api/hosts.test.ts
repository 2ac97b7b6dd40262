import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const PAGE =
  '<html lang="fr"><head><title>Escale</title><meta name="description" content=""></head><body><div id="root"></div></body></html>';

/** A build's bundle for the server, which renders one page. */
const RENDERER = `export const renderer = {
  matchPage: ({ pathname }) =>
    pathname === '/premium' ? { path: pathname, search: '', isSecret: false } : null,
  redirectOf: () => null,
  travelSources: () => [],
  listPages: async () => [{ path: '/premium' }],
  renderPage: async (page, language, read, { origin }) => ({
    status: 200, html: '', state: '{}', sources: [],
    head: {
      title: 'Premium', description: '',
      elements: [{ tag: 'link', attributes: { rel: 'canonical', href: origin + '/premium' } }],
    },
  }),
};`;

/** What the server answers at a path to somebody who says that they asked `host`. */
function answerTo(
  server: RunningServer,
  host: string,
  path: string,
): Promise<{ tag: unknown; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ tag: answer.headers.etag, text }));
    });
    asked.on('error', reject).end();
  });
}

describe('the Host of a request is a stranger’s word', () => {
  let server: RunningServer;
  const folder = mkdtempSync(join(tmpdir(), 'escale-site-'));
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), PAGE);
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server/server-entry.js'), RENDERER);
    server = await startApiServer({ env: { DIST_DIR: folder } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('a thousand made-up ones get the one page that is cached, which names where the server is', async () => {
    const known = await answerTo(server, new URL(server.url).host, '/premium');
    expect(known.text).toContain(`<link rel="canonical" href="${server.url}/premium">`);
    for (let count = 0; count < 1000; count += 1) {
      // What a page says of its own address is part of the key that it is cached under.
      const answer = await answerTo(server, `made-up-${count}.example`, '/premium');
      if (answer.tag !== known.tag) expect(answer).toEqual(known);
    }
    for (const path of ['/sitemap.xml', '/robots.txt', '/blog/rss.xml'])
      expect(await answerTo(server, 'made-up.example', path), path).toEqual(
        await answerTo(server, new URL(server.url).host, path),
      );
  });

  it('/config.json leaves the address out then: the page asks where it came from', async () => {
    const { text } = await answerTo(server, 'made-up.example', '/config.json');
    expect(text).not.toContain('made-up');
    expect(JSON.parse(text)).toMatchObject({ supabaseKey: server.publishableKey });
    expect(JSON.parse(text)).not.toHaveProperty('supabaseUrl');
  });

  it('with PUBLIC_URL every answer names that, whichever Host was asked', async () => {
    const PUBLIC_URL = 'https://escale.example';
    const known = await startApiServer({ env: { DIST_DIR: folder, PUBLIC_URL } });
    for (const host of ['made-up.example', new URL(known.url).host]) {
      expect((await answerTo(known, host, '/premium')).text).toContain(`href="${PUBLIC_URL}/premium"`);
      expect(JSON.parse((await answerTo(known, host, '/config.json')).text)).toMatchObject({
        supabaseUrl: PUBLIC_URL,
      });
    }
    await known.stop();
  });
});

it('pages show pictures of the hosts that the operator names, and tell which these are', async () => {
  const server = await startApiServer({ env: { PICTURE_HOSTS: 'images.example.org, *.example.net' } });
  const policy = (await call(server, '/')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/img-src [^;]* https:\/\/images\.example\.org https:\/\/\*\.example\.net;/);
  expect(policy).not.toContain('wikimedia');
  expect((await call(server, '/config.json')).body.pictureHosts).toEqual([
    'images.example.org',
    '*.example.net',
  ]);
  await server.stop();
});
