import { postsAboutRead } from '#db/public-reads/blog.ts';
import { type Country, countryRead } from '#db/public-reads/countries.ts';
import { inLanguage, type Language, onlyLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import type { TextTree } from '#web/ui/text-tree.ts';

export interface CountryData {
  country: Omit<Country, 'advice_fr' | 'advice_en'>;
  advice: TextTree;
  onlyIn?: Language | undefined;
  hasPosts: boolean;
}

export async function readCountry(
  code: string,
  { language, read }: PageRequest,
): Promise<CountryData | null> {
  const [[found], posts, { treeOf }] = await Promise.all([
    read(countryRead(code)),
    // The page works without posts.
    read(postsAboutRead(code, 1)).catch(() => []),
    import('#web/ui/text-tree.ts'),
  ]);
  if (!found) return null;
  const { advice_fr, advice_en, ...country } = found;
  const texts = { fr: advice_fr, en: advice_en };
  const advice = treeOf(inLanguage(language, texts));
  return { country, onlyIn: onlyLanguage(texts), advice, hasPosts: posts.length > 0 };
}
