import { useTranslation } from 'react-i18next';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { paths } from '#web/paths.ts';

/** Names of the legal pages, and their public addresses. */
export function useLegalNames(): Record<LegalSlug, { name: string; path: string }> {
  const { t } = useTranslation('footer');
  return {
    terms: { name: t('terms'), path: paths.terms() },
    privacy: { name: t('privacy'), path: paths.privacy() },
    notice: { name: t('legalNotice'), path: paths.legalNotice() },
  };
}
