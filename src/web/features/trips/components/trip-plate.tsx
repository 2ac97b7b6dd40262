import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { TripSummary } from '../queries.ts';
import { TripMenu } from './trip-menu.tsx';
import { TripFaces, TripMeta } from './trip-meta.tsx';
import { TripPicture } from './trip-picture.tsx';

interface TripPlateProps {
  trip: TripSummary;
  onEdit: (trip: TripSummary) => void;
  onDelete: (trip: TripSummary) => void;
}

/** A trip to come: its picture, and its title as the link to it. */
export function TripPlate({ trip, onEdit, onDelete }: TripPlateProps) {
  return (
    <li className="plate">
      <div className="plate-picture">
        <TripPicture trip={trip} />
      </div>
      <h3>
        <Link to={paths.trip(trip.id)}>{trip.title}</Link>
      </h3>
      <p className="plate-meta">
        <TripMeta trip={trip} />
        <TripFaces trip={trip} size="small" />
      </p>
      <TripMenu trip={trip} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
