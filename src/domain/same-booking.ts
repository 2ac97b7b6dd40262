import { readBooking } from './booking.ts';
import { folded } from './folded.ts';
import type { TripItem } from './items.ts';
import { readPlace, shortPlaceName } from './place.ts';
import { parseMinutes } from './times.ts';

/**
 * The item of a trip that is the same booking as another one [PLUS-13]: of the same kind on the same day, with the same
 * reference, the same title and hour, or the same hour and way. A return flight has the reference of the outbound one, so a
 * reference alone says nothing.
 */
export function sameBooking<Item extends TripItem>(one: TripItem, items: readonly Item[]): Item | null {
  return items.find((item) => isSameBooking(one, item)) ?? null;
}

/** Whether two items are the same booking. */
export function isSameBooking(one: TripItem, other: TripItem): boolean {
  if (one.kind !== other.kind || one.kind === 'note' || other.kind === 'note') return false;
  if (dayOf(one) === null || dayOf(one) !== dayOf(other)) return false;
  const isSameHour = hourOf(one) === hourOf(other);
  const isSameTitle = bareOf(one.title) === bareOf(other.title);
  const isSameWay = wayOf(one) !== '' && wayOf(one) === wayOf(other);
  if (
    hasSameReference(one, other) &&
    (one.kind === 'accommodation' || isSameHour || isSameTitle || isSameWay)
  )
    return true;
  return isSameHour && (isSameTitle || isSameWay);
}

function dayOf(item: TripItem): string | null {
  return (item.kind === 'accommodation' ? item.check_in : item.date) ?? null;
}

/** Minutes from midnight. A stay is the same at any hour. */
function hourOf(item: TripItem): number | null {
  return item.kind === 'accommodation' || item.kind === 'note' ? null : parseMinutes(item.time);
}

/** From where to where a journey goes; empty for what is none, and where that is not known. */
function wayOf(item: TripItem): string {
  if (item.kind !== 'itinerary') return '';
  const [from, to] = [item.start_location, item.end_location].map((place) => readPlace(place)?.name ?? '');
  return from && to ? `${bareOf(shortPlaceName(from))} ${bareOf(shortPlaceName(to))}` : '';
}

function hasSameReference(one: TripItem, other: TripItem): boolean {
  const [mine, theirs] = [one, other].map((item) =>
    bareOf(('booking' in item && readBooking(item.booking).reference) || ''),
  );
  return mine !== '' && mine === theirs;
}

/** A text without what is not said: case, accents, spaces and marks. */
const bareOf = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
