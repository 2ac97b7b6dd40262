/** What a public page shows and is, from the server that renders it to the component. */
import type { PublicRead } from '#db/public-reads/read.ts';
import type { Language } from '#i18n/languages.ts';

/** Reads rows as any visitor may. @throws when they can't be had now */
export type ReadPublic = <Row>(read: PublicRead<Row>) => Promise<Row[]>;

/** What decides about a page's data. */
export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
  read: ReadPublic;
}

/** A page's data; `missing`: there is no such page; `failed`: it can't be read now. */
export type PageData<Data> = { state: 'found'; data: Data } | { state: 'missing' } | { state: 'failed' };

/** What a page is for search engines and messengers. */
export interface PageHead {
  /** Null: the product's own. */
  title: string | null;
  description: string;
  /** An address, or a path of ours: `/og/sea-1-day.png`. */
  picture: string;
  /** The one language that its text is written in: it is not announced in the other. */
  onlyIn?: Language;
  /** Search engines leave it alone: there is nothing to find on it yet. */
  isUnlisted?: boolean;
  /** When an article was published and changed, as the database writes it. */
  article?: { published: string; modified: string };
}
