import type { i18n as I18n } from 'i18next';
import { toLanguage } from '#i18n/languages.ts';
import type { PageData, PageHead } from '#web/data/public-page.ts';
import { type HeadElement, headElements } from './head-elements.ts';
import { documentTitle, isRouteHandle, type RouteHandle, type TextName, type Translate } from './model.ts';

/** The server writes it, and each navigation replaces it [SHELL-2]. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Elements that follow the description. */
  elements: HeadElement[];
}

interface Page {
  handle: unknown;
  loaderData: unknown;
  origin: string;
  path: string;
  query: URLSearchParams;
}

function headOf({ head }: RouteHandle, loaderData: unknown, i18n: I18n): PageHead | null {
  if (!head) return null;
  const language = toLanguage(i18n.language);
  const t: Translate = (name, values) => i18n.t(name, { ...values, defaultValue: name });
  // Result of `loaderOf` in app/public-routes.ts; undefined: the page reads nothing.
  const page = loaderData as PageData<unknown> | undefined;
  if (page === undefined) return head(t, undefined, language);
  return page.state === 'found' ? head(t, page.data, language) : null;
}

function nameOf({ title, titles = {} }: RouteHandle, query: URLSearchParams): TextName | undefined {
  const named = Object.entries(titles).flatMap(([part, names]) => names[query.get(part) ?? ''] ?? []);
  return named[0] ?? title;
}

/** Returns the relevant parts with their question mark, or an empty text. */
export function pageSearch(parts: RouteHandle['query'] = {}, query: URLSearchParams): string {
  const relevant = Object.entries(parts).flatMap(([name, values]) => {
    const value = query.get(name);
    return value !== null && values.test(value) ? [[name, value]] : [];
  });
  return relevant.length === 0 ? '' : `?${new URLSearchParams(relevant)}`;
}

/** Builds the head on the server and after each navigation. */
export function documentHead(i18n: I18n, { handle, loaderData, origin, path, query }: Page): DocumentHead {
  const route = isRouteHandle(handle) ? handle : {};
  const head = headOf(route, loaderData, i18n);
  const routeName = nameOf(route, query);
  const name = head ? head.title : routeName ? i18n.t(routeName) : null;
  const title = documentTitle(name, i18n.t('common:appTitle'));
  return {
    title,
    description: head?.description ?? i18n.t('common:appDescription', 'Planifiez vos voyages facilement.'),
    elements: headElements(head, {
      title,
      language: toLanguage(i18n.language),
      isUnlisted: route.isUnlisted ?? false,
      address: { origin, path: path.replace(/(?<=.)\/+$/, ''), search: pageSearch(route.query, query) },
    }),
  };
}
