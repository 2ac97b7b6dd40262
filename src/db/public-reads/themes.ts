import type { Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

export type ThemeName = Pick<Tables<'themes'>, 'slug' | 'title_fr' | 'title_en' | 'image_url'>;
export type Theme = ThemeName &
  Pick<Tables<'themes'>, 'tagline_fr' | 'tagline_en' | 'body_fr' | 'body_en' | 'picture_texts'>;

const NAME = 'slug,title_fr,title_en,image_url';

/** Reads all themes, few and small, so that a page also knows the others [PUB-3]. */
export const themesRead = (): PublicRead<ThemeName> => ({
  path: 'themes',
  query: { select: NAME, is_published: 'is.true', order: 'position' },
});

export type ThemeCard = ThemeName & Pick<Tables<'themes'>, 'tagline_fr' | 'tagline_en'>;

export const themeCardsRead = (): PublicRead<ThemeCard> => ({
  path: 'themes',
  query: { select: `${NAME},tagline_fr,tagline_en`, is_published: 'is.true', order: 'position' },
});

export const themeRead = (slug: string): PublicRead<Theme> => ({
  path: 'themes',
  query: {
    select: `${NAME},tagline_fr,tagline_en,body_fr,body_en,picture_texts`,
    is_published: 'is.true',
    slug: `eq.${slug}`,
    limit: '1',
  },
});

/** Reads addresses of themes with their texts, which may be in one language. */
export const themeTextsRead = (): PublicRead<Pick<Theme, 'slug' | 'body_fr' | 'body_en'>> => ({
  path: 'themes',
  query: { select: 'slug,body_fr,body_en', is_published: 'is.true', order: 'position' },
});
