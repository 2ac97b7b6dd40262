import type { Language } from '#i18n/languages.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import type { RenderedSite } from '#web/data/site.ts';
import type { DocumentHead } from '#web/features/shell/page-head.ts';

/** A public address, in no language. */
export interface SitemapEntry {
  path: string;
  /** When it changed last, as the database writes it. */
  changed?: string;
  /** The one language that its text is written in. */
  onlyIn?: Language;
}

/** A public page by its address. */
export interface MatchedPage {
  /** Without a slash at its end. */
  path: string;
  /** The parts of the query that the page depends on, with their question mark; or empty. */
  search: string;
  /** The language that the address asks for: its links ask for it too. */
  language: Language | undefined;
  isSecret: boolean;
}

export interface RenderedPage {
  status: number;
  /** What stands in `#root`. */
  html: string;
  head: DocumentHead;
  /** JSON that hydration begins with. */
  state: string;
  /** Source files that the page's code begins with, as Vite's manifest names them. */
  sources: readonly string[];
}

/** What the server's bundle of the front end does; made by `app/server-entry.tsx`. */
export interface Renderer {
  /** Null: not a public page. */
  matchPage: (url: URL) => MatchedPage | null;
  /** Where an address leads that is another one's; null: nowhere else. */
  redirectOf: (url: URL) => string | null;
  /** Source files that a page of travellers begins with, which needs the session and is not rendered here; empty: no such page. */
  travelSources: (path: string, language: Language) => readonly string[];
  /** Whether a page stands at a path; from another one the router leads away. */
  isPage: (path: string) => boolean;
  /** @throws when the page's component does */
  renderPage: (
    page: MatchedPage,
    language: Language,
    read: ReadPublic,
    site: RenderedSite,
  ) => Promise<RenderedPage>;
  /** Every public address, in no language. */
  listPages: (read: ReadPublic) => Promise<SitemapEntry[]>;
}
