import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, visitor } from '../support/accounts.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, SITE, startApiServer } from '../support/server.ts';

const POST = '/blog/posts/kyoto-en-hiver';
/** The first bytes of every PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47];

describe('[PLUS-8] what is public is found, and looks like something where it is shared', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer(SITE);
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
    ['/voyages-a-theme', 'en', /^Themed trips — Escale$/],
    ['/carnets', 'fr', /^Carnets de voyage — Escale$/],
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

  it('[PLUS-8] the icon is there for readers of feeds and links that ask no page for it', async () => {
    const { status, headers } = await call(server, '/favicon.ico');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  });

  it('[PLUS-15] a page has its styles before its body and names its scripts after it, and each file is there', async () => {
    const { text } = await call(server, POST);
    const [head = '', body = ''] = text.split('</head>');
    expect(head).toContain('@layer ui{');
    for (const [link] of head.matchAll(/<link rel="stylesheet"[^>]*>/g)) expect(link).toContain(' disabled');
    // On a slow line they would be in the way of what is seen.
    expect(head).not.toMatch(/type="module"|modulepreload/);
    expect(body).toContain('type="module"');
    const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, href]) => href);
    expect(new Set(files).size).toBe(files.length);
    for (const href of files) expect((await call(server, href ?? '')).status, href).toBe(200);
  });

  it('[PLUS-15] a page holds its words and the data that it is hydrated from', async () => {
    const { text } = await call(server, POST);
    const [, body = ''] =
      /<div id="root">([\s\S]*)<script type="application\/json" id="page-state">/.exec(text) ?? [];
    const [, json = 'null'] =
      /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(text) ?? [];
    const state: { language: string; loaderData: Record<string, { data?: { post?: { slug: string } } }> } =
      JSON.parse(json);
    expect(state.language).toBe('fr');
    const slugs = Object.values(state.loaderData).flatMap((page) => page?.data?.post?.slug ?? []);
    expect(slugs).toEqual([POST.split('/').at(-1)]);
    expect(body).toContain('<h1>Kyoto en hiver');
    expect(body.match(/<p>/g)?.length).toBeGreaterThan(5);
  });

  it('[PLUS-15] the language of the address wins over the chosen one, and caches know it', async () => {
    const headers = { cookie: 'escale-language=en' };
    const { text, headers: answered } = await call(server, POST, { headers });
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('Kyoto in winter');
    expect(answered.get('vary')).toContain('Cookie');
    expect((await call(server, POST)).text).toContain('<html lang="fr"');
    const french = await call(server, `${POST}?lang=fr`, { headers });
    expect(french.text).toContain('<html lang="fr"');
    // Its links lead to pages in the language that was asked for.
    // Without scripts the language and the appearance are links, too.
    const scripted = (html: string) => html.replaceAll(/<noscript>.*?<\/noscript>/g, '');
    const hrefs = [...scripted(french.text).matchAll(/<a [^>]*?href="(\/(?!assets)[^"#]*)/g)].map(
      ([, href]) => href ?? '',
    );
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !/[?&;]lang=fr$/.test(href))).toEqual([]);
    expect(/<a [^>]*href="[^"]*lang=/.test(scripted(text))).toBe(false);
  });

  it('a post in French alone is French where it is read in English, and announced in no other language', async () => {
    const admin = administrator(server);
    const { data } = await admin
      .from('blog_posts')
      .select('slug,body_en')
      .eq('slug', 'kyoto-en-hiver')
      .single();
    const write = (body_en: string) =>
      admin.from('blog_posts').update({ body_en }).eq('slug', 'kyoto-en-hiver').select('slug').single();
    const english = `${POST}?lang=en`;
    expect((await call(server, english)).text).not.toMatch(/<div[^>]*lang="fr"/);
    expect((await write('')).error).toBeNull();
    const { text } = await call(server, english);
    expect(text).toContain('<html lang="en"');
    expect(text).toMatch(/<div[^>]*data-slot="prose post-body"[^>]*lang="fr"/);
    expect(linksOf(text)).toEqual([
      ['canonical', POST],
      ['fr', POST],
      ['x-default', POST],
    ]);
    expect(text).toContain('"inLanguage":"fr"');
    expect((await call(server, '/sitemap.xml')).text).not.toContain(`${POST}?lang=en`);
    const feed = (await call(server, '/blog/rss.xml?lang=en')).text;
    expect(feed).toContain(`<link>${server.url}${POST}</link>`);
    expect(feed).toMatch(/<dc:language>fr<[\s\S]*<dc:language>en</);
    expect((await write(data?.body_en ?? '')).error).toBeNull();
  });

  it('[BLOG-1] [PLUS-8] the address that a post had before leads to it, and is named nowhere', async () => {
    const rename = (from: string, slug: string) =>
      administrator(server).from('blog_posts').update({ slug }).eq('slug', from).select('slug').single();
    expect((await rename('kyoto-en-hiver', 'kyoto-sous-la-neige')).error).toBeNull();
    const moved = '/blog/posts/kyoto-sous-la-neige';
    for (const query of ['', '?lang=en']) {
      const { status, headers } = await call(server, POST + query);
      expect([status, headers.get('location')]).toEqual([301, moved + query]);
      expect((await call(server, moved + query)).status).toBe(200);
    }
    for (const path of ['/sitemap.xml', '/blog/rss.xml', '/blog']) {
      const { text } = await call(server, path);
      expect(text, path).toContain(moved);
      expect(text, path).not.toContain(POST);
    }
    expect((await rename('kyoto-sous-la-neige', 'kyoto-en-hiver')).error).toBeNull();
    expect((await call(server, POST)).status).toBe(200);
  });

  it('[PLUS-15] what a supervisor writes is on the page with the next request', async () => {
    const admin = administrator(server);
    expect((await call(server, '/conseils/pt')).text).not.toContain('Un conseil tout neuf');
    const { data } = await admin.from('countries').select('advice_fr').eq('iso_a2', 'PT').single();
    const { error } = await admin
      .from('countries')
      .update({ advice_fr: 'Un conseil tout neuf' })
      .eq('iso_a2', 'PT')
      .select('iso_a2')
      .single();
    expect(error).toBeNull();
    expect((await call(server, '/conseils/pt')).text).toContain('Un conseil tout neuf');
    await admin
      .from('countries')
      .update({ advice_fr: data?.advice_fr ?? null })
      .eq('iso_a2', 'PT')
      .select('iso_a2');
  });

  it('[PLUS-15] every address of the map of the site is a page with a title and a heading of its own, and valid HTML', async () => {
    const { text: map } = await call(server, '/sitemap.xml');
    const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href = '']) =>
      href.replace(server.url, ''),
    );
    expect(paths.length).toBeGreaterThan(60);
    const titles = new Set<string>();
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    for (const path of paths) {
      const { status, text } = await call(server, path.replaceAll('&amp;', '&'));
      expect([path, status]).toEqual([path, 200]);
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
      const { results } = await validator.validateString(text);
      expect(results[0]?.messages ?? [], path).toEqual([]);
      titles.add(`${/<html lang="(..)"/.exec(text)?.[1]} ${/<title>([^<]*)/.exec(text)?.[1]}`);
    }
    expect(titles.size).toBe(paths.length);
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

  it('each country is described by its name, and readers find the feed of the blog', async () => {
    const [portugal, japan] = await Promise.all(
      ['/conseils/pt', '/conseils/jp'].map(async (path) => (await call(server, path)).text),
    );
    expect(contentOf(portugal ?? '', 'description')).toContain('Portugal');
    expect(contentOf(japan ?? '', 'description')).toContain('Japon');
    expect(portugal).toContain(
      `type="application/rss+xml" title="Escale" href="${server.url}/blog/rss.xml?lang=fr"`,
    );
  });

  it('a page past the end of the blog says so', async () => {
    const { status, text } = await call(server, '/blog?page=999');
    expect(status).toBe(404);
    expect(text).toContain('La liste s’arrête avant cette page');
  });

  it('an article leads to trips there, and a trip to what there is to read about its country', async () => {
    const post = '/blog/posts/lisbonne-a-l-heure-ou-les-facades-s-allument';
    const trip = '/carnets/cinq-jours-a-lisbonne';
    expect((await call(server, post)).text).toContain(`href="${trip}"`);
    expect((await call(server, trip)).text).toContain(`href="${post}"`);
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
      expect(text, path).toMatch(/<h1[ >]/);
    }
    expect((await call(server, '/og/nowhere.png')).status).toBe(404);
    for (const path of ['/nowhere', '/blog/nowhere/at-all', '/admin/nowhere'])
      expect([path, (await call(server, path)).status]).toEqual([path, 404]);
    for (const path of ['/profile', '/admin/blog', '/trip/1', '/rejoindre/abc'])
      expect([path, (await call(server, path)).status]).toEqual([path, 200]);
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
