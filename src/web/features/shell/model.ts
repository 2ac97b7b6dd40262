import { useMatches } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import type { Area, Texts } from '#i18n/areas.ts';
import { isolated } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageHead } from '#web/data/public-page.ts';
import { countText } from '#web/ui/count-text.ts';

/** Name of a text with its area: `contact:title`. */
export type TextName = { [A in Area]: `${A}:${keyof Texts[A] & string}` }[Area];

/** Is called with a name as `premium:lead`. */
export type Translate = (name: TextName, values?: Record<string, string>) => string;

export interface RouteHandle {
  /** Names the document's title [SHELL-2]. */
  title?: TextName;
  /** Titles by a part of the query and its value. */
  titles?: Readonly<Record<string, Readonly<Record<string, TextName>>>>;
  /** Builds the head from the loader's data [PLUS-8]. */
  head?: (t: Translate, data: unknown, language: Language) => PageHead | null;
  /** Parts of the query that the page depends on, with their relevant values. */
  query?: Readonly<Record<string, RegExp>>;
  isUnlisted?: boolean;
  /** The header is low and there is no footer. */
  fillsWindow?: boolean;
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    ('title' in handle || 'head' in handle || 'fillsWindow' in handle)
  );
}

/** Returns the application's title on the home page, where the page has none. */
export function documentTitle(pageTitle: string | null, appTitle: string): string {
  if (pageTitle) return `${isolated(pageTitle)} — ${PRODUCT.name}`;
  return appTitle || PRODUCT.name;
}

/** Puts the number before the title. */
export function withCount(unread: number, title: string): string {
  return unread === 0 ? title : `(${countText(unread)}) ${title}`;
}

export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : {};
}
