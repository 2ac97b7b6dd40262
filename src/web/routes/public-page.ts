import type { ComponentType } from 'react';
import type { Area } from '#i18n/areas.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageHead, PageRequest, ReadPublic } from '#web/data/public-page.ts';
import type { TextName, Translate } from '#web/features/shell/model.ts';
import type { SitemapEntry } from './renderer.ts';

/** A public page: a module of `routes/public/`. Its row in `public-pages.ts` has the address. */
export interface PublicPage<Data = undefined> {
  default: ComponentType;
  /** What the page shows, as plain JSON; null: there is no such page. @throws when it can't be read now */
  read?: (request: PageRequest) => Promise<Data | null>;
  /** False for data of a page that does not exist: it is shown, with status 404. */
  exists?: (data: Data) => boolean;
  /** Null: as for a page that does not exist. */
  head?: (t: Translate, data: Data, language: Language) => PageHead | null;
  /** Its addresses in the sitemap; without, its path alone. */
  entries?: (read: ReadPublic) => Promise<SitemapEntry[]>;
}

/** A public page's address and what has to be there before it can be shown. */
export interface PublicPageRow {
  /** As the router writes it: `blog/posts/:slug`; empty for the home page. */
  path: string;
  /** The name of its module in `routes/public/`. */
  module: string;
  /** Its name while it has no head: none was found, or it can't be read. */
  title?: TextName;
  /** Its names by a part of the query and its value, where it is another page by it. */
  titles?: Readonly<Record<string, Readonly<Record<string, TextName>>>>;
  /** Areas of text beside those of every page. */
  areas: readonly Area[];
  /** What surrounds it. */
  layout: 'main' | 'blog' | 'bare' | null;
  /** Parts of the query that the page depends on, with the values that make a difference. */
  query?: Readonly<Record<string, RegExp>>;
  /** Search engines leave it alone. */
  isUnlisted?: boolean;
  /** Rendered for each request and never cached: the address holds a secret. */
  isSecret?: boolean;
}
