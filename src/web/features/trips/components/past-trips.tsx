import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import type { TripSummary } from '../queries.ts';
import styles from './trip-list.module.css';
import { type TripActions, TripMenu } from './trip-menu.tsx';
import { useDates } from './trip-meta.tsx';
import { TripNews } from './trip-news.tsx';
import { TripPicture } from './trip-picture.tsx';

const SHOWN_AT_FIRST = 4;

interface PastTripsProps extends TripActions {
  trips: readonly TripSummary[];
  /** Shows all trips, because a search must not hide any. */
  showAll: boolean;
}

/** Shows the latest trips until the user asks for all of them. */
export function PastTrips({ trips, showAll, ...actions }: PastTripsProps) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  const datesOf = useDates();
  const shown = isOpen || showAll ? trips : trips.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="past-trips">
      <Row gap={16} rowGap={4} align="baseline" justify="between" wrap className={styles.tripsHead}>
        <h2 id="past-trips">{t('past')}</h2>
        {trips.length > SHOWN_AT_FIRST && !showAll && (
          <button className="link" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('pastFewer') : t('pastAll', { count: trips.length })}
          </button>
        )}
      </Row>
      <ul className={styles.past}>
        {shown.map((trip) => (
          <li key={trip.id}>
            <PictureFrame as="span" className={styles.pastPicture}>
              <TripPicture trip={trip} />
            </PictureFrame>
            <Link className="cut" to={paths.trip(trip.id)}>
              {trip.title}
            </Link>
            <Note as="span" className={styles.pastDates}>
              <TripNews tripId={trip.id} />
              {datesOf(trip)}
            </Note>
            <TripMenu trip={trip} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
