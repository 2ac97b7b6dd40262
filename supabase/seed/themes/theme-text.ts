/** A theme as it is written: paragraphs of Markdown in both languages. */
export type ThemeText = {
  slug: string;
  fr: { title: string; tagline: string; body: readonly string[] };
  en: { title: string; tagline: string; body: readonly string[] };
};
