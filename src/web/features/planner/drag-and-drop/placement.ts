import { exactMinutes } from '#domain/arrivals.ts';
import { daysBetween, formatDay, parseDay } from '#domain/days.ts';
import { isTimedItem, type TimedItem } from '#domain/items.ts';
import { fieldOf } from '#domain/json.ts';
import { DEFAULT_DURATION, exactSpan, timeSpan } from '#domain/spans.ts';
import { DAY_MINUTES, formatMinutes, minutesUntil, parseMinutes } from '#domain/times.ts';
import type { ItemWrite, PlannerItem, PlannerItemOf } from '#web/trip-data/trip.ts';
import { formOf, writeOf } from '../item-dialog/item-form.ts';

export interface Placement {
  /** ISO day; empty for a note on the whole trip. */
  day: string;
  /** In minutes from that day's midnight (check-in of a stay); null without an hour. */
  minute: number | null;
  /** In minutes with the break; 0 for stays and notes. */
  length: number;
}

export function placementOf(item: PlannerItem): Placement {
  switch (item.kind) {
    case 'accommodation':
      return { day: item.check_in, minute: parseMinutes(item.check_in_time), length: 0 };
    case 'note':
      return { day: item.date ?? '', minute: null, length: 0 };
    case 'itinerary':
      return { day: item.date, minute: parseMinutes(item.time), length: exactMinutes(item) };
    case 'activity':
    case 'meal':
      return { day: item.date, minute: parseMinutes(item.time), length: plannedLength(item) };
  }
}

/** Length on the schedule [ITEM-2]; without an hour, the stored or default duration. */
function plannedLength(item: PlannerItemOf<'activity' | 'meal'>): number {
  const start = parseMinutes(item.time);
  const end = parseMinutes(item.end_time);
  const difference = start === null || end === null ? 0 : minutesUntil(start, end);
  return difference || (item.duration && item.duration > 0 ? item.duration : DEFAULT_DURATION);
}

/** Null: the placement has no hour. */
export function movedTo(item: PlannerItem, { day, minute, length }: Placement): TimedItem | null {
  if (!isTimedItem(item) || minute === null) return null;
  const moved = { ...item, date: day, time: formatMinutes(minute), duration: length };
  return moved.kind === 'itinerary' ? { ...moved, break_duration: 0 } : { ...moved, end_time: null };
}

/** Transport without zones is drawn by whole hours [SCHED-1]. */
export function drawnMinutes(item: PlannerItem, to: Placement): number {
  const moved = movedTo(item, to);
  const span = moved && timeSpan(moved);
  return span ? span.end - span.start : to.length;
}

/** Each end is by the clock of its place. */
export function clockMinutes(item: PlannerItem, to: Placement): number {
  const moved = movedTo(item, to);
  const span = moved && exactSpan(moved);
  return span ? span.end - span.start : to.length;
}

/** These may wait in the tray, without an hour. */
export const canWait = (item: PlannerItem) => isTimedItem(item) || item.kind === 'note';

/** Has columns of time only; a stay keeps its nights, transport its break. @returns null: invalid day */
export function placementWrite(item: PlannerItem, to: Placement): ItemWrite | null {
  if (parseDay(to.day) === null && !(item.kind === 'note' && to.day === '')) return null;
  const form = { ...formOf(item, ''), date: to.day, time: clock(to.minute) };
  const from = placementOf(item);
  switch (item.kind) {
    case 'accommodation':
      return onlyWhen(
        item,
        writeOf({
          ...form,
          check_in: to.day,
          check_out: movedCheckOut(item, to.day),
          ...(to.minute !== null && { check_in_time: clock(to.minute) }),
        }),
      );
    case 'note':
      return onlyWhen(item, writeOf(form));
    case 'itinerary': {
      const isSameLength = from.length === to.length;
      const duration = isSameLength
        ? form.duration
        : String(to.length - Math.max(0, item.break_duration ?? 0));
      return onlyWhen(item, writeOf({ ...form, duration }));
    }
    case 'activity':
    case 'meal':
      return onlyWhen(
        item,
        writeOf({ ...form, end_time: movedEnd(item, from, to), duration: String(to.length) }),
      );
  }
}

const clock = (minute: number | null) => (minute === null ? '' : formatMinutes(minute));

function movedCheckOut(item: { check_in: string; check_out: string }, checkIn: string): string {
  const [from, to, start] = [parseDay(item.check_in), parseDay(item.check_out), parseDay(checkIn)];
  const nights = from && to ? Math.max(1, daysBetween(from, to)) : 1;
  return start ? formatDay(start.add({ days: nights })) : item.check_out;
}

/** The end moves with the start, changes with the length, and is removed without a start, or a day or more after it. */
function movedEnd(item: PlannerItemOf<'activity' | 'meal'>, from: Placement, to: Placement): string {
  if (to.minute === null) return '';
  if (from.length !== to.length) return to.length < DAY_MINUTES ? formatMinutes(to.minute + to.length) : '';
  const end = parseMinutes(item.end_time);
  return end === null || from.minute === null ? '' : formatMinutes(end + to.minute - from.minute);
}

const WHEN: ReadonlySet<string> = new Set([
  'date',
  'time',
  'end_time',
  'duration',
  'check_in',
  'check_out',
  'check_in_time',
]);

/** A form's write also cleans texts; a move must not. */
function onlyWhen(item: PlannerItem, write: ItemWrite | null): ItemWrite | null {
  if (write === null) return null;
  const others = Object.keys(write.columns).filter((name) => !WHEN.has(name));
  Object.assign(write.columns, Object.fromEntries(others.map((name) => [name, fieldOf(item, name)])));
  return write;
}

export function isSamePlacement(one: Placement | null, other: Placement | null): boolean {
  if (one === null || other === null) return one === other;
  return one.day === other.day && one.minute === other.minute && one.length === other.length;
}

export function shiftDays(placement: Placement, days: number): Placement {
  const day = parseDay(placement.day);
  return day ? { ...placement, day: formatDay(day.add({ days })) } : placement;
}

/** A start below 0, or from 1440 on, is on another day. */
export function timedPlacement(day: Temporal.PlainDate, start: number, length: number): Placement {
  const days = Math.floor(start / DAY_MINUTES);
  return { day: formatDay(day.add({ days })), minute: start - days * DAY_MINUTES, length };
}

/** In minutes from the midnight of `day`; null without an hour. */
export function startOn(placement: Placement, day: Temporal.PlainDate): number | null {
  const own = parseDay(placement.day);
  return own && placement.minute !== null ? daysBetween(day, own) * DAY_MINUTES + placement.minute : null;
}
