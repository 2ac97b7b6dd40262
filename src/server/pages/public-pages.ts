/**
 * The public pages as the server hands them out: the one page of the application, with a head of its own for each address,
 * and what machines read (PLUS-8). The application itself draws everything else.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PRODUCT } from '#domain/product.ts';
import { toLanguage } from '#i18n/languages.ts';
import enCommon from '#i18n/locales/en/common.ts';
import frCommon from '#i18n/locales/fr/common.ts';
import { chooseEncoding } from '../http/static-files.ts';
import { type Described, describePage } from './describe-page.ts';
import type { EarlyFiles } from './early-files.ts';
import { robots, rss, sitemap } from './feeds.ts';
import { firstPicture } from './first-picture.ts';
import { withHead } from './page-head.ts';
import { readyData } from './ready-data.ts';
import type { SiteReader } from './site-reader.ts';

/** How long what was read is taken for true, in milliseconds. */
const FRESH_MS = 30_000;
const MOST_KEPT = 500;
const APP_TITLE = {
  fr: frCommon.appTitle.replace('{{product}}', PRODUCT.name),
  en: enCommon.appTitle.replace('{{product}}', PRODUCT.name),
};

type Packed = { status: number; plain: Buffer; br: Buffer; gzip: Buffer; etag: string };
type Kept = { until: number; packed: Promise<Packed | undefined> };

type Options = {
  html: string;
  read: SiteReader;
  early: EarlyFiles;
  /** Draws a landscape; undefined: there is none of that name. */
  picture: (name: string) => Promise<Uint8Array<ArrayBuffer>> | undefined;
};

export type PublicPages = {
  /** `/og/…`, `/sitemap.xml`, `/robots.txt`, `/blog/rss.xml`; undefined: none of these. */
  file: (url: URL, origin: string) => Promise<Response | undefined>;
  /** The page at an address; undefined: as it was built. */
  page: (url: URL, origin: string, headers: Headers) => Promise<Response | undefined>;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Answers with what is kept for a while, in as many variants as browsers accept. */
export function createPublicPages({ html, read, early, picture: draw }: Options): PublicPages {
  const kept = new Map<string, Kept>();
  const files = new Map<string, { until: number; text: Promise<string> }>();

  async function pack(url: URL, origin: string): Promise<Packed | undefined> {
    const language = toLanguage(url.searchParams.get('lang'));
    const described = await describePage(url.pathname, language, read);
    if (described === 'private') return undefined;
    const page = { origin, path: url.pathname, language };
    // A list further on, or of one country, is its reader's own question.
    const isFirst = described !== 'unknown' && !url.searchParams.has('page') && !url.searchParams.has('pays');
    const ready = isFirst ? await readyData(url.pathname, language, read) : { element: '', first: null };
    const picture = firstPicture(url.pathname, ready.first, early.landscape);
    const head = picture + early.links(url.pathname, language);
    const begun = html
      .replace('</title>', () => `</title>${head}`)
      .replace('<div id="root">', (root) => `${ready.element}${root}`);
    const text = described === 'unknown' ? begun : withHead(begun, described, page, APP_TITLE[language]);
    return packed(text, statusOf(described));
  }

  function keep(url: URL, origin: string): Promise<Packed | undefined> {
    const asked = ['lang', 'page', 'pays'].map((name) => url.searchParams.get(name) ?? '');
    const key = [origin, url.pathname, ...asked].join(' ').slice(0, 600);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.packed;
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = { until: Date.now() + FRESH_MS, packed: pack(url, origin) };
    kept.set(key, made);
    made.packed
      .then((answer) => {
        // A page that comes into being is there at once.
        if (answer?.status !== 200) kept.delete(key);
      })
      .catch(() => kept.delete(key));
    return made.packed;
  }

  function fresh(name: string, make: () => Promise<string>): Promise<string> {
    const known = files.get(name);
    if (known && known.until > Date.now()) return known.text;
    if (files.size >= MOST_KEPT) files.clear();
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
      const answer = await keep(url, origin);
      return answer && respond(answer, headers);
    },
  };
}

const statusOf = (described: Described) => (described === 'unknown' ? 404 : 200);

async function packed(text: string, status: number): Promise<Packed> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    // As small as the file that was built: a page is asked for more often than it changes.
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipped(plain, { level: 9 }),
  ]);
  return {
    status,
    plain,
    br,
    gzip: gz,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}

function respond({ status, etag, ...variants }: Packed, requested: Headers): Response {
  const encoding = chooseEncoding(variants, requested.get('accept-encoding'));
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    etag: tag,
  });
  const known = requested
    .get('if-none-match')
    ?.split(',')
    .map((part) => part.trim().replace(/^W\//, ''));
  if (status === 200 && known?.includes(tag)) return new Response(null, { status: 304, headers });
  const body = variants[encoding ?? 'plain'];
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(new Uint8Array(body), { status, headers });
}

function textAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
}
