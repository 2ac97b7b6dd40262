import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { TextField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Status } from '#web/ui/status.tsx';
import { arrangeTrips, findTrips } from '../model.ts';
import type { TripSummary } from '../queries.ts';
import dashboardStyles from './dashboard.module.css';
import { NextTrip } from './next-trip.tsx';
import { PastTrips } from './past-trips.tsx';
import styles from './trip-list.module.css';
import { type TripActions, TripMenu } from './trip-menu.tsx';
import { TripAvatars, TripMeta } from './trip-meta.tsx';
import { TripNews } from './trip-news.tsx';
import { TripPicture } from './trip-picture.tsx';
import { YearLine } from './year-line.tsx';

/** The number of trips from which there is a search. */
const MANY_TRIPS = 12;
const LATER_AT_FIRST = 9;

interface TripListProps extends TripActions {
  trips: readonly TripSummary[];
  today: Temporal.PlainDate;
}

export function TripList({ trips, today, ...actions }: TripListProps) {
  const { t } = useTranslation('dashboard');
  const [words, setWords] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const isSearching = words.trim() !== '';
  const found = isSearching ? findTrips(trips, words) : trips;
  const { next, later, past } = arrangeTrips(found, today);
  const plates = showsAll || isSearching ? later : later.slice(0, LATER_AT_FIRST);
  return (
    <>
      <YearLine trips={trips} today={today} />
      {trips.length >= MANY_TRIPS && (
        <div className={dashboardStyles.dashboardFind}>
          <TextField
            label={t('find')}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      )}
      <Status>
        {found.length === 0 && <p className={dashboardStyles.dashboardNothing}>{t('findNothing')}</p>}
      </Status>
      {next && <NextTrip key={next.id} trip={next} today={today} {...actions} />}
      {later.length > 0 && (
        <section aria-labelledby="later-trips">
          <Row gap={16} rowGap={4} align="baseline" justify="between" wrap className={styles.tripsHead}>
            <h2 id="later-trips">{t('later')}</h2>
          </Row>
          <ul className={styles.plates}>
            {plates.map((trip) => (
              <TripPlate key={trip.id} trip={trip} {...actions} />
            ))}
          </ul>
          {plates.length < later.length && (
            <button
              className={clsx(styles.platesMore, 'link')}
              type="button"
              onClick={() => setShowsAll(true)}
            >
              {t('laterAll', { count: later.length - plates.length })}
            </button>
          )}
        </section>
      )}
      {past.length > 0 && <PastTrips trips={past} showAll={isSearching} {...actions} />}
    </>
  );
}

function TripPlate({ trip, ...actions }: TripActions & { trip: TripSummary }) {
  return (
    <li className={styles.tripPlate}>
      <Plate
        picture={<TripPicture trip={trip} />}
        title={<Link to={paths.trip(trip.id)}>{trip.title}</Link>}
        meta={<TripMeta trip={trip} />}
        end={
          <>
            <TripNews tripId={trip.id} />
            <TripAvatars trip={trip} size="small" />
          </>
        }
      />
      <TripMenu trip={trip} {...actions} />
    </li>
  );
}
