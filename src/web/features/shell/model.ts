import { PRODUCT } from '#domain/product.ts';
import type { Area, Texts } from '#i18n/areas.ts';
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
  /** What a public page is, from the data that its loader has read (PLUS-8). */
  head?: (t: Translate, data: unknown, language: Language) => PageHead | null;
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

/** A `link rel=alternate`: the same address, said to exist in this language. */
export interface AlternateLink {
  hreflang: string;
  href: string;
}

/**
 * The alternate-language links of a page (SHELL-2): one for each language and a default one, all with the current path,
 * since the language is the user's choice and not part of the address.
 */
export function alternateLinks(
  origin: string,
  pathname: string,
  languages: readonly string[],
): AlternateLink[] {
  const href = new URL(pathname, origin).href;
  return [...languages, 'x-default'].map((hreflang) => ({ hreflang, href }));
}

/** The document's title: the page's name before the product's, or the application's title on the home page. */
export function documentTitle(pageTitle: string | null, appTitle: string): string {
  if (pageTitle) return `${pageTitle} — ${PRODUCT.name}`;
  return appTitle || PRODUCT.name;
}

/** A document's title with a number of unread messages in front; 100 stands for more. */
export function withCount(unread: number, title: string): string {
  return unread === 0 ? title : `(${unread < 100 ? unread : '99+'}) ${title}`;
}
