import { type SampleCard, samplesRead } from '#db/public-reads/samples.ts';
import { type Theme, type ThemeName, themeRead, themesRead } from '#db/public-reads/themes.ts';
import { inLanguage, type Language, onlyLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import type { TextTree } from '#web/ui/text-tree.ts';

export interface ThemeData {
  /** Null: unknown, so that the page offers the other themes. */
  theme: Omit<Theme, 'body_fr' | 'body_en'> | null;
  body: TextTree;
  onlyIn?: Language | undefined;
  themes: ThemeName[];
  samples: SampleCard[];
}

export async function readTheme(slug: string, { language, read }: PageRequest): Promise<ThemeData> {
  const [[found], themes, samples, { treeOf }] = await Promise.all([
    read(themeRead(slug)),
    read(themesRead()),
    read(samplesRead(slug)),
    import('#web/ui/text-tree.ts'),
  ]);
  if (!found) return { theme: null, body: [], themes, samples: [] };
  const { body_fr, body_en, ...theme } = found;
  const texts = { fr: body_fr, en: body_en };
  return { theme, onlyIn: onlyLanguage(texts), body: treeOf(inLanguage(language, texts)), themes, samples };
}
