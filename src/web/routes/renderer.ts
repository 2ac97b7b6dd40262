import type { SocialLinks } from '#domain/social-networks.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageHead, ReadPublic } from '#web/data/public-page.ts';

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
  isUnlisted: boolean;
  isSecret: boolean;
}

export interface RenderedPage {
  status: number;
  /** What stands in `#root`. */
  html: string;
  /** Null: there is no such page, or it can't be read now. */
  head: PageHead | null;
  /** The title where there is no head. */
  title: string;
  /** JSON that hydration begins with. */
  state: string;
  /** Source files that the page's code begins with, as Vite's manifest names them. */
  sources: readonly string[];
}

/** What the server's bundle of the front end does; made by `app/server-entry.tsx`. */
export interface Renderer {
  /** Null: not a public page. */
  matchPage: (url: URL) => MatchedPage | null;
  /** Source files that a page of travellers begins with, which needs the session and is not rendered here; empty: no such page. */
  travelSources: (path: string, language: Language) => readonly string[];
  /** Whether a page stands at a path; from another one the router leads away. */
  isPage: (path: string) => boolean;
  /** @throws when the page's component does */
  renderPage: (
    page: MatchedPage,
    language: Language,
    read: ReadPublic,
    socialLinks: SocialLinks,
  ) => Promise<RenderedPage>;
  /** Every public address, in no language. */
  listPages: (read: ReadPublic) => Promise<SitemapEntry[]>;
}
