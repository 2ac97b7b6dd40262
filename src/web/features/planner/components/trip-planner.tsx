import { TriangleAlert } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { can } from '#domain/roles.ts';
import { prepareFormats } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { draftNames, isStoredDraft, readDraft } from '#web/forms/drafts.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import { type Closing, useLive } from '#web/live/live-state.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { useItemCommands } from '#web/trip-data/use-item-commands.ts';
import { useTrip } from '#web/trip-data/visible-trip.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyPage } from '#web/ui/empty-state.tsx';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import { DaysPlaceholder } from '../days/components/days-list.tsx';
import { ClosedTripNotice } from '../lazy-parts.ts';
import type { PlannerParts } from '../planner-parts.ts';
import styles from './planner.module.css';
import { Planner } from './planner.tsx';

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
  const isOnline = useOnline();
  const toTrips = (
    <Link className={buttonClass({ variant: 'go' })} to={paths.dashboard()}>
      {t('backToTrips')}
    </Link>
  );
  const closed = useClosed(tripId, trip);
  if (closed) return <ClosedTripNotice {...closed} />;
  if (trip)
    return (
      <>
        <Status>
          {trip.failed.length > 0 && (
            <Row gap={10} className={styles.plannerOffline}>
              <TriangleAlert size={18} />
              <span>{t('partlyLoaded')}</span>
              {retry}
            </Row>
          )}
        </Status>
        <OpenTrip key={trip.id} trip={trip} parts={parts} />
      </>
    );
  if (isPending) return <PlannerSkeleton />;
  if (trip === null)
    return (
      <EmptyPage className={styles.plannerState} title={t('notFoundTitle')} text={t('notFoundText')}>
        {toTrips}
      </EmptyPage>
    );
  return (
    <EmptyPage
      className={styles.plannerState}
      title={t('loadFailedTitle')}
      text={isOnline ? t('loadFailedText') : t('notOnDeviceText')}
    >
      {retry}
      {toTrips}
    </EmptyPage>
  );
});

/** Holds the mutations outside of the planner: their state does not render it (ADR 0016). */
function OpenTrip({ trip, parts }: { trip: TripDetails; parts: PlannerParts }) {
  return <Planner trip={trip} parts={parts} items={useItemCommands(trip.id)} />;
}

/** A trip to which access ended while it was open. */
export interface ClosedTrip {
  trip: TripDetails;
  closing: Closing | null;
  drafts: readonly ClosedDraft[];
}

interface ClosedDraft {
  name: string;
  values: object;
  isTyped: boolean;
}

const draftsOf = (tripId: string): ClosedDraft[] =>
  draftNames(tripId).flatMap((name) => {
    const values = readDraft(name);
    return values ? { name, values, isTyped: isStoredDraft(name) } : [];
  });

/** Stores the drafts before the dialogs unmount. */
function useClosed(tripId: string, trip: TripDetails | null | undefined): ClosedTrip | null {
  const { user } = useSession();
  const closing = useLive((state) => state.closing);
  const [seen, setSeen] = useState<TripDetails | null>(null);
  const [closed, setClosed] = useState<ClosedTrip | null>(null);
  if (trip && trip !== seen) setSeen(trip);
  const reason = closing?.tripId === tripId ? closing : null;
  const isClosed = reason !== null || trip === null;
  if (!closed && seen && isClosed) setClosed({ trip: seen, closing: reason, drafts: draftsOf(tripId) });
  // The user is let in again: forms open with what was typed. Who may only read now can still copy it.
  if (closed && trip && !isClosed) {
    const written = typedTexts(closed.drafts.map(({ values }) => values));
    if (written === '' || can(roleIn(trip, user?.id), 'edit_items')) setClosed(null);
  }
  return closed && { ...closed, closing: reason ?? closed.closing };
}

const STOPS = ['first', 'second', 'third', 'fourth'] as const;

function PlannerSkeleton() {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  // Formats are prepared while the trip is loading.
  useEffect(() => prepareFormats(language), [language]);
  return (
    <div className={styles.planner} data-view="day" aria-busy="true">
      <Row gap={14} className={styles.plannerTop} />
      <DaysPlaceholder />
      <div className={styles.plannerSchedule} data-slot="planner-schedule">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <ul className={styles.plannerSkeleton} aria-hidden="true">
          {STOPS.map((stop) => (
            <li key={stop} />
          ))}
        </ul>
      </div>
      <div className={styles.plannerPanel} />
    </div>
  );
}
