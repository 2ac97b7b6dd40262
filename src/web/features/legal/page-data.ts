import type { Tables } from '#db/database.types.ts';
import type { PublicRead } from '#db/public-reads/read.ts';
import { type LegalSlug, placeholdersOf, publishedText } from '#domain/legal-pages.ts';
import { inLanguage, type Language, onlyLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { type Heading, headingsOf } from '#web/ui/text-headings.ts';
import type { TextTree } from '#web/ui/text-tree.ts';

export interface LegalData {
  slug: LegalSlug;
  title: string;
  body: TextTree;
  headings: Heading[];
  /** Language of the text: the other one where the text asked for is missing. */
  language: Language;
  /** Timestamp as the database writes it. */
  changed: string;
  onlyIn?: Language | undefined;
  isIncomplete: boolean;
}

export const legalPageRead = (slug: LegalSlug): PublicRead<Tables<'legal_pages'>> => ({
  path: 'legal_pages',
  query: { select: 'slug,title_fr,title_en,body_fr,body_en,updated_at', slug: `eq.${slug}`, limit: '1' },
});

type Texts = Pick<Tables<'legal_pages'>, 'title_fr' | 'title_en' | 'body_fr' | 'body_en'>;

/** Returns title and text in the other language where this text is missing. */
export function legalTexts(
  page: Texts,
  asked: Language,
): { title: string; body: string; language: Language } {
  const other = asked === 'fr' ? 'en' : 'fr';
  const language = page[`body_${asked}`].trim() || !page[`body_${other}`].trim() ? asked : other;
  const title = inLanguage(language, { fr: page.title_fr, en: page.title_en });
  return { title, body: page[`body_${language}`], language };
}

/** Looks for placeholders in both languages. */
export const isIncomplete = ({ body_fr, body_en }: Pick<Texts, 'body_fr' | 'body_en'>): boolean =>
  [body_fr, body_en].some((body) => placeholdersOf(body).length > 0);

/** Reads a page and leaves out its placeholders; null: not written. */
export async function readLegalPage(
  slug: LegalSlug,
  { language: asked, read }: PageRequest,
): Promise<LegalData | null> {
  const [[page], { treeOf }] = await Promise.all([read(legalPageRead(slug)), import('#web/ui/text-tree.ts')]);
  if (!page) return null;
  const { title, body: written, language } = legalTexts(page, asked);
  const body = publishedText(written);
  const onlyIn = onlyLanguage({ fr: page.body_fr, en: page.body_en });
  const changed = page.updated_at;
  const text = { title, body: treeOf(body), headings: headingsOf(body), language };
  return { slug, ...text, changed, onlyIn, isIncomplete: isIncomplete(page) };
}
