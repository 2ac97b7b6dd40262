import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openDialogDrafts } from '#web/forms/dialog-drafts.ts';
import { type Closing, useLive } from '#web/live/live-state.ts';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { useItemMutations } from '#web/trip-data/use-item-commands.ts';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import pageWidthStyles from '#web/ui/page-width.module.css';
import { ClosedTripNotice } from '../lazy-parts.ts';
import styles from '../planner.module.css';
import type { PlannerParts } from '../planner-parts.ts';
import { Planner } from './planner.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';

/** The planner of a trip: loading, failed, not to be found, or there. */
export const TripPlanner = memo(function TripPlanner({
  tripId,
  parts,
}: {
  tripId: string;
  parts: PlannerParts;
}) {
  const { t } = useTranslation('trip');
  const { data: trip, isPending, isFetching, refetch } = useTrip(tripId);
  const retry = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  const closed = useClosed(tripId, trip);
  if (closed) return <ClosedTripNotice {...closed} />;
  if (trip)
    return (
      <>
        {trip.failed.length > 0 && (
          <output className={styles.plannerOffline}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>{t('partlyLoaded')}</span>
            {retry}
          </output>
        )}
        <OpenTrip key={trip.id} trip={trip} parts={parts} />
      </>
    );
  if (isPending) return <PlannerSkeleton />;
  if (trip === null)
    return (
      <EmptyState
        className={clsx(pageWidthStyles.pageWidth, styles.plannerState)}
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
      className={clsx(pageWidthStyles.pageWidth, styles.plannerState)}
      headingLevel={1}
      title={t('loadFailedTitle')}
      text={t('loadFailedText')}
    >
      {retry}
    </EmptyState>
  );
});

/** Holds the writes of the trip, so that what they are up to does not draw the planner anew (ADR 0016). */
function OpenTrip({ trip, parts }: { trip: TripDetails; parts: PlannerParts }) {
  return <Planner trip={trip} parts={parts} items={useItemMutations(trip.id)} />;
}

/** A trip that was open and is this person's no more, and what they were writing. */
export interface ClosedTrip {
  trip: TripDetails;
  /** Null: it is not there any more, and nobody has said why. */
  closing: Closing | null;
  /** The forms of the dialogs that were open, as they are kept. */
  drafts: readonly unknown[];
}

/** Notices that the open trip was taken away; kept with what was being written, before its dialogs are gone. */
function useClosed(tripId: string, trip: TripDetails | null | undefined): ClosedTrip | null {
  const closing = useLive((state) => state.closing);
  const [seen, setSeen] = useState<TripDetails | null>(null);
  const [closed, setClosed] = useState<ClosedTrip | null>(null);
  if (trip && trip !== seen) setSeen(trip);
  const reason = closing?.tripId === tripId ? closing : null;
  if (!closed && seen && (reason || trip === null))
    setClosed({ trip: seen, closing: reason, drafts: openDialogDrafts() });
  return closed && { ...closed, closing: reason ?? closed.closing };
}
