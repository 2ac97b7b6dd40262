/** A blog post as it is written: blocks of Markdown in both languages. */
export type PostText = {
  slug: string;
  country_iso_a2: string | null;
  tags: readonly string[];
  /** ISO day. */
  published: string;
  fr: { title: string; excerpt: string; body: readonly string[] };
  en: { title: string; excerpt: string; body: readonly string[] };
};
