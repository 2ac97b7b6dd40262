import type { PublicRead } from '#db/public-reads/read.ts';
import type { Language } from '#i18n/languages.ts';

/** Reads as a visitor. @throws when the rows can't be had now */
export type ReadPublic = <Row>(read: PublicRead<Row>) => Promise<Row[]>;

export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
  read: ReadPublic;
}

/** `missing`: there is no such page; `failed`: it can't be read now. */
export type PageData<Data> = { state: 'found'; data: Data } | { state: 'missing' } | { state: 'failed' };

export interface PageHead {
  /** Title of the page; null: the product's own. */
  title: string | null;
  description: string;
  /** An address, or a path of ours: `/og/sea-1-day.png`. */
  picture: string;
  /** The only language of its text: not announced in the other. */
  onlyIn?: Language;
  /** True: not for search engines, since there is nothing to find yet. */
  isUnlisted?: boolean;
  /** Instants as the database writes them. */
  article?: { published: string; modified: string };
}
