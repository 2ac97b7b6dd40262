import { PRODUCT } from '#domain/product.ts';
import type { Area, Texts } from '#i18n/areas.ts';
import { isolated } from '#i18n/isolated.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageHead } from '#web/data/public-page.ts';

/** The name of a text in any area: `contact:title`. */
export type TextName = { [A in Area]: `${A}:${keyof Texts[A] & string}` }[Area];

/** A text in the page's language, by area and key: `premium:lead`. */
export type Translate = (name: TextName, values?: Record<string, string>) => string;

/** What a route tells the shell about its page, as its `handle`. */
export interface RouteHandle {
  /** Text of the page's name, for the document's title (SHELL-2). */
  title?: TextName;
  /** Names by a part of the query and its value, where the page is another one by it. */
  titles?: Readonly<Record<string, Readonly<Record<string, TextName>>>>;
  /** What a public page is, from the data that its loader has read (PLUS-8). */
  head?: (t: Translate, data: unknown, language: Language) => PageHead | null;
  /** Parts of the query that a public page depends on, with the values that make a difference. */
  query?: Readonly<Record<string, RegExp>>;
  /** Search engines leave it alone. */
  isUnlisted?: boolean;
  /** The page fills the window by itself: the header is low and spans it, the footer waits below. */
  fillsWindow?: boolean;
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    ('title' in handle || 'head' in handle || 'fillsWindow' in handle)
  );
}

/** The document's title: the page's name before the product's, or the application's title on the home page. */
export function documentTitle(pageTitle: string | null, appTitle: string): string {
  if (pageTitle) return `${isolated(pageTitle)} — ${PRODUCT.name}`;
  return appTitle || PRODUCT.name;
}

/** A document's title with a number of unread messages in front; 100 stands for more. */
export function withCount(unread: number, title: string): string {
  return unread === 0 ? title : `(${unread < 100 ? unread : '99+'}) ${title}`;
}
