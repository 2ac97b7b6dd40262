import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPublicPages } from './public-pages.ts';
import { createSiteReader } from './site-reader.ts';

const ORIGIN = 'https://escale.example';
const HTML =
  '<html lang="fr"><title>Escale</title><meta name="description" content=""><div id="root"></div></html>';

/** The pages of a site of which every read answers these rows, and how often it was asked. */
function siteWith(rows: () => unknown[]) {
  const asked: string[] = [];
  const ask = async ({ url }: Request) => {
    asked.push(url);
    return Response.json(rows());
  };
  const pages = createPublicPages({
    html: HTML,
    read: createSiteReader(ask, ORIGIN, 'key'),
    landscape: () => undefined,
    draw: () => undefined,
  });
  const get = async (path: string, headers = {}) => {
    const answer = await pages.page(new URL(path, ORIGIN), ORIGIN, new Headers(headers));
    if (!answer) throw new Error(`${path} is none of the pages`);
    return answer;
  };
  return { asked, get };
}

it('[PLUS-8] a page is read once, for any query of its address', async () => {
  const { asked, get } = siteWith(() => []);
  const first = await (await get('/blog')).text();
  const reads = asked.length;
  expect(reads).toBeGreaterThan(0);
  for (const query of ['?utm_source=a', '?lang=fr', '?lang=xx', '?lang=', '?pages=2', '?q[]=1'])
    expect(await (await get(`/blog${query}`)).text(), query).toBe(first);
  expect(await (await get('/blog/')).text()).toBe(first);
  expect(first).toContain(`<link rel="canonical" href="${ORIGIN}/blog">`);
  expect(asked).toHaveLength(reads);
  // A list further on has no data with it, whichever it is; another language is another page.
  const further = await (await get('/blog?page=2')).text();
  expect(further).not.toContain('ready-data');
  for (const query of ['?page=3', '?page=x&page=y', '?pays=zz', '?pays=pt&page=2'])
    expect(await (await get(`/blog${query}`)).text(), query).toBe(further);
  expect(asked).toHaveLength(reads);
  expect(await (await get('/blog?lang=en')).text()).toContain('<html lang="en"');
  expect(asked).toHaveLength(2 * reads);
});

it('[PLUS-8] a page that is not there is not cached: it is there as soon as it is written', async () => {
  const post = {
    slug: 'lisbonne',
    title_fr: 'Lisbonne',
    title_en: 'Lisbon',
    published_at: '2026-11-14T08:00:00Z',
    updated_at: '2026-11-14T08:00:00Z',
  };
  const written: object[] = [];
  const { get } = siteWith(() => written);
  const accepted = { 'accept-encoding': 'br' };
  const missing = await get('/blog/posts/lisbonne', accepted);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-encoding')).toBe('br');
  expect(String(brotliDecompressSync(await missing.bytes()))).toBe(HTML);
  written.push(post);
  const there = await get('/blog/posts/lisbonne', accepted);
  expect(there.status).toBe(200);
  expect(String(brotliDecompressSync(await there.bytes()))).toContain('<title>Lisbonne — Escale</title>');
});
