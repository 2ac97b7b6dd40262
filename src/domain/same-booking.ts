import { readBooking } from './booking.ts';
import type { TripItem } from './items.ts';
import { readPlace, shortPlaceName } from './place.ts';
import { comparable } from './text.ts';
import { parseMinutes } from './times.ts';
import { dayOf } from './trip-days.ts';

/** Matches kind, day and reference, title and hour, or hour and way [PLUS-13]: a return has the reference. */
export function sameBooking<Item extends TripItem>(one: TripItem, items: readonly Item[]): Item | null {
  return items.find((item) => isSameBooking(one, item)) ?? null;
}

export function isSameBooking(one: TripItem, other: TripItem): boolean {
  if (one.kind !== other.kind || one.kind === 'note' || other.kind === 'note') return false;
  if (dayOf(one) === null || dayOf(one) !== dayOf(other)) return false;
  const isSameHour = hourOf(one) === hourOf(other);
  const title = comparable(one.title);
  const isSameTitle = title !== '' && title === comparable(other.title);
  const isSameWay = wayOf(one) !== '' && wayOf(one) === wayOf(other);
  if (
    hasSameReference(one, other) &&
    (one.kind === 'accommodation' || isSameHour || isSameTitle || isSameWay)
  )
    return true;
  return isSameHour && (isSameTitle || isSameWay);
}

/** Hour to compare; null for stays, which are the same at any hour. */
function hourOf(item: TripItem): number | null {
  return item.kind === 'accommodation' || item.kind === 'note' ? null : parseMinutes(item.time);
}

/** Names of both ends to compare; empty for no journey, or an unknown end. */
function wayOf(item: TripItem): string {
  if (item.kind !== 'itinerary') return '';
  const [from, to] = [item.start_location, item.end_location].map((place) => readPlace(place)?.name ?? '');
  return from && to ? `${comparable(shortPlaceName(from))} ${comparable(shortPlaceName(to))}` : '';
}

function hasSameReference(one: TripItem, other: TripItem): boolean {
  const [mine, theirs] = [one, other].map((item) =>
    comparable(('booking' in item && readBooking(item.booking).reference) || ''),
  );
  return /[\p{L}\p{N}]/u.test(mine ?? '') && mine === theirs;
}
