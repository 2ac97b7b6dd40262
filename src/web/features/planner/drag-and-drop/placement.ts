import { daysBetween, formatDay, parseDay } from '#domain/days.ts';
import { isTimedItem } from '#domain/items.ts';
import { DEFAULT_DURATION, exactMinutes } from '#domain/spans.ts';
import { DAY_MINUTES, formatMinutes, minutesUntil, parseMinutes } from '#domain/times.ts';
import type { ItemWrite, PlannerItem, PlannerItemOf } from '#web/trip-data/trip.ts';
import { formOf, writeOf } from '../item-dialog/item-form.ts';

/** Where an item stands, or would land. */
export interface Placement {
  /** ISO day on which it begins; empty for a note about the whole trip. */
  day: string;
  /** Minutes from that day's midnight, of a stay its check-in; null without an hour. */
  minute: number | null;
  /** Minutes it takes, break included; 0 for stays and notes. */
  length: number;
}

/** Where an item is now. */
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

/** As the schedule has it [ITEM-2]; without an hour, the duration it had or has been given. */
function plannedLength(item: PlannerItemOf<'activity' | 'meal'>): number {
  const start = parseMinutes(item.time);
  const end = parseMinutes(item.end_time);
  const difference = start === null || end === null ? 0 : minutesUntil(start, end);
  return difference || (item.duration && item.duration > 0 ? item.duration : DEFAULT_DURATION);
}

/** Whether an item can wait in the tray of a day: those that stand at an hour, and notes, which have none. */
export const canWait = (item: PlannerItem) => isTimedItem(item) || item.kind === 'note';

/**
 * What is written so that an item lands there. It names the columns that say when, and leaves all others as they are
 * stored: moving rewords nothing. A stay keeps its nights, transport its break.
 *
 * @returns null for a day that is none
 */
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

/** An end that was given moves along with the start, and is given where the length changes; without a start it goes. */
function movedEnd(item: PlannerItemOf<'activity' | 'meal'>, from: Placement, to: Placement): string {
  if (to.minute === null) return '';
  if (from.length !== to.length) return formatMinutes(to.minute + to.length);
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

/** Saving a form cleans every column, and words some anew; a move hands all but the time back as it is stored. */
function onlyWhen(item: PlannerItem, write: ItemWrite | null): ItemWrite | null {
  if (write === null) return null;
  const { columns } = write;
  for (const name of Object.keys(columns)) {
    if (!WHEN.has(name)) Reflect.set(columns, name, Reflect.get(item, name));
  }
  return write;
}

/** Whether both are the same place, so that nothing has to be written. */
export function isSamePlacement(one: Placement | null, other: Placement | null): boolean {
  if (one === null || other === null) return one === other;
  return one.day === other.day && one.minute === other.minute && one.length === other.length;
}

/** A landing so many days later; one that has no day stays where it is. */
export function shiftDays(placement: Placement, days: number): Placement {
  const day = parseDay(placement.day);
  return day ? { ...placement, day: formatDay(day.add({ days })) } : placement;
}

/** A landing that begins `start` minutes from the midnight of a day; before 0 and from 1440 it is another day's. */
export function timedPlacement(day: Temporal.PlainDate, start: number, length: number): Placement {
  const days = Math.floor(start / DAY_MINUTES);
  return { day: formatDay(day.add({ days })), minute: start - days * DAY_MINUTES, length };
}

/** Where a landing begins, in minutes from the midnight of a day; null without an hour. */
export function startOn(placement: Placement, day: Temporal.PlainDate): number | null {
  const own = parseDay(placement.day);
  return own && placement.minute !== null ? daysBetween(day, own) * DAY_MINUTES + placement.minute : null;
}
