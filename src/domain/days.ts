import { memoizeByObject, memoizeByText } from './memoize.ts';

export interface DayRange {
  start: Temporal.PlainDate;
  end: Temporal.PlainDate;
}

export interface TripDates {
  start_date: string | null;
  end_date: string | null;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `2026-12-03`. @returns null for anything else */
export function parseDay(value: string | null | undefined): Temporal.PlainDate | null {
  return value ? knownDay(value) : null;
}

/** Parses each day once: a trip of weeks asks for the same sixty days some thousand times. */
const knownDay = memoizeByText((value: string): Temporal.PlainDate | null => {
  if (!ISO_DAY.test(value)) return null;
  try {
    return Temporal.PlainDate.from(value);
  } catch {
    return null;
  }
});

const EPOCH = '1970-01-01';

/** Days since 1970: compared and counted many times each. */
const epochDay = memoizeByObject((day: Temporal.PlainDate): number => day.since(EPOCH).days);

/** @returns a day as the database and addresses write it: `2026-12-03` */
export function formatDay(day: Temporal.PlainDate): string {
  return day.toString();
}

/** @returns null when a date is missing, wrong, or they are the wrong way round */
export function tripRange(trip: TripDates): DayRange | null {
  const start = parseDay(trip.start_date);
  const end = parseDay(trip.end_date);
  return start && end && daysBetween(start, end) >= 0 ? { start, end } : null;
}

export function tripDays(start: Temporal.PlainDate, end: Temporal.PlainDate): Temporal.PlainDate[] {
  const count = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length: count }, (_, days) => start.add({ days }));
}

export function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return epochDay(to) - epochDay(from);
}

/** Number of a day in the range, from 1; null outside the trip. */
export function dayNumber(range: DayRange, day: Temporal.PlainDate): number | null {
  return isWithin(range, day) ? daysBetween(range.start, day) + 1 : null;
}

export function isWithin(range: DayRange, day: Temporal.PlainDate): boolean {
  return epochDay(range.start) <= epochDay(day) && epochDay(day) <= epochDay(range.end);
}

export function rangesMeet(one: DayRange, other: DayRange): boolean {
  return epochDay(one.start) <= epochDay(other.end) && epochDay(other.start) <= epochDay(one.end);
}

export type TripPhase =
  | { kind: 'upcoming'; days: number }
  | { kind: 'ongoing'; day: number; total: number }
  | { kind: 'past' };

export function phaseOf(range: DayRange, today: Temporal.PlainDate): TripPhase {
  const days = daysBetween(today, range.start);
  if (days > 0) return { kind: 'upcoming', days };
  const day = dayNumber(range, today);
  return day === null
    ? { kind: 'past' }
    : { kind: 'ongoing', day, total: daysBetween(range.start, range.end) + 1 };
}
