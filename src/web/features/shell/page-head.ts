import type { i18n as I18n } from 'i18next';
import { toLanguage } from '#i18n/languages.ts';
import type { PageData, PageHead } from '#web/data/public-page.ts';
import { documentTitle, isRouteHandle, type RouteHandle, type Translate } from './model.ts';

interface TitleAndHead {
  /** The document's title. */
  title: string;
  /** Null: the page is not public, not there, or can't be read now. */
  head: PageHead | null;
}

function headOf({ head }: RouteHandle, loaderData: unknown, i18n: I18n): PageHead | null {
  if (!head) return null;
  const language = toLanguage(i18n.language);
  const t: Translate = (name, values) => i18n.t(name, { ...values, defaultValue: name });
  // As `loaderOf` in app/public-routes.ts makes it; a page that reads nothing has none.
  const page = loaderData as PageData<unknown> | undefined;
  if (page === undefined) return head(t, undefined, language);
  return page.state === 'found' ? head(t, page.data, language) : null;
}

/** What a route's handle and data make of the document's head: on the server and after each navigation. */
export function titleAndHead(i18n: I18n, handle: unknown, loaderData: unknown): TitleAndHead {
  const route = isRouteHandle(handle) ? handle : {};
  const head = headOf(route, loaderData, i18n);
  const name = head ? head.title : route.title ? i18n.t(route.title) : null;
  return { head, title: documentTitle(name, i18n.t('common:appTitle')) };
}
