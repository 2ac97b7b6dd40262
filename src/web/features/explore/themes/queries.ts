import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '#db/database.types.ts';
import { readPublic } from '#web/lib/public-data.ts';

const MINUTES = 60_000;

type ThemeName = Pick<Tables<'themes'>, 'slug' | 'title_fr' | 'title_en' | 'image_url'>;
type Theme = ThemeName & Pick<Tables<'themes'>, 'tagline_fr' | 'tagline_en' | 'body_fr' | 'body_en'>;

const NAME = 'slug,title_fr,title_en,image_url';

/** The names of all published themes in their order: few and small, so that a page also knows the others (PUB-3). */
export const themesQuery = () =>
  queryOptions({
    queryKey: ['themes'],
    queryFn: ({ signal }) =>
      readPublic<ThemeName>('themes', { select: NAME, is_published: 'is.true', order: 'position' }, signal),
    staleTime: 10 * MINUTES,
  });

async function fetchTheme(slug: string, signal: AbortSignal) {
  const [theme] = await readPublic<Theme>(
    'themes',
    {
      select: `${NAME},tagline_fr,tagline_en,body_fr,body_en`,
      is_published: 'is.true',
      slug: `eq.${slug}`,
      limit: '1',
    },
    signal,
  );
  return theme ?? null;
}

/** One theme with its text, or null when there is none at this address (PUB-3). */
export const themeQuery = (slug: string) =>
  queryOptions({
    queryKey: ['themes', slug],
    queryFn: ({ signal }) => fetchTheme(slug, signal),
    staleTime: 10 * MINUTES,
  });
