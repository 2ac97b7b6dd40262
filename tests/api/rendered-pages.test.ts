import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEGAL_SLUGS, placeholdersOf } from '#domain/legal-pages.ts';
import themedTrip from '#i18n/locales/fr/themed-trip.ts';
import { administrator, createPerson } from '../support/accounts.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, SITE, startApiServer } from '../support/server.ts';
import { createTrip } from '../support/trips.ts';

/** A page of every kind, with words of its body in both languages. */
const PAGES: readonly (readonly [path: string, fr: RegExp, en: RegExp])[] = [
  ['/', /Planifier|Destination/, /Destination/],
  ['/premium', /Ce que Premium/i, /Premium/],
  ['/contact', /Message/, /Message/],
  ['/voyages-sur-mesure', /Destination/, /Destination/],
  ['/voyages-a-theme/montagne', /Montagne/, /Mountains/],
  ['/carnets/cinq-jours-a-lisbonne', /Cinq jours à Lisbonne/, /Five days in Lisbon/],
  ['/carnets', /Cinq jours à Lisbonne/, /Five days in Lisbon/],
  ['/voyages-a-theme', /Montagne/, /Mountains/],
  ['/conseils', /Portugal/, /Portugal/],
  ['/conseils/pt', /Portugal/, /Portugal/],
  ['/blog', /Kyoto en hiver/, /Kyoto/],
  ['/blog/posts/kyoto-en-hiver', /Kyoto en hiver/, /Kyoto/],
  ['/blog/destinations', /Japon/, /Japan/],
  ['/conditions', /Ce que vous écrivez/, /What you write/],
  ['/confidentialite', /IndexedDB/, /IndexedDB/],
  ['/mentions-legales', /Éditeur/, /Publisher/],
  ['/auth', /Mot de passe/, /Password/],
];

const LEGAL = [
  { path: '/conditions', fr: 'Conditions d’utilisation', en: 'Terms of use' },
  { path: '/confidentialite', fr: 'Confidentialité', en: 'Privacy' },
  { path: '/mentions-legales', fr: 'Mentions légales', en: 'Legal notice' },
] as const;

const INSTAGRAM = 'https://www.instagram.com/escale';

