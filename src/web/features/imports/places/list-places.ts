import { isLocated, readPlace } from '#domain/place.ts';
import { type ImportedPlace, placeMatcher } from '#domain/place-files/imported-places.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';

export type OfferedPlace = ImportedPlace & { id: string };

/** Keys of the area `imports`. */
export type PlaceStatus = 'addedToTrip' | 'there' | 'twice';

export interface ListedPlace extends OfferedPlace {
  /** Null: ticked. */
  status: PlaceStatus | null;
}

/** Compares places with the trip, and with those before them in the list. */
export function listPlaces(places: readonly OfferedPlace[], items: readonly PlannerItem[]): ListedPlace[] {
  if (places.length === 0) return []; // As long as no file has any.
  const isKnown = placeMatcher(items.flatMap((item) => knownPlace(item) ?? []));
  const ids = new Set(items.map(({ id }) => id));
  const seen = new Set<string>();
  return places.map((place) => {
    const key = isLocated(place.place)
      ? `${Math.round(place.place.lat * 10_000)} ${Math.round(place.place.lng * 10_000)}`
      : place.name;
    const isTwice = seen.has(key);
    seen.add(key);
    if (ids.has(place.id)) return { ...place, status: 'addedToTrip' };
    return { ...place, status: isKnown(place) ? 'there' : isTwice ? 'twice' : null };
  });
}

/** A note may be a place that was imported without a day, whose position is in its text. */
function knownPlace(item: PlannerItem) {
  if (item.kind === 'note') return { name: item.title, place: null };
  return 'location' in item ? { name: item.title, place: readPlace(item.location) } : null;
}
