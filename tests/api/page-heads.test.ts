import { Window } from 'happy-dom';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createI18n } from '#i18n/i18n.ts';
import { LANGUAGES, type Language } from '#i18n/languages.ts';
import { createPublicReader } from '#server/site/public-pages.ts';
import { readContext } from '#web/app/public-routes.ts';
import { createRoutes } from '#web/app/routes.tsx';
import { documentHead } from '#web/features/shell/page-head.ts';
import { administrator } from '../support/accounts.ts';
import { PUBLIC_PATHS } from '../support/public-paths.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, SITE, startApiServer } from '../support/server.ts';

/** Every public page, those with a query of their own, and some that are not there. */
const PATHS = [
  ...PUBLIC_PATHS,
  '/blog?pays=pt',
  '/contact?about=terms&utm_source=a',
  '/blog/posts/nobody',
  '/auth?action=signup',
  '/auth?form=register',
];

const POST = '/blog/posts/kyoto-en-hiver';

describe('the head of a page is the same from the server and after a click within the site', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer(SITE);
  });
  afterAll(() => server.stop());

  const { DOMParser } = new Window();

  /** The address in a language. */
  function inLanguage(path: string, language: Language): string {
    const url = new URL(path, 'http://localhost');
    if (language !== 'fr') url.searchParams.set('lang', language);
    return url.pathname + url.search;
  }

  async function servedHead(address: string) {
    const { text } = await call(server, address);
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const selected = head.querySelectorAll(
      'link[rel=canonical], link[rel=alternate], meta[property], meta[name=robots], meta[name^=twitter], script[type*=ld]',
    );
    return {
      title: head.querySelector('title')?.textContent,
      description: head.querySelector('meta[name=description]')?.getAttribute('content'),
      elements: [...selected].map((element) => ({
        tag: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        ...(element.localName === 'script' && { text: element.textContent }),
      })),
    };
  }

  /** As `DocumentHead` makes it, when the page is reached from another one. */
  async function clickedHead(address: string, language: Language) {
    const i18n = await createI18n(language);
    const router = createMemoryRouter(createRoutes(i18n), {
      initialEntries: [inLanguage('/conseils', language)],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(readContext, createPublicReader(fetch, server.url, server.publishableKey));
        return context;
      },
    });
    await router.navigate(address);
    const { location, matches, loaderData } = router.state;
    const last = matches.at(-1)?.route;
    router.dispose();
    return documentHead(i18n, {
      handle: last?.handle,
      loaderData: last && loaderData[last.id],
      origin: server.url,
      path: location.pathname,
      query: new URLSearchParams(location.search),
    });
  }

  describe.each(LANGUAGES)('in $name', ({ code }) => {
    it.each(PATHS)('[SHELL-2] [PLUS-8] %s', async (path) => {
      const address = inLanguage(path, code);
      const served = await servedHead(address);
      expect(served.title).toMatch(/Escale/);
      expect(served.elements.map(({ attributes }) => attributes.rel)).toContain('alternate');
      expect(await clickedHead(address, code)).toEqual(served);
    });
  });

  it('[SHELL-2] a tab is named after what is on it', async () => {
    for (const [path, title] of [
      ['/auth', 'Se connecter — Escale'],
      ['/auth?action=signup', 'S’inscrire — Escale'],
      ['/auth?form=register', 'S’inscrire — Escale'],
      ['/auth?action=forgot&lang=en', 'Forgot your password? — Escale'],
      ['/blog?pays=pt', 'Articles\u00a0: Portugal — Escale'],
      ['/blog?pays=pt&lang=en', 'Articles: Portugal — Escale'],
    ] as const)
      expect((await servedHead(path)).title, path).toBe(title);
  });

  it('[SHELL-2] [PLUS-8] a click leaves nothing of the page before, in the language that was asked for', async () => {
    const { elements } = await clickedHead('/premium?lang=en', 'en');
    expect(elements[0]).toEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: `${server.url}/premium?lang=en` },
    });
    expect(elements).toContainEqual({
      tag: 'meta',
      attributes: { property: 'og:url', content: `${server.url}/premium?lang=en` },
    });
  });

  it('[PLUS-8] a post was changed when its text was, not when the site was set up', async () => {
    const { elements } = await servedHead('/blog/posts/kyoto-en-hiver');
    const { datePublished, dateModified } = JSON.parse(elements.at(-1)?.text ?? '{}');
    expect(dateModified).toBe(datePublished);
    const { text } = await call(server, '/sitemap.xml');
    expect(text).toContain(`/blog/posts/kyoto-en-hiver</loc><lastmod>${datePublished}</lastmod>`);
  });

  it('[PLUS-8] a post in English alone is announced in English, and does not lose its last text', async () => {
    const admin = administrator(server);
    const posts = admin.from('blog_posts').select('slug,body_fr,body_en').eq('slug', 'kyoto-en-hiver');
    const { data: before } = await posts.single().throwOnError();
    const write = (bodies: { body_fr: string; body_en: string }) =>
      admin
        .from('blog_posts')
        .update(bodies)
        .eq('slug', 'kyoto-en-hiver')
        .select('slug')
        .single()
        .throwOnError();
    const english = `${POST}?lang=en`;

    await write({ body_fr: '', body_en: 'Snow.' });
    expect((await servedHead(POST)).elements.slice(0, 3).map(({ attributes }) => attributes.href)).toEqual(
      Array.from({ length: 3 }, () => server.url + english),
    );
    const map = (await call(server, '/sitemap.xml')).text;
    expect(map).toContain(`<loc>${server.url}${english}</loc>`);
    expect(map).not.toContain(`<loc>${server.url}${POST}</loc>`);
    expect((await call(server, '/blog/rss.xml')).text).toContain(`<link>${server.url}${english}</link>`);

    await expect(write({ body_fr: '', body_en: '' })).rejects.toMatchObject({ message: 'post_without_text' });
    await write({ body_fr: before.body_fr, body_en: before.body_en });
    expect((await call(server, '/sitemap.xml')).text).toContain(`${POST}?lang=en`);
  });
});
