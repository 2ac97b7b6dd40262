import { type PostCard, postsAboutRead } from '#db/public-reads/blog.ts';
import { type Sample, sampleRead } from '#db/public-reads/samples.ts';
import { inLanguage, type Language, onlyLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import type { TextTree } from '#web/ui/text-tree.ts';

export type SampleTrip = Omit<Sample, 'tips_fr' | 'tips_en'>;

export interface SampleData {
  sample: SampleTrip;
  tips: TextTree;
  posts: PostCard[];
  onlyIn?: Language | undefined;
}

export async function readSample(slug: string, { language, read }: PageRequest): Promise<SampleData | null> {
  const [[found], { treeOf }] = await Promise.all([read(sampleRead(slug)), import('#web/ui/text-tree.ts')]);
  if (!found) return null;
  const { tips_fr, tips_en, ...sample } = found;
  // The page works without posts.
  const posts = found.country_iso_a2
    ? await read(postsAboutRead(found.country_iso_a2, 3)).catch(() => [])
    : [];
  const texts = { fr: tips_fr, en: tips_en };
  return { sample, posts, onlyIn: onlyLanguage(texts), tips: treeOf(inLanguage(language, texts)) };
}