describe('pages as they come from the server, without scripts', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startApiServer({ ...SITE, env: { SOCIAL_URLS: `instagram=${INSTAGRAM}` } });
  });
  afterAll(() => server.stop());

  const { DOMParser } = new Window();
  /** The page at an address, as someone who has chosen a language gets it. */
  async function open(path: string, language = 'fr') {
    const answer = await call(server, path, { headers: { cookie: `escale-language=${language}` } });
    const document = new DOMParser().parseFromString(answer.text, 'text/html');
    const textOf = (selector: string) => document.querySelector(selector)?.textContent.trim();
    const hrefsOf = (selector: string) =>
      [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
    return { ...answer, document, textOf, hrefsOf };
  }

  describe.each(['fr', 'en'] as const)('in %s', (language) => {
    it.each(PAGES)('[PLUS-15] %s reads whole', async (path, fr, en) => {
      const { document, text, textOf } = await open(path, language);
      expect(document.documentElement.getAttribute('lang')).toBe(language);
      expect(textOf('h1')).not.toBe('');
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
        Number(localName.slice(1)),
      );
      // No heading is a level deeper than the one before allows.
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped).toEqual([]);
      const switcher = document.querySelector('button[aria-haspopup="listbox"]')?.getAttribute('aria-label');
      expect(switcher).toBe(language === 'fr' ? 'Langue\u00a0: Français (FR)' : 'Language: English (EN)');
      expect(textOf('body')).toMatch(language === 'fr' ? fr : en);
      // What needs scripts says so, in every form.
      const notes = [...text.matchAll(/<noscript><p[^>]*>([^<]*)/g)].map(([, note]) => note);
      const note = language === 'fr' ? /a besoin de JavaScript/ : /needs JavaScript/;
      expect(notes).toEqual([...document.querySelectorAll('form')].map(() => expect.stringMatching(note)));
    });

    it.each(['/', '/blog'])('[PLUS-22] the footer of %s leads to the legal pages', async (path) => {
      const { document } = await open(path, language);
      const links = [...document.querySelectorAll('footer a')].map((link) => [
        link.textContent.trim(),
        link.getAttribute('href'),
      ]);
      expect(links).toEqual(expect.arrayContaining(LEGAL.map((page) => [page[language], page.path])));
    });
  });

  it.each(LEGAL)(
    '[PLUS-22] $path has no blanks, and is left alone by search engines until they are filled in',
    async ({ path }) => {
      for (const language of ['fr', 'en']) {
        const { document, textOf } = await open(path, language);
        expect(textOf('main')).not.toMatch(/à compléter|to be completed/i);
        const robots = document.querySelector('meta[name="robots"]');
        expect(robots?.getAttribute('content')).toBe('noindex');
        expect(document.querySelector('link[rel="canonical"]')).toBeNull();
      }
      expect((await call(server, '/sitemap.xml')).text).not.toContain(path);
    },
  );

  describe.each(['fr', 'en'] as const)('legal pages that are filled in, in %s', (language) => {
    beforeAll(async () => {
      const admin = administrator(server);
      const filled = (text: string) =>
        placeholdersOf(text).reduce((body, placeholder) => body.replaceAll(placeholder, 'Escale'), text);
      for (const slug of LEGAL_SLUGS) {
        const page = admin.from('legal_pages').select('body_fr,body_en').eq('slug', slug);
        const { data } = await page.single().throwOnError();
        const bodies = { body_fr: filled(data.body_fr), body_en: filled(data.body_en) };
        await admin.from('legal_pages').update(bodies).eq('slug', slug).throwOnError();
      }
    });

    it.each(LEGAL)(
      '[PLUS-22] $path is whole, dated, and known to search engines in both languages',
      async ({ path, ...titles }) => {
        const { document, textOf, hrefsOf } = await open(path, language);
        expect(textOf('h1')).toBe(titles[language]);
        expect(textOf('main')).toMatch(
          language === 'fr' ? /Dernière modification le \d/ : /Last updated on \d/,
        );
        expect(document.querySelector('main time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}T/);
        expect(document.querySelectorAll('main h2').length).toBeGreaterThan(3);
        const english = `${path}?lang=en`;
        const canonical = language === 'fr' ? path : english;
        const hrefOf = (link: string) => document.querySelector(`link${link}`)?.getAttribute('href');
        expect(hrefOf('[rel="canonical"]')).toBe(server.url + canonical);
        for (const [code, address] of [
          ['fr', path],
          ['en', english],
          ['x-default', path],
        ])
          expect(hrefOf(`[hreflang="${code}"]`)).toBe(`${server.url}${address}`);
        expect((await call(server, '/sitemap.xml')).text).toContain(
          `<loc>${server.url}${canonical}</loc><lastmod>`,
        );
        // They lead to each other.
        expect(hrefsOf('main nav')).toEqual(expect.arrayContaining(LEGAL.map((page) => page.path)));
      },
    );
  });

  it('[PLUS-15] a crawler has no cookie: the address says the language, and links lead on', async () => {
    expect((await call(server, '/blog?lang=en')).text).toContain('<html lang="en"');
    const { text } = await call(server, '/blog');
    expect(text).toContain('<html lang="fr"');
    const [, post = ''] = /href="(\/blog\/posts\/[^"]+)"/.exec(text) ?? [];
    expect((await call(server, post)).text).toContain('<article');
  });

  it('[PLUS-15] [PLUS-4] a trip reads whole by its share link, which is neither cached nor indexed', async () => {
    const camille = await createPerson(server, { premium: true });
    const id = await createTrip(camille, { title: 'Un hiver à Kyoto' });
    const { data, error } = await camille.client.rpc('share_trip', { trip_id: id });
    if (error) throw new Error(error.message);
    const { token } = data as { token: string };
    const { headers, textOf } = await open(`/partage/${token}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(textOf('h1')).toBe('Un hiver à Kyoto');
    expect((await call(server, '/partage/nothing')).status).toBe(404);
  });

  it('[PLUS-4] [I18N-1] [PLUS-24] what is written from right to left turns nothing around it on the page of a share link', async () => {
    const camille = await createPerson(server, { premium: true });
    const accommodation = { title: 'מלון!', location: { name: 'מלון', formatted_address: 'הירקון 88' } };
    const stay = { ...accommodation, check_in: '2026-12-01', check_out: '2026-12-03' };
    const id = await createTrip(
      camille,
      { title: 'שבוע', destination: 'תל אביב' },
      { trip_accommodations: [stay] },
    );
    const { data, error } = await camille.client.rpc('share_trip', { trip_id: id });
    if (error) throw new Error(error.message);
    const { token } = data as { token: string };
    const { document, text } = await open(`/partage/${token}`);
    expect(text).toContain('\u2068תל אביב\u2069 · 1–5');
    // Alone in its element: the style sheet of every page gives it its own direction.
    expect([...document.querySelectorAll('h1, h3')].map((title) => title.textContent)).toContain('מלון!');
    const sheets = [...text.matchAll(/href="([^"]+\.css)"/g)].map(([, href]) => call(server, href ?? ''));
    const css = (await Promise.all(sheets)).map((sheet) => sheet.text).join('');
    expect(css + text).toMatch(/unicode-bidi:\s*plaintext/);
  });

  it('[PLUS-4] [PLUS-12] a share link with prices has each other currency beside the total', async () => {
    const camille = await createPerson(server, { premium: true });
    const meal = { title: 'Taberna', date: '2026-12-01', price: 3320.5 };
    const rug = { title: 'Tapis', date: '2026-12-01', price: 205_000, currency: 'MAD' };
    const id = await createTrip(camille, {}, { trip_meals: [meal], trip_activities: [rug] });
    const { data, error } = await camille.client.rpc('share_trip', { trip_id: id, shows_prices: true });
    if (error) throw new Error(error.message);
    const { token } = data as { token: string };
    const { textOf } = await open(`/partage/${token}`);
    expect(textOf('[data-slot=print-page] p')?.replaceAll(/\s/gu, ' ')).toMatch(
      /total 3 320,50 € \+ 205 000,00 MAD$/,
    );
  });

  it('[SHELL-1] [SHELL-7] the loading screen is in the page of who signs in, and of an unknown address', async () => {
    for (const path of ['/dashboard', '/nowhere', '/trip', '/admin/stats', '/blog/nowhere/at/all']) {
      const { document, textOf } = await open(path);
      expect(textOf('#loading .fr'), path).toBe('Chargement de Escale...');
      expect(document.querySelectorAll('h1'), path).toHaveLength(0);
    }
  });

  it('[PUB-3] an unknown theme offers the known ones, whose pages are named after them', async () => {
    const { document, textOf } = await open('/voyages-a-theme/nulle-part');
    expect(textOf('h1')).toBe('Ce thème n’est pas au programme');
    const theme = document.querySelector('main a[href^="/voyages-a-theme/"]');
    const name = theme?.textContent.trim();
    const known = await open(theme?.getAttribute('href') ?? '');
    expect(known.textOf('h1')).toBe(name);
    expect(known.textOf('title')).toBe(`${name} — Escale`);
  });

  it.each([
    ['/blog/posts/nulle-part', 'Cet article n’existe pas, ou plus', '/blog'],
    ['/conseils/zz', 'Nous ne connaissons pas ce pays', '/conseils'],
    ['/carnets/nulle-part', themedTrip.unknownTripTitle, '/carnets'],
  ])('[BLOG-1] [PUB-1] [PUB-5] %s is not there, and leads on', async (path, title, next) => {
    const { textOf, hrefsOf } = await open(path);
    expect(textOf('h1')).toBe(title);
    expect(hrefsOf('main')).toContain(next);
  });

  it('[PUB-5] advice by country: the facts, what helps there, and who says what is required', async () => {
    const { document, hrefsOf } = await open('/conseils');
    expect([...document.querySelectorAll('h2')].map((heading) => heading.textContent.trim())).toContain(
      'Europe',
    );
    expect(hrefsOf('main')).toContain('/conseils/pt');
    const portugal = await open('/conseils/pt');
    expect(portugal.textOf('title')).toMatch(/Portugal.* — Escale$/);
    const fact = (term: string) =>
      [...portugal.document.querySelectorAll('dt')].find((each) => each.textContent.includes(term))
        ?.nextElementSibling?.textContent;
    expect(fact('Urgences')).toContain('112');
    expect(fact('Prises et courant')).toMatch(/230\sV/);
    expect(portugal.textOf('main')).toContain('Argent.');
    const official = [...portugal.document.querySelectorAll('a')].find((link) =>
      link.textContent.includes('Conseils officiels aux voyageurs'),
    );
    expect(official?.getAttribute('href')).toMatch(/^https:/);
  });

  it('[PUB-5] [BLOG-1] a country leads to its articles where there are any; a list without any is no error', async () => {
    const { document } = await open('/conseils');
    const advised = [...document.querySelectorAll('main a[href^="/conseils/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const paths = [...new Set(advised)];
    expect(paths.length).toBeGreaterThan(10);
    const kinds = new Set<boolean>();
    for (const path of paths) {
      const list = `/blog?pays=${path.split('/').at(-1)}`;
      const articles = await open(list);
      const isEmpty = articles.document.querySelector('[data-slot="post-list"]') === null;
      expect(articles.status, list).toBe(200);
      expect(articles.document.querySelector('meta[name="robots"]') !== null, list).toBe(isEmpty);
      expect((await open(path)).hrefsOf('main').includes(list), path).toBe(!isEmpty);
      kinds.add(isEmpty);
    }
    expect(kinds).toEqual(new Set([true, false]));
    const none = await open('/blog?pays=ad');
    expect([none.status, none.textOf('h1')]).toEqual([200, 'Andorre']);
    expect((await open('/blog?pays=zz')).status).toBe(404);
  });

  it('[PUB-5] [PLUS-8] a country without advice has its facts, and is listed nowhere', async () => {
    const { status, document, textOf } = await open('/conseils/ad');
    expect([status, textOf('h1')]).toEqual([200, 'Andorre']);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const lists = [await call(server, '/sitemap.xml'), await call(server, '/conseils')];
    for (const { text } of lists) {
      expect(text).toContain('/conseils/pt');
      expect(text).not.toContain('/conseils/ad');
    }
  });

  it('[PLUS-22] [NAV-7] the footer leads to the site’s own networks where they are set', async () => {
    const { hrefsOf } = await open('/premium');
    const networks = hrefsOf('footer ul[aria-label="Réseaux sociaux"]');
    expect(networks).toEqual([INSTAGRAM, 'https://www.facebook.com/', 'https://www.youtube.com/']);
  });
});
