import clsx from 'clsx';
import { Check, ChevronLeft, Eye } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { parseDay, phaseOf, tripRange } from '#domain/days.ts';
import { can, type TripRole } from '#domain/roles.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { useTripSync } from '#web/offline/outbox.ts';
import { paths } from '#web/paths.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { TripPerson } from '#web/trip-data/trip.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import { TripMembers } from '../presence/components/trip-members.tsx';
import { useFormats } from '../use-formats.ts';
import styles from './planner.module.css';
import { usePlannerActions } from './planner-actions.tsx';
import { TripMenu } from './trip-menu.tsx';
import { UndoButton } from './undo-button.tsx';

interface PlannerTopProps {
  trip: TripDetails;
  inviteLink: string;
  people: readonly TripPerson[];
  role: TripRole;
  today: string;
  onEdit: (trip: TripDetails) => void;
  onCopy: (trip: TripDetails) => void;
  onDelete: (trip: TripDetails) => void;
}

export const PlannerTop = memo(function PlannerTop(props: PlannerTopProps) {
  const { trip, inviteLink, people, role, today, onEdit, onCopy, onDelete } = props;
  const { t } = useTranslation('trip');
  const { readOnlyReason } = usePlannerActions();
  return (
    <Row as="header" gap={14} className={styles.plannerTop}>
      <Row as={Link} gap={4} className={styles.plannerBack} to={paths.dashboard()}>
        <ChevronLeft size={20} />
        <span>{t('backToTrips')}</span>
      </Row>
      <h1 className="cut" title={trip.title}>
        {trip.title}
      </h1>
      <Dates start={trip.start_date} end={trip.end_date} today={today} />
      <Row gap={8} className={styles.plannerTopEnd}>
        {readOnlyReason ? (
          <Note as="span" className={styles.plannerReadOnly} title={readOnlyReason}>
            <Eye size={16} />
            <span>{t('readOnly')}</span>
            <VisuallyHidden>{readOnlyReason}</VisuallyHidden>
          </Note>
        ) : (
          <>
            <UndoButton tripId={trip.id} />
            <SyncState tripId={trip.id} />
          </>
        )}
        <TripMembers trip={trip} people={people} />
        {can(role, 'invite') && (
          <StableLink
            className={buttonClass({ variant: 'line', className: styles.plannerInvite })}
            to={inviteLink}
          >
            {t('invite')}
          </StableLink>
        )}
        <TripMenu
          trip={trip}
          role={role}
          onEdit={() => onEdit(trip)}
          onCopy={() => onCopy(trip)}
          onDelete={() => onDelete(trip)}
        />
      </Row>
    </Row>
  );
});

/** Takes ISO days, so that it renders only when one changes: formatting a range is slow. */
const Dates = memo(function Dates({ start, end, today }: { start: string; end: string; today: string }) {
  const { t } = useTranslation('trip');
  const { days, relativeDays } = useFormats();
  const range = tripRange({ start_date: start, end_date: end });
  const now = parseDay(today);
  if (!range || !now) return null;
  const phase = phaseOf(range, now);
  return (
    <Note className={clsx(styles.plannerTopDates, 'num')}>
      {days(range.start, range.end)}
      {phase.kind === 'upcoming' && ` · ${relativeDays(phase.days)}`}
      {phase.kind === 'ongoing' && ` · ${t('ongoing', { day: phase.day, total: phase.total })}`}
    </Note>
  );
});

function SyncState({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trip');
  const { pending, isWaiting, refused } = useTripSync(tripId);
  const isOnline = useOnline();
  if (pending === 0) {
    // Refused changes have a list of their own.
    if (refused > 0 || !isOnline) return null;
    return (
      <Row as="span" gap={6} className={styles.plannerSync}>
        <Check size={16} />
        {t('syncSaved')}
      </Row>
    );
  }
  return (
    <Row as="span" gap={6} className={styles.plannerSync}>
      {isWaiting || !isOnline ? t('syncWaiting', { count: pending }) : t('syncSaving')}
    </Row>
  );
}
