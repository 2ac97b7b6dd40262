import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Plate } from '#web/ui/plate.tsx';
import type { TripSummary } from '../queries.ts';
import styles from './trip-list.module.css';
import { TripMenu } from './trip-menu.tsx';
import { TripAvatars, TripMeta } from './trip-meta.tsx';
import { TripNews } from './trip-news.tsx';
import { TripPicture } from './trip-picture.tsx';

interface TripPlateProps {
  trip: TripSummary;
  onEdit: (trip: TripSummary) => void;
  onDelete: (trip: TripSummary) => void;
}

export function TripPlate({ trip, onEdit, onDelete }: TripPlateProps) {
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
      <TripMenu trip={trip} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
