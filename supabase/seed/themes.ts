import { frenchSpaces, markdown } from './prose.ts';
import { city } from './themes/city.ts';
import { desert } from './themes/desert.ts';
import { family } from './themes/family.ts';
import { food } from './themes/food.ts';
import { forest } from './themes/forest.ts';
import { islands } from './themes/islands.ts';
import { mountains } from './themes/mountains.ts';
import { sea } from './themes/sea.ts';
import { train } from './themes/train.ts';

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

const THEMES = [sea, mountains, city, desert, forest, islands, train, food, family];

/** The themes of /voyages-a-theme, in their order. */
export function themeRows(): ThemeRow[] {
  return THEMES.map(({ slug, fr, en }, index) => ({
    slug,
    title_fr: frenchSpaces(fr.title),
    title_en: en.title,
    tagline_fr: frenchSpaces(fr.tagline),
    tagline_en: en.tagline,
    body_fr: frenchSpaces(markdown(fr.body)),
    body_en: markdown(en.body),
    position: index + 1,
    is_published: true,
  }));
}
