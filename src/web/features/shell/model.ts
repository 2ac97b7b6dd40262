import { useMatches } from 'react-router';
import { PRODUCT } from '#domain/product.ts';
import type { Area, Texts } from '#i18n/areas.ts';
import { isolated } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageHead } from '#web/data/public-page.ts';

/** `contact:title` */
export type TextName = { [A in Area]: `${A}:${keyof Texts[A] & string}` }[Area];

/** `premium:lead` */
export type Translate = (name: TextName, values?: Record<string, string>) => string;

/** A route's `handle`. */
export interface RouteHandle {
  /** For the document's title [SHELL-2]. */
  title?: TextName;
  /** By a part of the query and its value. */
  titles?: Readonly<Record<string, Readonly<Record<string, TextName>>>>;
  /** From the loader's data [PLUS-8]. */
  head?: (t: Translate, data: unknown, language: Language) => PageHead | null;
  /** That the page depends on, with the relevant values. */
  query?: Readonly<Record<string, RegExp>>;
  isUnlisted?: boolean;
  /** A low header, the footer below. */
  fillsWindow?: boolean;
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    ('title' in handle || 'head' in handle || 'fillsWindow' in handle)
  );
}

/** On the home page the application's title. */
export function documentTitle(pageTitle: string | null, appTitle: string): string {
  if (pageTitle) return `${isolated(pageTitle)} — ${PRODUCT.name}`;
  return appTitle || PRODUCT.name;
}

/** 100: more. */
export function withCount(unread: number, title: string): string {
  return unread === 0 ? title : `(${unread < 100 ? unread : '99+'}) ${title}`;
}

/** Empty without a handle. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : {};
}
