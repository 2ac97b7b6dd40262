import { type DayRange, daysBetween, isWithin, parseDay } from '#domain/days.ts';
import { isTimedItem } from '#domain/items.ts';
import { exactSpan, type TimeSpan } from '#domain/spans.ts';
import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import {
  canWait,
  clockMinutes,
  drawnMinutes,
  isSamePlacement,
  movedTo,
  type Placement,
  placementOf,
  shiftDays,
  startOn,
  timedPlacement,
} from './placement.ts';

/** In minutes; the fine one applies with Shift or Alt. */
export const STEP = 15;
export const FINE_STEP = 5;

/** Start, in minutes from midnight, of items that get an hour by keyboard. */
const FIRST_HOUR = 9 * 60;

/** `start` is the upper edge, `end` the lower one. */
export type Part = 'whole' | 'start' | 'end';

export interface DragSource {
  item: PlannerItem;
  part: Part;
  from: Placement;
  /** Null: the item is on no day. */
  day: Temporal.PlainDate | null;
  /** In minutes from the dragged part to the pointer; null without an hour. */
  offset: number | null;
}

/** `pointer` is in minutes from midnight; null off the timeline. */
export function dragSourceAt(
  item: PlannerItem,
  part: Part,
  day: Temporal.PlainDate | null,
  pointer: number | null,
): DragSource {
  const from = placementOf(item);
  const start = day && startOn(from, day);
  const partMinute = start !== null && part === 'end' ? start + clockMinutes(item, from) : start;
  return {
    item,
    part,
    from,
    day,
    offset: partMinute === null || pointer === null ? null : pointer - partMinute,
  };
}

/** `pointer` is in minutes from midnight, snapped to `step`. */
export function onHours(
  source: DragSource,
  day: Temporal.PlainDate,
  pointer: number,
  step: number,
): Placement {
  const { item, part, from } = source;
  if (item.kind === 'note') return { ...from, day: day.toString() };
  // Bands and check-out cards of stays have no hour: they move by days.
  if (item.kind === 'accommodation' && source.offset === null) return onDay(source, day);
  const at = snap(pointer - (source.offset ?? 0), step);
  if (part !== 'whole') return resized(source, day, at, step);
  const hasBegun = source.day !== null && (startOn(from, source.day) ?? 0) < 0;
  const earliest = hasBegun ? snap(step - drawnMinutes(item, from), step) : 0;
  return timedPlacement(day, clamp(at, earliest, DAY_MINUTES - step), from.length);
}

/** The hour is unchanged, or the item waits in the tray; stays move by days. */
export function onDay(source: DragSource, day: Temporal.PlainDate): Placement {
  const from = source.day ?? parseDay(source.from.day);
  return from && source.from.day !== ''
    ? shiftDays(source.from, daysBetween(from, day))
    : { ...source.from, day: day.toString() };
}

/** Null: stays and resizes can't go there. */
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
  // The second clock may be ahead of the first.
  const ahead = clockMinutes(item, from) - from.length;
  if (part === 'end') return withLength(item, from, at - ahead - start, step);
  const end = start + from.length;
  // The upper edge stops at midnight.
  const { length } = withLength(item, from, end - Math.max(0, at), step);
  return timedPlacement(day, end - length, length);
}

/** Has at least one step beyond the break, and is under a day except for transport. */
function withLength(item: PlannerItem, placement: Placement, length: number, step: number): Placement {
  const pause = item.kind === 'itinerary' ? Math.max(0, item.break_duration ?? 0) : 0;
  const most = item.kind === 'itinerary' ? 7 * DAY_MINUTES : DAY_MINUTES - step;
  return { ...placement, length: clamp(length, pause + step, Math.max(most, placement.length)) };
}

/** `hour` moves into the tray and back. */
export type KeyboardStep = { minutes: number } | { days: number } | { longer: number } | 'hour';

/** The result is within the trip's days, and within the day. */
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
  // One that is later than the last step of its day stays there.
  const last = Math.max(placement.minute, DAY_MINUTES - Math.abs(step.minutes));
  return { ...placement, minute: clamp(minute, 0, last) };
}

/** An item from the tray returns to its own hour, or gets the first one. */
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

/** A move by one press: to the day beside, without an hour, or from outside to the trip's nearest day. */
export type QuickMove = { days: 1 | -1 } | 'tray' | 'trip';

/** Null when the move is impossible or changes nothing: outside of the trip no day is the next one. */
export function quickPlacement(item: PlannerItem, move: QuickMove, trip: DayRange | null): Placement | null {
  const from = placementOf(item);
  if (move === 'tray') return canWait(item) && from.minute !== null ? { ...from, minute: null } : null;
  if (!trip || isOutside(from, trip) !== (move === 'trip')) return null;
  const to = steppedDay(from, move === 'trip' ? 0 : move.days, trip);
  return isSamePlacement(from, to) ? null : to;
}

function isOutside(placement: Placement, trip: DayRange): boolean {
  const day = parseDay(placement.day);
  return day !== null && !isWithin(trip, day);
}

/** Steps to the next multiple: 10:07 goes to 10:15, or 10:00. */
function stepped(value: number, by: number): number {
  const step = Math.abs(by);
  return by > 0 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
}

const snap = (minutes: number, step: number) => Math.round(minutes / step) * step;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export interface Span {
  id: string;
  title: string;
  start: number;
  end: number;
}

const REFERENCE_DAY = '2000-01-01';

/** Computes exact spans; called once per drag. */
export function spansOf(items: readonly PlannerItem[]): Span[] {
  return items.flatMap((item) => {
    const span = exactSpan(item);
    return span ? { id: item.id, title: item.title, ...sinceReference(span) } : [];
  });
}

function sinceReference({ day, start, end }: TimeSpan): Pick<Span, 'start' | 'end'> {
  const midnight = daysBetween(Temporal.PlainDate.from(REFERENCE_DAY), day) * DAY_MINUTES;
  return { start: midnight + start, end: midnight + end };
}

/** Empty for stays and notes. */
export function conflictsAt(item: PlannerItem, placement: Placement, spans: readonly Span[]): Span[] {
  const moved = movedTo(item, placement);
  const span = moved && exactSpan(moved);
  if (!span) return [];
  const { start, end } = sinceReference(span);
  return spans.filter((other) => other.id !== item.id && other.start < end && start < other.end);
}
