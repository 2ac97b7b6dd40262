import type { Language } from '#i18n/languages.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import type { RenderedSite } from '#web/data/site.ts';
import type { DocumentHead } from '#web/features/shell/page-head.ts';

export interface SitemapEntry {
  path: string;
  /** As the database writes it. */
  changed?: string;
  /** The only language of its text. */
  onlyIn?: Language;
}

export interface MatchedPage {
  path: string;
  /** The relevant query with its question mark; or empty. */
  search: string;
  /** The address's; its links have it too. */
  language: Language | undefined;
  isSecret: boolean;
}

export interface RenderedPage {
  status: number;
  /** Of `#root`. */
  html: string;
  head: DocumentHead;
  /** JSON for hydration. */
  state: string;
  /** As in Vite's manifest. */
  sources: readonly string[];
}

export interface Renderer {
  /** Null: not a public page. */
  matchPage: (url: URL) => MatchedPage | null;
  /** Null: no alias. */
  redirectOf: (url: URL) => string | null;
  /** Sources of a page that is not rendered here; empty: none. */
  travelSources: (path: string, language: Language) => readonly string[];
  /** Otherwise the router redirects. */
  isPage: (path: string) => boolean;
  /** @throws as the page's component */
  renderPage: (
    page: MatchedPage,
    language: Language,
    read: ReadPublic,
    site: RenderedSite,
  ) => Promise<RenderedPage>;
  listPages: (read: ReadPublic) => Promise<SitemapEntry[]>;
}
