import { daysBetween, formatDay, parseDay } from '#domain/days.ts';
import { formatMinutes, parseMinutes } from '#domain/times.ts';
import { formOf, type ItemWrite, writeOf } from '../item-dialog/model.ts';
import type { PlannerItem } from '../model.ts';

/** Where an item goes: a day, and a time for those that have one (empty: it waits in the tray). */
export interface Destination {
  date: string;
  time: string;
}

/** Where an item is now. */
export function destinationOf(item: PlannerItem): Destination {
  if (item.kind === 'accommodation') return { date: item.check_in, time: '' };
  if (item.kind === 'note') return { date: item.date ?? '', time: '' };
  const time = parseMinutes(item.time);
  return { date: item.date, time: time === null ? '' : formatMinutes(time) };
}

/** Whether the item stands at an hour, so that a time can be chosen for it. */
export const hasTime = (item: PlannerItem) => item.kind !== 'accommodation' && item.kind !== 'note';

/**
 * What is written to move an item: it keeps how long it takes, and a stay its number of nights.
 *
 * @returns null for a day that is none
 */
export function moveWrite(item: PlannerItem, to: Destination): ItemWrite | null {
  if (parseDay(to.date) === null && !(item.kind === 'note' && to.date === '')) return null;
  const form = formOf(item, '');
  switch (item.kind) {
    case 'accommodation':
      return writeOf({ ...form, check_in: to.date, check_out: movedCheckOut(item, to.date) }, item);
    case 'note':
      return writeOf({ ...form, date: to.date }, item);
    case 'itinerary':
      return writeOf({ ...form, ...to }, item);
    case 'activity':
    case 'meal':
      return writeOf({ ...form, ...to, end_time: movedEnd(form.time, form.end_time, to.time) }, item);
  }
}

function movedCheckOut(item: { check_in: string; check_out: string }, checkIn: string): string {
  const [from, to, start] = [parseDay(item.check_in), parseDay(item.check_out), parseDay(checkIn)];
  const nights = from && to ? Math.max(1, daysBetween(from, to)) : 1;
  return start ? formatDay(start.add({ days: nights })) : item.check_out;
}

/** The end moves along with the start; without a start it goes, and the duration keeps the length. */
function movedEnd(start: string, end: string, newStart: string): string {
  const [from, to, at] = [parseMinutes(start), parseMinutes(end), parseMinutes(newStart)];
  if (to === null || at === null) return '';
  return from === null ? end : formatMinutes(at + to - from);
}
