import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '../lists.module.css';
import type { ListState } from '../use-list-state.ts';
import { type Counted, Pager } from './list-parts.tsx';

export interface ListBodyProps<Data extends Counted> {
  state: ListState;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** When there is nothing at all. */
  empty: { title: string; text: string; action?: ReactNode };
  children: (page: Data) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, without a match, or with rows and pages. */
export function ListBody<Data extends Counted>({ state, query, empty, children }: ListBodyProps<Data>) {
  const { t } = useTranslation('admin');
  const { data, error, isPending, refetch } = query;
  useErrorToast(error);
  if (isPending) return <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />;
  if (!data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data.rows.length === 0 && (state.isNarrowed || state.page > 1)) {
    return (
      <EmptyState title={t('noMatch')} text={t('noMatchText')} size="small">
        <Button onClick={state.clear}>{t('showAll')}</Button>
      </EmptyState>
    );
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState title={empty.title} text={empty.text} size="small">
        {empty.action}
      </EmptyState>
    );
  }
  return (
    <>
      {children(data)}
      <Pager state={state} page={data} />
    </>
  );
}

/** Shown in place of rows that could not be fetched. */
export function LoadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.admNotice} role="alert">
      <h2>{t('loadFailed')}</h2>
      <p>{error && errorText(toAppError(error))}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

/** Shows a failed fetch in a toast as well (ADMIN-3). */
export function useErrorToast(error: Error | null): void {
  const { t } = useTranslation('admin');
  useEffect(() => {
    // Synchronises with the toasts, which are outside of this page.
    if (!error) return;
    toast({
      title: t('loadFailed'),
      description: errorText(toAppError(error)),
      variant: 'destructive',
    });
  }, [error, t]);
}
