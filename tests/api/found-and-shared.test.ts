import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, visitor } from '../support/accounts.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const POST = '/blog/posts/kyoto-en-hiver';
/** The first bytes of every PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47];

describe('[PLUS-8] what is public is found, and looks like something where it is shared', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const contentOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const linksOf = (html: string) =>
    [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([a-z-]+)")? href="([^"]*)"/g)].map(
      ([, rel, language, href]) => [language ?? rel, href?.replace(server.url, '')],
    );

  it.each([
    ['/', 'fr', /^Escale/],
    ['/blog', 'en', / — Escale$/],
    ['/voyages-sur-mesure', 'fr', / — Escale$/],
    ['/conseils/pt', 'fr', /Portugal.* — Escale$/],
    ['/voyages-a-theme/montagne', 'en', / — Escale$/],
  ])('%s has a head of its own in %s before any script runs', async (path, language, title) => {
    const asked = language === 'fr' ? path : `${path}?lang=${language}`;
    const { status, text } = await call(server, asked);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}"`);
    expect(/<title>([^<]*)<\/title>/.exec(text)?.[1]).toMatch(title);
    expect(contentOf(text, 'description')?.length).toBeGreaterThan(20);
    expect(linksOf(text)).toEqual([
      ['canonical', asked],
      ['fr', path],
      ['en', `${path}?lang=en`],
      ['x-default', path],
    ]);
    expect(contentOf(text, 'og:url')).toBe(`${server.url}${asked}`);
  });

  it('a post says what it is to search engines, with a picture that is there', async () => {
    const { text } = await call(server, POST);
    expect(contentOf(text, 'og:type')).toBe('article');
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    const article = JSON.parse(json);
    expect(article).toMatchObject({ '@type': 'BlogPosting', url: `${server.url}${POST}` });
    const image = await fetch(contentOf(text, 'og:image') ?? '');
    expect(image.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await image.arrayBuffer())].slice(0, 4)).toEqual(PNG);
  });

  it('a page names the files that all pages load, and its own picture, before any script runs', async () => {
    const { text } = await call(server, POST);
    // What all pages share; a page's own scripts follow from the router (docs/adr/0018-build-by-defaults.md).
    const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, href]) => href);
    expect(files).not.toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    for (const href of files) expect((await call(server, href ?? '')).status, href).toBe(200);
    expect(text).toMatch(
      /<link rel="preload" as="image" fetchpriority="high" href="\/assets\/[\w-]+-day-[\w-]+\.svg"/,
    );
  });

  it('a page brings the data of its first view; a list further on is asked for by its page', async () => {
    const readyIn = async (path: string) => {
      const { text } = await call(server, path);
      const [, json = 'null'] =
        /<script type="application\/json" id="ready-data">(.*?)<\/script>/.exec(text) ?? [];
      return JSON.parse(json);
    };
    const { reads, trees } = await readyIn(POST);
    const [[address, rows] = []] = Object.entries<{ slug: string; body_fr: string }[]>(reads);
    expect(rows?.[0]?.slug).toBe(POST.split('/').at(-1));
    // Parted as the page would part it, under the text itself.
    expect(trees[rows?.[0]?.body_fr ?? '']?.length).toBeGreaterThan(3);
    // What the page would get if it asked.
    const asked = await fetch(`${server.url}/rest/v1/${address}`, {
      headers: { apikey: server.publishableKey },
    });
    expect(rows).toEqual(await asked.json());
    for (const path of [
      '/blog',
      '/blog/destinations',
      '/conseils',
      '/conseils/pt',
      '/voyages-a-theme/montagne',
    ])
      expect(Object.keys((await readyIn(path)).reads).length, path).toBeGreaterThan(0);
    for (const path of ['/', '/premium', '/blog?page=2', '/blog?pays=pt', '/blog/posts/nowhere'])
      expect(await readyIn(path), path).toBeNull();
  });

  it('what a post is called can do nothing, wherever it is named', async () => {
    const hostile = '</title></script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    expect((await call(server, '/blog/posts/hostile')).status).toBe(404);
    const { error } = await administrator(server)
      .from('blog_posts')
      .insert({
        slug: 'hostile',
        title_fr: hostile,
        title_en: hostile,
        excerpt_fr: hostile,
        body_fr: hostile,
        status: 'published',
        published_at: '2026-11-20T08:00:00Z',
      })
      .select('id')
      .single();
    expect(error).toBeNull();
    // It is there at once: its absence is not cached.
    for (const path of ['/blog/posts/hostile', '/blog/rss.xml', '/sitemap.xml']) {
      const { text } = await call(server, path);
      expect(text, path).toContain('hostile');
      expect(text, path).not.toMatch(/<script>alert|<img src=x/);
    }
  });

  it('what is not there answers 404, with the page that leads on', async () => {
    for (const path of [
      '/blog/posts/nowhere',
      '/voyages-a-theme/nowhere',
      '/conseils/zz',
      '/carnets/nowhere',
    ]) {
      const { status, text } = await call(server, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<div id="root">');
    }
    expect((await call(server, '/og/nowhere.png')).status).toBe(404);
  });

  it('the map of the site has every post, in both languages; robots are led to it', async () => {
    const { text: robots } = await call(server, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const { text, headers } = await call(server, '/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    const { data: posts } = await visitor(server).from('blog_posts').select('slug');
    expect(posts?.length).toBeGreaterThanOrEqual(10);
    for (const { slug } of posts ?? []) expect(text).toContain(`${server.url}/blog/posts/${slug}`);
    expect(text).toContain(`hreflang="en" href="${server.url}${POST}?lang=en"`);
    expect(text).not.toContain('/trip/');
  });

  it.each(['fr', 'en'])('the feed in %s has the latest posts', async (language) => {
    const { text, headers } = await call(server, `/blog/rss.xml?lang=${language}`);
    expect(headers.get('content-type')).toContain('application/rss+xml');
    expect(text).toContain(`<language>${language}`);
    expect(text.match(/<item>/g)?.length).toBeGreaterThanOrEqual(10);
    expect(text).toContain(POST);
  });

  it('a page that is nobody else’s business says nothing of itself', async () => {
    const { text } = await call(server, '/dashboard');
    expect(contentOf(text, 'og:title')).toBeUndefined();
  });
});
