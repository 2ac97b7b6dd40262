import { exactMinutes } from './arrivals.ts';
import { daysBetween, parseDay } from './days.ts';
import { distanceBetween } from './geo.ts';
import type { AccommodationItem, ItineraryItem, TripItem } from './items.ts';
import { isLocated, readPlace } from './place.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME, exactSpan } from './spans.ts';
import { DAY_MINUTES, parseMinutes } from './times.ts';

/** Metres within which a place is in the lodging's town. */
const TOWN_M = 30_000;
/** Minutes: a journey without places that takes as long comes from another town. */
const LONG_MINUTES = 120;

export const checkInMinute = ({ check_in_time }: AccommodationItem): number =>
  parseMinutes(check_in_time) ?? parseMinutes(DEFAULT_CHECK_IN_TIME) ?? 0;

export const checkOutMinute = ({ check_out_time }: AccommodationItem): number =>
  parseMinutes(check_out_time) ?? parseMinutes(DEFAULT_CHECK_OUT_TIME) ?? 0;

/** Minute from check-in on, after the last journey from another town, at most 1440 [SCHED-3] [PLUS-20]. */
export function minuteAtStay(items: readonly TripItem[], stay: AccommodationItem): number {
  const day = parseDay(stay.check_in);
  const checkIn = checkInMinute(stay);
  if (!day) return checkIn;
  const arrivals = items.flatMap((item) =>
    item.kind === 'itinerary' && isFromElsewhere(item, stay) ? (endOn(item, day) ?? []) : [],
  );
  return Math.min(DAY_MINUTES, Math.max(checkIn, ...arrivals));
}

/** Minute of the end on that day; an unknown length counts as a minute. */
function endOn(item: ItineraryItem, day: Temporal.PlainDate): number | null {
  const span = exactSpan(item);
  if (!span) return null;
  const shift = daysBetween(day, span.day) * DAY_MINUTES;
  const [start, end] = [span.start + shift, span.end + shift];
  if (start >= DAY_MINUTES || (start < 0 && end <= 0)) return null;
  return span.minutes > 0 ? end : start + 1;
}

function isFromElsewhere(item: ItineraryItem, stay: AccommodationItem): boolean {
  const [from, to, house] = [item.start_location, item.end_location, stay.location].map(readPlace);
  if (!isLocated(from) || !isLocated(house))
    return item.sub_type === 'plane' || exactMinutes(item) >= LONG_MINUTES;
  const away = distanceBetween(from, house);
  return away > TOWN_M && (!isLocated(to) || distanceBetween(to, house) < away);
}
