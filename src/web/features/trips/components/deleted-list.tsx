import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { daysUntilPurge } from '../model.ts';
import { usePurgeTrip, useRestoreTrip } from '../mutations.ts';
import { type DeletedTrip, deletedTripsQuery } from '../queries.ts';
import dashboardStyles from './dashboard.module.css';
import styles from './deleted-trips.module.css';
import { useDates } from './trip-meta.tsx';

export function DeletedList() {
  const { t } = useTranslation('dashboard');
  const { data, error, isFetching, refetch } = useQuery(deletedTripsQuery);
  const restore = useRestoreTrip();
  const [purged, setPurged] = useState<DeletedTrip | null>(null);
  const purge = usePurgeTrip();
  if (error && !data)
    return (
      <Stack gap={16} align="start" className={dashboardStyles.dashboardFailed} role="alert">
        <p>{t('deletedTripsFailed')}</p>
        <Button variant="line" isBusy={isFetching} onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Stack>
    );
  if (!data) return <Spinner label={t('loading')} />;
  if (data.length === 0) return <Note>{t('deletedTripsEmpty')}</Note>;
  return (
    <>
      <Note>{t('deletedTripsHint')}</Note>
      <ul className={styles.deletedTripsList}>
        {data.map((trip) => (
          <Row as="li" gap={12} rowGap={8} wrap key={trip.id}>
            <DeletedRow
              trip={trip}
              isBusy={restore.isPending && restore.variables.id === trip.id}
              onRestore={() => restore.mutate(trip)}
              onPurge={() => setPurged(trip)}
            />
          </Row>
        ))}
      </ul>
      {purged && (
        <ConfirmDialog
          onClose={() => setPurged(null)}
          title={t('purgeTitle', { title: purged.title })}
          description={t('purgeText')}
          confirmLabel={t('purge')}
          isBusy={purge.isPending}
          onConfirm={() => purge.mutate(purged.id, { onSettled: () => setPurged(null) })}
        />
      )}
    </>
  );
}

interface DeletedRowProps {
  trip: DeletedTrip;
  isBusy: boolean;
  onRestore: () => void;
  onPurge: () => void;
}

function DeletedRow({ trip, isBusy, onRestore, onPurge }: DeletedRowProps) {
  const { t } = useTranslation('dashboard');
  const datesOf = useDates();
  return (
    <>
      <Stack className={styles.deletedTripText}>
        <b>{trip.title}</b>
        <Note as="span" className="num">
          {datesOf(trip)} · {t('daysLeft', { count: daysUntilPurge(trip.restorable_until) })}
        </Note>
      </Stack>
      <Button
        variant="line"
        isBusy={isBusy}
        aria-label={t('restoreTrip', { title: trip.title })}
        onClick={onRestore}
      >
        {t('restore')}
      </Button>
      <Button variant="quiet" aria-label={t('purgeTrip', { title: trip.title })} onClick={onPurge}>
        {t('purge')}
      </Button>
    </>
  );
}
