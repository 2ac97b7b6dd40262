import type { Language } from '#i18n/languages.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import type { RenderedSite } from '#web/data/site.ts';
import type { DocumentHead } from '#web/features/shell/page-head.ts';

export type { RenderedSite };

export interface SitemapEntry {
  path: string;
  /** Instant of the last change, as the database writes it. */
  changed?: string;
  /** The only language of its text; undefined: both. */
  onlyIn?: Language | undefined;
}

export interface MatchedPage {
  path: string;
  /** The relevant query with its question mark; or empty. */
  search: string;
  /** Language of the address; its links have it too. */
  language: Language | undefined;
  isSecret: boolean;
}

export interface RenderedPage {
  status: number;
  html: string;
  head: DocumentHead;
  /** State of the page as JSON, for hydration. */
  state: string;
  /** Names of sources as in Vite's manifest. */
  sources: readonly string[];
}

/** A page that is at another address. */
export interface MovedPage {
  location: string;
}

export interface Renderer {
  /** Finds the page; null: not a public page. */
  matchPage: (url: URL) => MatchedPage | null;
  /** Address behind an alias; null: no alias. */
  redirectOf: (url: URL) => string | null;
  /** Sources of a page that is not rendered here; empty: none. */
  travelSources: (path: string, language: Language) => readonly string[];
  /** False: the router redirects. */
  isPage: (path: string) => boolean;
  /** Renders a page. @throws as its component */
  renderPage: (
    page: MatchedPage,
    language: Language,
    read: ReadPublic,
    site: RenderedSite,
  ) => Promise<RenderedPage | MovedPage>;
  listPages: (read: ReadPublic) => Promise<SitemapEntry[]>;
}
