import type { i18n as I18n } from 'i18next';
import { createContext, data, type LoaderFunction, type RouteObject } from 'react-router';
import { toLanguage } from '#i18n/languages.ts';
import type { PageData, PageRequest, ReadPublic } from '#web/data/public-page.ts';
import { readPublic } from '#web/data/read-public.ts';
import { paths } from '#web/paths.ts';
import type { PublicLayout, PublicPage, PublicPageRow } from '#web/routes/public-page.ts';
import { loadPublicPage, PUBLIC_PAGES } from '#web/routes/public-pages.ts';

/** Reads of public pages: by default the browser's; the server gives its own with each request. */
export const readContext = createContext<ReadPublic>(readPublic);

export function publicRoutes(layout: PublicLayout, i18n: I18n): RouteObject[] {
  return PUBLIC_PAGES.filter(({ layout: own = 'main' }) => own === layout).map(
    ({ path, module, params, title, titles, areas, query, isUnlisted }) => {
      const lazy = async () => {
        const [page] = await Promise.all([loadPublicPage(module), i18n.loadNamespaces([...areas])]);
        return {
          Component: page.default,
          handle: { title, titles, head: page.head, query, isUnlisted },
          ...(page.read && { loader: loaderOf(page.read, page.exists, { ownParams: params, i18n }) }),
        };
      };
      return path === '' ? { index: true, lazy } : { path, lazy };
    },
  );
}

/** Makes a loader that also answers for missing and unreadable pages (404, 503). */
function loaderOf(
  read: NonNullable<PublicPage<unknown>['read']>,
  exists: PublicPage<unknown>['exists'],
  { ownParams, i18n }: { ownParams: PublicPageRow['params']; i18n: I18n },
): LoaderFunction {
  return async ({ params, request, context }) => {
    const asked: PageRequest = {
      params: { ...params, ...ownParams },
      query: new URL(request.url).searchParams,
      language: toLanguage(i18n.language),
      read: context.get(readContext),
    };
    try {
      const found = await read(asked);
      if (found === null) return data<PageData<unknown>>({ state: 'missing' }, { status: 404 });
      const status = exists?.(found) === false ? 404 : 200;
      return data<PageData<unknown>>({ state: 'found', data: found }, { status });
    } catch (error) {
      if (error instanceof Response) throw error;
      // The server logs its failures by itself.
      if ('document' in globalThis) console.error(error);
      return data<PageData<unknown>>({ state: 'failed' }, { status: 503 });
    }
  };
}

/** Other addresses of pages; the router follows them, and the server redirects [SHELL-7]. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['login', paths.auth({ action: 'login' })],
  ['register', paths.auth({ action: 'signup' })],
]);
