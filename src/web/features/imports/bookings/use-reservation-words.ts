import { useTranslation } from 'react-i18next';
import { journeyTitle } from '#domain/place.ts';
import type { PlaceClue, Reservation, ReservationFacts } from './reservation.ts';

export interface ReservationWords {
  /** The journey as `KA 276 CDG → NRT`, or the place. */
  title: string;
  notes: string;
}

export function useReservationWords(): (reservation: Reservation) => ReservationWords {
  const { t } = useTranslation(['imports', 'trip-items']);
  const titleOf = (reservation: Reservation): string => {
    const { title, kind } = reservation;
    if (kind === 'itinerary') {
      const [from, to] = [shortName(reservation.from), shortName(reservation.to)];
      const isNamed = title.includes(from) && title.includes(to);
      const way = isNamed ? '' : journeyTitle(from, to);
      return [title, way].filter(Boolean).join(' ') || t(`trip-items:${kind}`);
    }
    if (reservation.event) return t(reservation.event, { name: title }).trim();
    return title || reservation.place?.name || t(`trip-items:${kind}`);
  };
  const factsText = ({ terminal, platform, party, room }: ReservationFacts): string =>
    [
      terminal && t('terminal', { terminal }),
      platform && t('platform', { platform }),
      party && t('party', { party }),
      room,
    ]
      .filter(Boolean)
      .join('\n');
  return (reservation) => ({
    title: titleOf(reservation),
    notes: [factsText(reservation.facts), reservation.notes].filter(Boolean).join('\n\n'),
  });
}

const shortName = (clue: PlaceClue | null): string => clue?.iata ?? clue?.name ?? '';
