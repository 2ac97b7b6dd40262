import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { addressLanguage } from '#i18n/languages.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import type { Renderer } from '#web/routes/renderer.ts';
import { withNonce } from './page-nonce.ts';
import { createPublicPages } from './public-pages.ts';

const ORIGIN = 'https://escale.example';
const HTML =
  '<html lang="fr"><head><title>Escale</title><meta name="description" content=""></head><body><div id="loading"></div><div id="root"></div></body></html>';

/** A renderer of `/blog` and of the posts that there are, which reads before it renders. */
function rendererOf(posts: ReadonlySet<string>): Renderer {
  return {
    matchPage: ({ pathname, searchParams }) => {
      if (!/^\/(blog|blog\/posts\/\w+|partage\/\w+)\/?$/.test(pathname)) return null;
      const page = searchParams.get('page');
      return {
        path: pathname.replace(/\/$/, ''),
        language: addressLanguage(searchParams),
        search: page && /^\d$/.test(page) ? `?page=${page}` : '',
        isSecret: pathname.startsWith('/partage/'),
      };
    },
    redirectOf: ({ pathname }) => (pathname === '/login' ? '/auth?action=login' : null),
    travelSources: (path, language) => (path.startsWith('/trip/') ? ['trip.tsx', `${language}.ts`] : []),
    isPage: (path) => !path.startsWith('/nowhere'),
    renderPage: async ({ path, search }, language, read, { origin }) => {
      const [row] = await read<{ title: string }>({ path: 'blog_posts', query: {} });
      const [, , kind, slug = ''] = path.split('/');
      if (slug === 'moved') return { location: '/blog/posts/lisbonne' };
      const isThere = kind !== 'posts' || posts.has(slug);
      return {
        status: isThere ? 200 : 404,
        html: `<p>${row?.title} ${path}${search} ${language}</p>`,
        head: {
          title: 'Blog — Escale',
          description: 'd',
          elements: [{ tag: 'link', attributes: { rel: 'canonical', href: `${origin}${path}${search}` } }],
        },
        state: '{"text":"</script>"}',
        sources: [],
      };
    },
    listPages: async (read) => (await read({ path: 'blog_posts', query: {} })).map(() => ({ path: '/blog' })),
  };
}

/** A site, how often its table was read, and what it has reported. */
function siteWith(posts: ReadonlySet<string> = new Set()) {
  const reads = { count: 0, title: 'first', isDown: false };
  const read: ReadPublic = <Row>() => {
    reads.count += 1;
    if (reads.isDown) return Promise.reject(new Error('down'));
    return Promise.resolve([{ title: reads.title }] as Row[]);
  };
  const reported: string[] = [];
  const pages = createPublicPages({
    html: HTML,
    renderer: rendererOf(posts),
    read,
    site: { socialLinks: {}, providers: [] },
    config: { supabaseKey: '</script>' },
    build: {
      filesOf: (sources) => ({
        scripts: ['/assets/a.js', ...sources.map((source) => `/assets/${source}.js`)],
        styles: ['/assets/a.css', '/assets/b.css'],
      }),
      styleOf: (paths) => ({
        css: paths.map((path) => `.rule-of-${path.slice(8, 9)}{}`).join(''),
        source: 'sha256-a',
      }),
    },
    pageHeaders: (style) => [['content-security-policy', `style-src '${style}'`]],
    draw: () => undefined,
    onError: (_, path) => reported.push(path),
  });
  const get = async (path: string, headers: Record<string, string> = {}, origin = ORIGIN) => {
    const answer = await pages.page(new URL(path, origin), origin, new Headers(headers));
    if (!answer) throw new Error(`${path} is not rendered`);
    return answer;
  };
  const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
  return { pages, reads, reported, get, text };
}

it('[PLUS-15] a page is rendered once, for any query that it does not depend on', async () => {
  const { reads, text } = siteWith();
  const first = await text('/blog');
  for (const path of ['/blog?utm_source=a', '/blog?lang=xx', '/blog?page=x', '/blog/'])
    expect(await text(path), path).toBe(first);
  expect(reads.count).toBe(1);
  expect(await text('/blog?page=2')).toContain('/blog?page=2 fr');
  expect(reads.count).toBe(2);
});

it('[PLUS-15] has its stylesheets, data and body in the HTML, and no loading screen', async () => {
  const answer = await siteWith().get('/blog');
  const html = await answer.text();
  expect(html).toMatch(/<style>\.rule-of-a\{\}\.rule-of-b\{\}<\/style>[\s\S]*<\/head>/);
  expect(answer.headers.get('content-security-policy')).toBe("style-src 'sha256-a'");
  // The application finds that they are there; a browser asks for none of them.
  const links = html.match(/<link rel="stylesheet"[^>]*>/g);
  expect(links).toHaveLength(2);
  for (const link of links ?? []) expect(link).toContain(' disabled');
  expect(html).toContain('<div id="root"><p>first /blog fr</p></div>');
  expect(html).toContain('id="page-state">{"text":"\\u003c/script>"}</script>');
  expect(html).not.toContain('id="loading"');
});

it('[PLUS-15] is in the language of the address, else of the cookie, else in French', async () => {
  const { text, get } = siteWith();
  expect(await text('/blog')).toContain('<html lang="fr"');
  expect(await text('/blog?lang=en')).toContain('<html lang="en"');
  expect(await text('/blog', { cookie: 'a=b; escale-language=en' })).toContain('<html lang="en"');
  expect(await text('/blog?lang=en', { cookie: 'escale-language=fr' })).toContain('<html lang="en"');
  expect(await text('/blog?lang=fr', { cookie: 'escale-language=en' })).toContain('<html lang="fr"');
  expect(await text('/blog', { cookie: 'escale-language=de' })).toContain('<html lang="fr"');
  expect((await get('/blog')).headers.get('vary')).toContain('Cookie');
});

