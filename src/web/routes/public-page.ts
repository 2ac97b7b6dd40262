import type { ComponentType } from 'react';
import type { Area } from '#i18n/areas.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageHead, PageRequest, ReadPublic } from '#web/data/public-page.ts';
import type { TextName, Translate } from '#web/features/shell/model.ts';
import type { SitemapEntry } from './renderer.ts';

/** A module of `routes/public/`; its row is in `public-pages.ts`. */
export interface PublicPage<Data = undefined> {
  default: ComponentType;
  /** Reads plain JSON; null: no such page. @throws when it can't be read now, and a redirect to where the page is */
  read?: (request: PageRequest) => Promise<Data | null>;
  /** False: the page has status 404. */
  exists?: (data: Data) => boolean;
  /** Head of the page; null: as of a missing page. */
  head?: (t: Translate, data: Data, language: Language) => PageHead | null;
  /** Entries of the sitemap; default: its path. */
  entries?: (read: ReadPublic, row: PublicPageRow) => Promise<SitemapEntry[]>;
}

export type PublicLayout = 'main' | 'blog' | 'bare' | null;

export interface PublicPageRow {
  /** Path as `blog/posts/:slug`; empty for the home page. */
  path: string;
  module: string;
  /** Parameters beside those of the path, for a module with several pages. */
  params?: Readonly<Record<string, string>>;
  /** Title without a head, of a missing or unreadable page. */
  title?: TextName;
  /** Titles by a part of the query and its value. */
  titles?: Readonly<Record<string, Readonly<Record<string, TextName>>>>;
  areas: readonly Area[];
  /** Default: `main`. */
  layout?: PublicLayout;
  /** Parts of the query that the page depends on, with the relevant values. */
  query?: Readonly<Record<string, RegExp>>;
  isUnlisted?: boolean;
  /** True: never cached, since the address holds a secret. */
  isSecret?: boolean;
}
