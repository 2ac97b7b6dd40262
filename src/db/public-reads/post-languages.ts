import { untranslatedRead } from './blog.ts';
import type { PublicRead } from './read.ts';

type Read = <Row>(read: PublicRead<Row>) => Promise<Row[]>;

/** In which languages a published post can be read; `none`: it has no text yet. */
export type PostLanguages = 'both' | 'fr' | 'en' | 'none';

/** Reads which posts lack a text, for what announces all of them: the sitemap and the feed. */
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
