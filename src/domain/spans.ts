import { type Arrival, arrivalOf, type Departure, exactMinutes } from './arrivals.ts';
import { type DayRange, daysBetween, parseDay } from './days.ts';
import {
  type ActivityItem,
  type ItineraryItem,
  isTimedItem,
  type MealItem,
  type TimedItem,
  type TripItem,
} from './items.ts';
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

/**
 * When an item happens on the schedule. Transport whose zones are known ends by the clock of its arrival, other transport
 * after whole hours [SCHED-1]; over the date line it may arrive at an earlier hour than it left, and then has no length here.
 *
 * @returns null for an item without a day or a time, and for kinds that stand at no hour
 */
export const timeSpan = memoizeByObject((item: TripItem): TimeSpan | null => {
  if (!isTimedItem(item)) return null;
  const day = parseDay(item.date);
  const start = parseMinutes(item.time);
  if (!day || start === null) return null;
  return { day, start, end: scheduledEnd(item, { day, start }) };
});

function scheduledEnd(item: TimedItem, departure: Departure): number {
  const { start } = departure;
  if (item.kind !== 'itinerary') return start + plannedMinutes(item, start);
  const { end, isByTicket } = arrivalOf(item, departure);
  return isByTicket ? Math.max(start, end) : start + itineraryHours(item) * 60;
}

/** Day and hours of an item as a ticket names them, of transport by the clock of each end; null like {@link timeSpan}. */
export const exactSpan = memoizeByObject(
  (item: TimedItem): (TimeSpan & Omit<Arrival, 'isByTicket'> & { minutes: number }) | null => {
    const span = timeSpan(item);
    if (!span) return null;
    const minutes = span.end - span.start;
    if (item.kind !== 'itinerary') return { ...span, isEndKnown: true, minutes };
    const { end, isEndKnown } = arrivalOf(item, span);
    return { ...span, end, isEndKnown, minutes: exactMinutes(item) };
  },
);

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
