import { untranslatedRead } from './blog.ts';
import type { PublicRead } from './read.ts';

type Read = <Row>(read: PublicRead<Row>) => Promise<Row[]>;

/** `none`: no text yet. */
export type PostLanguages = 'both' | 'fr' | 'en' | 'none';

/** Reads the languages of all posts at once, for the sitemap and the feed. */
export async function readPostLanguages(read: Read): Promise<(slug: string) => PostLanguages> {
  const [withoutFrench, withoutEnglish] = await Promise.all(
    [untranslatedRead('fr'), untranslatedRead('en')].map(
      async (asked) => new Set((await read(asked)).map(({ slug }) => slug)),
    ),
  );
  return (slug) => {
    if (withoutFrench?.has(slug)) return withoutEnglish?.has(slug) ? 'none' : 'en';
    return withoutEnglish?.has(slug) ? 'fr' : 'both';
  };
}
