import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { AdminTable, type Column } from '../components/admin-table.tsx';
import { LoadFailure, useErrorToast } from '../components/list-body.tsx';
import { PageHead } from '../components/list-parts.tsx';
import { StateMark } from '../components/state-mark.tsx';
import styles from '../tables.module.css';

/** What a theme and a sample trip have in common in their lists. */
export interface Shown {
  slug: string;
  title_fr: string;
  title_en: string;
  position: number;
  is_published: boolean;
}

interface ShowcaseListProps<Row extends Shown> {
  title: string;
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** The one action of the page. */
  action?: ReactNode;
  /** The line under a row's title. */
  under: (row: Row) => ReactNode;
  columns?: readonly Column<Row>[];
  actions: (row: Row) => ReactNode;
}

/** The themes or the sample trips: few, in the order in which readers see them. */
export function ShowcaseList<Row extends Shown>(props: ShowcaseListProps<Row>) {
  const { title, action, under, columns = [], actions } = props;
  const { data, error, isPending, refetch } = props.query;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  useErrorToast(error);
  return (
    <>
      <PageHead title={title}>{action}</PageHead>
      {isPending && <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />}
      {!isPending && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <AdminTable
          caption={title}
          rows={data}
          keyOf={({ slug }) => slug}
          columns={[
            {
              label: t('name'),
              look: 'main',
              cell: (row) => (
                <>
                  {language === 'fr' ? row.title_fr : row.title_en}
                  <span className={styles.admUnder}>{under(row)}</span>
                </>
              ),
            },
            ...columns,
            { label: t('position'), look: 'wide-number', cell: ({ position }) => position },
            {
              label: t('state'),
              cell: ({ is_published }) => (
                <StateMark
                  look={is_published ? 'full' : 'hollow'}
                  text={is_published ? t('shown') : t('hidden')}
                />
              ),
            },
          ]}
          actions={actions}
        />
      )}
    </>
  );
}
