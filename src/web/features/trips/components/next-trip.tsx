import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phaseOf, type TripPhase } from '#domain/days.ts';
import { formatRelativeDays } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { RouteLine } from '#web/ui/route-line.tsx';
import { currentStop, dayStops, factsOf, lengthInDays, rangeOf, stopLabels } from '../model.ts';
import { type TripSummary, tripFactsQuery } from '../queries.ts';
import styles from './next-trip.module.css';
import { TripFactsList } from './trip-facts-list.tsx';
import { type TripActions, TripMenu } from './trip-menu.tsx';
import { TripAvatars, TripMeta } from './trip-meta.tsx';
import { TripNews } from './trip-news.tsx';
import { TripPicture } from './trip-picture.tsx';

interface NextTripProps extends TripActions {
  trip: TripSummary;
  today: Temporal.PlainDate;
}

function usePhaseText(phase: TripPhase): string {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  if (phase.kind === 'upcoming') return formatRelativeDays(phase.days, language);
  return phase.kind === 'ongoing' ? t('dayOfTrip', { day: phase.day, days: phase.total }) : '';
}

export function NextTrip({ trip, today, ...actions }: NextTripProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { data: details } = useQuery(tripFactsQuery(trip.id));
  const phase = phaseOf(rangeOf(trip), today);
  const when = usePhaseText(phase);
  const isOngoing = phase.kind === 'ongoing';
  const days = dayStops(trip);
  return (
    <section className={styles.next} data-slot="next" aria-label={isOngoing ? t('current') : t('next')}>
      <Link className={styles.nextPicture} to={paths.trip(trip.id)} aria-hidden="true" tabIndex={-1}>
        <TripPicture trip={trip} />
        {trip.image_url && trip.image_attribution && (
          <Note as="span" size={12} className={clsx(styles.nextCredit, 'cut')}>
            {trip.image_attribution}
          </Note>
        )}
      </Link>
      <div className={styles.nextText}>
        <p className={styles.nextWhen}>
          <TripMeta trip={trip} /> · <b>{when}</b>
        </p>
        <h2>
          <Link to={paths.trip(trip.id)}>{trip.title}</Link>
        </h2>
        <RouteLine
          label={t('dayLine', { count: lengthInDays(trip) })}
          stops={stopLabels(days, language)}
          current={currentStop(days, today)}
        />
        <TripFactsList
          facts={details ? factsOf(details) : null}
          people={trip.travellers ?? trip.trip_collaborators.length + 1}
        />
        <Row gap={8} className={styles.nextFoot}>
          <TripAvatars trip={trip} />
          <TripNews tripId={trip.id} />
          <Link
            className={buttonClass({ variant: 'line', className: styles.nextOpen })}
            to={paths.trip(trip.id)}
          >
            {t('open')}
            <ChevronRight />
          </Link>
          <TripMenu trip={trip} {...actions} />
        </Row>
      </div>
    </section>
  );
}
