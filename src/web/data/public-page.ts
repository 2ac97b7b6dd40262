import type { PublicRead } from '#db/public-reads/read.ts';
import type { Language } from '#i18n/languages.ts';

/** As any visitor. @throws when they can't be had now */
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
  /** Null: the product's own. */
  title: string | null;
  description: string;
  /** An address, or a path of ours: `/og/sea-1-day.png`. */
  picture: string;
  /** The only language of its text: not announced in the other. */
  onlyIn?: Language;
  /** Not for search engines: nothing to find yet. */
  isUnlisted?: boolean;
  /** As the database writes it. */
  article?: { published: string; modified: string };
}
