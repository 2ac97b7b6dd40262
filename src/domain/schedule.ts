import {
  type DayRange,
  daysBetween,
  formatDay,
  parseDay,
  rangesMeet,
  type TripDates,
  tripRange,
} from './days.ts';
import {
  type AccommodationItem,
  isTimedItem,
  type NoteItem,
  type TimedItem,
  type TripItem,
} from './items.ts';
import { daysOf, exactSpan, timeSpan } from './spans.ts';
import { checkInMinute, checkOutMinute, minuteAtStay } from './stay-arrival.ts';
import { DAY_MINUTES } from './times.ts';

/** Part of a day, in minutes from midnight, 0 to 1440; `start` may equal `end`. */
export interface Segment<Item extends TimedItem = TimedItem> {
  item: Item;
  start: number;
  end: number;
  /** End in exact minutes: that of transport in `end` may be rounded [SCHED-1]. */
  exactEnd: number;
  continuesBefore: boolean;
  continuesAfter: boolean;
}

/** A stay's part of a day: from check-in to midnight on the first, then all day [SCHED-3]. */
export interface StayBand<Item extends AccommodationItem = AccommodationItem> {
  item: Item;
  start: number;
  end: number;
  isCheckIn: boolean;
  /** Minute on the day of check-in after the last arrival from elsewhere; else `start`. */
  reachedAt: number;
  /** Number of the night, from 1. */
  night: number;
  nights: number;
}

/** A stay's last part, from midnight until check-out time [SCHED-3]. */
export interface CheckOutCard<Item extends AccommodationItem = AccommodationItem> {
  item: Item;
  start: 0;
  end: number;
}

/** Numbers of items, by the day they begin [SCHED-4]. */
export interface DayCounts {
  transport: number;
  accommodation: number;
  meal: number;
  activity: number;
}

export interface DaySchedule {
  timed: Segment[];
  unscheduled: TimedItem[];
  stays: StayBand[];
  checkOuts: CheckOutCard[];
  notes: NoteItem[];
  counts: DayCounts;
}

export function daySchedule(items: readonly TripItem[], day: Temporal.PlainDate): DaySchedule {
  const accommodations = items.filter((item) => item.kind === 'accommodation');
  const timed = items.filter(isTimedItem);
  return {
    timed: sortSegments(timed.flatMap((item) => segmentOn(item, day) ?? [])),
    unscheduled: timed.filter((item) => isOn(item.date, day) && timeSpan(item) === null),
    stays: accommodations.flatMap((item) => stayOn(item, day, items) ?? []),
    checkOuts: accommodations.flatMap((item) => checkOutOn(item, day) ?? []),
    notes: items.filter((item) => item.kind === 'note').filter((note) => isOn(note.date, day)),
    counts: dayCounts(items, day),
  };
}

/** Clips an item to one day, at midnight on both sides [SCHED-2]. */
export function segmentOn<Item extends TimedItem>(item: Item, day: Temporal.PlainDate): Segment<Item> | null {
  const span = timeSpan(item);
  const exact = exactSpan(item);
  if (!span || !exact) return null;
  const before = daysBetween(span.day, day) * DAY_MINUTES;
  const start = span.start - before;
  const end = span.end - before;
  const isInside = start >= 0 ? start < DAY_MINUTES : end > 0;
  if (!isInside) return null;
  const from = Math.max(0, start);
  return {
    item,
    start: from,
    end: Math.min(DAY_MINUTES, end),
    exactEnd: Math.min(DAY_MINUTES, Math.max(from, exact.end - before)),
    continuesBefore: start < 0,
    continuesAfter: end > DAY_MINUTES,
  };
}

/** Minutes of overlap by exact minutes of transport, not rounded ones [SCHED-1]. */
export function exactOverlap(one: Segment, other: Segment): number {
  return Math.max(0, Math.min(one.exactEnd, other.exactEnd) - Math.max(one.start, other.start));
}

/** Counts a day's items; a stay counts where check-in ≤ day < check-out [SCHED-4]. */
export function dayCounts(items: readonly TripItem[], day: Temporal.PlainDate): DayCounts {
  const counts: DayCounts = { transport: 0, accommodation: 0, meal: 0, activity: 0 };
  for (const item of items) {
    switch (item.kind) {
      case 'accommodation':
        if (coversNight(item, day)) counts.accommodation += 1;
        break;
      case 'itinerary':
        if (isOn(item.date, day)) counts.transport += 1;
        break;
      case 'meal':
      case 'activity':
        if (isOn(item.date, day)) counts[item.kind] += 1;
        break;
      case 'note':
        break;
    }
  }
  return counts;
}

/** Items that no day of the trip shows (shortened, or none yet); notes about the trip are none [TRIP-2]. */
export function itemsOutside<Item extends TripItem>(trip: TripDates, items: readonly Item[]): Item[] {
  const range = tripRange(trip);
  return items.filter((item) => isOutside(range, item));
}

export function isOutside(range: DayRange | null, item: TripItem): boolean {
  const days = daysOf(item);
  if (days === null) return item.kind !== 'note';
  return range === null || !rangesMeet(range, days);
}

function isOn(date: string | null | undefined, day: Temporal.PlainDate): boolean {
  return date === formatDay(day);
}

function coversNight(item: AccommodationItem, day: Temporal.PlainDate): boolean {
  const { checkIn, checkOut } = stayDays(item);
  return (
    checkIn !== null && checkOut !== null && daysBetween(checkIn, day) >= 0 && daysBetween(day, checkOut) > 0
  );
}

function stayOn(
  item: AccommodationItem,
  day: Temporal.PlainDate,
  items: readonly TripItem[],
): StayBand | null {
  const { checkIn, checkOut } = stayDays(item);
  if (!checkIn) return null;
  const nights = Math.max(1, checkOut ? daysBetween(checkIn, checkOut) : 1);
  const night = daysBetween(checkIn, day) + 1;
  if (night < 1 || night > nights) return null;
  const isCheckIn = night === 1;
  const start = isCheckIn ? checkInMinute(item) : 0;
  const reachedAt = isCheckIn ? minuteAtStay(items, item) : start;
  return { item, start, end: DAY_MINUTES, isCheckIn, reachedAt, night, nights };
}

function checkOutOn(item: AccommodationItem, day: Temporal.PlainDate): CheckOutCard | null {
  if (!isOn(item.check_out, day)) return null;
  const { checkIn, checkOut } = stayDays(item);
  // With dates in the wrong order it is on the day it begins only.
  if (checkIn && checkOut && daysBetween(checkIn, checkOut) < 0) return null;
  return { item, start: 0, end: checkOutMinute(item) };
}

function stayDays(item: AccommodationItem) {
  return { checkIn: parseDay(item.check_in), checkOut: parseDay(item.check_out) };
}

function sortSegments<Item extends TimedItem>(segments: Segment<Item>[]): Segment<Item>[] {
  return segments.toSorted((one, other) => one.start - other.start || other.end - one.end);
}
