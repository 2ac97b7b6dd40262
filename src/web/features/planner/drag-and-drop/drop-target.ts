import { type DayRange, daysBetween, parseDay } from '#domain/days.ts';
import { isTimedItem } from '#domain/items.ts';
import { itineraryHours, timeSpan } from '#domain/spans.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { canWait, type Placement, placementOf, shiftDays, startOn, timedPlacement } from './placement.ts';

/** Minutes that a move goes by, and by which it goes when it is to be exact. */
export const STEP = 15;
export const FINE_STEP = 5;

/** Where an item without an hour first stands when it is given one by keyboard. */
const FIRST_HOUR = 9 * 60;

/** What is held of an item: all of it, or its upper or lower edge. */
export type Part = 'whole' | 'start' | 'end';

/** Something taken in hand on a day that is on screen. */
export interface DragSource {
  item: PlannerItem;
  part: Part;
  from: Placement;
  /** The day it was taken on; null when it was on none. */
  day: Temporal.PlainDate | null;
  /** Minutes from the held part to the pointer; null for what stood at no hour. */
  offset: number | null;
}

/** Takes an item in hand. `pointer` is where, in minutes from the midnight of the day; null when not on the hours. */
export function dragSourceAt(
  item: PlannerItem,
  part: Part,
  day: Temporal.PlainDate | null,
  pointer: number | null,
): DragSource {
  const from = placementOf(item);
  const start = day && startOn(from, day);
  const partMinute = start !== null && part === 'end' ? start + from.length : start;
  return {
    item,
    part,
    from,
    day,
    offset: partMinute === null || pointer === null ? null : pointer - partMinute,
  };
}

/** Where it lands on the hours of a day, with the pointer so many minutes from midnight; snapped to `step`. */
export function onHours(
  source: DragSource,
  day: Temporal.PlainDate,
  pointer: number,
  step: number,
): Placement {
  const { item, part, from } = source;
  if (item.kind === 'note') return { ...from, day: day.toString() };
  // The band of a night, and the card of the last day, tell of no hour: they move by days alone.
  if (item.kind === 'accommodation' && source.offset === null) return onDay(source, day);
  const at = snap(pointer - (source.offset ?? 0), step);
  if (part !== 'whole') return resized(source, day, at, step);
  const hasBegun = source.day !== null && (startOn(from, source.day) ?? 0) < 0;
  const earliest = hasBegun ? snap(step - drawnMinutes(item, from.length), step) : 0;
  return timedPlacement(day, clamp(at, earliest, DAY_MINUTES - step), from.length);
}

/** Where it lands on a day as such: at its hour, in the tray if it has none; a stay or a night by as many days. */
export function onDay(source: DragSource, day: Temporal.PlainDate): Placement {
  const from = source.day ?? parseDay(source.from.day);
  return from && source.from.day !== ''
    ? shiftDays(source.from, daysBetween(from, day))
    : { ...source.from, day: day.toString() };
}

/** Where it lands in the tray of a day; null for a stay, which can't wait there. */
export function inTray(source: DragSource, day: Temporal.PlainDate): Placement | null {
  if (!canWait(source.item) || source.part !== 'whole') return null;
  return { ...source.from, day: day.toString(), minute: null };
}

function resized(
  { item, part, from }: DragSource,
  day: Temporal.PlainDate,
  at: number,
  step: number,
): Placement {
  const start = startOn(from, day);
  if (start === null) return from;
  if (part === 'end') return withLength(item, from, at - start, step);
  const end = start + from.length;
  // The upper edge stops at midnight: what begins the day before is moved there as a whole.
  const { length } = withLength(item, from, end - Math.max(0, at), step);
  return timedPlacement(day, end - length, length);
}

/** A length that the item can have: at least a step beyond its break; under a day, except for transport. */
function withLength(item: PlannerItem, placement: Placement, length: number, step: number): Placement {
  const pause = item.kind === 'itinerary' ? Math.max(0, item.break_duration ?? 0) : 0;
  const most = item.kind === 'itinerary' ? 7 * DAY_MINUTES : DAY_MINUTES - step;
  return { ...placement, length: clamp(length, pause + step, Math.max(most, placement.length)) };
}

/** A key's worth: minutes later, days later, minutes longer, or off its hour and back on it. */
export type KeyboardStep = { minutes: number } | { days: number } | { longer: number } | 'hour';

/** Where it lands after a key, within the trip's days and within the day. */
export function steppedPlacement(
  item: PlannerItem,
  placement: Placement,
  step: KeyboardStep,
  trip: DayRange,
): Placement {
  if (step === 'hour') return withoutHour(item, placement);
  if ('days' in step) return steppedDay(placement, step.days, trip);
  if (item.kind === 'note') return placement;
  if ('longer' in step) {
    if (!isTimedItem(item) || placement.minute === null) return placement;
    const size = Math.abs(step.longer);
    return withLength(item, placement, stepped(placement.length, step.longer), size);
  }
  if (placement.minute === null) return { ...placement, minute: FIRST_HOUR };
  const minute = stepped(placement.minute, step.minutes);
  return { ...placement, minute: clamp(minute, 0, DAY_MINUTES - Math.abs(step.minutes)) };
}

/** To the tray; from there back to the hour it had, or to a first one. */
function withoutHour(item: PlannerItem, placement: Placement): Placement {
  if (!isTimedItem(item)) return placement;
  return {
    ...placement,
    minute: placement.minute === null ? (placementOf(item).minute ?? FIRST_HOUR) : null,
  };
}

function steppedDay(placement: Placement, days: number, trip: DayRange): Placement {
  const day = parseDay(placement.day);
  if (day === null) return { ...placement, day: (days < 0 ? trip.end : trip.start).toString() };
  const last = daysBetween(trip.start, trip.end);
  const at = clamp(daysBetween(trip.start, day) + days, 0, last);
  return { ...placement, day: trip.start.add({ days: at }).toString() };
}

/** The next multiple of the step, so that 10:07 goes to 10:15, or 10:00. */
function stepped(value: number, by: number): number {
  const step = Math.abs(by);
  return by > 0 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
}

const snap = (minutes: number, step: number) => Math.round(minutes / step) * step;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** How long it is on the schedule: transport by the hour [SCHED-1], the rest as it is. */
export function drawnMinutes(item: PlannerItem, length: number): number {
  return item.kind === 'itinerary' ? itineraryHours({ duration: length, break_duration: 0 }) * 60 : length;
}

/** When something happens, in minutes from the midnight of an agreed day. */
export interface Span {
  id: string;
  title: string;
  start: number;
  end: number;
}

const AGREED_DAY = '2000-01-01';

/** When everything that stands at an hour happens; made once, when something is taken in hand. */
export function spansOf(items: readonly PlannerItem[]): Span[] {
  const agreed = Temporal.PlainDate.from(AGREED_DAY);
  return items.flatMap((item) => {
    const span = timeSpan(item);
    if (!span) return [];
    const midnight = daysBetween(agreed, span.day) * DAY_MINUTES;
    return { id: item.id, title: item.title, start: midnight + span.start, end: midnight + span.end };
  });
}

/** What would happen at the same time as the item, were it there; nothing overlaps a stay or a note. */
export function conflictsAt(item: PlannerItem, placement: Placement, spans: readonly Span[]): Span[] {
  const start = startOn(placement, Temporal.PlainDate.from(AGREED_DAY));
  if (!isTimedItem(item) || start === null) return [];
  const end = start + drawnMinutes(item, placement.length);
  return spans.filter((span) => span.id !== item.id && span.start < end && start < span.end);
}
