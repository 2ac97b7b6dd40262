import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { tripQuery } from '../queries.ts';
import '../styles.css';
import '../tab-bar.css';
import '../days/styles.css';
import '../timeline/styles.css';
import '../timeline/slips.css';
import '../timeline/stay.css';
import '../timeline/tray.css';
import '../selection/styles.css';
import '../moving/styles.css';
import { Planner, type PlannerParts } from './planner.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';

/** The planner of a trip: loading, failed, not to be found, or there. */
export function TripPlanner({ tripId, parts }: { tripId: string; parts: PlannerParts }) {
  const { t } = useTranslation('trip');
  const { data: trip, isPending, isFetching, refetch } = useQuery(tripQuery(tripId));
  const retry = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  if (trip)
    return (
      <>
        {trip.failed.length > 0 && (
          <output className="planner-offline">
            <TriangleAlert size={18} aria-hidden="true" />
            <span>{t('partlyLoaded')}</span>
            {retry}
          </output>
        )}
        <Planner key={trip.id} trip={trip} parts={parts} />
      </>
    );
  if (isPending) return <PlannerSkeleton />;
  if (trip === null)
    return (
      <EmptyState
        className="wrap planner-state"
        headingLevel={1}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
      >
        <Link className={buttonClass({ variant: 'go' })} to={paths.dashboard()}>
          {t('backToTrips')}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState
      className="wrap planner-state"
      headingLevel={1}
      title={t('loadFailedTitle')}
      text={t('loadFailedText')}
    >
      {retry}
    </EmptyState>
  );
}
