import type { LegalSlug } from '../../../src/domain/legal-pages.ts';

/** A legal page as it is written: blocks of Markdown in both languages. What the operator has to fill in is a placeholder. */
export type LegalText = {
  slug: LegalSlug;
  fr: { title: string; body: readonly string[] };
  en: { title: string; body: readonly string[] };
};
