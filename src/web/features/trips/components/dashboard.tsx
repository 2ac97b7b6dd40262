import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { WifiOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/data/request.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { useSession } from '#web/session/session.tsx';
import { countsQuery } from '#web/trip-data/counts.ts';
import { useReselectTrip } from '#web/trip-data/current-trip.ts';
import { Button } from '#web/ui/button.tsx';
import { PageWidth, Row, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToday, useWhenIdle } from '#web/ui/timing.ts';
import { toast } from '#web/ui/toasts.ts';
import {
  CopyTripDialog,
  DeletedList,
  DeleteTripDialog,
  ImportTripDialog,
  TripDialog,
} from '../lazy-parts.ts';
import { type TripSummary, useTrips } from '../queries.ts';
import { useTripDialogs } from '../use-trip-dialogs.ts';
import styles from './dashboard.module.css';
import { DashboardHead } from './dashboard-head.tsx';
import deletedTripsStyles from './deleted-trips.module.css';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { TripList } from './trip-list.tsx';

function useLoadFailure(error: Error | null, retry: () => void) {
  const { t } = useTranslation('dashboard');
  useEffect(() => {
    if (!error) return;
    toast({
      title: t('loadFailed'),
      description: failureText(error),
      variant: 'destructive',
      action: { label: t('retry'), onClick: retry },
    });
  }, [error, retry, t]);
}

const NO_TRIPS: TripSummary[] = [];

/** [DASH-1] */
export function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useTrips(user?.id ?? '', { enabled: user !== null });
  const trips = data ?? NO_TRIPS;
  useQuery({ ...countsQuery, enabled: useWhenIdle(trips.length > 0) });
  const today = useToday();
  const ids = useMemo(() => trips.map((trip) => trip.id), [trips]);
  const dialogs = useTripDialogs(ids);
  const { dialog } = dialogs;
  const isOnline = useOnline();
  useLoadFailure(error, refetch);
  useReselectTrip(ids);

  const open = dialog && 'id' in dialog ? (trips.find((trip) => trip.id === dialog.id) ?? null) : null;
  const isEmpty = data?.length === 0;
  return (
    <PageWidth className={styles.dashboard}>
      <DashboardHead
        trips={trips}
        today={today}
        isLoaded={data !== undefined}
        isFetching={isFetching}
        onReload={refetch}
        onImport={dialogs.importFile}
        onCreate={isEmpty ? null : () => dialogs.create()}
      />
      <output>
        {!isOnline && (
          <Row as="p" gap={10} className={styles.dashboardOffline}>
            <WifiOff size={18} />
            {t('offline')}
          </Row>
        )}
      </output>
      {data === undefined && !error && (
        <Spinner className={styles.dashboardWait} label={t('loading')} showLabel />
      )}
      {data === undefined && error && (
        <Stack gap={16} align="start" className={styles.dashboardFailed}>
          <p>{t('loadFailedText')}</p>
          <Button variant="line" isBusy={isFetching} onClick={() => refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {isEmpty && <EmptyDashboard onCreate={() => dialogs.create()} />}
      {trips.length > 0 && (
        <TripList
          trips={trips}
          today={today}
          onEdit={(trip) => dialogs.edit(trip.id)}
          onCopy={(trip) => dialogs.copy(trip.id)}
          onDelete={(trip) => dialogs.remove(trip.id)}
        />
      )}
      {data !== undefined && <DeletedTrips />}
      {dialog?.kind === 'create' && (
        <TripDialog
          key={dialog.draft}
          trip={null}
          plan={dialog.plan}
          draft={dialog.draft}
          onClose={dialogs.close}
          onCreated={dialogs.openTrip}
        />
      )}
      {dialog?.kind === 'import' && <ImportTripDialog onClose={dialogs.close} />}
      {dialog?.kind === 'edit' && open && <TripDialog key={open.id} trip={open} onClose={dialogs.close} />}
      {dialog?.kind === 'copy' && open && <CopyTripDialog trip={open} onClose={dialogs.close} />}
      {dialog?.kind === 'delete' && open && <DeleteTripDialog trip={open} onClose={dialogs.close} />}
    </PageWidth>
  );
}

/** Lists, on demand, what was deleted in the last thirty days [PLUS-2]. */
function DeletedTrips() {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={deletedTripsStyles.deletedTrips} aria-label={t('deletedTrips')}>
      <button
        className={clsx(deletedTripsStyles.deletedTripsToggle, 'link')}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('deletedTrips')}
      </button>
      {isOpen && <DeletedList />}
    </section>
  );
}
