import { notice } from './legal/notice.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { frenchSpaces, markdown } from './prose.ts';

/** A row of `public.legal_pages`, without its date. Bodies are Markdown. */
export type LegalPageRow = {
  slug: string;
  title_fr: string;
  title_en: string;
  body_fr: string;
  body_en: string;
};

/** The legal pages as a release brings them; supervisors fill in their placeholders. */
export function legalPageRows(): LegalPageRow[] {
  return [terms, privacy, notice].map(({ slug, fr, en }) => ({
    slug,
    title_fr: fr.title,
    title_en: en.title,
    body_fr: frenchSpaces(markdown(fr.body)),
    body_en: markdown(en.body),
  }));
}
