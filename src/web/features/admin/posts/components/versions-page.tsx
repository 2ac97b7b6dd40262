import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { LoadFailure, useErrorToast } from '../../components/list-body.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import styles from '../../tables.module.css';
import { versionsQuery } from '../queries.ts';
import type { PreviewPost } from './post-body.tsx';
import { VersionDialog } from './version-dialog.tsx';

/** What a post was before each of the last fifty saves; one opens, and is taken back (ADMIN-4). */
export function VersionsPage({ id, preview }: { id: string; preview: PreviewPost }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useQuery(versionsQuery(id));
  useErrorToast(error);
  const when = (instant: string) => {
    const at = parseInstant(instant);
    return at ? formatInstant(at, language, Temporal.Now.timeZoneId()) : instant;
  };
  return (
    <>
      <Link className="link" to={paths.adminPost(id)}>
        {t('backToPost')}
      </Link>
      <PageHead title={t('versions')} />
      {isPending && <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('noVersions')} text={t('noVersionsText')} size="small" />}
      {data && data.length > 0 && (
        <AdminTable
          caption={t('versions')}
          rows={data}
          keyOf={(version) => version.id}
          columns={[
            {
              label: t('versionUntil'),
              look: 'main',
              cell: (version) => (
                <>
                  <button type="button" className={styles.admOpen} onClick={() => setOpened(version.id)}>
                    {when(version.replaced_at)}
                  </button>
                  <span className={styles.admUnder}>
                    {[version.replaced_by_name ?? t('byServer'), version.title_fr].join(' · ')}
                  </span>
                </>
              ),
            },
            {
              label: t('replacedBy'),
              look: 'wide',
              cell: ({ replaced_by_name }) => replaced_by_name ?? t('byServer'),
            },
            { label: t('activityTitle'), look: 'wide', cell: ({ title_fr }) => title_fr },
          ]}
        />
      )}
      {opened !== null && (
        <VersionDialog
          key={opened}
          postId={id}
          versionId={opened}
          moment={when(data?.find((version) => version.id === opened)?.replaced_at ?? '')}
          preview={preview}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
