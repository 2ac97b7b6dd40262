import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { AdminTable } from '../components/admin-table.tsx';
import { LoadFailure, useErrorToast } from '../components/list-body.tsx';
import { PageHead } from '../components/list-parts.tsx';
import { StateMark } from '../components/state-mark.tsx';
import { useLegalPages } from './use-legal-pages.ts';

/** The legal pages: when each was changed, and what is left to fill in (PLUS-22). */
export function LegalList() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { pages, error, isPending, refetch } = useLegalPages();
  useErrorToast(error);
  return (
    <>
      <PageHead title={t('legalPages')} />
      {isPending && <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />}
      {!isPending && !pages && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {pages && (
        <AdminTable
          caption={t('legalPages')}
          rows={pages}
          keyOf={({ slug }) => slug}
          columns={[
            {
              label: t('legalPage'),
              look: 'main',
              cell: ({ slug, name }) => (
                <Link className="link" to={paths.adminLegalPage(slug)}>
                  {name}
                </Link>
              ),
            },
            {
              label: t('state'),
              cell: ({ stored, missing }) => {
                if (!stored) return <StateMark look="hollow" text={t('legalAbsent')} />;
                if (missing > 0)
                  return <StateMark look="half" text={t('legalMissing', { count: missing })} />;
                return <StateMark look="full" text={t('legalComplete')} />;
              },
            },
            {
              label: t('updated'),
              look: 'wide',
              cell: ({ stored }) => {
                const at = parseInstant(stored?.updated_at ?? null);
                return at && formatInstant(at, language, Temporal.Now.timeZoneId());
              },
            },
          ]}
        />
      )}
    </>
  );
}
