/** Conflicts of a day's plan with their reason and, where possible, a new start [PLUS-1]. */

import type { DayStay, DayStops } from './day-stops.ts';
import { formatDay } from './days.ts';
import { distanceBetween } from './geo.ts';
import type { AccommodationItem, ActivityItem, ItineraryItem, TripItem } from './items.ts';
import { exactSpan, type TimeSpan } from './spans.ts';
import { DAY_MINUTES, minutesUntil, parseMinutes } from './times.ts';

/** A conflict for which `item` would have to move. Minutes from midnight. */
export type Warning =
  | {
      kind: 'overlap';
      item: TripItem;
      other: TripItem;
      minutes: number;
      /** The new start; null: none on this day, or a timetable. */
      shiftTo: number | null;
    }
  | { kind: 'late'; item: TripItem; from: TripItem; needed: number; gap: number; shiftTo: number | null }
  | { kind: 'beforeCheckIn'; item: TripItem; stay: AccommodationItem; at: number; checkIn: number }
  | { kind: 'afterCheckOut'; item: TripItem; stay: AccommodationItem; at: number; checkOut: number }
  | { kind: 'closed'; item: ActivityItem; day: Temporal.PlainDate }
  /** Opening hours; null: not known. */
  | { kind: 'outsideHours'; item: ActivityItem; opens: number | null; closes: number | null }
  /** It leaves from elsewhere, with nothing planned to get there. */
  | { kind: 'far'; item: ItineraryItem; from: TripItem; distanceM: number };

/** Metres within which a place counts as at the lodging. */
export const AT_THE_DOOR_M = 200;
const SHIFT_STEP = 5;
const TIMETABLED = new Set(['train', 'plane', 'bus', 'metro', 'ferry']);

/** Rounds up to the next five minutes. @returns null for timetables, and for another day */
export function laterStart(item: TripItem, earliest: number): number | null {
  if (item.kind === 'itinerary' && TIMETABLED.has(item.sub_type ?? '')) return null;
  const start = Math.ceil(earliest / SHIFT_STEP) * SHIFT_STEP;
  return start >= 0 && start < DAY_MINUTES ? start : null;
}

export function warningsAt(items: readonly TripItem[], day: Temporal.PlainDate, plan: DayStops): Warning[] {
  return [
    ...earlyArrivals(plan),
    ...lateDepartures(plan),
    ...closedDays(items, day),
    ...outsideHours(items, day),
  ];
}

function earlyArrivals({ stops, checkIn }: DayStops): Warning[] {
  if (!checkIn) return [];
  return stops.flatMap((stop): Warning[] => {
    const isArrival = stop.item.kind === 'itinerary' && isAtDoor(checkIn, stop.leaveFrom);
    if (!isArrival || !stop.isEndKnown || stop.end >= checkIn.at || stop.end < 0) return [];
    return [
      { kind: 'beforeCheckIn', item: stop.item, stay: checkIn.item, at: stop.end, checkIn: checkIn.at },
    ];
  });
}

function lateDepartures({ stops, checkOut, sleep }: DayStops): Warning[] {
  if (!checkOut || (sleep && distanceBetween(sleep.place, checkOut.place) < AT_THE_DOOR_M)) return [];
  return stops.flatMap((stop): Warning[] => {
    const isDeparture = stop.item.kind === 'itinerary' && isAtDoor(checkOut, stop.arriveAt);
    if (!isDeparture || stop.start <= checkOut.at) return [];
    return [
      { kind: 'afterCheckOut', item: stop.item, stay: checkOut.item, at: stop.start, checkOut: checkOut.at },
    ];
  });
}

function isAtDoor({ place }: DayStay, at: { lat: number; lng: number } | null): boolean {
  return at !== null && distanceBetween(place, at) < AT_THE_DOOR_M;
}

function closedDays(items: readonly TripItem[], day: Temporal.PlainDate): Warning[] {
  const iso = formatDay(day);
  return items.flatMap((item): Warning[] =>
    item.kind === 'activity' && item.date === iso && item.closed_on?.includes(day.dayOfWeek)
      ? [{ kind: 'closed', item, day }]
      : [],
  );
}

function outsideHours(items: readonly TripItem[], day: Temporal.PlainDate): Warning[] {
  const iso = formatDay(day);
  return items.flatMap((item): Warning[] => {
    if (item.kind !== 'activity' || item.date !== iso) return [];
    const span = exactSpan(item);
    const opens = parseMinutes(item.opens_at);
    const closes = parseMinutes(item.closes_at);
    if (!span || (opens === null && closes === null)) return [];
    return isOpen(span, opens, closes) ? [] : [{ kind: 'outsideHours', item, opens, closes }];
  });
}

/** Minutes of the morning until which a closing hour alone is that of the night. */
const NIGHT_UNTIL = 6 * 60;

function isOpen({ start, end }: TimeSpan, opens: number | null, closes: number | null): boolean {
  if (closes === null) return start >= (opens ?? 0);
  if (opens === null) return end <= closes + (closes < NIGHT_UNTIL && start >= closes ? DAY_MINUTES : 0);
  // A bar that closes at two is open past midnight, and was so after the last one; equal hours: it never closes.
  const length = minutesUntil(opens, closes);
  return length === 0 || [opens - DAY_MINUTES, opens].some((from) => start >= from && end <= from + length);
}
