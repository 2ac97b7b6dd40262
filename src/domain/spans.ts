import { type Arrival, arrivalOf, type Departure, exactMinutes } from './arrivals.ts';
import { type DayRange, daysBetween, parseDay } from './days.ts';
import { type ActivityItem, type ItineraryItem, isTimedItem, type MealItem, type TripItem } from './items.ts';
import { memoizeByObject } from './memoize.ts';
import { DAY_MINUTES, minutesUntil, parseMinutes } from './times.ts';

/** Duration of an activity or a meal that has neither an end time nor a duration. */
export const DEFAULT_DURATION = 60;
export const DEFAULT_CHECK_IN_TIME = '14:00';
export const DEFAULT_CHECK_OUT_TIME = '11:00';

/** When an item with a day and a time happens, in minutes from that day's midnight; `end` may pass 1440. */
export interface TimeSpan extends Departure {
  end: number;
}

/** The same as a ticket names it, of transport by the clock of each end; how long it really takes, in minutes. */
export interface ExactSpan extends TimeSpan, Arrival {
  minutes: number;
}

/**
 * When an item really happens. Over the date line transport may arrive at an earlier hour than it left.
 *
 * @returns null for an item without a day or a time, and for kinds that stand at no hour
 */
export const exactSpan = memoizeByObject((item: TripItem): ExactSpan | null => {
  if (!isTimedItem(item)) return null;
  const day = parseDay(item.date);
  const start = parseMinutes(item.time);
  if (!day || start === null) return null;
  if (item.kind === 'itinerary')
    return { day, start, ...arrivalOf(item, { day, start }), minutes: exactMinutes(item) };
  const minutes = plannedMinutes(item, start);
  return { day, start, end: start + minutes, isEndKnown: true, isByTicket: true, minutes };
});

/**
 * When an item happens on the schedule: transport whose zones are not known ends after whole hours [SCHED-1], and what arrives
 * before it has left has no length.
 *
 * @returns null like {@link exactSpan}
 */
export const timeSpan = memoizeByObject((item: TripItem): TimeSpan | null => {
  const span = exactSpan(item);
  if (!span) return null;
  const { day, start, end, isByTicket } = span;
  if (item.kind === 'itinerary' && !isByTicket) return { day, start, end: start + itineraryHours(item) * 60 };
  return { day, start, end: Math.max(start, end) };
});

/**
 * Hours that transport takes on the schedule: duration and break, in minutes, "converted to hours by rounding"
 * [SCHED-1]. So 1 h 50 stands for 2 hours, 1 h 20 for 1, half an hour for 1, and under half an hour for none: such an item
 * ends when it starts. Labels show `exactMinutes` instead.
 */
export function itineraryHours(item: Pick<ItineraryItem, 'duration' | 'break_duration'>): number {
  return Math.round(exactMinutes(item) / 60);
}

/**
 * Minutes that an activity or a meal takes: to its end time, on the next day when that lies before the
 * start [SCHED-2]; else its duration; else an hour.
 */
function plannedMinutes(item: ActivityItem | MealItem, start: number): number {
  const end = parseMinutes(item.end_time);
  const difference = end === null ? 0 : minutesUntil(start, end);
  // Two equal times have no positive difference: they say nothing of how long it takes.
  if (difference > 0) return difference;
  return item.duration && item.duration > 0 ? item.duration : DEFAULT_DURATION;
}

/**
 * The days on which an item shows, first and last included: every day of a stay up to its check-out, every
 * day a long journey touches. Something that ends at midnight does not touch the day that then begins.
 *
 * @returns null for an item without a day: a note about the whole trip, an idea not placed yet
 */
export const daysOf = memoizeByObject((item: TripItem): DayRange | null => {
  if (item.kind === 'accommodation') {
    const start = parseDay(item.check_in);
    const end = parseDay(item.check_out);
    return start && end && daysBetween(start, end) > 0 ? { start, end } : single(start ?? end);
  }
  const span = timeSpan(item);
  return span ? { start: span.day, end: lastDayOf(span) } : single(parseDay(item.date));
});

/** The day on which a span ends: one that ends at midnight ends on the day before. Over the date line it may be a day earlier. */
export function lastDayOf({ day, start, end }: TimeSpan): Temporal.PlainDate {
  if (end < 0) return day.add({ days: Math.floor(end / DAY_MINUTES) });
  return end > start ? day.add({ days: Math.floor((end - 1) / DAY_MINUTES) }) : day;
}

function single(day: Temporal.PlainDate | null): DayRange | null {
  return day && { start: day, end: day };
}
