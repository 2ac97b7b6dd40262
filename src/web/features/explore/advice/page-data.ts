import { postsAboutRead } from '#db/public-reads/blog.ts';
import { type Country, countryRead } from '#db/public-reads/countries.ts';
import { inLanguage, onlyLanguage } from '#i18n/in-language.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import type { TextTree } from '#web/ui/text-tree.ts';

/** What a country's page shows. */
export interface CountryData {
  country: Omit<Country, 'advice_fr' | 'advice_en'>;
  advice: TextTree;
  /** The one language that the text is written in. */
  onlyIn?: Language | undefined;
  /** Whether there are articles about it. */
  hasPosts: boolean;
}

/** Reads a country with its advice parsed; null where there is none of this code. */
export async function readCountry(
  code: string,
  { language, read }: PageRequest,
): Promise<CountryData | null> {
  const [[found], posts, { treeOf }] = await Promise.all([
    read(countryRead(code)),
    // The page stands without them.
    read(postsAboutRead(code, 1)).catch(() => []),
    import('#web/ui/text-tree.ts'),
  ]);
  if (!found) return null;
  const { advice_fr, advice_en, ...country } = found;
  const texts = { fr: advice_fr, en: advice_en };
  const advice = treeOf(inLanguage(language, texts));
  return { country, onlyIn: onlyLanguage(texts), advice, hasPosts: posts.length > 0 };
}
