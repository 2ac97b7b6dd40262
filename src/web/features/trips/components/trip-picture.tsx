import { readPlace } from '#domain/place.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { landscapeOfCountry } from '#web/artwork/landscape-countries.ts';
import { Picture } from '#web/ui/picture.tsx';
import { startOf } from '../model.ts';

interface TripPictureProps {
  trip: {
    title: string;
    destination: string | null;
    destination_details?: unknown;
    start_date: string;
    image_url: string | null;
  };
}

/** Shows a picture of an allowed host, else a landscape that is always the same. */
export function TripPicture({ trip }: TripPictureProps) {
  const drawn = (
    <Landscape
      place={trip.destination || trip.title}
      otherwise={landscapeOfCountry(readPlace(trip.destination_details)?.country_iso_a2)}
      month={startOf(trip).month}
    />
  );
  return <Picture url={trip.image_url} fallback={drawn} />;
}
