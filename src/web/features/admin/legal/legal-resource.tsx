import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { paths } from '#web/paths.ts';
import { StateMark } from '../components/admin-table.tsx';
import { type ListedLegalPage, legalPagesQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';

export function useLegalPages(): Resource<ListedLegalPage> {
  const { t, when } = useAdminWords();
  const names = useLegalNames();
  return {
    title: t('legalPages'),
    query: legalPagesQuery,
    keyOf: ({ slug }) => slug,
    columns: [
      {
        label: t('legalPage'),
        look: 'main',
        cell: ({ slug }) => (
          <Link className="link" to={paths.adminLegalPage(slug)}>
            {names[slug].name}
          </Link>
        ),
      },
      {
        label: t('state'),
        cell: ({ updatedAt, missing }) => {
          if (updatedAt === null) return <StateMark look="hollow" text={t('legalAbsent')} />;
          if (missing > 0) return <StateMark look="half" text={t('legalMissing', { count: missing })} />;
          return <StateMark look="full" text={t('legalComplete')} />;
        },
      },
      { label: t('updated'), look: 'wide', cell: ({ updatedAt }) => when(updatedAt) },
    ],
  };
}

export function useLegalNames(): Record<LegalSlug, { name: string; path: string }> {
  const { t } = useTranslation('footer');
  return {
    terms: { name: t('terms'), path: paths.terms() },
    privacy: { name: t('privacy'), path: paths.privacy() },
    notice: { name: t('legalNotice'), path: paths.legalNotice() },
  };
}
