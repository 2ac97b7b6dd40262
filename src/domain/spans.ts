import { type Arrival, arrivalOf, type Departure, exactMinutes } from './arrivals.ts';
import { type DayRange, daysBetween, parseDay } from './days.ts';
import { type ActivityItem, type ItineraryItem, isTimedItem, type MealItem, type TripItem } from './items.ts';
import { memoizeByObject } from './memoize.ts';
import { DAY_MINUTES, minutesUntil, parseMinutes } from './times.ts';

export const DEFAULT_DURATION = 60;
export const DEFAULT_CHECK_IN_TIME = '14:00';
export const DEFAULT_CHECK_OUT_TIME = '11:00';

/** A span in minutes from that day's midnight; `end` may pass 1440. */
export interface TimeSpan extends Departure {
  end: number;
}

/** A span by the clock of each end; `minutes` of travel. */
export interface ExactSpan extends TimeSpan, Arrival {
  minutes: number;
}

/** Does not round: over the date line, transport may arrive before it left. @returns null without an hour */
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

/** Rounds to whole hours what goes by no ticket [SCHED-1]. @returns null like {@link exactSpan} */
export const timeSpan = memoizeByObject((item: TripItem): TimeSpan | null => {
  const span = exactSpan(item);
  if (!span) return null;
  const { day, start, end, isByTicket } = span;
  if (item.kind === 'itinerary' && !isByTicket) return { day, start, end: start + itineraryHours(item) * 60 };
  return { day, start, end: Math.max(start, end) };
});

/** "Converted to hours by rounding" [SCHED-1]: 1 h 50 is 2, half an hour 1, less none. Labels show `exactMinutes`. */
export function itineraryHours(item: Pick<ItineraryItem, 'duration' | 'break_duration'>): number {
  return Math.round(exactMinutes(item) / 60);
}

/** Minutes to the end time, maybe the next day [SCHED-2]; else the duration; else an hour. */
function plannedMinutes(item: ActivityItem | MealItem, start: number): number {
  const end = parseMinutes(item.end_time);
  const difference = end === null ? 0 : minutesUntil(start, end);
  // Equal times give no duration.
  if (difference > 0) return difference;
  return item.duration && item.duration > 0 ? item.duration : DEFAULT_DURATION;
}

/** A stay up to its check-out, a journey on each day that it touches; midnight touches no new day. @returns null without a day */
export const daysOf = memoizeByObject((item: TripItem): DayRange | null => {
  if (item.kind === 'accommodation') {
    const start = parseDay(item.check_in);
    const end = parseDay(item.check_out);
    return start && end && daysBetween(start, end) > 0 ? { start, end } : single(start ?? end);
  }
  const span = timeSpan(item);
  return span ? { start: span.day, end: lastDayOf(span) } : single(parseDay(item.date));
});

/** Days of an item by its exact end, too: drawn by rounded hours, transport may end on the day before [SCHED-1]. */
const reachedDays = memoizeByObject((item: TripItem): DayRange | null => {
  const days = daysOf(item);
  const span = exactSpan(item);
  const end = span && lastDayOf(span);
  return days && end && daysBetween(days.end, end) > 0 ? { start: days.start, end } : days;
});

/** Groups items by day in one pass: a stay is on all of its days, an item past midnight on both. */
export function itemsByDay<Item extends TripItem>(
  items: readonly Item[],
  days: readonly Temporal.PlainDate[],
): Item[][] {
  const lists = days.map((): Item[] => []);
  const [first] = days;
  if (!first) return lists;
  for (const item of items) {
    const range = reachedDays(item);
    if (!range) continue;
    const start = daysBetween(first, range.start);
    const end = range.end === range.start ? start : daysBetween(first, range.end);
    for (let index = Math.max(0, start); index <= end && index < days.length; index++)
      lists[index]?.push(item);
  }
  return lists;
}

/** Last day of a span: midnight is the day before; over the date line, it may be one earlier. */
export function lastDayOf({ day, start, end }: TimeSpan): Temporal.PlainDate {
  if (end < 0) return day.add({ days: Math.floor(end / DAY_MINUTES) });
  return end > start ? day.add({ days: Math.floor((end - 1) / DAY_MINUTES) }) : day;
}

function single(day: Temporal.PlainDate | null): DayRange | null {
  return day && { start: day, end: day };
}
