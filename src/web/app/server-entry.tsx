/** Renders public pages; bundled for the server by `scripts/build.ts` (ADR 0039). */
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { createI18n } from '#i18n/i18n.ts';
import { addressLanguage, type Language } from '#i18n/languages.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import type { RenderedSite } from '#web/data/site.ts';
import { documentHead, pageSearch } from '#web/features/shell/page-head.ts';
import type { PublicPageRow } from '#web/routes/public-page.ts';
import { loadPublicPage, PUBLIC_PAGES } from '#web/routes/public-pages.ts';
import type { MatchedPage, MovedPage, RenderedPage, Renderer } from '#web/routes/renderer.ts';
import { App } from './app.tsx';
import { ALIASES, readContext } from './public-routes.ts';
import { createRoutes } from './routes.tsx';

/** Any origin: only the path of a request counts. */
const ORIGIN = 'http://localhost';

const PATTERNS = PUBLIC_PAGES.map((row) => ({
  row,
  pattern: new RegExp(`^/${row.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

const rowAt = (path: string): PublicPageRow | undefined =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.row;

/** Query for the page's own links: what it depends on, and the language asked for. */
function addressQuery({ search, language }: MatchedPage): string {
  const query = new URLSearchParams(search);
  if (language) query.set('lang', language);
  return query.size === 0 ? '' : `?${query}`;
}

function matchPage({ pathname, searchParams }: URL): MatchedPage | null {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const row = rowAt(path);
  if (!row) return null;
  const { query, isSecret = false } = row;
  const language = addressLanguage(searchParams);
  return { path, search: pageSearch(query, searchParams), language, isSecret };
}

/** Matches a country code in upper case: addresses have lower case. */
const UPPER_CODE = /^\/conseils\/(?=.*[A-Z])[A-Za-z]{2}$/;

function redirectOf({ pathname, searchParams }: URL): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const target = UPPER_CODE.test(path) ? path.toLowerCase() : ALIASES.get(path.slice(1));
  if (!target) return null;
  const language = addressLanguage(searchParams);
  const { pathname: to, searchParams: query } = new URL(target, ORIGIN);
  if (language) query.set('lang', language);
  return query.size === 0 ? to : `${to}?${query}`;
}

/** Texts of the routes that travellers open first. */
const TRAVEL_TEXTS: ReadonlyMap<string, (language: Language) => string[]> = new Map([
  ['dashboard', (language: Language) => [`${language}/dashboard`, `${language}/map`]],
  ['trip', (language: Language) => [`planner-${language}`]],
]);

function travelSources(path: string, language: Language): readonly string[] {
  const [, name = ''] = path.split('/');
  const texts = TRAVEL_TEXTS.get(name);
  if (!texts) return [];
  return [
    `src/web/routes/${name}.tsx`,
    'src/web/app/signed-in.ts',
    ...[`first-visit-${language}`, ...texts(language)].map((name) => `src/i18n/locales/${name}.ts`),
  ];
}

async function createLanguageRenderer(language: Language) {
  const i18n = await createI18n(language);
  return { i18n, handler: createStaticHandler(createRoutes(i18n)) };
}

const renderers = { fr: createLanguageRenderer('fr'), en: createLanguageRenderer('en') };

const ROUTES = createRoutes(createInstance());

function isPage(path: string): boolean {
  return matchRoutes(ROUTES, path)?.some(({ route }) => route.path === '*') === false;
}

async function renderPage(
  page: MatchedPage,
  language: Language,
  read: ReadPublic,
  site: RenderedSite,
): Promise<RenderedPage | MovedPage> {
  const { i18n, handler } = await renderers[language];
  const { path } = page;
  const requestContext = new RouterContextProvider();
  requestContext.set(readContext, read);
  const context = await handler.query(new Request(`${ORIGIN}${path}${addressQuery(page)}`), {
    requestContext,
  });
  if (context instanceof Response) {
    const location = context.headers.get('location');
    if (location === null) throw new Error(`${path} answers ${context.status}`);
    return { location };
  }
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <App i18n={i18n} site={site} loadingScreen={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const row = rowAt(path);
  const last = router.state.matches.at(-1);
  const head = documentHead(i18n, {
    handle: last?.route.handle,
    loaderData: last && context.loaderData[last.route.id],
    origin: site.origin,
    path,
    query: new URLSearchParams(page.search),
  });
  const areas = row?.areas ?? [];
  return {
    status: context.statusCode,
    html,
    head,
    state: JSON.stringify({ language, loaderData: context.loaderData, site }),
    sources: [
      `src/web/routes/public/${row?.module}.tsx`,
      ...(row?.layout === 'blog' ? ['src/web/features/shell/components/blog-layout.tsx'] : []),
      `src/i18n/locales/first-visit-${language}.ts`,
      ...areas.map((area) => `src/i18n/locales/${language}/${area}.ts`),
    ],
  };
}

async function listPages(read: ReadPublic) {
  const listed = PUBLIC_PAGES.filter((row) => !row.isUnlisted);
  const entries = await Promise.all(
    listed.map(async (row) => {
      const page = await loadPublicPage(row.module);
      return page.entries ? page.entries(read, row) : [{ path: `/${row.path}` }];
    }),
  );
  return entries.flat();
}

export const renderer: Renderer = { matchPage, redirectOf, travelSources, isPage, renderPage, listPages };
