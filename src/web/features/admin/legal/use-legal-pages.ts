import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Tables } from '#db/database.types.ts';
import { LEGAL_SLUGS, type LegalSlug, placeholdersOf } from '#domain/legal-pages.ts';
import { paths } from '#web/paths.ts';
import { legalPagesQuery } from './queries.ts';

/** A legal page in the administration's list. */
export interface ListedLegalPage {
  slug: LegalSlug;
  name: string;
  /** Its public address. */
  path: string;
  /** Null: not written yet. */
  stored: Tables<'legal_pages'> | null;
  /** Placeholders that are left, in both languages together. */
  missing: number;
}

/** What legal pages are called, and where they are. */
export function useLegalNames(): Record<LegalSlug, { name: string; path: string }> {
  const { t } = useTranslation('footer');
  return {
    terms: { name: t('terms'), path: paths.terms() },
    privacy: { name: t('privacy'), path: paths.privacy() },
    notice: { name: t('legalNotice'), path: paths.legalNotice() },
  };
}

/** All legal pages, written or not. */
export function useLegalPages() {
  const names = useLegalNames();
  const query = useQuery(legalPagesQuery());
  const { data } = query;
  const pages =
    data &&
    LEGAL_SLUGS.map((slug): ListedLegalPage => {
      const stored = data.find((page) => page.slug === slug) ?? null;
      const bodies = stored ? [stored.body_fr, stored.body_en] : [];
      return { slug, ...names[slug], stored, missing: bodies.flatMap(placeholdersOf).length };
    });
  return { ...query, pages };
}
