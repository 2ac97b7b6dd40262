/** Rendered public pages [PLUS-15], and feeds for machines [PLUS-8]. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAddress, readRequest, readRows } from '#db/public-reads/read.ts';
import { PRODUCT } from '#domain/product.ts';
import { addressLanguage, type Language, toLanguage } from '#i18n/languages.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import type { MatchedPage, RenderedSite, Renderer } from '#web/routes/renderer.ts';
import type { PageHeaders } from '../http/security-headers.ts';
import type { BuildReader } from './build-files.ts';
import { type CompressedPage, compressedPage, respondWith } from './compressed-page.ts';
import { robots, rss, sitemap } from './feeds.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { pageHtml, parseTemplate, withFiles, withWayHome } from './page-html.ts';
import { chooseTheme, storedTheme, type Theme } from './theme-choice.ts';

const MAX_PAGES = 500;
const MAX_FEEDS = 20;
/** Headers of a page, which depends on the language cookie. */
const SHARED_HEADERS = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' };
const SECRET_HEADERS = { 'cache-control': 'no-store' };
const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${PRODUCT.key}-language=(fr|en)(?:;|$)`);

type Options = {
  html: string;
  renderer: Renderer;
  read: ReadPublic;
  site: Omit<RenderedSite, 'origin'>;
  build: BuildReader;
  pageHeaders: PageHeaders;
  /** `/config.json` without this server's address, as pages of members contain it. */
  config: object;
  draw: (name: string) => Promise<Uint8Array<ArrayBuffer>> | undefined;
  onError: (error: unknown, path: string) => void;
};

export type PublicPages = {
  /** Answers `/og/…`, `/sitemap.xml`, `/robots.txt`, `/blog/rss.xml`; undefined: none of these. */
  file: (url: URL, origin: string) => Promise<Response | undefined>;
  /** Redirects to the canonical address, or back after a choice of theme; undefined: it is the page's own. */
  redirect: (url: URL) => Response | undefined;
  /** Renders a page; undefined: as it was built. */
  page: (url: URL, origin: string, headers: Headers) => Promise<Response | undefined>;
  /** Answers the dashboard or a trip with its files and configuration [PLUS-15]; undefined: another page. */
  travelPage: (url: URL, headers: Headers) => Promise<Response> | undefined;
  /** Answers 404 to search engines, and redirects people. Undefined: there is a page. */
  missingPage: (url: URL, headers: Headers) => Promise<Response> | undefined;
  invalidate: (table: string) => void;
};

export function createPublicPages(options: Options): PublicPages {
  const { html, renderer, read, site, build, pageHeaders, config, draw, onError } = options;
  const template = parseTemplate(html);
  const missing = compressedPage(withWayHome(html), 404, SHARED_HEADERS);
  const travelPages = new Map<string, CompressedPage>();
  const pages = createPageCache<CompressedPage>(MAX_PAGES);
  const feeds = createPageCache<string>(MAX_FEEDS);

  /** Logs a failure, but no address that holds a secret. */
  const report = (error: unknown, { path, isSecret }: MatchedPage) =>
    onError(error, isSecret ? path.replace(/[^/]+$/, '…') : path);

  async function render(
    page: MatchedPage,
    language: Language,
    origin: string,
    theme: Theme | undefined,
  ): Promise<Made<CompressedPage>> {
    const tables = new Set<string>();
    const readAndNote: ReadPublic = (asked) => {
      tables.add(asked.table ?? asked.path);
      return read(asked).catch((error: unknown) => {
        report(error, page);
        throw error;
      });
    };
    const rendered = await renderer.renderPage(page, language, readAndNote, { origin, ...site });
    const caching = page.isSecret ? SECRET_HEADERS : SHARED_HEADERS;
    if ('location' in rendered)
      return { value: compressedPage('', 301, { ...caching, ...rendered }), tables, isCacheable: false };
    const { status } = rendered;
    const { scripts, styles: own } = build.filesOf(rendered.sources);
    const styles = [...new Set([...template.styles, ...own])];
    const { css, source } = build.styleOf(styles);
    const text = pageHtml(template, rendered, { scripts, styles, css }, { language, theme });
    const headers = { ...caching, ...Object.fromEntries(pageHeaders(source)) };
    return { value: compressedPage(text, status, headers), tables, isCacheable: status === 200 };
  }

  async function feed(name: string, make: (read: ReadPublic) => Promise<string>): Promise<string> {
    return feeds.get(name, async () => {
      const tables = new Set<string>();
      const value = await make((asked) => {
        tables.add(asked.table ?? asked.path);
        return read(asked);
      });
      return { value, tables, isCacheable: true };
    });
  }

  return {
    async file(url, origin) {
      const { pathname } = url;
      if (pathname === '/robots.txt') return textAnswer(robots(origin), 'text/plain');
      if (pathname === '/sitemap.xml') {
        const text = await feed(`sitemap ${origin}`, async (reading) =>
          sitemap(await renderer.listPages(reading), origin),
        );
        return textAnswer(text, 'application/xml');
      }
      if (pathname === '/blog/rss.xml') {
        const language = toLanguage(url.searchParams.get('lang'));
        const text = await feed(`rss ${language} ${origin}`, (reading) => rss(reading, origin, language));
        return textAnswer(text, 'application/rss+xml');
      }
      const [, name] = /^\/og\/([a-z0-9-]+)\.png$/.exec(pathname) ?? [];
      const drawn = name && (await draw(name));
      if (!drawn) return undefined;
      return new Response(drawn, {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' },
      });
    },
    redirect(url) {
      const location = renderer.redirectOf(url);
      if (location) return new Response(null, { status: 301, headers: { ...SHARED_HEADERS, location } });
      const page = renderer.matchPage(url);
      return page ? chooseTheme(page.path, url.searchParams) : undefined;
    },
    async page(url, origin, headers) {
      const page = renderer.matchPage(url);
      if (!page) return undefined;
      const language = page.language ?? storedLanguage(headers);
      const theme = storedTheme(headers);
      const make = () => render(page, language, origin, theme);
      const key = JSON.stringify([origin, page.path, page.search, page.language, language, theme]);
      try {
        const answer = page.isSecret ? (await make()).value : await pages.get(key, make);
        return await respondWith(answer, headers);
      } catch (error) {
        report(error, page);
        return undefined;
      }
    },
    travelPage(url, headers) {
      const language = addressLanguage(url.searchParams) ?? storedLanguage(headers);
      const sources = renderer.travelSources(url.pathname, language);
      if (sources.length === 0) return undefined;
      const key = sources.join(' ');
      const page =
        travelPages.get(key) ??
        compressedPage(withFiles(html, build.filesOf(sources), config), 200, SHARED_HEADERS);
      travelPages.set(key, page);
      return respondWith(page, headers);
    },
    missingPage(url, headers) {
      return renderer.isPage(url.pathname) ? undefined : respondWith(missing, headers);
    },
    invalidate(table) {
      pages.invalidate(table);
      feeds.invalidate(table);
    },
  };
}

function storedLanguage(headers: Headers): Language {
  const [, chosen] = LANGUAGE_COOKIE.exec(headers.get('cookie') ?? '') ?? [];
  return toLanguage(chosen);
}

function textAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
}

type Ask = (request: Request) => Promise<Response>;

/** Reads with the public key and a visitor's rights. @param base without `/rest/v1` */
export function createPublicReader(ask: Ask, base: string, key: string): ReadPublic {
  return async (read) => {
    const answer = await ask(readRequest(read, base, key));
    if (!answer.ok && !(read.body && answer.status === 404))
      throw new Error(`${readAddress(read)} answered ${answer.status}`);
    return readRows(read, answer);
  };
}

export type { Renderer };

/** Undefined without a build: the browser renders all pages then. @param folder of the build */
export async function loadRenderer(folder: string): Promise<Renderer | undefined> {
  const file = join(folder, 'server/server-entry.js');
  if (!existsSync(file)) return undefined;
  const { renderer }: { renderer: Renderer } = await import(pathToFileURL(file).href);
  return renderer;
}
