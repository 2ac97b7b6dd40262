import { daysBetween, formatDay, parseDay } from './days.ts';
import type { LatLng } from './geo.ts';
import { type AccommodationItem, isTimedItem, type TimedItem, type TripItem } from './items.ts';
import { isLocated, readPlace } from './place.ts';
import { exactSpan } from './spans.ts';
import { checkInMinute, checkOutMinute, minuteAtStay } from './stay-arrival.ts';
import { DAY_MINUTES } from './times.ts';

export interface DayStop<Item extends TimedItem = TimedItem> {
  item: Item;
  start: number;
  /** Minute by the clock where it ends, in exact minutes of transport, not rounded [SCHED-1]. */
  end: number;
  /** False: transport without a duration, or between zones that may differ. */
  isEndKnown: boolean;
  /** How transport goes back over the date line: to an earlier hour, or to the day before. */
  goesBack: 'hours' | 'day' | null;
  arriveAt: LatLng | null;
  leaveFrom: LatLng | null;
}

export interface DayStay {
  item: AccommodationItem;
  place: LatLng;
}

export interface DayStops {
  /** Stops by their start, the longer first. */
  stops: DayStop[];
  wake: DayStay | null;
  sleep: DayStay | null;
  /** When the room is free on the day of check-in, and when one can be there (minutes). */
  checkIn: (DayStay & { at: number; reachedAt: number }) | null;
  /** Minute by which to leave on the day of check-out. */
  checkOut: (DayStay & { at: number }) | null;
}

/** Lists stops of a day; untimed items are left out, those without a place have no position. */
export function dayStops(items: readonly TripItem[], day: Temporal.PlainDate): DayStops {
  const stays = items.filter((item) => item.kind === 'accommodation');
  const wake = lodging(stays, day.subtract({ days: 1 }));
  const sleep = lodging(stays, day);
  const stops = items.filter(isTimedItem).flatMap((item) => stopOn(item, day) ?? []);
  return {
    stops: stops.toSorted((one, other) => one.start - other.start || other.end - one.end),
    wake,
    sleep,
    checkIn:
      sleep?.item.check_in === formatDay(day)
        ? { ...sleep, at: checkInMinute(sleep.item), reachedAt: minuteAtStay(items, sleep.item) }
        : null,
    checkOut: wake?.item.check_out === formatDay(day) ? { ...wake, at: checkOutMinute(wake.item) } : null,
  };
}

function lodging(stays: readonly AccommodationItem[], night: Temporal.PlainDate): DayStay | null {
  const covering = stays.flatMap((item) => {
    const place = readPlace(item.location);
    const [checkIn, checkOut] = [parseDay(item.check_in), parseDay(item.check_out)];
    const covers =
      checkIn && checkOut && daysBetween(checkIn, night) >= 0 && daysBetween(night, checkOut) > 0;
    return covers && isLocated(place) ? { item, place } : [];
  });
  return (
    covering.toSorted((a, b) => (a.item.check_in ?? '').localeCompare(b.item.check_in ?? '')).at(-1) ?? null
  );
}

function stopOn(item: TimedItem, day: Temporal.PlainDate): DayStop | null {
  const span = exactSpan(item);
  if (!span) return null;
  const shift = daysBetween(day, span.day) * DAY_MINUTES;
  const [start, end] = [span.start + shift, Math.max(span.start, span.end) + shift];
  const touchesDay = start < DAY_MINUTES && (start >= 0 || end > 0);
  if (!touchesDay) return null;
  const isBefore = span.end < span.start;
  const goesBack = isBefore ? (span.end < 0 ? 'day' : 'hours') : null;
  return { item, start, end, isEndKnown: span.isEndKnown && !isBefore, goesBack, ...endsOf(item) };
}

function endsOf(item: TimedItem): Pick<DayStop, 'arriveAt' | 'leaveFrom'> {
  if (item.kind === 'itinerary') {
    return { arriveAt: pointOf(item.start_location), leaveFrom: pointOf(item.end_location) };
  }
  const at = pointOf(item.location);
  return { arriveAt: at, leaveFrom: at };
}

function pointOf(location: unknown): LatLng | null {
  const place = readPlace(location);
  return isLocated(place) ? { lat: place.lat, lng: place.lng } : null;
}
