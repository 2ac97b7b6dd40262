/** A row of `public.themes`, without the picture that a supervisor may choose. Bodies are Markdown. */
export type ThemeRow = {
  slug: string;
  title_fr: string;
  title_en: string;
  tagline_fr: string;
  tagline_en: string;
  body_fr: string;
  body_en: string;
  position: number;
  is_published: boolean;
};

/** The themes of /voyages-a-theme, in their order. */
export function themeRows(): ThemeRow[] {
  return [];
}
