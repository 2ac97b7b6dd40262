import { type Sample, sampleRead } from '#db/public-reads/samples.ts';
import { inLanguage } from '#i18n/in-language.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import type { TextTree } from '#web/ui/text-tree.ts';

export type SampleTrip = Omit<Sample, 'tips_fr' | 'tips_en'>;

/** What a sample trip's page shows. */
export interface SampleData {
  sample: SampleTrip;
  tips: TextTree;
}

/** Reads a sample trip with its tips parsed; null where there is none. */
export async function readSample(slug: string, { language, read }: PageRequest): Promise<SampleData | null> {
  const [[found], { treeOf }] = await Promise.all([read(sampleRead(slug)), import('#web/ui/text-tree.ts')]);
  if (!found) return null;
  const { tips_fr, tips_en, ...sample } = found;
  return { sample, tips: treeOf(inLanguage(language, { fr: tips_fr, en: tips_en })) };
}