it('[PLUS-15] a write to a table that the page was read from outdates it, another does not', async () => {
  const { pages, reads, text } = siteWith();
  expect(await text('/blog')).toContain('first');
  reads.title = 'second';
  pages.invalidate('countries');
  expect(await text('/blog')).toContain('first');
  pages.invalidate('blog_posts');
  expect(await text('/blog')).toContain('second');
});

it('[PLUS-8] a page that is not there is not cached: it is there as soon as it is written', async () => {
  const posts = new Set<string>();
  const { get } = siteWith(posts);
  const accepted = { 'accept-encoding': 'br' };
  const missing = await get('/blog/posts/lisbonne', accepted);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-encoding')).toBe('br');
  posts.add('lisbonne');
  const there = await get('/blog/posts/lisbonne', accepted);
  expect(there.status).toBe(200);
  expect(String(brotliDecompressSync(await there.bytes()))).toContain('<title>Blog — Escale</title>');
});

it('[PLUS-8] a page that has moved leads to where it is, also where pages have a nonce', async () => {
  const { get, reads } = siteWith();
  const headers = new Headers();
  const answers = [await get('/blog/posts/moved'), await get('/blog/posts/moved')];
  answers.push((await withNonce(await get('/blog/posts/moved'), headers)).page);
  for (const answer of answers)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/posts/lisbonne']);
  // The post may move again, or another one take its address.
  expect(reads.count).toBe(3);
});

it('[PLUS-4] a page with a secret in its address is never cached, by nobody', async () => {
  const { reads, get } = siteWith();
  expect((await get('/partage/abc')).headers.get('cache-control')).toBe('no-store');
  await get('/partage/abc');
  expect(reads.count).toBe(2);
});

it('[PLUS-15] a page that can’t be rendered is reported and left to the browser, without its secret', async () => {
  const { pages, reads, reported } = siteWith();
  reads.isDown = true;
  const ask = (path: string) => pages.page(new URL(path, ORIGIN), ORIGIN, new Headers());
  expect(await ask('/blog')).toBeUndefined();
  expect(await ask('/partage/abc')).toBeUndefined();
  expect(new Set(reported)).toEqual(new Set(['/blog', '/partage/…']));
  reads.isDown = false;
  expect((await ask('/blog'))?.status).toBe(200);
});

it('a browser that has the page gets 304', async () => {
  const { get } = siteWith();
  const tag = (await get('/blog')).headers.get('etag') ?? '';
  const again = await get('/blog', { 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

it('[PLUS-8] feeds are read again after a write', async () => {
  const { pages, reads } = siteWith();
  const ask = () => pages.file(new URL('/sitemap.xml', ORIGIN), ORIGIN);
  await ask();
  await ask();
  expect(reads.count).toBe(1);
  pages.invalidate('blog_posts');
  await ask();
  expect(reads.count).toBe(2);
});

it('[PLUS-15] a trip names the files that it needs, in the language of the cookie; its address never fills a cache', async () => {
  const { pages } = siteWith();
  const get = async (path: string, cookie = '') =>
    pages.travelPage(new URL(path, ORIGIN), new Headers({ cookie }));
  const html = await (await get('/trip/1'))?.text();
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/a.css">');
  for (const file of ['a.js', 'trip.tsx.js', 'fr.ts.js'])
    expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`);
  // No text of it ends the element.
  expect(html).toContain(
    '</title><script type="application/json" id="config">{"supabaseKey":"\\u003c/script>"}</script>',
  );
  expect(html).toContain('<div id="loading">');
  expect(await (await get('/trip/2'))?.text()).toBe(html);
  expect(await (await get('/trip/2', 'escale-language=en'))?.text()).toContain('en.ts.js');
  expect(await get('/profile')).toBeUndefined();
});

it('[PLUS-8] an address where no page stands says so, and still lets the browser lead on', async () => {
  const { pages } = siteWith();
  const ask = (path: string) => pages.missingPage(new URL(path, ORIGIN), new Headers());
  expect(await ask('/profile')).toBeUndefined();
  const answer = await ask('/nowhere');
  expect(answer?.status).toBe(404);
  expect(await answer?.text()).toContain('<div id="root">');
});

it('[SHELL-7] [PLUS-15] an address of another page leads there, a chosen theme back to its page', () => {
  const { pages } = siteWith();
  const ask = (path: string) => pages.redirect(new URL(path, ORIGIN));
  expect([ask('/login')?.status, ask('/login')?.headers.get('location')]).toEqual([
    301,
    '/auth?action=login',
  ]);
  expect(ask('/blog?page=2&theme=dark')?.headers.get('location')).toBe('/blog?page=2');
  for (const path of ['/blog', '/blog?theme=pink', '/dashboard?theme=dark'])
    expect(ask(path), path).toBeUndefined();
});

it('[PLUS-8] the head that was rendered follows the title, for the origin that was asked', async () => {
  const { text } = siteWith();
  expect(await text('/blog?page=2&utm_source=a')).toContain(
    `<title>Blog — Escale</title><meta name="description" content="d"><link rel="canonical" href="${ORIGIN}/blog?page=2">`,
  );
});
