import { parseDay } from '../days.ts';
import type { ItemKind, TripItem } from '../items.ts';
import { isLocated, type LocatedPlace, readPlace } from '../place.ts';
import { minuteAtStay } from '../stay-arrival.ts';
import { parseMinutes } from '../times.ts';

export interface TripPlace {
  name: string;
  day: string | null;
  kind: ItemKind;
  place: LocatedPlace;
  description: string;
}

/** Lists what is on a map, by day in its order: stays at check-in, what has no hour last [PLUS-14]. A transport has two places. */
export function tripPlaces(items: readonly (TripItem & { notes?: string | null })[]): TripPlace[] {
  return items
    .flatMap((item) => {
      const day = parseDay(item.kind === 'accommodation' ? item.check_in : item.date)?.toString() ?? null;
      const minutes = minuteOf(item, items);
      return placesOf(item).map(({ name, place }) => {
        const lines = [place.formatted_address, 'notes' in item ? item.notes?.trim() : ''];
        const description = lines.filter(Boolean).join('\n');
        return { minutes, place: { name, day, kind: item.kind, place, description } };
      });
    })
    .toSorted((a, b) => (a.place.day ?? '').localeCompare(b.place.day ?? '') || a.minutes - b.minutes)
    .map(({ place }) => place);
}

function minuteOf(item: TripItem, items: readonly TripItem[]): number {
  if (item.kind === 'accommodation') return minuteAtStay(items, item);
  return ('time' in item ? parseMinutes(item.time) : null) ?? Number.MAX_SAFE_INTEGER;
}

function placesOf(item: TripItem): { name: string; place: LocatedPlace }[] {
  if (item.kind === 'note') return [];
  const locations = item.kind === 'itinerary' ? [item.start_location, item.end_location] : [item.location];
  return locations.flatMap((location) => {
    const place = readPlace(location);
    if (!isLocated(place)) return [];
    return { name: item.kind === 'itinerary' ? `${item.title}: ${place.name}` : item.title, place };
  });
}
