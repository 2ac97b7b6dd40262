/**
 * The public pages as the server hands them out: the one page of the application, with a head of its own for each address,
 * and what machines read (PLUS-8). The application itself draws everything else.
 */
import { PRODUCT } from '#domain/product.ts';
import { type Language, toLanguage } from '#i18n/languages.ts';
import enCommon from '#i18n/locales/en/common.ts';
import frCommon from '#i18n/locales/fr/common.ts';
import type { BuiltLandscapes } from './built-landscapes.ts';
import { describePage } from './describe-page.ts';
import { robots, rss, sitemap } from './feeds.ts';
import { firstPicture } from './first-picture.ts';
import { type PackedPage, packPage, respondWith } from './packed-page.ts';
import { withHead } from './page-head.ts';
import { NOTHING_READY, readyData } from './ready-data.ts';
import type { SiteReader } from './site-reader.ts';

/** How long what was read is taken for true, in milliseconds. */
const FRESH_MS = 30_000;
const MAX_CACHED = 500;
const APP_TITLE = {
  fr: frCommon.appTitle.replace('{{product}}', PRODUCT.name),
  en: enCommon.appTitle.replace('{{product}}', PRODUCT.name),
};

/** The parts of an address that decide about its page. */
type Asked = {
  origin: string;
  path: string;
  language: Language;
  /** Not a list further on, or of one country: that is its reader's own question. */
  isFirst: boolean;
};
type Cached = { until: number; packed: Promise<PackedPage | undefined> };

type Options = {
  html: string;
  read: SiteReader;
  landscape: BuiltLandscapes;
  /** Draws a landscape; undefined: there is none of that name. */
  draw: (name: string) => Promise<Uint8Array<ArrayBuffer>> | undefined;
};

export type PublicPages = {
  /** `/og/…`, `/sitemap.xml`, `/robots.txt`, `/blog/rss.xml`; undefined: none of these. */
  file: (url: URL, origin: string) => Promise<Response | undefined>;
  /** The page at an address; undefined: as it was built. */
  page: (url: URL, origin: string, headers: Headers) => Promise<Response | undefined>;
};

/** Answers from a cache, in each encoding that browsers accept. */
export function createPublicPages({ html, read, landscape, draw }: Options): PublicPages {
  const cache = new Map<string, Cached>();
  const files = new Map<string, { until: number; text: Promise<string> }>();

  async function pack({ origin, path, language, isFirst }: Asked): Promise<PackedPage | undefined> {
    const described = await describePage(path, language, read);
    if (described === 'private') return undefined;
    const isKnown = described !== 'unknown';
    const ready = isKnown && isFirst ? await readyData(path, language, read) : NOTHING_READY;
    const head = firstPicture(path, ready.first, landscape);
    const begun = html
      .replace('</title>', () => `</title>${head}`)
      .replace('<div id="root">', (root) => `${ready.element}${root}`);
    if (!isKnown) return packPage(begun, 404, 'once');
    const text = withHead(begun, described, { origin, path, language }, APP_TITLE[language]);
    return packPage(text, 200, 'cached');
  }

  function keep(asked: Asked): Promise<PackedPage | undefined> {
    const key = JSON.stringify(asked);
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.packed;
    if (cache.size >= MAX_CACHED) cache.clear();
    const made = { until: Date.now() + FRESH_MS, packed: pack(asked) };
    cache.set(key, made);
    made.packed
      .then((answer) => {
        // A page that comes into being is there at once.
        if (answer?.status !== 200) cache.delete(key);
      })
      .catch(() => cache.delete(key));
    return made.packed;
  }

  function fresh(name: string, make: () => Promise<string>): Promise<string> {
    const known = files.get(name);
    if (known && known.until > Date.now()) return known.text;
    if (files.size >= MAX_CACHED) files.clear();
    const made = { until: Date.now() + FRESH_MS, text: make() };
    files.set(name, made);
    made.text.catch(() => files.delete(name));
    return made.text;
  }

  return {
    async file(url, origin) {
      const { pathname } = url;
      if (pathname === '/robots.txt') return textAnswer(robots(origin), 'text/plain');
      if (pathname === '/sitemap.xml')
        return textAnswer(await fresh(`sitemap ${origin}`, () => sitemap(read, origin)), 'application/xml');
      if (pathname === '/blog/rss.xml') {
        const language = toLanguage(url.searchParams.get('lang'));
        return textAnswer(
          await fresh(`rss ${language} ${origin}`, () => rss(read, origin, language)),
          'application/rss+xml',
        );
      }
      const [, name] = /^\/og\/([a-z0-9-]+)\.png$/.exec(pathname) ?? [];
      const drawn = name && (await draw(name));
      if (!drawn) return undefined;
      return new Response(drawn, {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
      });
    },
    async page(url, origin, headers) {
      const answer = await keep(askedOf(url, origin));
      return answer && respondWith(answer, headers);
    },
  };
}

function askedOf({ pathname, searchParams }: URL, origin: string): Asked {
  return {
    origin,
    // With a slash at its end it is the same page, and says so of itself.
    path: pathname.replace(/(?<=.)\/+$/, ''),
    language: toLanguage(searchParams.get('lang')),
    isFirst: !searchParams.has('page') && !searchParams.has('pays'),
  };
}

function textAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
}
