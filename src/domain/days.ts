import { memoizeByObject, memoizeByText } from './memoize.ts';

/** First and last day of something that lasts, both included. */
export interface DayRange {
  start: Temporal.PlainDate;
  end: Temporal.PlainDate;
}

/** The dates of a trip as the database has them. */
export interface TripDates {
  start_date: string | null;
  end_date: string | null;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a day written `2026-12-03`. @returns null for anything else, and for days that no calendar has */
export function parseDay(value: string | null | undefined): Temporal.PlainDate | null {
  return value ? knownDay(value) : null;
}

/** A trip of weeks asks for the same sixty days some thousand times. */
const knownDay = memoizeByText((value: string): Temporal.PlainDate | null => {
  if (!ISO_DAY.test(value)) return null;
  try {
    return Temporal.PlainDate.from(value);
  } catch {
    return null;
  }
});

const EPOCH = '1970-01-01';

/** Days since 1970: days are compared and counted by it, many times each. */
const epochDay = memoizeByObject((day: Temporal.PlainDate): number => day.since(EPOCH).days);

/** @returns a day as the database and addresses write it: `2026-12-03` */
export function formatDay(day: Temporal.PlainDate): string {
  return day.toString();
}

/** @returns the range of a trip's dates; null when one is missing, wrong, or they are the wrong way round */
export function tripRange(trip: TripDates): DayRange | null {
  const start = parseDay(trip.start_date);
  const end = parseDay(trip.end_date);
  return start && end && daysBetween(start, end) >= 0 ? { start, end } : null;
}

/** @returns every day from the first to the last inclusive; none when they are the wrong way round [TRIP-1] */
export function tripDays(start: Temporal.PlainDate, end: Temporal.PlainDate): Temporal.PlainDate[] {
  const count = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length: count }, (_, days) => start.add({ days }));
}

/** @returns how many days lie from one day to another; negative when it lies before */
export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return epochDay(to) - epochDay(from);
}

/** @returns 1 for the trip's first day, 2 for the next …; null for a day outside the trip */
export function dayNumber(range: DayRange, day: Temporal.PlainDate): number | null {
  return isWithin(range, day) ? daysBetween(range.start, day) + 1 : null;
}

/** @returns whether a day is in a range, its first and last day included */
export function isWithin(range: DayRange, day: Temporal.PlainDate): boolean {
  return epochDay(range.start) <= epochDay(day) && epochDay(day) <= epochDay(range.end);
}

/** @returns whether two ranges have a day in common */
export function rangesMeet(one: DayRange, other: DayRange): boolean {
  return epochDay(one.start) <= epochDay(other.end) && epochDay(other.start) <= epochDay(one.end);
}
