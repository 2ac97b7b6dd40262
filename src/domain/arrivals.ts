import type { ItineraryItem, TimedItem } from './items.ts';
import { isLocated, type LocatedPlace, readPlace } from './place.ts';
import { exactMinutes, type TimeSpan, timeSpan } from './spans.ts';
import { DAY_MINUTES } from './times.ts';

/**
 * When transport arrives, by the clock of where it does: as on a ticket. Minutes count from the midnight of the day of
 * departure, by whichever clock: a journey over the date line may arrive before it has left.
 */

/** Degrees of longitude within which two places without a known zone are taken to have one clock. */
const SAME_CLOCK_LNG = 2;

export interface Arrival {
  end: number;
  /** False without a duration, and where the zones of places far apart are not known. */
  isEndKnown: boolean;
}

type Journey = Pick<ItineraryItem, 'start_location' | 'end_location'>;

/** When a journey that leaves at `start` minutes of `day` arrives. */
export function arrivalOf(
  item: Journey & Pick<ItineraryItem, 'duration' | 'break_duration'>,
  { day, start }: Pick<TimeSpan, 'day' | 'start'>,
): Arrival {
  const minutes = exactMinutes(item);
  const zones = zonesOf(item);
  const end = zones && clockAfter({ day, start }, minutes, zones);
  const isEndKnown = minutes > 0 && (end !== null || !isFar(item));
  return { end: end ?? start + minutes, isEndKnown };
}

/** Day and hours of an item as a ticket names them; of transport by the clock of each end. */
export function exactSpan(item: TimedItem): (TimeSpan & Arrival & { minutes: number }) | null {
  const span = timeSpan(item);
  if (!span) return null;
  if (item.kind !== 'itinerary') return { ...span, isEndKnown: true, minutes: span.end - span.start };
  return { ...span, ...arrivalOf(item, span), minutes: exactMinutes(item) };
}

/**
 * Minutes of a journey that arrives the next time that the clock there shows `end`.
 *
 * @param end minutes from midnight
 */
export function minutesToArrival(
  item: Journey,
  { day, start }: Pick<TimeSpan, 'day' | 'start'>,
  end: number,
): number {
  const zones = zonesOf(item);
  const sameClock = clockAfter({ day, start }, 0, zones ?? { from: 'UTC', to: 'UTC' }) ?? start;
  return (((end - sameClock) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
}

function zonesOf({ start_location, end_location }: Journey): { from: string; to: string } | null {
  const [from, to] = [readPlace(start_location)?.time_zone, readPlace(end_location)?.time_zone];
  return from && to ? { from, to } : null;
}

/** Minutes from the midnight of the day of departure at which the clock of the arrival stands; null for no such zone. */
function clockAfter(
  { day, start }: Pick<TimeSpan, 'day' | 'start'>,
  minutes: number,
  { from, to }: { from: string; to: string },
): number | null {
  try {
    const departure = day.toPlainDateTime().add({ minutes: start }).toZonedDateTime(from);
    const arrival = departure.add({ minutes }).withTimeZone(to).toPlainDateTime();
    return day.toPlainDateTime().until(arrival, { largestUnit: 'minutes' }).total('minutes');
  } catch {
    return null;
  }
}

function isFar({ start_location, end_location }: Journey): boolean {
  const [from, to] = [readPlace(start_location), readPlace(end_location)];
  return isLocated(from) && isLocated(to) && lngApart(from, to) > SAME_CLOCK_LNG;
}

function lngApart(one: LocatedPlace, other: LocatedPlace): number {
  const apart = Math.abs(one.lng - other.lng) % 360;
  return Math.min(apart, 360 - apart);
}
