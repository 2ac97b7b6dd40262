import { useMemo, useState } from 'react';
import { cleanItem } from '#domain/item-rules.ts';
import { isLocated } from '#domain/place.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { applyWrite, daysOfTrip, type ItemWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import { type ListedPlace, listPlaces, type OfferedPlace } from './list-places.ts';

/** Lists places beside the trip, with dots for the map; day null: they become notes. */
export function usePlaces(places: readonly OfferedPlace[], trip: TripDetails) {
  const [ticks, setTicks] = useState<Ticks>({});
  const [day, setDay] = useState<string | null>(() => daysOfTrip(trip)[0]?.toString() ?? null);
  const { items } = trip;
  const listed = useMemo(() => listPlaces(places, items), [places, items]);
  const isTicked = (place: ListedPlace) => isTickedBy(ticks, place);
  const tick = (which: readonly Pick<ListedPlace, 'id'>[], to: boolean) =>
    setTicks((before) => ({ ...before, ...Object.fromEntries(which.map(({ id }) => [id, to])) }));
  const dots = useMemo(
    () =>
      listed.flatMap((one) => {
        const { id, place } = one;
        if (!isLocated(place)) return [];
        return [{ id, lat: place.lat, lng: place.lng, isTicked: isTickedBy(ticks, one) }];
      }),
    [listed, ticks],
  );
  const chosen = listed.filter(isTicked);
  const rows = () =>
    chosen.flatMap((place): PlannerItem[] => {
      const write = writeOf(place, day);
      return write ? [applyWrite(write, { id: place.id, trip_id: trip.id, trip })] : [];
    });
  return { listed, dots, isTicked, tick, chosen, day, setDay, rows };
}

export type Places = ReturnType<typeof usePlaces>;

type Ticks = Readonly<Record<string, boolean>>;

const isTickedBy = (ticks: Ticks, { id, status }: ListedPlace): boolean =>
  status !== 'addedToTrip' && (ticks[id] ?? status === null);

/** Makes an activity, or a note without a day. */
function writeOf({ name: title, note, place }: OfferedPlace, day: string | null): ItemWrite | null {
  if (day !== null) return cleanItem('activity', { title, date: day, location: place, notes: note });
  const address = place.formatted_address === title ? '' : place.formatted_address;
  const link = isLocated(place)
    ? `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=17/${place.lat}/${place.lng}`
    : '';
  const content = [address, note, link].filter(Boolean).join('\n\n');
  return cleanItem('note', { title, content });
}
