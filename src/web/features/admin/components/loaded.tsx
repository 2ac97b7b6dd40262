import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText, toastFailure } from '#web/data/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './lists.module.css';

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  none?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** Shows a spinner, a failure with retry, or the data [ADMIN-3]. */
export function Loaded<Data>({ query, none, children }: LoadedProps<Data>) {
  const { t } = useTranslation('admin');
  const { data, error, isPending, refetch } = query;
  useErrorToast(error);
  if (isPending) return <Spinner fillsPage label={t('loadingList')} />;
  if (data) return children(data);
  if (data === undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return none;
}

export function LoadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.admNotice} role="alert">
      <h2>{t('loadFailed')}</h2>
      <p>{error && failureText(error)}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

function useErrorToast(error: Error | null): void {
  const { t } = useTranslation('admin');
  useEffect(() => {
    // Synchronises with the toasts, which are outside of this page.
    if (!error) return;
    toastFailure(t('loadFailed'), error);
  }, [error, t]);
}
