import { Landscape } from '#web/ui/landscape.tsx';
import { startOf } from '../model.ts';

interface TripPictureProps {
  trip: { title: string; destination: string | null; start_date: string; image_url: string | null };
}

/** The trip's own picture, else the landscape of its destination: always the same for the same place. */
export function TripPicture({ trip }: TripPictureProps) {
  if (trip.image_url) return <img src={trip.image_url} alt="" loading="lazy" />;
  return <Landscape place={trip.destination || trip.title} month={startOf(trip).month} />;
}
